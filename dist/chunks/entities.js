// node_modules/entities/dist/decode-codepoint.js
const c1 = [
	8364,
	0,
	8218,
	402,
	8222,
	8230,
	8224,
	8225,
	710,
	8240,
	352,
	8249,
	338,
	0,
	381,
	0,
	0,
	8216,
	8217,
	8220,
	8221,
	8226,
	8211,
	8212,
	732,
	8482,
	353,
	8250,
	339,
	0,
	382,
	376
];
function isInvalidCodePoint(codePoint) {
	return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
function replaceCodePoint$1(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
	return codePoint;
}
// node_modules/entities/dist/generated/decode-data-html.js
const htmlDecodeData = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"];
const BUCKET_HASH_1 = 0x9e3779b1;
const BUCKET_HASH_2 = 0x85ebca6b;
const PAIR_TABLE_SIZE = 1024;
const CHAR_REMAP = (() => {
	const remap = /* @__PURE__ */ new Uint8Array(128);
	for (let code = 48; code <= 57; code++) remap[code] = code - 47;
	for (let code = 65; code <= 90; code++) remap[code] = code - 54;
	for (let code = 97; code <= 122; code++) remap[code] = code - 60;
	return remap;
})();
function exactKey(text, nameStart, length) {
	return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
}
function pairIndex(c0, c1) {
	return (c0 * 3 << 3 ^ c1) & 1023;
}
function bucketOne(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
}
function bucketTwo(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
}
function initDecodeData(packed) {
	const [data, values] = packed;
	const nameCount = data.charCodeAt(0) - 48 << 6 | data.charCodeAt(1) - 48;
	const suffixesLength = data.charCodeAt(2) - 48 << 6 | data.charCodeAt(3) - 48;
	const buckets = data.charCodeAt(4) - 48 << 6 | data.charCodeAt(5) - 48;
	const metaStart = 6 + suffixesLength;
	const choicesStart = metaStart + 2 * nameCount;
	const slotCount = 2 * buckets;
	const keys = new Int32Array(slotCount);
	const slotMidOff = new Uint16Array(slotCount);
	const slotValue = new Uint16Array(slotCount);
	const lengthBits = new Uint32Array(PAIR_TABLE_SIZE);
	const middleOffsets = /* @__PURE__ */ new Map();
	const middles = [];
	let name = "";
	let suffixOffset = 6;
	let valueOffset = 0;
	for (let index = 0; index < nameCount; index++) {
		const meta0 = data.charCodeAt(metaStart + 2 * index) - 35;
		const meta1 = data.charCodeAt(metaStart + 2 * index + 1) - 35;
		const prefixLength = meta0 & 31;
		const length = prefixLength + (meta1 & 31);
		const valueLength = (meta1 >> 5) + 1;
		name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
		suffixOffset += length - prefixLength;
		const key = exactKey(name, 0, length);
		let slot = 2 * ((data.charCodeAt(choicesStart + Math.floor(index / 6)) - 48 & 1 << index % 6) === 0 ? bucketOne : bucketTwo)(key, buckets);
		if (keys[slot] !== 0) slot += 1;
		keys[slot] = key;
		if (length > 4) {
			const middle = name.slice(2, length - 2);
			const existing = middleOffsets.get(middle);
			if (existing === void 0) {
				middleOffsets.set(middle, middles.length);
				slotMidOff[slot] = middles.length;
				for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
			} else slotMidOff[slot] = existing;
		}
		const pair = pairIndex(name.charCodeAt(0), name.charCodeAt(1));
		lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
		if ((meta0 & 32) !== 0) lengthBits[pair] |= 1 << length - 2 + 16;
		slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
		valueOffset += valueLength;
	}
	return {
		keys,
		buckets,
		slotMidOff,
		slotValue,
		values,
		lengthBits,
		middles: new Uint32Array(middles)
	};
}
// node_modules/entities/dist/decode.js
const CHAR_NUM = 35;
const CHAR_SEMI = 59;
const CHAR_EQUALS = 61;
const CHAR_ZERO = 48;
const CHAR_LOWER_A = 97;
const CHAR_LOWER_X = 120;
const CHAR_UPPER_A = 65;
const TO_LOWER_BIT$1 = 32;
function isNumber$1(code) {
	return code - CHAR_ZERO >>> 0 <= 9;
}
function isAlphaNumeric(code) {
	return isNumber$1(code) || (code | TO_LOWER_BIT$1) - CHAR_LOWER_A >>> 0 <= 25;
}
function isEntityInAttributeInvalidEnd$1(code) {
	return code === CHAR_EQUALS || isAlphaNumeric(code);
}
var DecodingMode$1;
(function(DecodingMode) {
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode$1 || (DecodingMode$1 = {}));
const htmlDecode = /* #__PURE__ */ initDecodeData(htmlDecodeData);
const htmlKeys = /* #__PURE__ */ (() => htmlDecode.keys)();
const htmlBuckets = /* #__PURE__ */ (() => htmlDecode.buckets)();
const htmlSlotMidOff = /* #__PURE__ */ (() => htmlDecode.slotMidOff)();
const htmlLengthBits = /* #__PURE__ */ (() => htmlDecode.lengthBits)();
const htmlMiddles = /* #__PURE__ */ (() => htmlDecode.middles)();
const htmlSlotValue = /* #__PURE__ */ (() => htmlDecode.slotValue)();
const htmlValues = /* #__PURE__ */ (() => htmlDecode.values)();
function findSlotHtml(text, start, length) {
	const c0 = text.charCodeAt(start);
	const c1 = text.charCodeAt(start + 1);
	const c2 = text.charCodeAt(start + length - 2);
	const c3 = text.charCodeAt(start + length - 1);
	if ((c0 | c1 | c2 | c3) > 127) return -1;
	const key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
	let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
	for (let attempt = 0;; attempt++) {
		if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) return slot;
		if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) return slot + 1;
		if (attempt === 1) return -1;
		slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
	}
}
function isMidMatchHtml(slot, text, start, length) {
	let wordIndex = htmlSlotMidOff[slot];
	let index = start + 2;
	const end = start + length - 2;
	while (index + 1 < end) {
		if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return false;
		index += 2;
	}
	return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
}
const numericDigits = /* #__PURE__ */ (() => {
	const digits = (/* @__PURE__ */ new Uint8Array(128)).fill(255);
	for (let digit = 0; digit < 10; digit++) digits[CHAR_ZERO + digit] = digit;
	for (let digit = 0; digit < 6; digit++) {
		digits[CHAR_UPPER_A + digit] = digit + 10;
		digits[CHAR_LOWER_A + digit] = digit + 10;
	}
	return digits;
})();
function findLegacySlot(input, start, maxLength) {
	let legacy = htmlLengthBits[pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
	while (legacy !== 0) {
		const top = 31 - Math.clz32(legacy);
		legacy ^= 1 << top;
		if (top + 2 > maxLength) continue;
		const slot = findSlotHtml(input, start, top + 2);
		if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
	}
	return -1;
}
function findLongClassMatch(input, start, mode) {
	const length = input.slice(start, start + 32).indexOf(";");
	if (length - 2 >>> 0 <= 29) {
		const slot = findSlotHtml(input, start, length);
		if (slot >= 0) return slot << 6 | length + 1;
	}
	if (mode !== DecodingMode$1.Strict) {
		const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
		if (packed >= 0) {
			const length = packed & 7;
			if (mode !== DecodingMode$1.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd$1(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
		}
	}
	return -1;
}
const STATE_ENTITY_START = 0;
const STATE_NUMERIC_START = 1;
const STATE_NUMERIC_DECIMAL = 2;
const STATE_NUMERIC_HEX = 3;
const STATE_NAMED_ENTITY = 4;
var EntityDecoderBase = class {
	emitCodePoint;
	errors;
	state = STATE_ENTITY_START;
	consumed = 1;
	result = 0;
	decodeMode = DecodingMode$1.Strict;
	replaceNumericCodePoint = replaceCodePoint$1;
	constructor(emitCodePoint, errors) {
		this.emitCodePoint = emitCodePoint;
		this.errors = errors;
	}
	stateNumericStart(input, offset) {
		if (offset >= input.length) return -1;
		if ((input.charCodeAt(offset) | TO_LOWER_BIT$1) === CHAR_LOWER_X) {
			this.state = STATE_NUMERIC_HEX;
			this.consumed += 1;
			return this.stateNumericHex(input, offset + 1);
		}
		this.state = STATE_NUMERIC_DECIMAL;
		return this.stateNumericDecimal(input, offset);
	}
	stateNumericHex(input, offset) {
		const inputLength = input.length;
		let { result, consumed } = this;
		let index = offset;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			const digit = numericDigits[char];
			if (digit <= 15) result = result * 16 + digit;
			else {
				this.result = result;
				this.consumed = consumed;
				return this.emitNumericEntity(char, 3);
			}
			consumed += 1;
			index += 1;
		}
		this.result = result;
		this.consumed = consumed;
		return -1;
	}
	stateNumericDecimal(input, offset) {
		const inputLength = input.length;
		let { result, consumed } = this;
		let index = offset;
		while (index < inputLength) {
			const digit = input.charCodeAt(index) - CHAR_ZERO;
			if (digit >>> 0 > 9) {
				this.result = result;
				this.consumed = consumed;
				return this.emitNumericEntity(digit + CHAR_ZERO, 2);
			}
			result = result * 10 + digit;
			consumed += 1;
			index += 1;
		}
		this.result = result;
		this.consumed = consumed;
		return -1;
	}
	emitNumericEntity(lastCp, expectedLength) {
		if (this.consumed <= expectedLength) {
			this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
			return 0;
		}
		if (lastCp === CHAR_SEMI) this.consumed += 1;
		else if (this.decodeMode === DecodingMode$1.Strict) return 0;
		this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed);
		if (this.errors) {
			if (lastCp !== CHAR_SEMI) this.errors.missingSemicolonAfterCharacterReference();
			this.errors.validateNumericCharacterReference(this.result);
		}
		return this.consumed;
	}
	startEntity(decodeMode) {
		this.decodeMode = decodeMode;
		this.state = STATE_ENTITY_START;
		this.result = 0;
		this.consumed = 1;
	}
	write(input, offset) {
		switch (this.state) {
			case STATE_ENTITY_START:
				if (input.charCodeAt(offset) === CHAR_NUM) {
					this.state = STATE_NUMERIC_START;
					this.consumed += 1;
					return this.stateNumericStart(input, offset + 1);
				}
				this.state = STATE_NAMED_ENTITY;
				return this.stateNamedEntity(input, offset);
			case STATE_NUMERIC_START: return this.stateNumericStart(input, offset);
			case STATE_NUMERIC_DECIMAL: return this.stateNumericDecimal(input, offset);
			case STATE_NUMERIC_HEX: return this.stateNumericHex(input, offset);
			default: return this.stateNamedEntity(input, offset);
		}
	}
	end() {
		switch (this.state) {
			case STATE_NAMED_ENTITY: return this.endNamedEntity();
			case STATE_NUMERIC_DECIMAL: return this.emitNumericEntity(0, 2);
			case STATE_NUMERIC_HEX: return this.emitNumericEntity(0, 3);
			case STATE_NUMERIC_START:
				this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
				return 0;
			default: return 0;
		}
	}
};
var HtmlEntityDecoder = class extends EntityDecoderBase {
	runLength = 0;
	nameBuffer = /* @__PURE__ */ new Uint8Array(32);
	emitSlot(slot) {
		const packed = htmlSlotValue[slot];
		const off = packed >> 2;
		this.emitCodePoint(htmlValues.charCodeAt(off), this.consumed);
		if ((packed & 1) !== 0) this.emitCodePoint(htmlValues.charCodeAt(off + 1), this.consumed);
	}
	startEntity(decodeMode) {
		super.startEntity(decodeMode);
		this.runLength = 0;
	}
	stateNamedEntity(input, offset) {
		const inputLength = input.length;
		if (this.runLength === 0 && offset + 17 <= inputLength) {
			const pair = pairIndex(input.charCodeAt(offset), input.charCodeAt(offset + 1));
			const bits = htmlLengthBits[pair];
			if ((bits & 32768) !== 0 && offset + 32 <= inputLength) {
				const packed = findLongClassMatch(input, offset, this.decodeMode);
				if (packed >= 0) {
					const length = packed & 63;
					this.consumed = length + 1;
					this.emitSlot(packed >> 6);
					if (input.charCodeAt(offset + length - 1) !== CHAR_SEMI) this.errors?.missingSemicolonAfterCharacterReference();
					return this.consumed;
				}
				return 0;
			}
			let probed = bits & 32767;
			while (probed !== 0) {
				const low = probed & -probed;
				probed ^= low;
				const length = 33 - Math.clz32(low);
				if (input.charCodeAt(offset + length) === CHAR_SEMI) {
					const slot = findSlotHtml(input, offset, length);
					if (slot >= 0) {
						this.consumed = length + 2;
						this.emitSlot(slot);
						return this.consumed;
					}
				}
			}
			if ((bits & 32768) === 0) {
				if (this.decodeMode !== DecodingMode$1.Strict) {
					const packed = findLegacySlot(input, offset, 31);
					if (packed >= 0) {
						const matchLength = packed & 7;
						const next = input.charCodeAt(offset + matchLength);
						if (this.decodeMode === DecodingMode$1.Attribute && isEntityInAttributeInvalidEnd$1(next)) return 0;
						this.consumed = matchLength + 1;
						this.emitSlot(packed >> 3);
						this.errors?.missingSemicolonAfterCharacterReference();
						return this.consumed;
					}
				}
				return 0;
			}
		}
		let index = offset;
		let { runLength } = this;
		let terminator = -1;
		const scanEnd = Math.min(inputLength, offset + 32 - runLength);
		while (index < scanEnd) {
			const char = input.charCodeAt(index);
			if (!isAlphaNumeric(char)) {
				terminator = char;
				break;
			}
			this.nameBuffer[runLength++] = char;
			index++;
		}
		if (terminator < 0 && runLength < 32) {
			this.runLength = runLength;
			return -1;
		}
		if (terminator === CHAR_SEMI && runLength - 2 >>> 0 <= 29) {
			const slot = findBufferedHtmlSlot(this.nameBuffer, runLength);
			if (slot >= 0) {
				this.consumed = runLength + 2;
				this.emitSlot(slot);
				return this.consumed;
			}
		}
		if (this.decodeMode !== DecodingMode$1.Strict && runLength >= 2) {
			const packed = findBufferedLegacySlot(this.nameBuffer, runLength);
			if (packed >= 0) {
				const length = packed & 7;
				const next = length < runLength ? this.nameBuffer[length] : terminator;
				if (this.decodeMode === DecodingMode$1.Attribute && isEntityInAttributeInvalidEnd$1(next)) return 0;
				this.consumed = length + 1;
				this.emitSlot(packed >> 3);
				this.errors?.missingSemicolonAfterCharacterReference();
				return this.consumed;
			}
		}
		return 0;
	}
	endNamedEntity() {
		if (this.decodeMode === DecodingMode$1.Strict || this.runLength < 2) return 0;
		const packed = findBufferedLegacySlot(this.nameBuffer, this.runLength);
		if (packed < 0) return 0;
		if (this.decodeMode === DecodingMode$1.Attribute && (packed & 7) < this.runLength) return 0;
		this.consumed = (packed & 7) + 1;
		this.emitSlot(packed >> 3);
		this.errors?.missingSemicolonAfterCharacterReference();
		return this.consumed;
	}
};
function findBufferedHtmlSlot(buffer, length) {
	const key = buffer[0] << 25 | buffer[1] << 18 | buffer[length - 2] << 11 | CHAR_REMAP[buffer[length - 1]] << 5 | length;
	let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
	for (let attempt = 0;; attempt++) {
		if (htmlKeys[slot] === key && (length <= 4 || isBufferedMiddle(slot, buffer, length))) return slot;
		if (htmlKeys[slot + 1] === key && (length <= 4 || isBufferedMiddle(slot + 1, buffer, length))) return slot + 1;
		if (attempt === 1) return -1;
		slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
	}
}
function isBufferedMiddle(slot, buffer, length) {
	let wordIndex = htmlSlotMidOff[slot];
	let index = 2;
	const end = length - 2;
	while (index + 1 < end) {
		if ((buffer[index] | buffer[index + 1] << 16) !== htmlMiddles[wordIndex++]) return false;
		index += 2;
	}
	return index === end || buffer[index] === (htmlMiddles[wordIndex] & 65535);
}
function findBufferedLegacySlot(buffer, length) {
	let legacy = htmlLengthBits[pairIndex(buffer[0], buffer[1])] >>> 16 & 31;
	while (legacy !== 0) {
		const top = 31 - Math.clz32(legacy);
		legacy ^= 1 << top;
		if (top + 2 > length) continue;
		const slot = findBufferedHtmlSlot(buffer, top + 2);
		if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
	}
	return -1;
}
// node_modules/entities/lib/esm/generated/decode-data-html.js
var decode_data_html_default = new Uint16Array("ᵁ<Õıʊҝջאٵ۞ޢߖࠏ੊ઑඡ๭༉༦჊ረዡᐕᒝᓃᓟᔥ\0\0\0\0\0\0ᕫᛍᦍᰒᷝ὾⁠↰⊍⏀⏻⑂⠤⤒ⴈ⹈⿎〖㊺㘹㞬㣾㨨㩱㫠㬮ࠀEMabcfglmnoprstu\\bfms¦³¹ÈÏlig耻Æ䃆P耻&䀦cute耻Á䃁reve;䄂Āiyx}rc耻Â䃂;䐐r;쀀𝔄rave耻À䃀pha;䎑acr;䄀d;橓Āgp¡on;䄄f;쀀𝔸plyFunction;恡ing耻Å䃅Ācs¾Ãr;쀀𝒜ign;扔ilde耻Ã䃃ml耻Ä䃄ЀaceforsuåûþėĜĢħĪĀcrêòkslash;或Ŷöø;櫧ed;挆y;䐑ƀcrtąċĔause;戵noullis;愬a;䎒r;쀀𝔅pf;쀀𝔹eve;䋘còēmpeq;扎܀HOacdefhilorsuōőŖƀƞƢƵƷƺǜȕɳɸɾcy;䐧PY耻©䂩ƀcpyŝŢźute;䄆Ā;iŧŨ拒talDifferentialD;慅leys;愭ȀaeioƉƎƔƘron;䄌dil耻Ç䃇rc;䄈nint;戰ot;䄊ĀdnƧƭilla;䂸terDot;䂷òſi;䎧rcleȀDMPTǇǋǑǖot;抙inus;抖lus;投imes;抗oĀcsǢǸkwiseContourIntegral;戲eCurlyĀDQȃȏoubleQuote;思uote;怙ȀlnpuȞȨɇɕonĀ;eȥȦ户;橴ƀgitȯȶȺruent;扡nt;戯ourIntegral;戮ĀfrɌɎ;愂oduct;成nterClockwiseContourIntegral;戳oss;樯cr;쀀𝒞pĀ;Cʄʅ拓ap;才րDJSZacefiosʠʬʰʴʸˋ˗ˡ˦̳ҍĀ;oŹʥtrahd;椑cy;䐂cy;䐅cy;䐏ƀgrsʿ˄ˇger;怡r;憡hv;櫤Āayː˕ron;䄎;䐔lĀ;t˝˞戇a;䎔r;쀀𝔇Āaf˫̧Ācm˰̢riticalȀADGT̖̜̀̆cute;䂴oŴ̋̍;䋙bleAcute;䋝rave;䁠ilde;䋜ond;拄ferentialD;慆Ѱ̽\0\0\0͔͂\0Ѕf;쀀𝔻ƀ;DE͈͉͍䂨ot;惜qual;扐blèCDLRUVͣͲ΂ϏϢϸontourIntegraìȹoɴ͹\0\0ͻ»͉nArrow;懓Āeo·ΤftƀARTΐΖΡrrow;懐ightArrow;懔eåˊngĀLRΫτeftĀARγιrrow;柸ightArrow;柺ightArrow;柹ightĀATϘϞrrow;懒ee;抨pɁϩ\0\0ϯrrow;懑ownArrow;懕erticalBar;戥ǹABLRTaВЪаўѿͼrrowƀ;BUНОТ憓ar;椓pArrow;懵reve;䌑eft˒к\0ц\0ѐightVector;楐eeVector;楞ectorĀ;Bљњ憽ar;楖ightǔѧ\0ѱeeVector;楟ectorĀ;BѺѻ懁ar;楗eeĀ;A҆҇护rrow;憧ĀctҒҗr;쀀𝒟rok;䄐ࠀNTacdfglmopqstuxҽӀӄӋӞӢӧӮӵԡԯԶՒ՝ՠեG;䅊H耻Ð䃐cute耻É䃉ƀaiyӒӗӜron;䄚rc耻Ê䃊;䐭ot;䄖r;쀀𝔈rave耻È䃈ement;戈ĀapӺӾcr;䄒tyɓԆ\0\0ԒmallSquare;旻erySmallSquare;斫ĀgpԦԪon;䄘f;쀀𝔼silon;䎕uĀaiԼՉlĀ;TՂՃ橵ilde;扂librium;懌Āci՗՚r;愰m;橳a;䎗ml耻Ë䃋Āipժկsts;戃onentialE;慇ʀcfiosօֈ֍ֲ׌y;䐤r;쀀𝔉lledɓ֗\0\0֣mallSquare;旼erySmallSquare;斪Ͱֺ\0ֿ\0\0ׄf;쀀𝔽All;戀riertrf;愱cò׋؀JTabcdfgorstר׬ׯ׺؀ؒؖ؛؝أ٬ٲcy;䐃耻>䀾mmaĀ;d׷׸䎓;䏜reve;䄞ƀeiy؇،ؐdil;䄢rc;䄜;䐓ot;䄠r;쀀𝔊;拙pf;쀀𝔾eater̀EFGLSTصلَٖٛ٦qualĀ;Lؾؿ扥ess;招ullEqual;执reater;檢ess;扷lantEqual;橾ilde;扳cr;쀀𝒢;扫ЀAacfiosuڅڋږڛڞڪھۊRDcy;䐪Āctڐڔek;䋇;䁞irc;䄤r;愌lbertSpace;愋ǰگ\0ڲf;愍izontalLine;攀Āctۃۅòکrok;䄦mpńېۘownHumðįqual;扏܀EJOacdfgmnostuۺ۾܃܇܎ܚܞܡܨ݄ݸދޏޕcy;䐕lig;䄲cy;䐁cute耻Í䃍Āiyܓܘrc耻Î䃎;䐘ot;䄰r;愑rave耻Ì䃌ƀ;apܠܯܿĀcgܴܷr;䄪inaryI;慈lieóϝǴ݉\0ݢĀ;eݍݎ戬Āgrݓݘral;戫section;拂isibleĀCTݬݲomma;恣imes;恢ƀgptݿރވon;䄮f;쀀𝕀a;䎙cr;愐ilde;䄨ǫޚ\0ޞcy;䐆l耻Ï䃏ʀcfosuެ޷޼߂ߐĀiyޱ޵rc;䄴;䐙r;쀀𝔍pf;쀀𝕁ǣ߇\0ߌr;쀀𝒥rcy;䐈kcy;䐄΀HJacfosߤߨ߽߬߱ࠂࠈcy;䐥cy;䐌ppa;䎚Āey߶߻dil;䄶;䐚r;쀀𝔎pf;쀀𝕂cr;쀀𝒦րJTaceflmostࠥࠩࠬࡐࡣ঳সে্਷ੇcy;䐉耻<䀼ʀcmnpr࠷࠼ࡁࡄࡍute;䄹bda;䎛g;柪lacetrf;愒r;憞ƀaeyࡗ࡜ࡡron;䄽dil;䄻;䐛Āfsࡨ॰tԀACDFRTUVarࡾࢩࢱࣦ࣠ࣼयज़ΐ४Ānrࢃ࢏gleBracket;柨rowƀ;BR࢙࢚࢞憐ar;懤ightArrow;懆eiling;挈oǵࢷ\0ࣃbleBracket;柦nǔࣈ\0࣒eeVector;楡ectorĀ;Bࣛࣜ懃ar;楙loor;挊ightĀAV࣯ࣵrrow;憔ector;楎Āerँगeƀ;AVउऊऐ抣rrow;憤ector;楚iangleƀ;BEतथऩ抲ar;槏qual;抴pƀDTVषूौownVector;楑eeVector;楠ectorĀ;Bॖॗ憿ar;楘ectorĀ;B॥०憼ar;楒ightáΜs̀EFGLSTॾঋকঝঢভqualGreater;拚ullEqual;扦reater;扶ess;檡lantEqual;橽ilde;扲r;쀀𝔏Ā;eঽা拘ftarrow;懚idot;䄿ƀnpw৔ਖਛgȀLRlr৞৷ਂਐeftĀAR০৬rrow;柵ightArrow;柷ightArrow;柶eftĀarγਊightáοightáϊf;쀀𝕃erĀLRਢਬeftArrow;憙ightArrow;憘ƀchtਾੀੂòࡌ;憰rok;䅁;扪Ѐacefiosuਗ਼੝੠੷੼અઋ઎p;椅y;䐜Ādl੥੯iumSpace;恟lintrf;愳r;쀀𝔐nusPlus;戓pf;쀀𝕄cò੶;䎜ҀJacefostuણધભીଔଙඑ඗ඞcy;䐊cute;䅃ƀaey઴હાron;䅇dil;䅅;䐝ƀgswે૰଎ativeƀMTV૓૟૨ediumSpace;怋hiĀcn૦૘ë૙eryThiî૙tedĀGL૸ଆreaterGreateòٳessLesóੈLine;䀊r;쀀𝔑ȀBnptଢନଷ଺reak;恠BreakingSpace;䂠f;愕ڀ;CDEGHLNPRSTV୕ୖ୪୼஡௫ఄ౞಄ದ೘ൡඅ櫬Āou୛୤ngruent;扢pCap;扭oubleVerticalBar;戦ƀlqxஃஊ஛ement;戉ualĀ;Tஒஓ扠ilde;쀀≂̸ists;戄reater΀;EFGLSTஶஷ஽௉௓௘௥扯qual;扱ullEqual;쀀≧̸reater;쀀≫̸ess;批lantEqual;쀀⩾̸ilde;扵umpń௲௽ownHump;쀀≎̸qual;쀀≏̸eĀfsఊధtTriangleƀ;BEచఛడ拪ar;쀀⧏̸qual;括s̀;EGLSTవశ఼ౄోౘ扮qual;扰reater;扸ess;쀀≪̸lantEqual;쀀⩽̸ilde;扴estedĀGL౨౹reaterGreater;쀀⪢̸essLess;쀀⪡̸recedesƀ;ESಒಓಛ技qual;쀀⪯̸lantEqual;拠ĀeiಫಹverseElement;戌ghtTriangleƀ;BEೋೌ೒拫ar;쀀⧐̸qual;拭ĀquೝഌuareSuĀbp೨೹setĀ;E೰ೳ쀀⊏̸qual;拢ersetĀ;Eഃആ쀀⊐̸qual;拣ƀbcpഓതൎsetĀ;Eഛഞ쀀⊂⃒qual;抈ceedsȀ;ESTലള഻െ抁qual;쀀⪰̸lantEqual;拡ilde;쀀≿̸ersetĀ;E൘൛쀀⊃⃒qual;抉ildeȀ;EFT൮൯൵ൿ扁qual;扄ullEqual;扇ilde;扉erticalBar;戤cr;쀀𝒩ilde耻Ñ䃑;䎝܀Eacdfgmoprstuvලෂ෉෕ෛ෠෧෼ขภยา฿ไlig;䅒cute耻Ó䃓Āiy෎ීrc耻Ô䃔;䐞blac;䅐r;쀀𝔒rave耻Ò䃒ƀaei෮ෲ෶cr;䅌ga;䎩cron;䎟pf;쀀𝕆enCurlyĀDQฎบoubleQuote;怜uote;怘;橔Āclวฬr;쀀𝒪ash耻Ø䃘iŬื฼de耻Õ䃕es;樷ml耻Ö䃖erĀBP๋๠Āar๐๓r;怾acĀek๚๜;揞et;掴arenthesis;揜Ҁacfhilors๿ງຊຏຒດຝະ໼rtialD;戂y;䐟r;쀀𝔓i;䎦;䎠usMinus;䂱Āipຢອncareplanåڝf;愙Ȁ;eio຺ູ໠໤檻cedesȀ;EST່້໏໚扺qual;檯lantEqual;扼ilde;找me;怳Ādp໩໮uct;戏ortionĀ;aȥ໹l;戝Āci༁༆r;쀀𝒫;䎨ȀUfos༑༖༛༟OT耻\"䀢r;쀀𝔔pf;愚cr;쀀𝒬؀BEacefhiorsu༾གྷཇའཱིྦྷྪྭ႖ႩႴႾarr;椐G耻®䂮ƀcnrཎནབute;䅔g;柫rĀ;tཛྷཝ憠l;椖ƀaeyཧཬཱron;䅘dil;䅖;䐠Ā;vླྀཹ愜erseĀEUྂྙĀlq྇ྎement;戋uilibrium;懋pEquilibrium;楯r»ཹo;䎡ghtЀACDFTUVa࿁࿫࿳ဢဨၛႇϘĀnr࿆࿒gleBracket;柩rowƀ;BL࿜࿝࿡憒ar;懥eftArrow;懄eiling;按oǵ࿹\0စbleBracket;柧nǔည\0နeeVector;楝ectorĀ;Bဝသ懂ar;楕loor;挋Āerိ၃eƀ;AVဵံြ抢rrow;憦ector;楛iangleƀ;BEၐၑၕ抳ar;槐qual;抵pƀDTVၣၮၸownVector;楏eeVector;楜ectorĀ;Bႂႃ憾ar;楔ectorĀ;B႑႒懀ar;楓Āpuႛ႞f;愝ndImplies;楰ightarrow;懛ĀchႹႼr;愛;憱leDelayed;槴ڀHOacfhimoqstuფჱჷჽᄙᄞᅑᅖᅡᅧᆵᆻᆿĀCcჩხHcy;䐩y;䐨FTcy;䐬cute;䅚ʀ;aeiyᄈᄉᄎᄓᄗ檼ron;䅠dil;䅞rc;䅜;䐡r;쀀𝔖ortȀDLRUᄪᄴᄾᅉownArrow»ОeftArrow»࢚ightArrow»࿝pArrow;憑gma;䎣allCircle;战pf;쀀𝕊ɲᅭ\0\0ᅰt;戚areȀ;ISUᅻᅼᆉᆯ斡ntersection;抓uĀbpᆏᆞsetĀ;Eᆗᆘ抏qual;抑ersetĀ;Eᆨᆩ抐qual;抒nion;抔cr;쀀𝒮ar;拆ȀbcmpᇈᇛሉላĀ;sᇍᇎ拐etĀ;Eᇍᇕqual;抆ĀchᇠህeedsȀ;ESTᇭᇮᇴᇿ扻qual;檰lantEqual;扽ilde;承Tháྌ;我ƀ;esሒሓሣ拑rsetĀ;Eሜም抃qual;抇et»ሓրHRSacfhiorsሾቄ቉ቕ቞ቱቶኟዂወዑORN耻Þ䃞ADE;愢ĀHc቎ቒcy;䐋y;䐦Ābuቚቜ;䀉;䎤ƀaeyብቪቯron;䅤dil;䅢;䐢r;쀀𝔗Āeiቻ኉ǲኀ\0ኇefore;戴a;䎘Ācn኎ኘkSpace;쀀  Space;怉ldeȀ;EFTካኬኲኼ戼qual;扃ullEqual;扅ilde;扈pf;쀀𝕋ipleDot;惛Āctዖዛr;쀀𝒯rok;䅦ૡዷጎጚጦ\0ጬጱ\0\0\0\0\0ጸጽ፷ᎅ\0᏿ᐄᐊᐐĀcrዻጁute耻Ú䃚rĀ;oጇገ憟cir;楉rǣጓ\0጖y;䐎ve;䅬Āiyጞጣrc耻Û䃛;䐣blac;䅰r;쀀𝔘rave耻Ù䃙acr;䅪Ādiፁ፩erĀBPፈ፝Āarፍፐr;䁟acĀekፗፙ;揟et;掵arenthesis;揝onĀ;P፰፱拃lus;抎Āgp፻፿on;䅲f;쀀𝕌ЀADETadps᎕ᎮᎸᏄϨᏒᏗᏳrrowƀ;BDᅐᎠᎤar;椒ownArrow;懅ownArrow;憕quilibrium;楮eeĀ;AᏋᏌ报rrow;憥ownáϳerĀLRᏞᏨeftArrow;憖ightArrow;憗iĀ;lᏹᏺ䏒on;䎥ing;䅮cr;쀀𝒰ilde;䅨ml耻Ü䃜ҀDbcdefosvᐧᐬᐰᐳᐾᒅᒊᒐᒖash;披ar;櫫y;䐒ashĀ;lᐻᐼ抩;櫦Āerᑃᑅ;拁ƀbtyᑌᑐᑺar;怖Ā;iᑏᑕcalȀBLSTᑡᑥᑪᑴar;戣ine;䁼eparator;杘ilde;所ThinSpace;怊r;쀀𝔙pf;쀀𝕍cr;쀀𝒱dash;抪ʀcefosᒧᒬᒱᒶᒼirc;䅴dge;拀r;쀀𝔚pf;쀀𝕎cr;쀀𝒲Ȁfiosᓋᓐᓒᓘr;쀀𝔛;䎞pf;쀀𝕏cr;쀀𝒳ҀAIUacfosuᓱᓵᓹᓽᔄᔏᔔᔚᔠcy;䐯cy;䐇cy;䐮cute耻Ý䃝Āiyᔉᔍrc;䅶;䐫r;쀀𝔜pf;쀀𝕐cr;쀀𝒴ml;䅸ЀHacdefosᔵᔹᔿᕋᕏᕝᕠᕤcy;䐖cute;䅹Āayᕄᕉron;䅽;䐗ot;䅻ǲᕔ\0ᕛoWidtè૙a;䎖r;愨pf;愤cr;쀀𝒵௡ᖃᖊᖐ\0ᖰᖶᖿ\0\0\0\0ᗆᗛᗫᙟ᙭\0ᚕ᚛ᚲᚹ\0ᚾcute耻á䃡reve;䄃̀;Ediuyᖜᖝᖡᖣᖨᖭ戾;쀀∾̳;房rc耻â䃢te肻´̆;䐰lig耻æ䃦Ā;r²ᖺ;쀀𝔞rave耻à䃠ĀepᗊᗖĀfpᗏᗔsym;愵èᗓha;䎱ĀapᗟcĀclᗤᗧr;䄁g;樿ɤᗰ\0\0ᘊʀ;adsvᗺᗻᗿᘁᘇ戧nd;橕;橜lope;橘;橚΀;elmrszᘘᘙᘛᘞᘿᙏᙙ戠;榤e»ᘙsdĀ;aᘥᘦ戡ѡᘰᘲᘴᘶᘸᘺᘼᘾ;榨;榩;榪;榫;榬;榭;榮;榯tĀ;vᙅᙆ戟bĀ;dᙌᙍ抾;榝Āptᙔᙗh;戢»¹arr;捼Āgpᙣᙧon;䄅f;쀀𝕒΀;Eaeiop዁ᙻᙽᚂᚄᚇᚊ;橰cir;橯;扊d;手s;䀧roxĀ;e዁ᚒñᚃing耻å䃥ƀctyᚡᚦᚨr;쀀𝒶;䀪mpĀ;e዁ᚯñʈilde耻ã䃣ml耻ä䃤Āciᛂᛈoninôɲnt;樑ࠀNabcdefiklnoprsu᛭ᛱᜰ᜼ᝃᝈ᝸᝽០៦ᠹᡐᜍ᤽᥈ᥰot;櫭Ācrᛶ᜞kȀcepsᜀᜅᜍᜓong;扌psilon;䏶rime;怵imĀ;e᜚᜛戽q;拍Ŷᜢᜦee;抽edĀ;gᜬᜭ挅e»ᜭrkĀ;t፜᜷brk;掶Āoyᜁᝁ;䐱quo;怞ʀcmprtᝓ᝛ᝡᝤᝨausĀ;eĊĉptyv;榰séᜌnoõēƀahwᝯ᝱ᝳ;䎲;愶een;扬r;쀀𝔟g΀costuvwឍឝឳេ៕៛៞ƀaiuបពរðݠrc;旯p»፱ƀdptឤឨឭot;樀lus;樁imes;樂ɱឹ\0\0ើcup;樆ar;昅riangleĀdu៍្own;施p;斳plus;樄eåᑄåᒭarow;植ƀako៭ᠦᠵĀcn៲ᠣkƀlst៺֫᠂ozenge;槫riangleȀ;dlr᠒᠓᠘᠝斴own;斾eft;旂ight;斸k;搣Ʊᠫ\0ᠳƲᠯ\0ᠱ;斒;斑4;斓ck;斈ĀeoᠾᡍĀ;qᡃᡆ쀀=⃥uiv;쀀≡⃥t;挐Ȁptwxᡙᡞᡧᡬf;쀀𝕓Ā;tᏋᡣom»Ꮜtie;拈؀DHUVbdhmptuvᢅᢖᢪᢻᣗᣛᣬ᣿ᤅᤊᤐᤡȀLRlrᢎᢐᢒᢔ;敗;敔;敖;敓ʀ;DUduᢡᢢᢤᢦᢨ敐;敦;敩;敤;敧ȀLRlrᢳᢵᢷᢹ;敝;敚;敜;教΀;HLRhlrᣊᣋᣍᣏᣑᣓᣕ救;敬;散;敠;敫;敢;敟ox;槉ȀLRlrᣤᣦᣨᣪ;敕;敒;攐;攌ʀ;DUduڽ᣷᣹᣻᣽;敥;敨;攬;攴inus;抟lus;択imes;抠ȀLRlrᤙᤛᤝ᤟;敛;敘;攘;攔΀;HLRhlrᤰᤱᤳᤵᤷ᤻᤹攂;敪;敡;敞;攼;攤;攜Āevģ᥂bar耻¦䂦Ȁceioᥑᥖᥚᥠr;쀀𝒷mi;恏mĀ;e᜚᜜lƀ;bhᥨᥩᥫ䁜;槅sub;柈Ŭᥴ᥾lĀ;e᥹᥺怢t»᥺pƀ;Eeįᦅᦇ;檮Ā;qۜۛೡᦧ\0᧨ᨑᨕᨲ\0ᨷᩐ\0\0᪴\0\0᫁\0\0ᬡᬮ᭍᭒\0᯽\0ᰌƀcpr᦭ᦲ᧝ute;䄇̀;abcdsᦿᧀᧄ᧊᧕᧙戩nd;橄rcup;橉Āau᧏᧒p;橋p;橇ot;橀;쀀∩︀Āeo᧢᧥t;恁îړȀaeiu᧰᧻ᨁᨅǰ᧵\0᧸s;橍on;䄍dil耻ç䃧rc;䄉psĀ;sᨌᨍ橌m;橐ot;䄋ƀdmnᨛᨠᨦil肻¸ƭptyv;榲t脀¢;eᨭᨮ䂢räƲr;쀀𝔠ƀceiᨽᩀᩍy;䑇ckĀ;mᩇᩈ朓ark»ᩈ;䏇r΀;Ecefms᩟᩠ᩢᩫ᪤᪪᪮旋;槃ƀ;elᩩᩪᩭ䋆q;扗eɡᩴ\0\0᪈rrowĀlr᩼᪁eft;憺ight;憻ʀRSacd᪒᪔᪖᪚᪟»ཇ;擈st;抛irc;抚ash;抝nint;樐id;櫯cir;槂ubsĀ;u᪻᪼晣it»᪼ˬ᫇᫔᫺\0ᬊonĀ;eᫍᫎ䀺Ā;qÇÆɭ᫙\0\0᫢aĀ;t᫞᫟䀬;䁀ƀ;fl᫨᫩᫫戁îᅠeĀmx᫱᫶ent»᫩eóɍǧ᫾\0ᬇĀ;dኻᬂot;橭nôɆƀfryᬐᬔᬗ;쀀𝕔oäɔ脀©;sŕᬝr;愗Āaoᬥᬩrr;憵ss;朗Ācuᬲᬷr;쀀𝒸Ābpᬼ᭄Ā;eᭁᭂ櫏;櫑Ā;eᭉᭊ櫐;櫒dot;拯΀delprvw᭠᭬᭷ᮂᮬᯔ᯹arrĀlr᭨᭪;椸;椵ɰ᭲\0\0᭵r;拞c;拟arrĀ;p᭿ᮀ憶;椽̀;bcdosᮏᮐᮖᮡᮥᮨ截rcap;橈Āauᮛᮞp;橆p;橊ot;抍r;橅;쀀∪︀Ȁalrv᮵ᮿᯞᯣrrĀ;mᮼᮽ憷;椼yƀevwᯇᯔᯘqɰᯎ\0\0ᯒreã᭳uã᭵ee;拎edge;拏en耻¤䂤earrowĀlrᯮ᯳eft»ᮀight»ᮽeäᯝĀciᰁᰇoninôǷnt;戱lcty;挭ঀAHabcdefhijlorstuwz᰸᰻᰿ᱝᱩᱵᲊᲞᲬᲷ᳻᳿ᴍᵻᶑᶫᶻ᷆᷍rò΁ar;楥Ȁglrs᱈ᱍ᱒᱔ger;怠eth;愸òᄳhĀ;vᱚᱛ怐»ऊūᱡᱧarow;椏aã̕Āayᱮᱳron;䄏;䐴ƀ;ao̲ᱼᲄĀgrʿᲁr;懊tseq;橷ƀglmᲑᲔᲘ耻°䂰ta;䎴ptyv;榱ĀirᲣᲨsht;楿;쀀𝔡arĀlrᲳᲵ»ࣜ»သʀaegsv᳂͸᳖᳜᳠mƀ;oș᳊᳔ndĀ;ș᳑uit;晦amma;䏝in;拲ƀ;io᳧᳨᳸䃷de脀÷;o᳧ᳰntimes;拇nø᳷cy;䑒cɯᴆ\0\0ᴊrn;挞op;挍ʀlptuwᴘᴝᴢᵉᵕlar;䀤f;쀀𝕕ʀ;emps̋ᴭᴷᴽᵂqĀ;d͒ᴳot;扑inus;戸lus;戔quare;抡blebarwedgåúnƀadhᄮᵝᵧownarrowóᲃarpoonĀlrᵲᵶefôᲴighôᲶŢᵿᶅkaro÷གɯᶊ\0\0ᶎrn;挟op;挌ƀcotᶘᶣᶦĀryᶝᶡ;쀀𝒹;䑕l;槶rok;䄑Ādrᶰᶴot;拱iĀ;fᶺ᠖斿Āah᷀᷃ròЩaòྦangle;榦Āci᷒ᷕy;䑟grarr;柿ऀDacdefglmnopqrstuxḁḉḙḸոḼṉṡṾấắẽỡἪἷὄ὎὚ĀDoḆᴴoôᲉĀcsḎḔute耻é䃩ter;橮ȀaioyḢḧḱḶron;䄛rĀ;cḭḮ扖耻ê䃪lon;払;䑍ot;䄗ĀDrṁṅot;扒;쀀𝔢ƀ;rsṐṑṗ檚ave耻è䃨Ā;dṜṝ檖ot;檘Ȁ;ilsṪṫṲṴ檙nters;揧;愓Ā;dṹṺ檕ot;檗ƀapsẅẉẗcr;䄓tyƀ;svẒẓẕ戅et»ẓpĀ1;ẝẤĳạả;怄;怅怃ĀgsẪẬ;䅋p;怂ĀgpẴẸon;䄙f;쀀𝕖ƀalsỄỎỒrĀ;sỊị拕l;槣us;橱iƀ;lvỚớở䎵on»ớ;䏵ȀcsuvỪỳἋἣĀioữḱrc»Ḯɩỹ\0\0ỻíՈantĀglἂἆtr»ṝess»Ṻƀaeiἒ἖Ἒls;䀽st;扟vĀ;DȵἠD;橸parsl;槥ĀDaἯἳot;打rr;楱ƀcdiἾὁỸr;愯oô͒ĀahὉὋ;䎷耻ð䃰Āmrὓὗl耻ë䃫o;悬ƀcipὡὤὧl;䀡sôծĀeoὬὴctatioîՙnentialåչৡᾒ\0ᾞ\0ᾡᾧ\0\0ῆῌ\0ΐ\0ῦῪ \0 ⁚llingdotseñṄy;䑄male;晀ƀilrᾭᾳ῁lig;耀ﬃɩᾹ\0\0᾽g;耀ﬀig;耀ﬄ;쀀𝔣lig;耀ﬁlig;쀀fjƀaltῙ῜ῡt;晭ig;耀ﬂns;斱of;䆒ǰ΅\0ῳf;쀀𝕗ĀakֿῷĀ;vῼ´拔;櫙artint;樍Āao‌⁕Ācs‑⁒α‚‰‸⁅⁈\0⁐β•‥‧‪‬\0‮耻½䂽;慓耻¼䂼;慕;慙;慛Ƴ‴\0‶;慔;慖ʴ‾⁁\0\0⁃耻¾䂾;慗;慜5;慘ƶ⁌\0⁎;慚;慝8;慞l;恄wn;挢cr;쀀𝒻ࢀEabcdefgijlnorstv₂₉₟₥₰₴⃰⃵⃺⃿℃ℒℸ̗ℾ⅒↞Ā;lٍ₇;檌ƀcmpₐₕ₝ute;䇵maĀ;dₜ᳚䎳;檆reve;䄟Āiy₪₮rc;䄝;䐳ot;䄡Ȁ;lqsؾق₽⃉ƀ;qsؾٌ⃄lanô٥Ȁ;cdl٥⃒⃥⃕c;檩otĀ;o⃜⃝檀Ā;l⃢⃣檂;檄Ā;e⃪⃭쀀⋛︀s;檔r;쀀𝔤Ā;gٳ؛mel;愷cy;䑓Ȁ;Eajٚℌℎℐ;檒;檥;檤ȀEaesℛℝ℩ℴ;扩pĀ;p℣ℤ檊rox»ℤĀ;q℮ℯ檈Ā;q℮ℛim;拧pf;쀀𝕘Āci⅃ⅆr;愊mƀ;el٫ⅎ⅐;檎;檐茀>;cdlqr׮ⅠⅪⅮⅳⅹĀciⅥⅧ;檧r;橺ot;拗Par;榕uest;橼ʀadelsↄⅪ←ٖ↛ǰ↉\0↎proø₞r;楸qĀlqؿ↖lesó₈ií٫Āen↣↭rtneqq;쀀≩︀Å↪ԀAabcefkosy⇄⇇⇱⇵⇺∘∝∯≨≽ròΠȀilmr⇐⇔⇗⇛rsðᒄf»․ilôکĀdr⇠⇤cy;䑊ƀ;cwࣴ⇫⇯ir;楈;憭ar;意irc;䄥ƀalr∁∎∓rtsĀ;u∉∊晥it»∊lip;怦con;抹r;쀀𝔥sĀew∣∩arow;椥arow;椦ʀamopr∺∾≃≞≣rr;懿tht;戻kĀlr≉≓eftarrow;憩ightarrow;憪f;쀀𝕙bar;怕ƀclt≯≴≸r;쀀𝒽asè⇴rok;䄧Ābp⊂⊇ull;恃hen»ᱛૡ⊣\0⊪\0⊸⋅⋎\0⋕⋳\0\0⋸⌢⍧⍢⍿\0⎆⎪⎴cute耻í䃭ƀ;iyݱ⊰⊵rc耻î䃮;䐸Ācx⊼⊿y;䐵cl耻¡䂡ĀfrΟ⋉;쀀𝔦rave耻ì䃬Ȁ;inoܾ⋝⋩⋮Āin⋢⋦nt;樌t;戭fin;槜ta;愩lig;䄳ƀaop⋾⌚⌝ƀcgt⌅⌈⌗r;䄫ƀelpܟ⌏⌓inåގarôܠh;䄱f;抷ed;䆵ʀ;cfotӴ⌬⌱⌽⍁are;愅inĀ;t⌸⌹戞ie;槝doô⌙ʀ;celpݗ⍌⍐⍛⍡al;抺Āgr⍕⍙eróᕣã⍍arhk;樗rod;樼Ȁcgpt⍯⍲⍶⍻y;䑑on;䄯f;쀀𝕚a;䎹uest耻¿䂿Āci⎊⎏r;쀀𝒾nʀ;EdsvӴ⎛⎝⎡ӳ;拹ot;拵Ā;v⎦⎧拴;拳Ā;iݷ⎮lde;䄩ǫ⎸\0⎼cy;䑖l耻ï䃯̀cfmosu⏌⏗⏜⏡⏧⏵Āiy⏑⏕rc;䄵;䐹r;쀀𝔧ath;䈷pf;쀀𝕛ǣ⏬\0⏱r;쀀𝒿rcy;䑘kcy;䑔Ѐacfghjos␋␖␢␧␭␱␵␻ppaĀ;v␓␔䎺;䏰Āey␛␠dil;䄷;䐺r;쀀𝔨reen;䄸cy;䑅cy;䑜pf;쀀𝕜cr;쀀𝓀஀ABEHabcdefghjlmnoprstuv⑰⒁⒆⒍⒑┎┽╚▀♎♞♥♹♽⚚⚲⛘❝❨➋⟀⠁⠒ƀart⑷⑺⑼rò৆òΕail;椛arr;椎Ā;gঔ⒋;檋ar;楢ॣ⒥\0⒪\0⒱\0\0\0\0\0⒵Ⓔ\0ⓆⓈⓍ\0⓹ute;䄺mptyv;榴raîࡌbda;䎻gƀ;dlࢎⓁⓃ;榑åࢎ;檅uo耻«䂫rЀ;bfhlpst࢙ⓞⓦⓩ⓫⓮⓱⓵Ā;f࢝ⓣs;椟s;椝ë≒p;憫l;椹im;楳l;憢ƀ;ae⓿─┄檫il;椙Ā;s┉┊檭;쀀⪭︀ƀabr┕┙┝rr;椌rk;杲Āak┢┬cĀek┨┪;䁻;䁛Āes┱┳;榋lĀdu┹┻;榏;榍Ȁaeuy╆╋╖╘ron;䄾Ādi═╔il;䄼ìࢰâ┩;䐻Ȁcqrs╣╦╭╽a;椶uoĀ;rนᝆĀdu╲╷har;楧shar;楋h;憲ʀ;fgqs▋▌উ◳◿扤tʀahlrt▘▤▷◂◨rrowĀ;t࢙□aé⓶arpoonĀdu▯▴own»њp»०eftarrows;懇ightƀahs◍◖◞rrowĀ;sࣴࢧarpoonó྘quigarro÷⇰hreetimes;拋ƀ;qs▋ও◺lanôবʀ;cdgsব☊☍☝☨c;檨otĀ;o☔☕橿Ā;r☚☛檁;檃Ā;e☢☥쀀⋚︀s;檓ʀadegs☳☹☽♉♋pproøⓆot;拖qĀgq♃♅ôউgtò⒌ôছiíলƀilr♕࣡♚sht;楼;쀀𝔩Ā;Eজ♣;檑š♩♶rĀdu▲♮Ā;l॥♳;楪lk;斄cy;䑙ʀ;achtੈ⚈⚋⚑⚖rò◁orneòᴈard;楫ri;旺Āio⚟⚤dot;䅀ustĀ;a⚬⚭掰che»⚭ȀEaes⚻⚽⛉⛔;扨pĀ;p⛃⛄檉rox»⛄Ā;q⛎⛏檇Ā;q⛎⚻im;拦Ѐabnoptwz⛩⛴⛷✚✯❁❇❐Ānr⛮⛱g;柬r;懽rëࣁgƀlmr⛿✍✔eftĀar০✇ightá৲apsto;柼ightá৽parrowĀlr✥✩efô⓭ight;憬ƀafl✶✹✽r;榅;쀀𝕝us;樭imes;樴š❋❏st;戗áፎƀ;ef❗❘᠀旊nge»❘arĀ;l❤❥䀨t;榓ʀachmt❳❶❼➅➇ròࢨorneòᶌarĀ;d྘➃;業;怎ri;抿̀achiqt➘➝ੀ➢➮➻quo;怹r;쀀𝓁mƀ;egল➪➬;檍;檏Ābu┪➳oĀ;rฟ➹;怚rok;䅂萀<;cdhilqrࠫ⟒☹⟜⟠⟥⟪⟰Āci⟗⟙;檦r;橹reå◲mes;拉arr;楶uest;橻ĀPi⟵⟹ar;榖ƀ;ef⠀भ᠛旃rĀdu⠇⠍shar;楊har;楦Āen⠗⠡rtneqq;쀀≨︀Å⠞܀Dacdefhilnopsu⡀⡅⢂⢎⢓⢠⢥⢨⣚⣢⣤ઃ⣳⤂Dot;戺Ȁclpr⡎⡒⡣⡽r耻¯䂯Āet⡗⡙;時Ā;e⡞⡟朠se»⡟Ā;sျ⡨toȀ;dluျ⡳⡷⡻owîҌefôएðᏑker;斮Āoy⢇⢌mma;権;䐼ash;怔asuredangle»ᘦr;쀀𝔪o;愧ƀcdn⢯⢴⣉ro耻µ䂵Ȁ;acdᑤ⢽⣀⣄sôᚧir;櫰ot肻·Ƶusƀ;bd⣒ᤃ⣓戒Ā;uᴼ⣘;横ţ⣞⣡p;櫛ò−ðઁĀdp⣩⣮els;抧f;쀀𝕞Āct⣸⣽r;쀀𝓂pos»ᖝƀ;lm⤉⤊⤍䎼timap;抸ఀGLRVabcdefghijlmoprstuvw⥂⥓⥾⦉⦘⧚⧩⨕⨚⩘⩝⪃⪕⪤⪨⬄⬇⭄⭿⮮ⰴⱧⱼ⳩Āgt⥇⥋;쀀⋙̸Ā;v⥐௏쀀≫⃒ƀelt⥚⥲⥶ftĀar⥡⥧rrow;懍ightarrow;懎;쀀⋘̸Ā;v⥻ే쀀≪⃒ightarrow;懏ĀDd⦎⦓ash;抯ash;抮ʀbcnpt⦣⦧⦬⦱⧌la»˞ute;䅄g;쀀∠⃒ʀ;Eiop඄⦼⧀⧅⧈;쀀⩰̸d;쀀≋̸s;䅉roø඄urĀ;a⧓⧔普lĀ;s⧓ସǳ⧟\0⧣p肻\xA0ଷmpĀ;e௹ఀʀaeouy⧴⧾⨃⨐⨓ǰ⧹\0⧻;橃on;䅈dil;䅆ngĀ;dൾ⨊ot;쀀⩭̸p;橂;䐽ash;怓΀;Aadqsxஒ⨩⨭⨻⩁⩅⩐rr;懗rĀhr⨳⨶k;椤Ā;oᏲᏰot;쀀≐̸uiöୣĀei⩊⩎ar;椨í஘istĀ;s஠டr;쀀𝔫ȀEest௅⩦⩹⩼ƀ;qs஼⩭௡ƀ;qs஼௅⩴lanô௢ií௪Ā;rஶ⪁»ஷƀAap⪊⪍⪑rò⥱rr;憮ar;櫲ƀ;svྍ⪜ྌĀ;d⪡⪢拼;拺cy;䑚΀AEadest⪷⪺⪾⫂⫅⫶⫹rò⥦;쀀≦̸rr;憚r;急Ȁ;fqs఻⫎⫣⫯tĀar⫔⫙rro÷⫁ightarro÷⪐ƀ;qs఻⪺⫪lanôౕĀ;sౕ⫴»శiíౝĀ;rవ⫾iĀ;eచథiäඐĀpt⬌⬑f;쀀𝕟膀¬;in⬙⬚⬶䂬nȀ;Edvஉ⬤⬨⬮;쀀⋹̸ot;쀀⋵̸ǡஉ⬳⬵;拷;拶iĀ;vಸ⬼ǡಸ⭁⭃;拾;拽ƀaor⭋⭣⭩rȀ;ast୻⭕⭚⭟lleì୻l;쀀⫽⃥;쀀∂̸lint;樔ƀ;ceಒ⭰⭳uåಥĀ;cಘ⭸Ā;eಒ⭽ñಘȀAait⮈⮋⮝⮧rò⦈rrƀ;cw⮔⮕⮙憛;쀀⤳̸;쀀↝̸ghtarrow»⮕riĀ;eೋೖ΀chimpqu⮽⯍⯙⬄୸⯤⯯Ȁ;cerല⯆ഷ⯉uå൅;쀀𝓃ortɭ⬅\0\0⯖ará⭖mĀ;e൮⯟Ā;q൴൳suĀbp⯫⯭å೸åഋƀbcp⯶ⰑⰙȀ;Ees⯿ⰀഢⰄ抄;쀀⫅̸etĀ;eഛⰋqĀ;qണⰀcĀ;eലⰗñസȀ;EesⰢⰣൟⰧ抅;쀀⫆̸etĀ;e൘ⰮqĀ;qൠⰣȀgilrⰽⰿⱅⱇìௗlde耻ñ䃱çృiangleĀlrⱒⱜeftĀ;eచⱚñదightĀ;eೋⱥñ೗Ā;mⱬⱭ䎽ƀ;esⱴⱵⱹ䀣ro;愖p;怇ҀDHadgilrsⲏⲔⲙⲞⲣⲰⲶⳓⳣash;抭arr;椄p;쀀≍⃒ash;抬ĀetⲨⲬ;쀀≥⃒;쀀>⃒nfin;槞ƀAetⲽⳁⳅrr;椂;쀀≤⃒Ā;rⳊⳍ쀀<⃒ie;쀀⊴⃒ĀAtⳘⳜrr;椃rie;쀀⊵⃒im;쀀∼⃒ƀAan⳰⳴ⴂrr;懖rĀhr⳺⳽k;椣Ā;oᏧᏥear;椧ቓ᪕\0\0\0\0\0\0\0\0\0\0\0\0\0ⴭ\0ⴸⵈⵠⵥ⵲ⶄᬇ\0\0ⶍⶫ\0ⷈⷎ\0ⷜ⸙⸫⸾⹃Ācsⴱ᪗ute耻ó䃳ĀiyⴼⵅrĀ;c᪞ⵂ耻ô䃴;䐾ʀabios᪠ⵒⵗǈⵚlac;䅑v;樸old;榼lig;䅓Ācr⵩⵭ir;榿;쀀𝔬ͯ⵹\0\0⵼\0ⶂn;䋛ave耻ò䃲;槁Ābmⶈ෴ar;榵Ȁacitⶕ⶘ⶥⶨrò᪀Āir⶝ⶠr;榾oss;榻nå๒;槀ƀaeiⶱⶵⶹcr;䅍ga;䏉ƀcdnⷀⷅǍron;䎿;榶pf;쀀𝕠ƀaelⷔ⷗ǒr;榷rp;榹΀;adiosvⷪⷫⷮ⸈⸍⸐⸖戨rò᪆Ȁ;efmⷷⷸ⸂⸅橝rĀ;oⷾⷿ愴f»ⷿ耻ª䂪耻º䂺gof;抶r;橖lope;橗;橛ƀclo⸟⸡⸧ò⸁ash耻ø䃸l;折iŬⸯ⸴de耻õ䃵esĀ;aǛ⸺s;樶ml耻ö䃶bar;挽ૡ⹞\0⹽\0⺀⺝\0⺢⺹\0\0⻋ຜ\0⼓\0\0⼫⾼\0⿈rȀ;astЃ⹧⹲຅脀¶;l⹭⹮䂶leìЃɩ⹸\0\0⹻m;櫳;櫽y;䐿rʀcimpt⺋⺏⺓ᡥ⺗nt;䀥od;䀮il;怰enk;怱r;쀀𝔭ƀimo⺨⺰⺴Ā;v⺭⺮䏆;䏕maô੶ne;明ƀ;tv⺿⻀⻈䏀chfork»´;䏖Āau⻏⻟nĀck⻕⻝kĀ;h⇴⻛;愎ö⇴sҀ;abcdemst⻳⻴ᤈ⻹⻽⼄⼆⼊⼎䀫cir;樣ir;樢Āouᵀ⼂;樥;橲n肻±ຝim;樦wo;樧ƀipu⼙⼠⼥ntint;樕f;쀀𝕡nd耻£䂣Ԁ;Eaceinosu່⼿⽁⽄⽇⾁⾉⾒⽾⾶;檳p;檷uå໙Ā;c໎⽌̀;acens່⽙⽟⽦⽨⽾pproø⽃urlyeñ໙ñ໎ƀaes⽯⽶⽺pprox;檹qq;檵im;拨iíໟmeĀ;s⾈ຮ怲ƀEas⽸⾐⽺ð⽵ƀdfp໬⾙⾯ƀals⾠⾥⾪lar;挮ine;挒urf;挓Ā;t໻⾴ï໻rel;抰Āci⿀⿅r;쀀𝓅;䏈ncsp;怈̀fiopsu⿚⋢⿟⿥⿫⿱r;쀀𝔮pf;쀀𝕢rime;恗cr;쀀𝓆ƀaeo⿸〉〓tĀei⿾々rnionóڰnt;樖stĀ;e【】䀿ñἙô༔઀ABHabcdefhilmnoprstux぀けさすムㄎㄫㅇㅢㅲㆎ㈆㈕㈤㈩㉘㉮㉲㊐㊰㊷ƀartぇおがròႳòϝail;検aròᱥar;楤΀cdenqrtとふへみわゔヌĀeuねぱ;쀀∽̱te;䅕iãᅮmptyv;榳gȀ;del࿑らるろ;榒;榥å࿑uo耻»䂻rր;abcfhlpstw࿜ガクシスゼゾダッデナp;極Ā;f࿠ゴs;椠;椳s;椞ë≝ð✮l;楅im;楴l;憣;憝Āaiパフil;椚oĀ;nホボ戶aló༞ƀabrョリヮrò៥rk;杳ĀakンヽcĀekヹ・;䁽;䁝Āes㄂㄄;榌lĀduㄊㄌ;榎;榐Ȁaeuyㄗㄜㄧㄩron;䅙Ādiㄡㄥil;䅗ì࿲âヺ;䑀Ȁclqsㄴㄷㄽㅄa;椷dhar;楩uoĀ;rȎȍh;憳ƀacgㅎㅟངlȀ;ipsླྀㅘㅛႜnåႻarôྩt;断ƀilrㅩဣㅮsht;楽;쀀𝔯ĀaoㅷㆆrĀduㅽㅿ»ѻĀ;l႑ㆄ;楬Ā;vㆋㆌ䏁;䏱ƀgns㆕ㇹㇼht̀ahlrstㆤㆰ㇂㇘㇤㇮rrowĀ;t࿜ㆭaéトarpoonĀduㆻㆿowîㅾp»႒eftĀah㇊㇐rrowó࿪arpoonóՑightarrows;應quigarro÷ニhreetimes;拌g;䋚ingdotseñἲƀahm㈍㈐㈓rò࿪aòՑ;怏oustĀ;a㈞㈟掱che»㈟mid;櫮Ȁabpt㈲㈽㉀㉒Ānr㈷㈺g;柭r;懾rëဃƀafl㉇㉊㉎r;榆;쀀𝕣us;樮imes;樵Āap㉝㉧rĀ;g㉣㉤䀩t;榔olint;樒arò㇣Ȁachq㉻㊀Ⴜ㊅quo;怺r;쀀𝓇Ābu・㊊oĀ;rȔȓƀhir㊗㊛㊠reåㇸmes;拊iȀ;efl㊪ၙᠡ㊫方tri;槎luhar;楨;愞ൡ㋕㋛㋟㌬㌸㍱\0㍺㎤\0\0㏬㏰\0㐨㑈㑚㒭㒱㓊㓱\0㘖\0\0㘳cute;䅛quï➺Ԁ;Eaceinpsyᇭ㋳㋵㋿㌂㌋㌏㌟㌦㌩;檴ǰ㋺\0㋼;檸on;䅡uåᇾĀ;dᇳ㌇il;䅟rc;䅝ƀEas㌖㌘㌛;檶p;檺im;择olint;樓iíሄ;䑁otƀ;be㌴ᵇ㌵担;橦΀Aacmstx㍆㍊㍗㍛㍞㍣㍭rr;懘rĀhr㍐㍒ë∨Ā;oਸ਼਴t耻§䂧i;䀻war;椩mĀin㍩ðnuóñt;朶rĀ;o㍶⁕쀀𝔰Ȁacoy㎂㎆㎑㎠rp;景Āhy㎋㎏cy;䑉;䑈rtɭ㎙\0\0㎜iäᑤaraì⹯耻­䂭Āgm㎨㎴maƀ;fv㎱㎲㎲䏃;䏂Ѐ;deglnprካ㏅㏉㏎㏖㏞㏡㏦ot;橪Ā;q኱ኰĀ;E㏓㏔檞;檠Ā;E㏛㏜檝;檟e;扆lus;樤arr;楲aròᄽȀaeit㏸㐈㐏㐗Āls㏽㐄lsetmé㍪hp;樳parsl;槤Ādlᑣ㐔e;挣Ā;e㐜㐝檪Ā;s㐢㐣檬;쀀⪬︀ƀflp㐮㐳㑂tcy;䑌Ā;b㐸㐹䀯Ā;a㐾㐿槄r;挿f;쀀𝕤aĀdr㑍ЂesĀ;u㑔㑕晠it»㑕ƀcsu㑠㑹㒟Āau㑥㑯pĀ;sᆈ㑫;쀀⊓︀pĀ;sᆴ㑵;쀀⊔︀uĀbp㑿㒏ƀ;esᆗᆜ㒆etĀ;eᆗ㒍ñᆝƀ;esᆨᆭ㒖etĀ;eᆨ㒝ñᆮƀ;afᅻ㒦ְrť㒫ֱ»ᅼaròᅈȀcemt㒹㒾㓂㓅r;쀀𝓈tmîñiì㐕aræᆾĀar㓎㓕rĀ;f㓔ឿ昆Āan㓚㓭ightĀep㓣㓪psiloîỠhé⺯s»⡒ʀbcmnp㓻㕞ሉ㖋㖎Ҁ;Edemnprs㔎㔏㔑㔕㔞㔣㔬㔱㔶抂;櫅ot;檽Ā;dᇚ㔚ot;櫃ult;櫁ĀEe㔨㔪;櫋;把lus;檿arr;楹ƀeiu㔽㕒㕕tƀ;en㔎㕅㕋qĀ;qᇚ㔏eqĀ;q㔫㔨m;櫇Ābp㕚㕜;櫕;櫓c̀;acensᇭ㕬㕲㕹㕻㌦pproø㋺urlyeñᇾñᇳƀaes㖂㖈㌛pproø㌚qñ㌗g;晪ڀ123;Edehlmnps㖩㖬㖯ሜ㖲㖴㗀㗉㗕㗚㗟㗨㗭耻¹䂹耻²䂲耻³䂳;櫆Āos㖹㖼t;檾ub;櫘Ā;dሢ㗅ot;櫄sĀou㗏㗒l;柉b;櫗arr;楻ult;櫂ĀEe㗤㗦;櫌;抋lus;櫀ƀeiu㗴㘉㘌tƀ;enሜ㗼㘂qĀ;qሢ㖲eqĀ;q㗧㗤m;櫈Ābp㘑㘓;櫔;櫖ƀAan㘜㘠㘭rr;懙rĀhr㘦㘨ë∮Ā;oਫ਩war;椪lig耻ß䃟௡㙑㙝㙠ዎ㙳㙹\0㙾㛂\0\0\0\0\0㛛㜃\0㜉㝬\0\0\0㞇ɲ㙖\0\0㙛get;挖;䏄rë๟ƀaey㙦㙫㙰ron;䅥dil;䅣;䑂lrec;挕r;쀀𝔱Ȁeiko㚆㚝㚵㚼ǲ㚋\0㚑eĀ4fኄኁaƀ;sv㚘㚙㚛䎸ym;䏑Ācn㚢㚲kĀas㚨㚮pproø዁im»ኬsðኞĀas㚺㚮ð዁rn耻þ䃾Ǭ̟㛆⋧es膀×;bd㛏㛐㛘䃗Ā;aᤏ㛕r;樱;樰ƀeps㛡㛣㜀á⩍Ȁ;bcf҆㛬㛰㛴ot;挶ir;櫱Ā;o㛹㛼쀀𝕥rk;櫚á㍢rime;怴ƀaip㜏㜒㝤dåቈ΀adempst㜡㝍㝀㝑㝗㝜㝟ngleʀ;dlqr㜰㜱㜶㝀㝂斵own»ᶻeftĀ;e⠀㜾ñम;扜ightĀ;e㊪㝋ñၚot;旬inus;樺lus;樹b;槍ime;樻ezium;揢ƀcht㝲㝽㞁Āry㝷㝻;쀀𝓉;䑆cy;䑛rok;䅧Āio㞋㞎xô᝷headĀlr㞗㞠eftarro÷ࡏightarrow»ཝऀAHabcdfghlmoprstuw㟐㟓㟗㟤㟰㟼㠎㠜㠣㠴㡑㡝㡫㢩㣌㣒㣪㣶ròϭar;楣Ācr㟜㟢ute耻ú䃺òᅐrǣ㟪\0㟭y;䑞ve;䅭Āiy㟵㟺rc耻û䃻;䑃ƀabh㠃㠆㠋ròᎭlac;䅱aòᏃĀir㠓㠘sht;楾;쀀𝔲rave耻ù䃹š㠧㠱rĀlr㠬㠮»ॗ»ႃlk;斀Āct㠹㡍ɯ㠿\0\0㡊rnĀ;e㡅㡆挜r»㡆op;挏ri;旸Āal㡖㡚cr;䅫肻¨͉Āgp㡢㡦on;䅳f;쀀𝕦̀adhlsuᅋ㡸㡽፲㢑㢠ownáᎳarpoonĀlr㢈㢌efô㠭ighô㠯iƀ;hl㢙㢚㢜䏅»ᏺon»㢚parrows;懈ƀcit㢰㣄㣈ɯ㢶\0\0㣁rnĀ;e㢼㢽挝r»㢽op;挎ng;䅯ri;旹cr;쀀𝓊ƀdir㣙㣝㣢ot;拰lde;䅩iĀ;f㜰㣨»᠓Āam㣯㣲rò㢨l耻ü䃼angle;榧ހABDacdeflnoprsz㤜㤟㤩㤭㦵㦸㦽㧟㧤㧨㧳㧹㧽㨁㨠ròϷarĀ;v㤦㤧櫨;櫩asèϡĀnr㤲㤷grt;榜΀eknprst㓣㥆㥋㥒㥝㥤㦖appá␕othinçẖƀhir㓫⻈㥙opô⾵Ā;hᎷ㥢ïㆍĀiu㥩㥭gmá㎳Ābp㥲㦄setneqĀ;q㥽㦀쀀⊊︀;쀀⫋︀setneqĀ;q㦏㦒쀀⊋︀;쀀⫌︀Āhr㦛㦟etá㚜iangleĀlr㦪㦯eft»थight»ၑy;䐲ash»ံƀelr㧄㧒㧗ƀ;beⷪ㧋㧏ar;抻q;扚lip;拮Ābt㧜ᑨaòᑩr;쀀𝔳tré㦮suĀbp㧯㧱»ജ»൙pf;쀀𝕧roð໻tré㦴Ācu㨆㨋r;쀀𝓋Ābp㨐㨘nĀEe㦀㨖»㥾nĀEe㦒㨞»㦐igzag;榚΀cefoprs㨶㨻㩖㩛㩔㩡㩪irc;䅵Ādi㩀㩑Ābg㩅㩉ar;機eĀ;qᗺ㩏;扙erp;愘r;쀀𝔴pf;쀀𝕨Ā;eᑹ㩦atèᑹcr;쀀𝓌ૣណ㪇\0㪋\0㪐㪛\0\0㪝㪨㪫㪯\0\0㫃㫎\0㫘ៜ៟tré៑r;쀀𝔵ĀAa㪔㪗ròσrò৶;䎾ĀAa㪡㪤ròθrò৫að✓is;拻ƀdptឤ㪵㪾Āfl㪺ឩ;쀀𝕩imåឲĀAa㫇㫊ròώròਁĀcq㫒ីr;쀀𝓍Āpt៖㫜ré។Ѐacefiosu㫰㫽㬈㬌㬑㬕㬛㬡cĀuy㫶㫻te耻ý䃽;䑏Āiy㬂㬆rc;䅷;䑋n耻¥䂥r;쀀𝔶cy;䑗pf;쀀𝕪cr;쀀𝓎Ācm㬦㬩y;䑎l耻ÿ䃿Ԁacdefhiosw㭂㭈㭔㭘㭤㭩㭭㭴㭺㮀cute;䅺Āay㭍㭒ron;䅾;䐷ot;䅼Āet㭝㭡træᕟa;䎶r;쀀𝔷cy;䐶grarr;懝pf;쀀𝕫cr;쀀𝓏Ājn㮅㮇;怍j;怌".split("").map((c) => c.charCodeAt(0)));
// node_modules/entities/lib/esm/generated/decode-data-xml.js
var decode_data_xml_default = new Uint16Array("Ȁaglq	\x1Bɭ\0\0p;䀦os;䀧t;䀾t;䀼uot;䀢".split("").map((c) => c.charCodeAt(0)));
// node_modules/entities/lib/esm/decode_codepoint.js
var _a;
const decodeMap = /* @__PURE__ */ new Map([
	[0, 65533],
	[128, 8364],
	[130, 8218],
	[131, 402],
	[132, 8222],
	[133, 8230],
	[134, 8224],
	[135, 8225],
	[136, 710],
	[137, 8240],
	[138, 352],
	[139, 8249],
	[140, 338],
	[142, 381],
	[145, 8216],
	[146, 8217],
	[147, 8220],
	[148, 8221],
	[149, 8226],
	[150, 8211],
	[151, 8212],
	[152, 732],
	[153, 8482],
	[154, 353],
	[155, 8250],
	[156, 339],
	[158, 382],
	[159, 376]
]);
const fromCodePoint = (_a = String.fromCodePoint) !== null && _a !== void 0 ? _a : function(codePoint) {
	let output = "";
	if (codePoint > 65535) {
		codePoint -= 65536;
		output += String.fromCharCode(codePoint >>> 10 & 1023 | 55296);
		codePoint = 56320 | codePoint & 1023;
	}
	output += String.fromCharCode(codePoint);
	return output;
};
function replaceCodePoint(codePoint) {
	var _a;
	if (codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111) return 65533;
	return (_a = decodeMap.get(codePoint)) !== null && _a !== void 0 ? _a : codePoint;
}
// node_modules/entities/lib/esm/decode.js
var CharCodes;
(function(CharCodes) {
	CharCodes[CharCodes["NUM"] = 35] = "NUM";
	CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
	CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
	CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
	CharCodes[CharCodes["NINE"] = 57] = "NINE";
	CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
	CharCodes[CharCodes["LOWER_F"] = 102] = "LOWER_F";
	CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
	CharCodes[CharCodes["LOWER_Z"] = 122] = "LOWER_Z";
	CharCodes[CharCodes["UPPER_A"] = 65] = "UPPER_A";
	CharCodes[CharCodes["UPPER_F"] = 70] = "UPPER_F";
	CharCodes[CharCodes["UPPER_Z"] = 90] = "UPPER_Z";
})(CharCodes || (CharCodes = {}));
const TO_LOWER_BIT = 32;
var BinTrieFlags;
(function(BinTrieFlags) {
	BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
	BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 16256] = "BRANCH_LENGTH";
	BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
})(BinTrieFlags || (BinTrieFlags = {}));
function isNumber(code) {
	return code >= CharCodes.ZERO && code <= CharCodes.NINE;
}
function isHexadecimalCharacter(code) {
	return code >= CharCodes.UPPER_A && code <= CharCodes.UPPER_F || code >= CharCodes.LOWER_A && code <= CharCodes.LOWER_F;
}
function isAsciiAlphaNumeric(code) {
	return code >= CharCodes.UPPER_A && code <= CharCodes.UPPER_Z || code >= CharCodes.LOWER_A && code <= CharCodes.LOWER_Z || isNumber(code);
}
function isEntityInAttributeInvalidEnd(code) {
	return code === CharCodes.EQUALS || isAsciiAlphaNumeric(code);
}
var EntityDecoderState;
(function(EntityDecoderState) {
	EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
	EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
	EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
	EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
	EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
})(EntityDecoderState || (EntityDecoderState = {}));
var DecodingMode;
(function(DecodingMode) {
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
var EntityDecoder = class {
	constructor(decodeTree, emitCodePoint, errors) {
		this.decodeTree = decodeTree;
		this.emitCodePoint = emitCodePoint;
		this.errors = errors;
		this.state = EntityDecoderState.EntityStart;
		this.consumed = 1;
		this.result = 0;
		this.treeIndex = 0;
		this.excess = 1;
		this.decodeMode = DecodingMode.Strict;
	}
	startEntity(decodeMode) {
		this.decodeMode = decodeMode;
		this.state = EntityDecoderState.EntityStart;
		this.result = 0;
		this.treeIndex = 0;
		this.excess = 1;
		this.consumed = 1;
	}
	write(str, offset) {
		switch (this.state) {
			case EntityDecoderState.EntityStart:
				if (str.charCodeAt(offset) === CharCodes.NUM) {
					this.state = EntityDecoderState.NumericStart;
					this.consumed += 1;
					return this.stateNumericStart(str, offset + 1);
				}
				this.state = EntityDecoderState.NamedEntity;
				return this.stateNamedEntity(str, offset);
			case EntityDecoderState.NumericStart: return this.stateNumericStart(str, offset);
			case EntityDecoderState.NumericDecimal: return this.stateNumericDecimal(str, offset);
			case EntityDecoderState.NumericHex: return this.stateNumericHex(str, offset);
			case EntityDecoderState.NamedEntity: return this.stateNamedEntity(str, offset);
		}
	}
	stateNumericStart(str, offset) {
		if (offset >= str.length) return -1;
		if ((str.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
			this.state = EntityDecoderState.NumericHex;
			this.consumed += 1;
			return this.stateNumericHex(str, offset + 1);
		}
		this.state = EntityDecoderState.NumericDecimal;
		return this.stateNumericDecimal(str, offset);
	}
	addToNumericResult(str, start, end, base) {
		if (start !== end) {
			const digitCount = end - start;
			this.result = this.result * Math.pow(base, digitCount) + parseInt(str.substr(start, digitCount), base);
			this.consumed += digitCount;
		}
	}
	stateNumericHex(str, offset) {
		const startIdx = offset;
		while (offset < str.length) {
			const char = str.charCodeAt(offset);
			if (isNumber(char) || isHexadecimalCharacter(char)) offset += 1;
			else {
				this.addToNumericResult(str, startIdx, offset, 16);
				return this.emitNumericEntity(char, 3);
			}
		}
		this.addToNumericResult(str, startIdx, offset, 16);
		return -1;
	}
	stateNumericDecimal(str, offset) {
		const startIdx = offset;
		while (offset < str.length) {
			const char = str.charCodeAt(offset);
			if (isNumber(char)) offset += 1;
			else {
				this.addToNumericResult(str, startIdx, offset, 10);
				return this.emitNumericEntity(char, 2);
			}
		}
		this.addToNumericResult(str, startIdx, offset, 10);
		return -1;
	}
	emitNumericEntity(lastCp, expectedLength) {
		var _a;
		if (this.consumed <= expectedLength) {
			(_a = this.errors) === null || _a === void 0 || _a.absenceOfDigitsInNumericCharacterReference(this.consumed);
			return 0;
		}
		if (lastCp === CharCodes.SEMI) this.consumed += 1;
		else if (this.decodeMode === DecodingMode.Strict) return 0;
		this.emitCodePoint(replaceCodePoint(this.result), this.consumed);
		if (this.errors) {
			if (lastCp !== CharCodes.SEMI) this.errors.missingSemicolonAfterCharacterReference();
			this.errors.validateNumericCharacterReference(this.result);
		}
		return this.consumed;
	}
	stateNamedEntity(str, offset) {
		const { decodeTree } = this;
		let current = decodeTree[this.treeIndex];
		let valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
		for (; offset < str.length; offset++, this.excess++) {
			const char = str.charCodeAt(offset);
			this.treeIndex = determineBranch(decodeTree, current, this.treeIndex + Math.max(1, valueLength), char);
			if (this.treeIndex < 0) return this.result === 0 || this.decodeMode === DecodingMode.Attribute && (valueLength === 0 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
			current = decodeTree[this.treeIndex];
			valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
			if (valueLength !== 0) {
				if (char === CharCodes.SEMI) return this.emitNamedEntityData(this.treeIndex, valueLength, this.consumed + this.excess);
				if (this.decodeMode !== DecodingMode.Strict) {
					this.result = this.treeIndex;
					this.consumed += this.excess;
					this.excess = 0;
				}
			}
		}
		return -1;
	}
	emitNotTerminatedNamedEntity() {
		var _a;
		const { result, decodeTree } = this;
		const valueLength = (decodeTree[result] & BinTrieFlags.VALUE_LENGTH) >> 14;
		this.emitNamedEntityData(result, valueLength, this.consumed);
		(_a = this.errors) === null || _a === void 0 || _a.missingSemicolonAfterCharacterReference();
		return this.consumed;
	}
	emitNamedEntityData(result, valueLength, consumed) {
		const { decodeTree } = this;
		this.emitCodePoint(valueLength === 1 ? decodeTree[result] & ~BinTrieFlags.VALUE_LENGTH : decodeTree[result + 1], consumed);
		if (valueLength === 3) this.emitCodePoint(decodeTree[result + 2], consumed);
		return consumed;
	}
	end() {
		var _a;
		switch (this.state) {
			case EntityDecoderState.NamedEntity: return this.result !== 0 && (this.decodeMode !== DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
			case EntityDecoderState.NumericDecimal: return this.emitNumericEntity(0, 2);
			case EntityDecoderState.NumericHex: return this.emitNumericEntity(0, 3);
			case EntityDecoderState.NumericStart:
				(_a = this.errors) === null || _a === void 0 || _a.absenceOfDigitsInNumericCharacterReference(this.consumed);
				return 0;
			case EntityDecoderState.EntityStart: return 0;
		}
	}
};
function getDecoder(decodeTree) {
	let ret = "";
	const decoder = new EntityDecoder(decodeTree, (str) => ret += fromCodePoint(str));
	return function decodeWithTrie(str, decodeMode) {
		let lastIndex = 0;
		let offset = 0;
		while ((offset = str.indexOf("&", offset)) >= 0) {
			ret += str.slice(lastIndex, offset);
			decoder.startEntity(decodeMode);
			const len = decoder.write(str, offset + 1);
			if (len < 0) {
				lastIndex = offset + decoder.end();
				break;
			}
			lastIndex = offset + len;
			offset = len === 0 ? lastIndex + 1 : lastIndex;
		}
		const result = ret + str.slice(lastIndex);
		ret = "";
		return result;
	};
}
function determineBranch(decodeTree, current, nodeIdx, char) {
	const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
	const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
	if (branchCount === 0) return jumpOffset !== 0 && char === jumpOffset ? nodeIdx : -1;
	if (jumpOffset) {
		const value = char - jumpOffset;
		return value < 0 || value >= branchCount ? -1 : decodeTree[nodeIdx + value] - 1;
	}
	let lo = nodeIdx;
	let hi = lo + branchCount - 1;
	while (lo <= hi) {
		const mid = lo + hi >>> 1;
		const midVal = decodeTree[mid];
		if (midVal < char) lo = mid + 1;
		else if (midVal > char) hi = mid - 1;
		else return decodeTree[mid + branchCount];
	}
	return -1;
}
const htmlDecoder = getDecoder(decode_data_html_default);
getDecoder(decode_data_xml_default);
function decodeHTML(str, mode = DecodingMode.Legacy) {
	return htmlDecoder(str, mode);
}
function decodeHTMLStrict(str) {
	return htmlDecoder(str, DecodingMode.Strict);
}
// node_modules/entities/lib/esm/generated/encode-html.js
function restoreDiff(arr) {
	for (let i = 1; i < arr.length; i++) arr[i][0] += arr[i - 1][0] + 1;
	return arr;
}
new Map(/* #__PURE__ */ restoreDiff([
	[9, "&Tab;"],
	[0, "&NewLine;"],
	[22, "&excl;"],
	[0, "&quot;"],
	[0, "&num;"],
	[0, "&dollar;"],
	[0, "&percnt;"],
	[0, "&amp;"],
	[0, "&apos;"],
	[0, "&lpar;"],
	[0, "&rpar;"],
	[0, "&ast;"],
	[0, "&plus;"],
	[0, "&comma;"],
	[1, "&period;"],
	[0, "&sol;"],
	[10, "&colon;"],
	[0, "&semi;"],
	[0, {
		v: "&lt;",
		n: 8402,
		o: "&nvlt;"
	}],
	[0, {
		v: "&equals;",
		n: 8421,
		o: "&bne;"
	}],
	[0, {
		v: "&gt;",
		n: 8402,
		o: "&nvgt;"
	}],
	[0, "&quest;"],
	[0, "&commat;"],
	[26, "&lbrack;"],
	[0, "&bsol;"],
	[0, "&rbrack;"],
	[0, "&Hat;"],
	[0, "&lowbar;"],
	[0, "&DiacriticalGrave;"],
	[5, {
		n: 106,
		o: "&fjlig;"
	}],
	[20, "&lbrace;"],
	[0, "&verbar;"],
	[0, "&rbrace;"],
	[34, "&nbsp;"],
	[0, "&iexcl;"],
	[0, "&cent;"],
	[0, "&pound;"],
	[0, "&curren;"],
	[0, "&yen;"],
	[0, "&brvbar;"],
	[0, "&sect;"],
	[0, "&die;"],
	[0, "&copy;"],
	[0, "&ordf;"],
	[0, "&laquo;"],
	[0, "&not;"],
	[0, "&shy;"],
	[0, "&circledR;"],
	[0, "&macr;"],
	[0, "&deg;"],
	[0, "&PlusMinus;"],
	[0, "&sup2;"],
	[0, "&sup3;"],
	[0, "&acute;"],
	[0, "&micro;"],
	[0, "&para;"],
	[0, "&centerdot;"],
	[0, "&cedil;"],
	[0, "&sup1;"],
	[0, "&ordm;"],
	[0, "&raquo;"],
	[0, "&frac14;"],
	[0, "&frac12;"],
	[0, "&frac34;"],
	[0, "&iquest;"],
	[0, "&Agrave;"],
	[0, "&Aacute;"],
	[0, "&Acirc;"],
	[0, "&Atilde;"],
	[0, "&Auml;"],
	[0, "&angst;"],
	[0, "&AElig;"],
	[0, "&Ccedil;"],
	[0, "&Egrave;"],
	[0, "&Eacute;"],
	[0, "&Ecirc;"],
	[0, "&Euml;"],
	[0, "&Igrave;"],
	[0, "&Iacute;"],
	[0, "&Icirc;"],
	[0, "&Iuml;"],
	[0, "&ETH;"],
	[0, "&Ntilde;"],
	[0, "&Ograve;"],
	[0, "&Oacute;"],
	[0, "&Ocirc;"],
	[0, "&Otilde;"],
	[0, "&Ouml;"],
	[0, "&times;"],
	[0, "&Oslash;"],
	[0, "&Ugrave;"],
	[0, "&Uacute;"],
	[0, "&Ucirc;"],
	[0, "&Uuml;"],
	[0, "&Yacute;"],
	[0, "&THORN;"],
	[0, "&szlig;"],
	[0, "&agrave;"],
	[0, "&aacute;"],
	[0, "&acirc;"],
	[0, "&atilde;"],
	[0, "&auml;"],
	[0, "&aring;"],
	[0, "&aelig;"],
	[0, "&ccedil;"],
	[0, "&egrave;"],
	[0, "&eacute;"],
	[0, "&ecirc;"],
	[0, "&euml;"],
	[0, "&igrave;"],
	[0, "&iacute;"],
	[0, "&icirc;"],
	[0, "&iuml;"],
	[0, "&eth;"],
	[0, "&ntilde;"],
	[0, "&ograve;"],
	[0, "&oacute;"],
	[0, "&ocirc;"],
	[0, "&otilde;"],
	[0, "&ouml;"],
	[0, "&div;"],
	[0, "&oslash;"],
	[0, "&ugrave;"],
	[0, "&uacute;"],
	[0, "&ucirc;"],
	[0, "&uuml;"],
	[0, "&yacute;"],
	[0, "&thorn;"],
	[0, "&yuml;"],
	[0, "&Amacr;"],
	[0, "&amacr;"],
	[0, "&Abreve;"],
	[0, "&abreve;"],
	[0, "&Aogon;"],
	[0, "&aogon;"],
	[0, "&Cacute;"],
	[0, "&cacute;"],
	[0, "&Ccirc;"],
	[0, "&ccirc;"],
	[0, "&Cdot;"],
	[0, "&cdot;"],
	[0, "&Ccaron;"],
	[0, "&ccaron;"],
	[0, "&Dcaron;"],
	[0, "&dcaron;"],
	[0, "&Dstrok;"],
	[0, "&dstrok;"],
	[0, "&Emacr;"],
	[0, "&emacr;"],
	[2, "&Edot;"],
	[0, "&edot;"],
	[0, "&Eogon;"],
	[0, "&eogon;"],
	[0, "&Ecaron;"],
	[0, "&ecaron;"],
	[0, "&Gcirc;"],
	[0, "&gcirc;"],
	[0, "&Gbreve;"],
	[0, "&gbreve;"],
	[0, "&Gdot;"],
	[0, "&gdot;"],
	[0, "&Gcedil;"],
	[1, "&Hcirc;"],
	[0, "&hcirc;"],
	[0, "&Hstrok;"],
	[0, "&hstrok;"],
	[0, "&Itilde;"],
	[0, "&itilde;"],
	[0, "&Imacr;"],
	[0, "&imacr;"],
	[2, "&Iogon;"],
	[0, "&iogon;"],
	[0, "&Idot;"],
	[0, "&imath;"],
	[0, "&IJlig;"],
	[0, "&ijlig;"],
	[0, "&Jcirc;"],
	[0, "&jcirc;"],
	[0, "&Kcedil;"],
	[0, "&kcedil;"],
	[0, "&kgreen;"],
	[0, "&Lacute;"],
	[0, "&lacute;"],
	[0, "&Lcedil;"],
	[0, "&lcedil;"],
	[0, "&Lcaron;"],
	[0, "&lcaron;"],
	[0, "&Lmidot;"],
	[0, "&lmidot;"],
	[0, "&Lstrok;"],
	[0, "&lstrok;"],
	[0, "&Nacute;"],
	[0, "&nacute;"],
	[0, "&Ncedil;"],
	[0, "&ncedil;"],
	[0, "&Ncaron;"],
	[0, "&ncaron;"],
	[0, "&napos;"],
	[0, "&ENG;"],
	[0, "&eng;"],
	[0, "&Omacr;"],
	[0, "&omacr;"],
	[2, "&Odblac;"],
	[0, "&odblac;"],
	[0, "&OElig;"],
	[0, "&oelig;"],
	[0, "&Racute;"],
	[0, "&racute;"],
	[0, "&Rcedil;"],
	[0, "&rcedil;"],
	[0, "&Rcaron;"],
	[0, "&rcaron;"],
	[0, "&Sacute;"],
	[0, "&sacute;"],
	[0, "&Scirc;"],
	[0, "&scirc;"],
	[0, "&Scedil;"],
	[0, "&scedil;"],
	[0, "&Scaron;"],
	[0, "&scaron;"],
	[0, "&Tcedil;"],
	[0, "&tcedil;"],
	[0, "&Tcaron;"],
	[0, "&tcaron;"],
	[0, "&Tstrok;"],
	[0, "&tstrok;"],
	[0, "&Utilde;"],
	[0, "&utilde;"],
	[0, "&Umacr;"],
	[0, "&umacr;"],
	[0, "&Ubreve;"],
	[0, "&ubreve;"],
	[0, "&Uring;"],
	[0, "&uring;"],
	[0, "&Udblac;"],
	[0, "&udblac;"],
	[0, "&Uogon;"],
	[0, "&uogon;"],
	[0, "&Wcirc;"],
	[0, "&wcirc;"],
	[0, "&Ycirc;"],
	[0, "&ycirc;"],
	[0, "&Yuml;"],
	[0, "&Zacute;"],
	[0, "&zacute;"],
	[0, "&Zdot;"],
	[0, "&zdot;"],
	[0, "&Zcaron;"],
	[0, "&zcaron;"],
	[19, "&fnof;"],
	[34, "&imped;"],
	[63, "&gacute;"],
	[65, "&jmath;"],
	[142, "&circ;"],
	[0, "&caron;"],
	[16, "&breve;"],
	[0, "&DiacriticalDot;"],
	[0, "&ring;"],
	[0, "&ogon;"],
	[0, "&DiacriticalTilde;"],
	[0, "&dblac;"],
	[51, "&DownBreve;"],
	[127, "&Alpha;"],
	[0, "&Beta;"],
	[0, "&Gamma;"],
	[0, "&Delta;"],
	[0, "&Epsilon;"],
	[0, "&Zeta;"],
	[0, "&Eta;"],
	[0, "&Theta;"],
	[0, "&Iota;"],
	[0, "&Kappa;"],
	[0, "&Lambda;"],
	[0, "&Mu;"],
	[0, "&Nu;"],
	[0, "&Xi;"],
	[0, "&Omicron;"],
	[0, "&Pi;"],
	[0, "&Rho;"],
	[1, "&Sigma;"],
	[0, "&Tau;"],
	[0, "&Upsilon;"],
	[0, "&Phi;"],
	[0, "&Chi;"],
	[0, "&Psi;"],
	[0, "&ohm;"],
	[7, "&alpha;"],
	[0, "&beta;"],
	[0, "&gamma;"],
	[0, "&delta;"],
	[0, "&epsi;"],
	[0, "&zeta;"],
	[0, "&eta;"],
	[0, "&theta;"],
	[0, "&iota;"],
	[0, "&kappa;"],
	[0, "&lambda;"],
	[0, "&mu;"],
	[0, "&nu;"],
	[0, "&xi;"],
	[0, "&omicron;"],
	[0, "&pi;"],
	[0, "&rho;"],
	[0, "&sigmaf;"],
	[0, "&sigma;"],
	[0, "&tau;"],
	[0, "&upsi;"],
	[0, "&phi;"],
	[0, "&chi;"],
	[0, "&psi;"],
	[0, "&omega;"],
	[7, "&thetasym;"],
	[0, "&Upsi;"],
	[2, "&phiv;"],
	[0, "&piv;"],
	[5, "&Gammad;"],
	[0, "&digamma;"],
	[18, "&kappav;"],
	[0, "&rhov;"],
	[3, "&epsiv;"],
	[0, "&backepsilon;"],
	[10, "&IOcy;"],
	[0, "&DJcy;"],
	[0, "&GJcy;"],
	[0, "&Jukcy;"],
	[0, "&DScy;"],
	[0, "&Iukcy;"],
	[0, "&YIcy;"],
	[0, "&Jsercy;"],
	[0, "&LJcy;"],
	[0, "&NJcy;"],
	[0, "&TSHcy;"],
	[0, "&KJcy;"],
	[1, "&Ubrcy;"],
	[0, "&DZcy;"],
	[0, "&Acy;"],
	[0, "&Bcy;"],
	[0, "&Vcy;"],
	[0, "&Gcy;"],
	[0, "&Dcy;"],
	[0, "&IEcy;"],
	[0, "&ZHcy;"],
	[0, "&Zcy;"],
	[0, "&Icy;"],
	[0, "&Jcy;"],
	[0, "&Kcy;"],
	[0, "&Lcy;"],
	[0, "&Mcy;"],
	[0, "&Ncy;"],
	[0, "&Ocy;"],
	[0, "&Pcy;"],
	[0, "&Rcy;"],
	[0, "&Scy;"],
	[0, "&Tcy;"],
	[0, "&Ucy;"],
	[0, "&Fcy;"],
	[0, "&KHcy;"],
	[0, "&TScy;"],
	[0, "&CHcy;"],
	[0, "&SHcy;"],
	[0, "&SHCHcy;"],
	[0, "&HARDcy;"],
	[0, "&Ycy;"],
	[0, "&SOFTcy;"],
	[0, "&Ecy;"],
	[0, "&YUcy;"],
	[0, "&YAcy;"],
	[0, "&acy;"],
	[0, "&bcy;"],
	[0, "&vcy;"],
	[0, "&gcy;"],
	[0, "&dcy;"],
	[0, "&iecy;"],
	[0, "&zhcy;"],
	[0, "&zcy;"],
	[0, "&icy;"],
	[0, "&jcy;"],
	[0, "&kcy;"],
	[0, "&lcy;"],
	[0, "&mcy;"],
	[0, "&ncy;"],
	[0, "&ocy;"],
	[0, "&pcy;"],
	[0, "&rcy;"],
	[0, "&scy;"],
	[0, "&tcy;"],
	[0, "&ucy;"],
	[0, "&fcy;"],
	[0, "&khcy;"],
	[0, "&tscy;"],
	[0, "&chcy;"],
	[0, "&shcy;"],
	[0, "&shchcy;"],
	[0, "&hardcy;"],
	[0, "&ycy;"],
	[0, "&softcy;"],
	[0, "&ecy;"],
	[0, "&yucy;"],
	[0, "&yacy;"],
	[1, "&iocy;"],
	[0, "&djcy;"],
	[0, "&gjcy;"],
	[0, "&jukcy;"],
	[0, "&dscy;"],
	[0, "&iukcy;"],
	[0, "&yicy;"],
	[0, "&jsercy;"],
	[0, "&ljcy;"],
	[0, "&njcy;"],
	[0, "&tshcy;"],
	[0, "&kjcy;"],
	[1, "&ubrcy;"],
	[0, "&dzcy;"],
	[7074, "&ensp;"],
	[0, "&emsp;"],
	[0, "&emsp13;"],
	[0, "&emsp14;"],
	[1, "&numsp;"],
	[0, "&puncsp;"],
	[0, "&ThinSpace;"],
	[0, "&hairsp;"],
	[0, "&NegativeMediumSpace;"],
	[0, "&zwnj;"],
	[0, "&zwj;"],
	[0, "&lrm;"],
	[0, "&rlm;"],
	[0, "&dash;"],
	[2, "&ndash;"],
	[0, "&mdash;"],
	[0, "&horbar;"],
	[0, "&Verbar;"],
	[1, "&lsquo;"],
	[0, "&CloseCurlyQuote;"],
	[0, "&lsquor;"],
	[1, "&ldquo;"],
	[0, "&CloseCurlyDoubleQuote;"],
	[0, "&bdquo;"],
	[1, "&dagger;"],
	[0, "&Dagger;"],
	[0, "&bull;"],
	[2, "&nldr;"],
	[0, "&hellip;"],
	[9, "&permil;"],
	[0, "&pertenk;"],
	[0, "&prime;"],
	[0, "&Prime;"],
	[0, "&tprime;"],
	[0, "&backprime;"],
	[3, "&lsaquo;"],
	[0, "&rsaquo;"],
	[3, "&oline;"],
	[2, "&caret;"],
	[1, "&hybull;"],
	[0, "&frasl;"],
	[10, "&bsemi;"],
	[7, "&qprime;"],
	[7, {
		v: "&MediumSpace;",
		n: 8202,
		o: "&ThickSpace;"
	}],
	[0, "&NoBreak;"],
	[0, "&af;"],
	[0, "&InvisibleTimes;"],
	[0, "&ic;"],
	[72, "&euro;"],
	[46, "&tdot;"],
	[0, "&DotDot;"],
	[37, "&complexes;"],
	[2, "&incare;"],
	[4, "&gscr;"],
	[0, "&hamilt;"],
	[0, "&Hfr;"],
	[0, "&Hopf;"],
	[0, "&planckh;"],
	[0, "&hbar;"],
	[0, "&imagline;"],
	[0, "&Ifr;"],
	[0, "&lagran;"],
	[0, "&ell;"],
	[1, "&naturals;"],
	[0, "&numero;"],
	[0, "&copysr;"],
	[0, "&weierp;"],
	[0, "&Popf;"],
	[0, "&Qopf;"],
	[0, "&realine;"],
	[0, "&real;"],
	[0, "&reals;"],
	[0, "&rx;"],
	[3, "&trade;"],
	[1, "&integers;"],
	[2, "&mho;"],
	[0, "&zeetrf;"],
	[0, "&iiota;"],
	[2, "&bernou;"],
	[0, "&Cayleys;"],
	[1, "&escr;"],
	[0, "&Escr;"],
	[0, "&Fouriertrf;"],
	[1, "&Mellintrf;"],
	[0, "&order;"],
	[0, "&alefsym;"],
	[0, "&beth;"],
	[0, "&gimel;"],
	[0, "&daleth;"],
	[12, "&CapitalDifferentialD;"],
	[0, "&dd;"],
	[0, "&ee;"],
	[0, "&ii;"],
	[10, "&frac13;"],
	[0, "&frac23;"],
	[0, "&frac15;"],
	[0, "&frac25;"],
	[0, "&frac35;"],
	[0, "&frac45;"],
	[0, "&frac16;"],
	[0, "&frac56;"],
	[0, "&frac18;"],
	[0, "&frac38;"],
	[0, "&frac58;"],
	[0, "&frac78;"],
	[49, "&larr;"],
	[0, "&ShortUpArrow;"],
	[0, "&rarr;"],
	[0, "&darr;"],
	[0, "&harr;"],
	[0, "&updownarrow;"],
	[0, "&nwarr;"],
	[0, "&nearr;"],
	[0, "&LowerRightArrow;"],
	[0, "&LowerLeftArrow;"],
	[0, "&nlarr;"],
	[0, "&nrarr;"],
	[1, {
		v: "&rarrw;",
		n: 824,
		o: "&nrarrw;"
	}],
	[0, "&Larr;"],
	[0, "&Uarr;"],
	[0, "&Rarr;"],
	[0, "&Darr;"],
	[0, "&larrtl;"],
	[0, "&rarrtl;"],
	[0, "&LeftTeeArrow;"],
	[0, "&mapstoup;"],
	[0, "&map;"],
	[0, "&DownTeeArrow;"],
	[1, "&hookleftarrow;"],
	[0, "&hookrightarrow;"],
	[0, "&larrlp;"],
	[0, "&looparrowright;"],
	[0, "&harrw;"],
	[0, "&nharr;"],
	[1, "&lsh;"],
	[0, "&rsh;"],
	[0, "&ldsh;"],
	[0, "&rdsh;"],
	[1, "&crarr;"],
	[0, "&cularr;"],
	[0, "&curarr;"],
	[2, "&circlearrowleft;"],
	[0, "&circlearrowright;"],
	[0, "&leftharpoonup;"],
	[0, "&DownLeftVector;"],
	[0, "&RightUpVector;"],
	[0, "&LeftUpVector;"],
	[0, "&rharu;"],
	[0, "&DownRightVector;"],
	[0, "&dharr;"],
	[0, "&dharl;"],
	[0, "&RightArrowLeftArrow;"],
	[0, "&udarr;"],
	[0, "&LeftArrowRightArrow;"],
	[0, "&leftleftarrows;"],
	[0, "&upuparrows;"],
	[0, "&rightrightarrows;"],
	[0, "&ddarr;"],
	[0, "&leftrightharpoons;"],
	[0, "&Equilibrium;"],
	[0, "&nlArr;"],
	[0, "&nhArr;"],
	[0, "&nrArr;"],
	[0, "&DoubleLeftArrow;"],
	[0, "&DoubleUpArrow;"],
	[0, "&DoubleRightArrow;"],
	[0, "&dArr;"],
	[0, "&DoubleLeftRightArrow;"],
	[0, "&DoubleUpDownArrow;"],
	[0, "&nwArr;"],
	[0, "&neArr;"],
	[0, "&seArr;"],
	[0, "&swArr;"],
	[0, "&lAarr;"],
	[0, "&rAarr;"],
	[1, "&zigrarr;"],
	[6, "&larrb;"],
	[0, "&rarrb;"],
	[15, "&DownArrowUpArrow;"],
	[7, "&loarr;"],
	[0, "&roarr;"],
	[0, "&hoarr;"],
	[0, "&forall;"],
	[0, "&comp;"],
	[0, {
		v: "&part;",
		n: 824,
		o: "&npart;"
	}],
	[0, "&exist;"],
	[0, "&nexist;"],
	[0, "&empty;"],
	[1, "&Del;"],
	[0, "&Element;"],
	[0, "&NotElement;"],
	[1, "&ni;"],
	[0, "&notni;"],
	[2, "&prod;"],
	[0, "&coprod;"],
	[0, "&sum;"],
	[0, "&minus;"],
	[0, "&MinusPlus;"],
	[0, "&dotplus;"],
	[1, "&Backslash;"],
	[0, "&lowast;"],
	[0, "&compfn;"],
	[1, "&radic;"],
	[2, "&prop;"],
	[0, "&infin;"],
	[0, "&angrt;"],
	[0, {
		v: "&ang;",
		n: 8402,
		o: "&nang;"
	}],
	[0, "&angmsd;"],
	[0, "&angsph;"],
	[0, "&mid;"],
	[0, "&nmid;"],
	[0, "&DoubleVerticalBar;"],
	[0, "&NotDoubleVerticalBar;"],
	[0, "&and;"],
	[0, "&or;"],
	[0, {
		v: "&cap;",
		n: 65024,
		o: "&caps;"
	}],
	[0, {
		v: "&cup;",
		n: 65024,
		o: "&cups;"
	}],
	[0, "&int;"],
	[0, "&Int;"],
	[0, "&iiint;"],
	[0, "&conint;"],
	[0, "&Conint;"],
	[0, "&Cconint;"],
	[0, "&cwint;"],
	[0, "&ClockwiseContourIntegral;"],
	[0, "&awconint;"],
	[0, "&there4;"],
	[0, "&becaus;"],
	[0, "&ratio;"],
	[0, "&Colon;"],
	[0, "&dotminus;"],
	[1, "&mDDot;"],
	[0, "&homtht;"],
	[0, {
		v: "&sim;",
		n: 8402,
		o: "&nvsim;"
	}],
	[0, {
		v: "&backsim;",
		n: 817,
		o: "&race;"
	}],
	[0, {
		v: "&ac;",
		n: 819,
		o: "&acE;"
	}],
	[0, "&acd;"],
	[0, "&VerticalTilde;"],
	[0, "&NotTilde;"],
	[0, {
		v: "&eqsim;",
		n: 824,
		o: "&nesim;"
	}],
	[0, "&sime;"],
	[0, "&NotTildeEqual;"],
	[0, "&cong;"],
	[0, "&simne;"],
	[0, "&ncong;"],
	[0, "&ap;"],
	[0, "&nap;"],
	[0, "&ape;"],
	[0, {
		v: "&apid;",
		n: 824,
		o: "&napid;"
	}],
	[0, "&backcong;"],
	[0, {
		v: "&asympeq;",
		n: 8402,
		o: "&nvap;"
	}],
	[0, {
		v: "&bump;",
		n: 824,
		o: "&nbump;"
	}],
	[0, {
		v: "&bumpe;",
		n: 824,
		o: "&nbumpe;"
	}],
	[0, {
		v: "&doteq;",
		n: 824,
		o: "&nedot;"
	}],
	[0, "&doteqdot;"],
	[0, "&efDot;"],
	[0, "&erDot;"],
	[0, "&Assign;"],
	[0, "&ecolon;"],
	[0, "&ecir;"],
	[0, "&circeq;"],
	[1, "&wedgeq;"],
	[0, "&veeeq;"],
	[1, "&triangleq;"],
	[2, "&equest;"],
	[0, "&ne;"],
	[0, {
		v: "&Congruent;",
		n: 8421,
		o: "&bnequiv;"
	}],
	[0, "&nequiv;"],
	[1, {
		v: "&le;",
		n: 8402,
		o: "&nvle;"
	}],
	[0, {
		v: "&ge;",
		n: 8402,
		o: "&nvge;"
	}],
	[0, {
		v: "&lE;",
		n: 824,
		o: "&nlE;"
	}],
	[0, {
		v: "&gE;",
		n: 824,
		o: "&ngE;"
	}],
	[0, {
		v: "&lnE;",
		n: 65024,
		o: "&lvertneqq;"
	}],
	[0, {
		v: "&gnE;",
		n: 65024,
		o: "&gvertneqq;"
	}],
	[0, {
		v: "&ll;",
		n: new Map(/* #__PURE__ */ restoreDiff([[824, "&nLtv;"], [7577, "&nLt;"]]))
	}],
	[0, {
		v: "&gg;",
		n: new Map(/* #__PURE__ */ restoreDiff([[824, "&nGtv;"], [7577, "&nGt;"]]))
	}],
	[0, "&between;"],
	[0, "&NotCupCap;"],
	[0, "&nless;"],
	[0, "&ngt;"],
	[0, "&nle;"],
	[0, "&nge;"],
	[0, "&lesssim;"],
	[0, "&GreaterTilde;"],
	[0, "&nlsim;"],
	[0, "&ngsim;"],
	[0, "&LessGreater;"],
	[0, "&gl;"],
	[0, "&NotLessGreater;"],
	[0, "&NotGreaterLess;"],
	[0, "&pr;"],
	[0, "&sc;"],
	[0, "&prcue;"],
	[0, "&sccue;"],
	[0, "&PrecedesTilde;"],
	[0, {
		v: "&scsim;",
		n: 824,
		o: "&NotSucceedsTilde;"
	}],
	[0, "&NotPrecedes;"],
	[0, "&NotSucceeds;"],
	[0, {
		v: "&sub;",
		n: 8402,
		o: "&NotSubset;"
	}],
	[0, {
		v: "&sup;",
		n: 8402,
		o: "&NotSuperset;"
	}],
	[0, "&nsub;"],
	[0, "&nsup;"],
	[0, "&sube;"],
	[0, "&supe;"],
	[0, "&NotSubsetEqual;"],
	[0, "&NotSupersetEqual;"],
	[0, {
		v: "&subne;",
		n: 65024,
		o: "&varsubsetneq;"
	}],
	[0, {
		v: "&supne;",
		n: 65024,
		o: "&varsupsetneq;"
	}],
	[1, "&cupdot;"],
	[0, "&UnionPlus;"],
	[0, {
		v: "&sqsub;",
		n: 824,
		o: "&NotSquareSubset;"
	}],
	[0, {
		v: "&sqsup;",
		n: 824,
		o: "&NotSquareSuperset;"
	}],
	[0, "&sqsube;"],
	[0, "&sqsupe;"],
	[0, {
		v: "&sqcap;",
		n: 65024,
		o: "&sqcaps;"
	}],
	[0, {
		v: "&sqcup;",
		n: 65024,
		o: "&sqcups;"
	}],
	[0, "&CirclePlus;"],
	[0, "&CircleMinus;"],
	[0, "&CircleTimes;"],
	[0, "&osol;"],
	[0, "&CircleDot;"],
	[0, "&circledcirc;"],
	[0, "&circledast;"],
	[1, "&circleddash;"],
	[0, "&boxplus;"],
	[0, "&boxminus;"],
	[0, "&boxtimes;"],
	[0, "&dotsquare;"],
	[0, "&RightTee;"],
	[0, "&dashv;"],
	[0, "&DownTee;"],
	[0, "&bot;"],
	[1, "&models;"],
	[0, "&DoubleRightTee;"],
	[0, "&Vdash;"],
	[0, "&Vvdash;"],
	[0, "&VDash;"],
	[0, "&nvdash;"],
	[0, "&nvDash;"],
	[0, "&nVdash;"],
	[0, "&nVDash;"],
	[0, "&prurel;"],
	[1, "&LeftTriangle;"],
	[0, "&RightTriangle;"],
	[0, {
		v: "&LeftTriangleEqual;",
		n: 8402,
		o: "&nvltrie;"
	}],
	[0, {
		v: "&RightTriangleEqual;",
		n: 8402,
		o: "&nvrtrie;"
	}],
	[0, "&origof;"],
	[0, "&imof;"],
	[0, "&multimap;"],
	[0, "&hercon;"],
	[0, "&intcal;"],
	[0, "&veebar;"],
	[1, "&barvee;"],
	[0, "&angrtvb;"],
	[0, "&lrtri;"],
	[0, "&bigwedge;"],
	[0, "&bigvee;"],
	[0, "&bigcap;"],
	[0, "&bigcup;"],
	[0, "&diam;"],
	[0, "&sdot;"],
	[0, "&sstarf;"],
	[0, "&divideontimes;"],
	[0, "&bowtie;"],
	[0, "&ltimes;"],
	[0, "&rtimes;"],
	[0, "&leftthreetimes;"],
	[0, "&rightthreetimes;"],
	[0, "&backsimeq;"],
	[0, "&curlyvee;"],
	[0, "&curlywedge;"],
	[0, "&Sub;"],
	[0, "&Sup;"],
	[0, "&Cap;"],
	[0, "&Cup;"],
	[0, "&fork;"],
	[0, "&epar;"],
	[0, "&lessdot;"],
	[0, "&gtdot;"],
	[0, {
		v: "&Ll;",
		n: 824,
		o: "&nLl;"
	}],
	[0, {
		v: "&Gg;",
		n: 824,
		o: "&nGg;"
	}],
	[0, {
		v: "&leg;",
		n: 65024,
		o: "&lesg;"
	}],
	[0, {
		v: "&gel;",
		n: 65024,
		o: "&gesl;"
	}],
	[2, "&cuepr;"],
	[0, "&cuesc;"],
	[0, "&NotPrecedesSlantEqual;"],
	[0, "&NotSucceedsSlantEqual;"],
	[0, "&NotSquareSubsetEqual;"],
	[0, "&NotSquareSupersetEqual;"],
	[2, "&lnsim;"],
	[0, "&gnsim;"],
	[0, "&precnsim;"],
	[0, "&scnsim;"],
	[0, "&nltri;"],
	[0, "&NotRightTriangle;"],
	[0, "&nltrie;"],
	[0, "&NotRightTriangleEqual;"],
	[0, "&vellip;"],
	[0, "&ctdot;"],
	[0, "&utdot;"],
	[0, "&dtdot;"],
	[0, "&disin;"],
	[0, "&isinsv;"],
	[0, "&isins;"],
	[0, {
		v: "&isindot;",
		n: 824,
		o: "&notindot;"
	}],
	[0, "&notinvc;"],
	[0, "&notinvb;"],
	[1, {
		v: "&isinE;",
		n: 824,
		o: "&notinE;"
	}],
	[0, "&nisd;"],
	[0, "&xnis;"],
	[0, "&nis;"],
	[0, "&notnivc;"],
	[0, "&notnivb;"],
	[6, "&barwed;"],
	[0, "&Barwed;"],
	[1, "&lceil;"],
	[0, "&rceil;"],
	[0, "&LeftFloor;"],
	[0, "&rfloor;"],
	[0, "&drcrop;"],
	[0, "&dlcrop;"],
	[0, "&urcrop;"],
	[0, "&ulcrop;"],
	[0, "&bnot;"],
	[1, "&profline;"],
	[0, "&profsurf;"],
	[1, "&telrec;"],
	[0, "&target;"],
	[5, "&ulcorn;"],
	[0, "&urcorn;"],
	[0, "&dlcorn;"],
	[0, "&drcorn;"],
	[2, "&frown;"],
	[0, "&smile;"],
	[9, "&cylcty;"],
	[0, "&profalar;"],
	[7, "&topbot;"],
	[6, "&ovbar;"],
	[1, "&solbar;"],
	[60, "&angzarr;"],
	[51, "&lmoustache;"],
	[0, "&rmoustache;"],
	[2, "&OverBracket;"],
	[0, "&bbrk;"],
	[0, "&bbrktbrk;"],
	[37, "&OverParenthesis;"],
	[0, "&UnderParenthesis;"],
	[0, "&OverBrace;"],
	[0, "&UnderBrace;"],
	[2, "&trpezium;"],
	[4, "&elinters;"],
	[59, "&blank;"],
	[164, "&circledS;"],
	[55, "&boxh;"],
	[1, "&boxv;"],
	[9, "&boxdr;"],
	[3, "&boxdl;"],
	[3, "&boxur;"],
	[3, "&boxul;"],
	[3, "&boxvr;"],
	[7, "&boxvl;"],
	[7, "&boxhd;"],
	[7, "&boxhu;"],
	[7, "&boxvh;"],
	[19, "&boxH;"],
	[0, "&boxV;"],
	[0, "&boxdR;"],
	[0, "&boxDr;"],
	[0, "&boxDR;"],
	[0, "&boxdL;"],
	[0, "&boxDl;"],
	[0, "&boxDL;"],
	[0, "&boxuR;"],
	[0, "&boxUr;"],
	[0, "&boxUR;"],
	[0, "&boxuL;"],
	[0, "&boxUl;"],
	[0, "&boxUL;"],
	[0, "&boxvR;"],
	[0, "&boxVr;"],
	[0, "&boxVR;"],
	[0, "&boxvL;"],
	[0, "&boxVl;"],
	[0, "&boxVL;"],
	[0, "&boxHd;"],
	[0, "&boxhD;"],
	[0, "&boxHD;"],
	[0, "&boxHu;"],
	[0, "&boxhU;"],
	[0, "&boxHU;"],
	[0, "&boxvH;"],
	[0, "&boxVh;"],
	[0, "&boxVH;"],
	[19, "&uhblk;"],
	[3, "&lhblk;"],
	[3, "&block;"],
	[8, "&blk14;"],
	[0, "&blk12;"],
	[0, "&blk34;"],
	[13, "&square;"],
	[8, "&blacksquare;"],
	[0, "&EmptyVerySmallSquare;"],
	[1, "&rect;"],
	[0, "&marker;"],
	[2, "&fltns;"],
	[1, "&bigtriangleup;"],
	[0, "&blacktriangle;"],
	[0, "&triangle;"],
	[2, "&blacktriangleright;"],
	[0, "&rtri;"],
	[3, "&bigtriangledown;"],
	[0, "&blacktriangledown;"],
	[0, "&dtri;"],
	[2, "&blacktriangleleft;"],
	[0, "&ltri;"],
	[6, "&loz;"],
	[0, "&cir;"],
	[32, "&tridot;"],
	[2, "&bigcirc;"],
	[8, "&ultri;"],
	[0, "&urtri;"],
	[0, "&lltri;"],
	[0, "&EmptySmallSquare;"],
	[0, "&FilledSmallSquare;"],
	[8, "&bigstar;"],
	[0, "&star;"],
	[7, "&phone;"],
	[49, "&female;"],
	[1, "&male;"],
	[29, "&spades;"],
	[2, "&clubs;"],
	[1, "&hearts;"],
	[0, "&diamondsuit;"],
	[3, "&sung;"],
	[2, "&flat;"],
	[0, "&natural;"],
	[0, "&sharp;"],
	[163, "&check;"],
	[3, "&cross;"],
	[8, "&malt;"],
	[21, "&sext;"],
	[33, "&VerticalSeparator;"],
	[25, "&lbbrk;"],
	[0, "&rbbrk;"],
	[84, "&bsolhsub;"],
	[0, "&suphsol;"],
	[28, "&LeftDoubleBracket;"],
	[0, "&RightDoubleBracket;"],
	[0, "&lang;"],
	[0, "&rang;"],
	[0, "&Lang;"],
	[0, "&Rang;"],
	[0, "&loang;"],
	[0, "&roang;"],
	[7, "&longleftarrow;"],
	[0, "&longrightarrow;"],
	[0, "&longleftrightarrow;"],
	[0, "&DoubleLongLeftArrow;"],
	[0, "&DoubleLongRightArrow;"],
	[0, "&DoubleLongLeftRightArrow;"],
	[1, "&longmapsto;"],
	[2, "&dzigrarr;"],
	[258, "&nvlArr;"],
	[0, "&nvrArr;"],
	[0, "&nvHarr;"],
	[0, "&Map;"],
	[6, "&lbarr;"],
	[0, "&bkarow;"],
	[0, "&lBarr;"],
	[0, "&dbkarow;"],
	[0, "&drbkarow;"],
	[0, "&DDotrahd;"],
	[0, "&UpArrowBar;"],
	[0, "&DownArrowBar;"],
	[2, "&Rarrtl;"],
	[2, "&latail;"],
	[0, "&ratail;"],
	[0, "&lAtail;"],
	[0, "&rAtail;"],
	[0, "&larrfs;"],
	[0, "&rarrfs;"],
	[0, "&larrbfs;"],
	[0, "&rarrbfs;"],
	[2, "&nwarhk;"],
	[0, "&nearhk;"],
	[0, "&hksearow;"],
	[0, "&hkswarow;"],
	[0, "&nwnear;"],
	[0, "&nesear;"],
	[0, "&seswar;"],
	[0, "&swnwar;"],
	[8, {
		v: "&rarrc;",
		n: 824,
		o: "&nrarrc;"
	}],
	[1, "&cudarrr;"],
	[0, "&ldca;"],
	[0, "&rdca;"],
	[0, "&cudarrl;"],
	[0, "&larrpl;"],
	[2, "&curarrm;"],
	[0, "&cularrp;"],
	[7, "&rarrpl;"],
	[2, "&harrcir;"],
	[0, "&Uarrocir;"],
	[0, "&lurdshar;"],
	[0, "&ldrushar;"],
	[2, "&LeftRightVector;"],
	[0, "&RightUpDownVector;"],
	[0, "&DownLeftRightVector;"],
	[0, "&LeftUpDownVector;"],
	[0, "&LeftVectorBar;"],
	[0, "&RightVectorBar;"],
	[0, "&RightUpVectorBar;"],
	[0, "&RightDownVectorBar;"],
	[0, "&DownLeftVectorBar;"],
	[0, "&DownRightVectorBar;"],
	[0, "&LeftUpVectorBar;"],
	[0, "&LeftDownVectorBar;"],
	[0, "&LeftTeeVector;"],
	[0, "&RightTeeVector;"],
	[0, "&RightUpTeeVector;"],
	[0, "&RightDownTeeVector;"],
	[0, "&DownLeftTeeVector;"],
	[0, "&DownRightTeeVector;"],
	[0, "&LeftUpTeeVector;"],
	[0, "&LeftDownTeeVector;"],
	[0, "&lHar;"],
	[0, "&uHar;"],
	[0, "&rHar;"],
	[0, "&dHar;"],
	[0, "&luruhar;"],
	[0, "&ldrdhar;"],
	[0, "&ruluhar;"],
	[0, "&rdldhar;"],
	[0, "&lharul;"],
	[0, "&llhard;"],
	[0, "&rharul;"],
	[0, "&lrhard;"],
	[0, "&udhar;"],
	[0, "&duhar;"],
	[0, "&RoundImplies;"],
	[0, "&erarr;"],
	[0, "&simrarr;"],
	[0, "&larrsim;"],
	[0, "&rarrsim;"],
	[0, "&rarrap;"],
	[0, "&ltlarr;"],
	[1, "&gtrarr;"],
	[0, "&subrarr;"],
	[1, "&suplarr;"],
	[0, "&lfisht;"],
	[0, "&rfisht;"],
	[0, "&ufisht;"],
	[0, "&dfisht;"],
	[5, "&lopar;"],
	[0, "&ropar;"],
	[4, "&lbrke;"],
	[0, "&rbrke;"],
	[0, "&lbrkslu;"],
	[0, "&rbrksld;"],
	[0, "&lbrksld;"],
	[0, "&rbrkslu;"],
	[0, "&langd;"],
	[0, "&rangd;"],
	[0, "&lparlt;"],
	[0, "&rpargt;"],
	[0, "&gtlPar;"],
	[0, "&ltrPar;"],
	[3, "&vzigzag;"],
	[1, "&vangrt;"],
	[0, "&angrtvbd;"],
	[6, "&ange;"],
	[0, "&range;"],
	[0, "&dwangle;"],
	[0, "&uwangle;"],
	[0, "&angmsdaa;"],
	[0, "&angmsdab;"],
	[0, "&angmsdac;"],
	[0, "&angmsdad;"],
	[0, "&angmsdae;"],
	[0, "&angmsdaf;"],
	[0, "&angmsdag;"],
	[0, "&angmsdah;"],
	[0, "&bemptyv;"],
	[0, "&demptyv;"],
	[0, "&cemptyv;"],
	[0, "&raemptyv;"],
	[0, "&laemptyv;"],
	[0, "&ohbar;"],
	[0, "&omid;"],
	[0, "&opar;"],
	[1, "&operp;"],
	[1, "&olcross;"],
	[0, "&odsold;"],
	[1, "&olcir;"],
	[0, "&ofcir;"],
	[0, "&olt;"],
	[0, "&ogt;"],
	[0, "&cirscir;"],
	[0, "&cirE;"],
	[0, "&solb;"],
	[0, "&bsolb;"],
	[3, "&boxbox;"],
	[3, "&trisb;"],
	[0, "&rtriltri;"],
	[0, {
		v: "&LeftTriangleBar;",
		n: 824,
		o: "&NotLeftTriangleBar;"
	}],
	[0, {
		v: "&RightTriangleBar;",
		n: 824,
		o: "&NotRightTriangleBar;"
	}],
	[11, "&iinfin;"],
	[0, "&infintie;"],
	[0, "&nvinfin;"],
	[4, "&eparsl;"],
	[0, "&smeparsl;"],
	[0, "&eqvparsl;"],
	[5, "&blacklozenge;"],
	[8, "&RuleDelayed;"],
	[1, "&dsol;"],
	[9, "&bigodot;"],
	[0, "&bigoplus;"],
	[0, "&bigotimes;"],
	[1, "&biguplus;"],
	[1, "&bigsqcup;"],
	[5, "&iiiint;"],
	[0, "&fpartint;"],
	[2, "&cirfnint;"],
	[0, "&awint;"],
	[0, "&rppolint;"],
	[0, "&scpolint;"],
	[0, "&npolint;"],
	[0, "&pointint;"],
	[0, "&quatint;"],
	[0, "&intlarhk;"],
	[10, "&pluscir;"],
	[0, "&plusacir;"],
	[0, "&simplus;"],
	[0, "&plusdu;"],
	[0, "&plussim;"],
	[0, "&plustwo;"],
	[1, "&mcomma;"],
	[0, "&minusdu;"],
	[2, "&loplus;"],
	[0, "&roplus;"],
	[0, "&Cross;"],
	[0, "&timesd;"],
	[0, "&timesbar;"],
	[1, "&smashp;"],
	[0, "&lotimes;"],
	[0, "&rotimes;"],
	[0, "&otimesas;"],
	[0, "&Otimes;"],
	[0, "&odiv;"],
	[0, "&triplus;"],
	[0, "&triminus;"],
	[0, "&tritime;"],
	[0, "&intprod;"],
	[2, "&amalg;"],
	[0, "&capdot;"],
	[1, "&ncup;"],
	[0, "&ncap;"],
	[0, "&capand;"],
	[0, "&cupor;"],
	[0, "&cupcap;"],
	[0, "&capcup;"],
	[0, "&cupbrcap;"],
	[0, "&capbrcup;"],
	[0, "&cupcup;"],
	[0, "&capcap;"],
	[0, "&ccups;"],
	[0, "&ccaps;"],
	[2, "&ccupssm;"],
	[2, "&And;"],
	[0, "&Or;"],
	[0, "&andand;"],
	[0, "&oror;"],
	[0, "&orslope;"],
	[0, "&andslope;"],
	[1, "&andv;"],
	[0, "&orv;"],
	[0, "&andd;"],
	[0, "&ord;"],
	[1, "&wedbar;"],
	[6, "&sdote;"],
	[3, "&simdot;"],
	[2, {
		v: "&congdot;",
		n: 824,
		o: "&ncongdot;"
	}],
	[0, "&easter;"],
	[0, "&apacir;"],
	[0, {
		v: "&apE;",
		n: 824,
		o: "&napE;"
	}],
	[0, "&eplus;"],
	[0, "&pluse;"],
	[0, "&Esim;"],
	[0, "&Colone;"],
	[0, "&Equal;"],
	[1, "&ddotseq;"],
	[0, "&equivDD;"],
	[0, "&ltcir;"],
	[0, "&gtcir;"],
	[0, "&ltquest;"],
	[0, "&gtquest;"],
	[0, {
		v: "&leqslant;",
		n: 824,
		o: "&nleqslant;"
	}],
	[0, {
		v: "&geqslant;",
		n: 824,
		o: "&ngeqslant;"
	}],
	[0, "&lesdot;"],
	[0, "&gesdot;"],
	[0, "&lesdoto;"],
	[0, "&gesdoto;"],
	[0, "&lesdotor;"],
	[0, "&gesdotol;"],
	[0, "&lap;"],
	[0, "&gap;"],
	[0, "&lne;"],
	[0, "&gne;"],
	[0, "&lnap;"],
	[0, "&gnap;"],
	[0, "&lEg;"],
	[0, "&gEl;"],
	[0, "&lsime;"],
	[0, "&gsime;"],
	[0, "&lsimg;"],
	[0, "&gsiml;"],
	[0, "&lgE;"],
	[0, "&glE;"],
	[0, "&lesges;"],
	[0, "&gesles;"],
	[0, "&els;"],
	[0, "&egs;"],
	[0, "&elsdot;"],
	[0, "&egsdot;"],
	[0, "&el;"],
	[0, "&eg;"],
	[2, "&siml;"],
	[0, "&simg;"],
	[0, "&simlE;"],
	[0, "&simgE;"],
	[0, {
		v: "&LessLess;",
		n: 824,
		o: "&NotNestedLessLess;"
	}],
	[0, {
		v: "&GreaterGreater;",
		n: 824,
		o: "&NotNestedGreaterGreater;"
	}],
	[1, "&glj;"],
	[0, "&gla;"],
	[0, "&ltcc;"],
	[0, "&gtcc;"],
	[0, "&lescc;"],
	[0, "&gescc;"],
	[0, "&smt;"],
	[0, "&lat;"],
	[0, {
		v: "&smte;",
		n: 65024,
		o: "&smtes;"
	}],
	[0, {
		v: "&late;",
		n: 65024,
		o: "&lates;"
	}],
	[0, "&bumpE;"],
	[0, {
		v: "&PrecedesEqual;",
		n: 824,
		o: "&NotPrecedesEqual;"
	}],
	[0, {
		v: "&sce;",
		n: 824,
		o: "&NotSucceedsEqual;"
	}],
	[2, "&prE;"],
	[0, "&scE;"],
	[0, "&precneqq;"],
	[0, "&scnE;"],
	[0, "&prap;"],
	[0, "&scap;"],
	[0, "&precnapprox;"],
	[0, "&scnap;"],
	[0, "&Pr;"],
	[0, "&Sc;"],
	[0, "&subdot;"],
	[0, "&supdot;"],
	[0, "&subplus;"],
	[0, "&supplus;"],
	[0, "&submult;"],
	[0, "&supmult;"],
	[0, "&subedot;"],
	[0, "&supedot;"],
	[0, {
		v: "&subE;",
		n: 824,
		o: "&nsubE;"
	}],
	[0, {
		v: "&supE;",
		n: 824,
		o: "&nsupE;"
	}],
	[0, "&subsim;"],
	[0, "&supsim;"],
	[2, {
		v: "&subnE;",
		n: 65024,
		o: "&varsubsetneqq;"
	}],
	[0, {
		v: "&supnE;",
		n: 65024,
		o: "&varsupsetneqq;"
	}],
	[2, "&csub;"],
	[0, "&csup;"],
	[0, "&csube;"],
	[0, "&csupe;"],
	[0, "&subsup;"],
	[0, "&supsub;"],
	[0, "&subsub;"],
	[0, "&supsup;"],
	[0, "&suphsub;"],
	[0, "&supdsub;"],
	[0, "&forkv;"],
	[0, "&topfork;"],
	[0, "&mlcp;"],
	[8, "&Dashv;"],
	[1, "&Vdashl;"],
	[0, "&Barv;"],
	[0, "&vBar;"],
	[0, "&vBarv;"],
	[1, "&Vbar;"],
	[0, "&Not;"],
	[0, "&bNot;"],
	[0, "&rnmid;"],
	[0, "&cirmid;"],
	[0, "&midcir;"],
	[0, "&topcir;"],
	[0, "&nhpar;"],
	[0, "&parsim;"],
	[9, {
		v: "&parsl;",
		n: 8421,
		o: "&nparsl;"
	}],
	[44343, { n: new Map(/* #__PURE__ */ restoreDiff([
		[56476, "&Ascr;"],
		[1, "&Cscr;"],
		[0, "&Dscr;"],
		[2, "&Gscr;"],
		[2, "&Jscr;"],
		[0, "&Kscr;"],
		[2, "&Nscr;"],
		[0, "&Oscr;"],
		[0, "&Pscr;"],
		[0, "&Qscr;"],
		[1, "&Sscr;"],
		[0, "&Tscr;"],
		[0, "&Uscr;"],
		[0, "&Vscr;"],
		[0, "&Wscr;"],
		[0, "&Xscr;"],
		[0, "&Yscr;"],
		[0, "&Zscr;"],
		[0, "&ascr;"],
		[0, "&bscr;"],
		[0, "&cscr;"],
		[0, "&dscr;"],
		[1, "&fscr;"],
		[1, "&hscr;"],
		[0, "&iscr;"],
		[0, "&jscr;"],
		[0, "&kscr;"],
		[0, "&lscr;"],
		[0, "&mscr;"],
		[0, "&nscr;"],
		[1, "&pscr;"],
		[0, "&qscr;"],
		[0, "&rscr;"],
		[0, "&sscr;"],
		[0, "&tscr;"],
		[0, "&uscr;"],
		[0, "&vscr;"],
		[0, "&wscr;"],
		[0, "&xscr;"],
		[0, "&yscr;"],
		[0, "&zscr;"],
		[52, "&Afr;"],
		[0, "&Bfr;"],
		[1, "&Dfr;"],
		[0, "&Efr;"],
		[0, "&Ffr;"],
		[0, "&Gfr;"],
		[2, "&Jfr;"],
		[0, "&Kfr;"],
		[0, "&Lfr;"],
		[0, "&Mfr;"],
		[0, "&Nfr;"],
		[0, "&Ofr;"],
		[0, "&Pfr;"],
		[0, "&Qfr;"],
		[1, "&Sfr;"],
		[0, "&Tfr;"],
		[0, "&Ufr;"],
		[0, "&Vfr;"],
		[0, "&Wfr;"],
		[0, "&Xfr;"],
		[0, "&Yfr;"],
		[1, "&afr;"],
		[0, "&bfr;"],
		[0, "&cfr;"],
		[0, "&dfr;"],
		[0, "&efr;"],
		[0, "&ffr;"],
		[0, "&gfr;"],
		[0, "&hfr;"],
		[0, "&ifr;"],
		[0, "&jfr;"],
		[0, "&kfr;"],
		[0, "&lfr;"],
		[0, "&mfr;"],
		[0, "&nfr;"],
		[0, "&ofr;"],
		[0, "&pfr;"],
		[0, "&qfr;"],
		[0, "&rfr;"],
		[0, "&sfr;"],
		[0, "&tfr;"],
		[0, "&ufr;"],
		[0, "&vfr;"],
		[0, "&wfr;"],
		[0, "&xfr;"],
		[0, "&yfr;"],
		[0, "&zfr;"],
		[0, "&Aopf;"],
		[0, "&Bopf;"],
		[1, "&Dopf;"],
		[0, "&Eopf;"],
		[0, "&Fopf;"],
		[0, "&Gopf;"],
		[1, "&Iopf;"],
		[0, "&Jopf;"],
		[0, "&Kopf;"],
		[0, "&Lopf;"],
		[0, "&Mopf;"],
		[1, "&Oopf;"],
		[3, "&Sopf;"],
		[0, "&Topf;"],
		[0, "&Uopf;"],
		[0, "&Vopf;"],
		[0, "&Wopf;"],
		[0, "&Xopf;"],
		[0, "&Yopf;"],
		[1, "&aopf;"],
		[0, "&bopf;"],
		[0, "&copf;"],
		[0, "&dopf;"],
		[0, "&eopf;"],
		[0, "&fopf;"],
		[0, "&gopf;"],
		[0, "&hopf;"],
		[0, "&iopf;"],
		[0, "&jopf;"],
		[0, "&kopf;"],
		[0, "&lopf;"],
		[0, "&mopf;"],
		[0, "&nopf;"],
		[0, "&oopf;"],
		[0, "&popf;"],
		[0, "&qopf;"],
		[0, "&ropf;"],
		[0, "&sopf;"],
		[0, "&topf;"],
		[0, "&uopf;"],
		[0, "&vopf;"],
		[0, "&wopf;"],
		[0, "&xopf;"],
		[0, "&yopf;"],
		[0, "&zopf;"]
	])) }],
	[8906, "&fflig;"],
	[0, "&filig;"],
	[0, "&fllig;"],
	[0, "&ffilig;"],
	[0, "&ffllig;"]
]));
String.prototype.codePointAt;
// node_modules/entities/lib/esm/index.js
var EntityLevel;
(function(EntityLevel) {
	EntityLevel[EntityLevel["XML"] = 0] = "XML";
	EntityLevel[EntityLevel["HTML"] = 1] = "HTML";
})(EntityLevel || (EntityLevel = {}));
var EncodingMode;
(function(EncodingMode) {
	EncodingMode[EncodingMode["UTF8"] = 0] = "UTF8";
	EncodingMode[EncodingMode["ASCII"] = 1] = "ASCII";
	EncodingMode[EncodingMode["Extensive"] = 2] = "Extensive";
	EncodingMode[EncodingMode["Attribute"] = 3] = "Attribute";
	EncodingMode[EncodingMode["Text"] = 4] = "Text";
})(EncodingMode || (EncodingMode = {}));
export { DecodingMode$1 as DecodingMode, HtmlEntityDecoder, decodeHTML, decodeHTMLStrict };
