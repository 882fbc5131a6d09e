/** Texts that show nothing to a reader. Each is blank only where every character of it is. */
export const blanks: Readonly<Record<string, string>> = {
  nothing: "",
  "white space of a keyboard": " \t\n\r\v\f",
  "separators of files and lines": "\u001c\u001d\u001e\u001f\u0085\u2028\u2029",
  "spaces of many scripts":
    "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000",
  "characters without width": "\u200b\u200c\u200d\u2060\u2061\u2062\u2063\u2064\ufeff",
  "Hangul fillers": "\u115f\u1160\u3164\uffa0",
  "signs with an empty form": "\u2800\u{1d159}",
  "Mongolian separators": "\u180b\u180c\u180d\u180e\u180f",
  "Khmer inherent vowels": "\u17b4\u17b5",
  "variation selectors and tags": "\ufe00\ufe0f\u{e0100}\u{e0001}\u{e0041}\u{e007f}",
  "a soft hyphen and a joiner of graphemes": "\u00ad\u034f",
  "marks of direction": "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
  "marks of annotation and music": "\ufff9\ufffa\ufffb\u{1d173}\u{1d17a}",
};
