#!/usr/bin/env node
import { createRequire } from "node:module";
import { styleText } from "node:util";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, open, readdir, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin$1 = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var __require = /* #__PURE__ */ (() => createRequire(import.meta.url))();
// src/report/style.ts
const plain$1 = (text) => text;
const plainStyle = {
	strong: plain$1,
	faint: plain$1,
	red: plain$1,
	yellow: plain$1,
	green: plain$1,
	blue: plain$1
};
/** Marks for a terminal that shows colours. */
const colourStyle = {
	strong: (text) => styleText("bold", text, { validateStream: false }),
	faint: (text) => styleText("dim", text, { validateStream: false }),
	red: (text) => styleText("red", text, { validateStream: false }),
	yellow: (text) => styleText("yellow", text, { validateStream: false }),
	green: (text) => styleText("green", text, { validateStream: false }),
	blue: (text) => styleText("blue", text, { validateStream: false })
};
/** Colour only on a terminal, and never where NO_COLOR says so. */
function styleFor(stream, environment) {
	const refused = (environment["NO_COLOR"] ?? "") !== "" || environment["TERM"] === "dumb";
	return stream.isTTY === true && !refused ? colourStyle : plainStyle;
}
// scripts/io.ts
function processIo() {
	return {
		cwd: process.cwd(),
		out: (text) => process.stdout.write(text),
		err: (text) => process.stderr.write(text),
		style: styleFor(process.stdout, process.env),
		input: process.stdin,
		output: process.stdout,
		environment: process.env
	};
}
/** The command was used in a way it does not know; its message says what to write instead. Exit code 2. */
var UsageError = class extends Error {
	constructor(message, options) {
		super(message, options);
		this.name = "UsageError";
	}
};
// node_modules/commander/lib/error.js
var require_error = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	/**
	* CommanderError class
	*/
	var CommanderError = class extends Error {
		/**
		* Constructs the CommanderError class
		* @param {number} exitCode suggested exit code which could be used with process.exit
		* @param {string} code an id string representing the error
		* @param {string} message human-readable description of the error
		*/
		constructor(exitCode, code, message) {
			super(message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
			this.code = code;
			this.exitCode = exitCode;
			this.nestedError = void 0;
		}
	};
	/**
	* InvalidArgumentError class
	*/
	var InvalidArgumentError = class extends CommanderError {
		/**
		* Constructs the InvalidArgumentError class
		* @param {string} [message] explanation of why argument is invalid
		*/
		constructor(message) {
			super(1, "commander.invalidArgument", message);
			Error.captureStackTrace(this, this.constructor);
			this.name = this.constructor.name;
		}
	};
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
}));
// node_modules/commander/lib/argument.js
var require_argument = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Argument = class {
		/**
		* Initialize a new command argument with the given name and description.
		* The default is that the argument is required, and you can explicitly
		* indicate this with <> around the name. Put [] around the name for an optional argument.
		*
		* @param {string} name
		* @param {string} [description]
		*/
		constructor(name, description) {
			this.description = description || "";
			this.variadic = false;
			this.parseArg = void 0;
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.argChoices = void 0;
			switch (name[0]) {
				case "<":
					this.required = true;
					this._name = name.slice(1, -1);
					break;
				case "[":
					this.required = false;
					this._name = name.slice(1, -1);
					break;
				default:
					this.required = true;
					this._name = name;
			}
			if (this._name.endsWith("...")) {
				this.variadic = true;
				this._name = this._name.slice(0, -3);
			}
		}
		/**
		* Return argument name.
		*
		* @return {string}
		*/
		name() {
			return this._name;
		}
		/**
		* @package
		*/
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		/**
		* Set the default value, and optionally supply the description to be displayed in the help.
		*
		* @param {*} value
		* @param {string} [description]
		* @return {Argument}
		*/
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		/**
		* Set the custom handler for processing CLI command arguments into argument values.
		*
		* @param {Function} [fn]
		* @return {Argument}
		*/
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		/**
		* Only allow argument value to be one of choices.
		*
		* @param {string[]} values
		* @return {Argument}
		*/
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		/**
		* Make argument required.
		*
		* @returns {Argument}
		*/
		argRequired() {
			this.required = true;
			return this;
		}
		/**
		* Make argument optional.
		*
		* @returns {Argument}
		*/
		argOptional() {
			this.required = false;
			return this;
		}
	};
	/**
	* Takes an argument and returns its human readable equivalent for help usage.
	*
	* @param {Argument} arg
	* @return {string}
	* @private
	*/
	function humanReadableArgName(arg) {
		const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
		return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
	}
	exports.Argument = Argument;
	exports.humanReadableArgName = humanReadableArgName;
}));
// node_modules/commander/lib/help.js
var require_help = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	const { humanReadableArgName } = require_argument();
	/**
	* TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
	* https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
	* @typedef { import("./argument.js").Argument } Argument
	* @typedef { import("./command.js").Command } Command
	* @typedef { import("./option.js").Option } Option
	*/
	var Help = class {
		constructor() {
			this.helpWidth = void 0;
			this.minWidthToWrap = 40;
			this.sortSubcommands = false;
			this.sortOptions = false;
			this.showGlobalOptions = false;
		}
		/**
		* prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
		* and just before calling `formatHelp()`.
		*
		* Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
		*
		* @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
		*/
		prepareContext(contextOptions) {
			this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
		}
		/**
		* Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
		*
		* @param {Command} cmd
		* @returns {Command[]}
		*/
		visibleCommands(cmd) {
			const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
			const helpCommand = cmd._getHelpCommand();
			if (helpCommand && !helpCommand._hidden) visibleCommands.push(helpCommand);
			if (this.sortSubcommands) visibleCommands.sort((a, b) => {
				return a.name().localeCompare(b.name());
			});
			return visibleCommands;
		}
		/**
		* Compare options for sort.
		*
		* @param {Option} a
		* @param {Option} b
		* @returns {number}
		*/
		compareOptions(a, b) {
			const getSortKey = (option) => {
				return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
			};
			return getSortKey(a).localeCompare(getSortKey(b));
		}
		/**
		* Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
		*
		* @param {Command} cmd
		* @returns {Option[]}
		*/
		visibleOptions(cmd) {
			const visibleOptions = cmd.options.filter((option) => !option.hidden);
			const helpOption = cmd._getHelpOption();
			if (helpOption && !helpOption.hidden) {
				const removeShort = helpOption.short && cmd._findOption(helpOption.short);
				const removeLong = helpOption.long && cmd._findOption(helpOption.long);
				if (!removeShort && !removeLong) visibleOptions.push(helpOption);
				else if (helpOption.long && !removeLong) visibleOptions.push(cmd.createOption(helpOption.long, helpOption.description));
				else if (helpOption.short && !removeShort) visibleOptions.push(cmd.createOption(helpOption.short, helpOption.description));
			}
			if (this.sortOptions) visibleOptions.sort(this.compareOptions);
			return visibleOptions;
		}
		/**
		* Get an array of the visible global options. (Not including help.)
		*
		* @param {Command} cmd
		* @returns {Option[]}
		*/
		visibleGlobalOptions(cmd) {
			if (!this.showGlobalOptions) return [];
			const globalOptions = [];
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
				const visibleOptions = ancestorCmd.options.filter((option) => !option.hidden);
				globalOptions.push(...visibleOptions);
			}
			if (this.sortOptions) globalOptions.sort(this.compareOptions);
			return globalOptions;
		}
		/**
		* Get an array of the arguments if any have a description.
		*
		* @param {Command} cmd
		* @returns {Argument[]}
		*/
		visibleArguments(cmd) {
			if (cmd._argsDescription) cmd.registeredArguments.forEach((argument) => {
				argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
			});
			if (cmd.registeredArguments.find((argument) => argument.description)) return cmd.registeredArguments;
			return [];
		}
		/**
		* Get the command term to show in the list of subcommands.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		subcommandTerm(cmd) {
			const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
			return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + (args ? " " + args : "");
		}
		/**
		* Get the option term to show in the list of options.
		*
		* @param {Option} option
		* @returns {string}
		*/
		optionTerm(option) {
			return option.flags;
		}
		/**
		* Get the argument term to show in the list of arguments.
		*
		* @param {Argument} argument
		* @returns {string}
		*/
		argumentTerm(argument) {
			return argument.name();
		}
		/**
		* Get the longest command term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestSubcommandTermLength(cmd, helper) {
			return helper.visibleCommands(cmd).reduce((max, command) => {
				return Math.max(max, this.displayWidth(helper.styleSubcommandTerm(helper.subcommandTerm(command))));
			}, 0);
		}
		/**
		* Get the longest option term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestOptionTermLength(cmd, helper) {
			return helper.visibleOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		/**
		* Get the longest global option term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestGlobalOptionTermLength(cmd, helper) {
			return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
				return Math.max(max, this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))));
			}, 0);
		}
		/**
		* Get the longest argument term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		longestArgumentTermLength(cmd, helper) {
			return helper.visibleArguments(cmd).reduce((max, argument) => {
				return Math.max(max, this.displayWidth(helper.styleArgumentTerm(helper.argumentTerm(argument))));
			}, 0);
		}
		/**
		* Get the command usage to be displayed at the top of the built-in help.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		commandUsage(cmd) {
			let cmdName = cmd._name;
			if (cmd._aliases[0]) cmdName = cmdName + "|" + cmd._aliases[0];
			let ancestorCmdNames = "";
			for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
			return ancestorCmdNames + cmdName + " " + cmd.usage();
		}
		/**
		* Get the description for the command.
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		commandDescription(cmd) {
			return cmd.description();
		}
		/**
		* Get the subcommand summary to show in the list of subcommands.
		* (Fallback to description for backwards compatibility.)
		*
		* @param {Command} cmd
		* @returns {string}
		*/
		subcommandDescription(cmd) {
			return cmd.summary() || cmd.description();
		}
		/**
		* Get the option description to show in the list of options.
		*
		* @param {Option} option
		* @return {string}
		*/
		optionDescription(option) {
			const extraInfo = [];
			if (option.argChoices) extraInfo.push(`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (option.defaultValue !== void 0) {
				if (option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean") extraInfo.push(`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`);
			}
			if (option.presetArg !== void 0 && option.optional) extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
			if (option.envVar !== void 0) extraInfo.push(`env: ${option.envVar}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (option.description) return `${option.description} ${extraDescription}`;
				return extraDescription;
			}
			return option.description;
		}
		/**
		* Get the argument description to show in the list of arguments.
		*
		* @param {Argument} argument
		* @return {string}
		*/
		argumentDescription(argument) {
			const extraInfo = [];
			if (argument.argChoices) extraInfo.push(`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`);
			if (argument.defaultValue !== void 0) extraInfo.push(`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`);
			if (extraInfo.length > 0) {
				const extraDescription = `(${extraInfo.join(", ")})`;
				if (argument.description) return `${argument.description} ${extraDescription}`;
				return extraDescription;
			}
			return argument.description;
		}
		/**
		* Format a list of items, given a heading and an array of formatted items.
		*
		* @param {string} heading
		* @param {string[]} items
		* @param {Help} helper
		* @returns string[]
		*/
		formatItemList(heading, items, helper) {
			if (items.length === 0) return [];
			return [
				helper.styleTitle(heading),
				...items,
				""
			];
		}
		/**
		* Group items by their help group heading.
		*
		* @param {Command[] | Option[]} unsortedItems
		* @param {Command[] | Option[]} visibleItems
		* @param {Function} getGroup
		* @returns {Map<string, Command[] | Option[]>}
		*/
		groupItems(unsortedItems, visibleItems, getGroup) {
			const result = /* @__PURE__ */ new Map();
			unsortedItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
			});
			visibleItems.forEach((item) => {
				const group = getGroup(item);
				if (!result.has(group)) result.set(group, []);
				result.get(group).push(item);
			});
			return result;
		}
		/**
		* Generate the built-in help text.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {string}
		*/
		formatHelp(cmd, helper) {
			const termWidth = helper.padWidth(cmd, helper);
			const helpWidth = helper.helpWidth ?? 80;
			function callFormatItem(term, description) {
				return helper.formatItem(term, termWidth, description, helper);
			}
			let output = [`${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`, ""];
			const commandDescription = helper.commandDescription(cmd);
			if (commandDescription.length > 0) output = output.concat([helper.boxWrap(helper.styleCommandDescription(commandDescription), helpWidth), ""]);
			const argumentList = helper.visibleArguments(cmd).map((argument) => {
				return callFormatItem(helper.styleArgumentTerm(helper.argumentTerm(argument)), helper.styleArgumentDescription(helper.argumentDescription(argument)));
			});
			output = output.concat(this.formatItemList("Arguments:", argumentList, helper));
			this.groupItems(cmd.options, helper.visibleOptions(cmd), (option) => option.helpGroupHeading ?? "Options:").forEach((options, group) => {
				const optionList = options.map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList(group, optionList, helper));
			});
			if (helper.showGlobalOptions) {
				const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
					return callFormatItem(helper.styleOptionTerm(helper.optionTerm(option)), helper.styleOptionDescription(helper.optionDescription(option)));
				});
				output = output.concat(this.formatItemList("Global Options:", globalOptionList, helper));
			}
			this.groupItems(cmd.commands, helper.visibleCommands(cmd), (sub) => sub.helpGroup() || "Commands:").forEach((commands, group) => {
				const commandList = commands.map((sub) => {
					return callFormatItem(helper.styleSubcommandTerm(helper.subcommandTerm(sub)), helper.styleSubcommandDescription(helper.subcommandDescription(sub)));
				});
				output = output.concat(this.formatItemList(group, commandList, helper));
			});
			return output.join("\n");
		}
		/**
		* Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
		*
		* @param {string} str
		* @returns {number}
		*/
		displayWidth(str) {
			return stripColor(str).length;
		}
		/**
		* Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
		*
		* @param {string} str
		* @returns {string}
		*/
		styleTitle(str) {
			return str;
		}
		styleUsage(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word === "[command]") return this.styleSubcommandText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleCommandText(word);
			}).join(" ");
		}
		styleCommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleOptionDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleSubcommandDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleArgumentDescription(str) {
			return this.styleDescriptionText(str);
		}
		styleDescriptionText(str) {
			return str;
		}
		styleOptionTerm(str) {
			return this.styleOptionText(str);
		}
		styleSubcommandTerm(str) {
			return str.split(" ").map((word) => {
				if (word === "[options]") return this.styleOptionText(word);
				if (word[0] === "[" || word[0] === "<") return this.styleArgumentText(word);
				return this.styleSubcommandText(word);
			}).join(" ");
		}
		styleArgumentTerm(str) {
			return this.styleArgumentText(str);
		}
		styleOptionText(str) {
			return str;
		}
		styleArgumentText(str) {
			return str;
		}
		styleSubcommandText(str) {
			return str;
		}
		styleCommandText(str) {
			return str;
		}
		/**
		* Calculate the pad width from the maximum term length.
		*
		* @param {Command} cmd
		* @param {Help} helper
		* @returns {number}
		*/
		padWidth(cmd, helper) {
			return Math.max(helper.longestOptionTermLength(cmd, helper), helper.longestGlobalOptionTermLength(cmd, helper), helper.longestSubcommandTermLength(cmd, helper), helper.longestArgumentTermLength(cmd, helper));
		}
		/**
		* Detect manually wrapped and indented strings by checking for line break followed by whitespace.
		*
		* @param {string} str
		* @returns {boolean}
		*/
		preformatted(str) {
			return /\n[^\S\r\n]/.test(str);
		}
		/**
		* Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
		*
		* So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
		*   TTT  DDD DDDD
		*        DD DDD
		*
		* @param {string} term
		* @param {number} termWidth
		* @param {string} description
		* @param {Help} helper
		* @returns {string}
		*/
		formatItem(term, termWidth, description, helper) {
			const itemIndent = 2;
			const itemIndentStr = " ".repeat(itemIndent);
			if (!description) return itemIndentStr + term;
			const paddedTerm = term.padEnd(termWidth + term.length - helper.displayWidth(term));
			const spacerWidth = 2;
			const remainingWidth = (this.helpWidth ?? 80) - termWidth - spacerWidth - itemIndent;
			let formattedDescription;
			if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) formattedDescription = description;
			else formattedDescription = helper.boxWrap(description, remainingWidth).replace(/\n/g, "\n" + " ".repeat(termWidth + spacerWidth));
			return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `\n${itemIndentStr}`);
		}
		/**
		* Wrap a string at whitespace, preserving existing line breaks.
		* Wrapping is skipped if the width is less than `minWidthToWrap`.
		*
		* @param {string} str
		* @param {number} width
		* @returns {string}
		*/
		boxWrap(str, width) {
			if (width < this.minWidthToWrap) return str;
			const rawLines = str.split(/\r\n|\n/);
			const chunkPattern = /[\s]*[^\s]+/g;
			const wrappedLines = [];
			rawLines.forEach((line) => {
				const chunks = line.match(chunkPattern);
				if (chunks === null) {
					wrappedLines.push("");
					return;
				}
				let sumChunks = [chunks.shift()];
				let sumWidth = this.displayWidth(sumChunks[0]);
				chunks.forEach((chunk) => {
					const visibleWidth = this.displayWidth(chunk);
					if (sumWidth + visibleWidth <= width) {
						sumChunks.push(chunk);
						sumWidth += visibleWidth;
						return;
					}
					wrappedLines.push(sumChunks.join(""));
					const nextChunk = chunk.trimStart();
					sumChunks = [nextChunk];
					sumWidth = this.displayWidth(nextChunk);
				});
				wrappedLines.push(sumChunks.join(""));
			});
			return wrappedLines.join("\n");
		}
	};
	/**
	* Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
	*
	* @param {string} str
	* @returns {string}
	* @package
	*/
	function stripColor(str) {
		return str.replace(/\x1b\[\d*(;\d*)*m/g, "");
	}
	exports.Help = Help;
	exports.stripColor = stripColor;
}));
// node_modules/commander/lib/option.js
var require_option = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	const { InvalidArgumentError } = require_error();
	var Option = class {
		/**
		* Initialize a new `Option` with the given `flags` and `description`.
		*
		* @param {string} flags
		* @param {string} [description]
		*/
		constructor(flags, description) {
			this.flags = flags;
			this.description = description || "";
			this.required = flags.includes("<");
			this.optional = flags.includes("[");
			this.variadic = /\w\.\.\.[>\]]$/.test(flags);
			this.mandatory = false;
			const optionFlags = splitOptionFlags(flags);
			this.short = optionFlags.shortFlag;
			this.long = optionFlags.longFlag;
			this.negate = false;
			if (this.long) this.negate = this.long.startsWith("--no-");
			this.defaultValue = void 0;
			this.defaultValueDescription = void 0;
			this.presetArg = void 0;
			this.envVar = void 0;
			this.parseArg = void 0;
			this.hidden = false;
			this.argChoices = void 0;
			this.conflictsWith = [];
			this.implied = void 0;
			this.helpGroupHeading = void 0;
		}
		/**
		* Set the default value, and optionally supply the description to be displayed in the help.
		*
		* @param {*} value
		* @param {string} [description]
		* @return {Option}
		*/
		default(value, description) {
			this.defaultValue = value;
			this.defaultValueDescription = description;
			return this;
		}
		/**
		* Preset to use when option used without option-argument, especially optional but also boolean and negated.
		* The custom processing (parseArg) is called.
		*
		* @example
		* new Option('--color').default('GREYSCALE').preset('RGB');
		* new Option('--donate [amount]').preset('20').argParser(parseFloat);
		*
		* @param {*} arg
		* @return {Option}
		*/
		preset(arg) {
			this.presetArg = arg;
			return this;
		}
		/**
		* Add option name(s) that conflict with this option.
		* An error will be displayed if conflicting options are found during parsing.
		*
		* @example
		* new Option('--rgb').conflicts('cmyk');
		* new Option('--js').conflicts(['ts', 'jsx']);
		*
		* @param {(string | string[])} names
		* @return {Option}
		*/
		conflicts(names) {
			this.conflictsWith = this.conflictsWith.concat(names);
			return this;
		}
		/**
		* Specify implied option values for when this option is set and the implied options are not.
		*
		* The custom processing (parseArg) is not called on the implied values.
		*
		* @example
		* program
		*   .addOption(new Option('--log', 'write logging information to file'))
		*   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
		*
		* @param {object} impliedOptionValues
		* @return {Option}
		*/
		implies(impliedOptionValues) {
			let newImplied = impliedOptionValues;
			if (typeof impliedOptionValues === "string") newImplied = { [impliedOptionValues]: true };
			this.implied = Object.assign(this.implied || {}, newImplied);
			return this;
		}
		/**
		* Set environment variable to check for option value.
		*
		* An environment variable is only used if when processed the current option value is
		* undefined, or the source of the current value is 'default' or 'config' or 'env'.
		*
		* @param {string} name
		* @return {Option}
		*/
		env(name) {
			this.envVar = name;
			return this;
		}
		/**
		* Set the custom handler for processing CLI option arguments into option values.
		*
		* @param {Function} [fn]
		* @return {Option}
		*/
		argParser(fn) {
			this.parseArg = fn;
			return this;
		}
		/**
		* Whether the option is mandatory and must have a value after parsing.
		*
		* @param {boolean} [mandatory=true]
		* @return {Option}
		*/
		makeOptionMandatory(mandatory = true) {
			this.mandatory = !!mandatory;
			return this;
		}
		/**
		* Hide option in help.
		*
		* @param {boolean} [hide=true]
		* @return {Option}
		*/
		hideHelp(hide = true) {
			this.hidden = !!hide;
			return this;
		}
		/**
		* @package
		*/
		_collectValue(value, previous) {
			if (previous === this.defaultValue || !Array.isArray(previous)) return [value];
			previous.push(value);
			return previous;
		}
		/**
		* Only allow option value to be one of choices.
		*
		* @param {string[]} values
		* @return {Option}
		*/
		choices(values) {
			this.argChoices = values.slice();
			this.parseArg = (arg, previous) => {
				if (!this.argChoices.includes(arg)) throw new InvalidArgumentError(`Allowed choices are ${this.argChoices.join(", ")}.`);
				if (this.variadic) return this._collectValue(arg, previous);
				return arg;
			};
			return this;
		}
		/**
		* Return option name.
		*
		* @return {string}
		*/
		name() {
			if (this.long) return this.long.replace(/^--/, "");
			return this.short.replace(/^-/, "");
		}
		/**
		* Return option name, in a camelcase format that can be used
		* as an object attribute key.
		*
		* @return {string}
		*/
		attributeName() {
			if (this.negate) return camelcase(this.name().replace(/^no-/, ""));
			return camelcase(this.name());
		}
		/**
		* Set the help group heading.
		*
		* @param {string} heading
		* @return {Option}
		*/
		helpGroup(heading) {
			this.helpGroupHeading = heading;
			return this;
		}
		/**
		* Check if `arg` matches the short or long flag.
		*
		* @param {string} arg
		* @return {boolean}
		* @package
		*/
		is(arg) {
			return this.short === arg || this.long === arg;
		}
		/**
		* Return whether a boolean option.
		*
		* Options are one of boolean, negated, required argument, or optional argument.
		*
		* @return {boolean}
		* @package
		*/
		isBoolean() {
			return !this.required && !this.optional && !this.negate;
		}
	};
	/**
	* This class is to make it easier to work with dual options, without changing the existing
	* implementation. We support separate dual options for separate positive and negative options,
	* like `--build` and `--no-build`, which share a single option value. This works nicely for some
	* use cases, but is tricky for others where we want separate behaviours despite
	* the single shared option value.
	*/
	var DualOptions = class {
		/**
		* @param {Option[]} options
		*/
		constructor(options) {
			this.positiveOptions = /* @__PURE__ */ new Map();
			this.negativeOptions = /* @__PURE__ */ new Map();
			this.dualOptions = /* @__PURE__ */ new Set();
			options.forEach((option) => {
				if (option.negate) this.negativeOptions.set(option.attributeName(), option);
				else this.positiveOptions.set(option.attributeName(), option);
			});
			this.negativeOptions.forEach((value, key) => {
				if (this.positiveOptions.has(key)) this.dualOptions.add(key);
			});
		}
		/**
		* Did the value come from the option, and not from possible matching dual option?
		*
		* @param {*} value
		* @param {Option} option
		* @returns {boolean}
		*/
		valueFromOption(value, option) {
			const optionKey = option.attributeName();
			if (!this.dualOptions.has(optionKey)) return true;
			const preset = this.negativeOptions.get(optionKey).presetArg;
			const negativeValue = preset !== void 0 ? preset : false;
			return option.negate === (negativeValue === value);
		}
	};
	/**
	* Convert string from kebab-case to camelCase.
	*
	* @param {string} str
	* @return {string}
	* @private
	*/
	function camelcase(str) {
		return str.split("-").reduce((str, word) => {
			return str + word[0].toUpperCase() + word.slice(1);
		});
	}
	/**
	* Split the short and long flag out of something like '-m,--mixed <value>'
	*
	* @private
	*/
	function splitOptionFlags(flags) {
		let shortFlag;
		let longFlag;
		const shortFlagExp = /^-[^-]$/;
		const longFlagExp = /^--[^-]/;
		const flagParts = flags.split(/[ |,]+/).concat("guard");
		if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
		if (!shortFlag && shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
		if (!shortFlag && longFlagExp.test(flagParts[0])) {
			shortFlag = longFlag;
			longFlag = flagParts.shift();
		}
		if (flagParts[0].startsWith("-")) {
			const unsupportedFlag = flagParts[0];
			const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
			if (/^-[^-][^-]/.test(unsupportedFlag)) throw new Error(`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`);
			if (shortFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many short flags`);
			if (longFlagExp.test(unsupportedFlag)) throw new Error(`${baseError}
- too many long flags`);
			throw new Error(`${baseError}
- unrecognised flag format`);
		}
		if (shortFlag === void 0 && longFlag === void 0) throw new Error(`option creation failed due to no flags found in '${flags}'.`);
		return {
			shortFlag,
			longFlag
		};
	}
	exports.Option = Option;
	exports.DualOptions = DualOptions;
}));
// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	const maxDistance = 3;
	function editDistance(a, b) {
		if (Math.abs(a.length - b.length) > maxDistance) return Math.max(a.length, b.length);
		const d = [];
		for (let i = 0; i <= a.length; i++) d[i] = [i];
		for (let j = 0; j <= b.length; j++) d[0][j] = j;
		for (let j = 1; j <= b.length; j++) for (let i = 1; i <= a.length; i++) {
			let cost = 1;
			if (a[i - 1] === b[j - 1]) cost = 0;
			else cost = 1;
			d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
		}
		return d[a.length][b.length];
	}
	/**
	* Find close matches, restricted to same number of edits.
	*
	* @param {string} word
	* @param {string[]} candidates
	* @returns {string}
	*/
	function suggestSimilar(word, candidates) {
		if (!candidates || candidates.length === 0) return "";
		candidates = Array.from(new Set(candidates));
		const searchingOptions = word.startsWith("--");
		if (searchingOptions) {
			word = word.slice(2);
			candidates = candidates.map((candidate) => candidate.slice(2));
		}
		let similar = [];
		let bestDistance = maxDistance;
		const minSimilarity = .4;
		candidates.forEach((candidate) => {
			if (candidate.length <= 1) return;
			const distance = editDistance(word, candidate);
			const length = Math.max(word.length, candidate.length);
			if ((length - distance) / length > minSimilarity) {
				if (distance < bestDistance) {
					bestDistance = distance;
					similar = [candidate];
				} else if (distance === bestDistance) similar.push(candidate);
			}
		});
		similar.sort((a, b) => a.localeCompare(b));
		if (searchingOptions) similar = similar.map((candidate) => `--${candidate}`);
		if (similar.length > 1) return `\n(Did you mean one of ${similar.join(", ")}?)`;
		if (similar.length === 1) return `\n(Did you mean ${similar[0]}?)`;
		return "";
	}
	exports.suggestSimilar = suggestSimilar;
}));
// node_modules/commander/lib/command.js
var require_command = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	const EventEmitter = __require("node:events").EventEmitter;
	const childProcess = __require("node:child_process");
	const path = __require("node:path");
	const fs = __require("node:fs");
	const process = __require("node:process");
	const { Argument, humanReadableArgName } = require_argument();
	const { CommanderError } = require_error();
	const { Help, stripColor } = require_help();
	const { Option, DualOptions } = require_option();
	const { suggestSimilar } = require_suggestSimilar();
	var Command = class Command extends EventEmitter {
		/**
		* Initialize a new `Command`.
		*
		* @param {string} [name]
		*/
		constructor(name) {
			super();
			/** @type {Command[]} */
			this.commands = [];
			/** @type {Option[]} */
			this.options = [];
			this.parent = null;
			this._allowUnknownOption = false;
			this._allowExcessArguments = false;
			/** @type {Argument[]} */
			this.registeredArguments = [];
			this._args = this.registeredArguments;
			/** @type {string[]} */
			this.args = [];
			this.rawArgs = [];
			this.processedArgs = [];
			this._scriptPath = null;
			this._name = name || "";
			this._optionValues = {};
			this._optionValueSources = {};
			this._storeOptionsAsProperties = false;
			this._actionHandler = null;
			this._executableHandler = false;
			this._executableFile = null;
			this._executableDir = null;
			this._defaultCommandName = null;
			this._exitCallback = null;
			this._aliases = [];
			this._combineFlagAndOptionalValue = true;
			this._description = "";
			this._summary = "";
			this._argsDescription = void 0;
			this._enablePositionalOptions = false;
			this._passThroughOptions = false;
			this._lifeCycleHooks = {};
			/** @type {(boolean | string)} */
			this._showHelpAfterError = false;
			this._showSuggestionAfterError = true;
			this._savedState = null;
			this._outputConfiguration = {
				writeOut: (str) => process.stdout.write(str),
				writeErr: (str) => process.stderr.write(str),
				outputError: (str, write) => write(str),
				getOutHelpWidth: () => process.stdout.isTTY ? process.stdout.columns : void 0,
				getErrHelpWidth: () => process.stderr.isTTY ? process.stderr.columns : void 0,
				getOutHasColors: () => useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
				getErrHasColors: () => useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
				stripColor: (str) => stripColor(str)
			};
			this._hidden = false;
			/** @type {(Option | null | undefined)} */
			this._helpOption = void 0;
			this._addImplicitHelpCommand = void 0;
			/** @type {Command} */
			this._helpCommand = void 0;
			this._helpConfiguration = {};
			/** @type {string | undefined} */
			this._helpGroupHeading = void 0;
			/** @type {string | undefined} */
			this._defaultCommandGroup = void 0;
			/** @type {string | undefined} */
			this._defaultOptionGroup = void 0;
		}
		/**
		* Copy settings that are useful to have in common across root command and subcommands.
		*
		* (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
		*
		* @param {Command} sourceCommand
		* @return {Command} `this` command for chaining
		*/
		copyInheritedSettings(sourceCommand) {
			this._outputConfiguration = sourceCommand._outputConfiguration;
			this._helpOption = sourceCommand._helpOption;
			this._helpCommand = sourceCommand._helpCommand;
			this._helpConfiguration = sourceCommand._helpConfiguration;
			this._exitCallback = sourceCommand._exitCallback;
			this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
			this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
			this._allowExcessArguments = sourceCommand._allowExcessArguments;
			this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
			this._showHelpAfterError = sourceCommand._showHelpAfterError;
			this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
			return this;
		}
		/**
		* @returns {Command[]}
		* @private
		*/
		_getCommandAndAncestors() {
			const result = [];
			for (let command = this; command; command = command.parent) result.push(command);
			return result;
		}
		/**
		* Define a command.
		*
		* There are two styles of command: pay attention to where to put the description.
		*
		* @example
		* // Command implemented using action handler (description is supplied separately to `.command`)
		* program
		*   .command('clone <source> [destination]')
		*   .description('clone a repository into a newly created directory')
		*   .action((source, destination) => {
		*     console.log('clone command called');
		*   });
		*
		* // Command implemented using separate executable file (description is second parameter to `.command`)
		* program
		*   .command('start <service>', 'start named service')
		*   .command('stop [service]', 'stop named service, or all if no name supplied');
		*
		* @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
		* @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
		* @param {object} [execOpts] - configuration options (for executable)
		* @return {Command} returns new command for action handler, or `this` for executable command
		*/
		command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
			let desc = actionOptsOrExecDesc;
			let opts = execOpts;
			if (typeof desc === "object" && desc !== null) {
				opts = desc;
				desc = null;
			}
			opts = opts || {};
			const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
			const cmd = this.createCommand(name);
			if (desc) {
				cmd.description(desc);
				cmd._executableHandler = true;
			}
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			cmd._hidden = !!(opts.noHelp || opts.hidden);
			cmd._executableFile = opts.executableFile || null;
			if (args) cmd.arguments(args);
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd.copyInheritedSettings(this);
			if (desc) return this;
			return cmd;
		}
		/**
		* Factory routine to create a new unattached command.
		*
		* See .command() for creating an attached subcommand, which uses this routine to
		* create the command. You can override createCommand to customise subcommands.
		*
		* @param {string} [name]
		* @return {Command} new command
		*/
		createCommand(name) {
			return new Command(name);
		}
		/**
		* You can customise the help with a subclass of Help by overriding createHelp,
		* or by overriding Help properties using configureHelp().
		*
		* @return {Help}
		*/
		createHelp() {
			return Object.assign(new Help(), this.configureHelp());
		}
		/**
		* You can customise the help by overriding Help properties using configureHelp(),
		* or with a subclass of Help by overriding createHelp().
		*
		* @param {object} [configuration] - configuration options
		* @return {(Command | object)} `this` command for chaining, or stored configuration
		*/
		configureHelp(configuration) {
			if (configuration === void 0) return this._helpConfiguration;
			this._helpConfiguration = configuration;
			return this;
		}
		/**
		* The default output goes to stdout and stderr. You can customise this for special
		* applications. You can also customise the display of errors by overriding outputError.
		*
		* The configuration properties are all functions:
		*
		*     // change how output being written, defaults to stdout and stderr
		*     writeOut(str)
		*     writeErr(str)
		*     // change how output being written for errors, defaults to writeErr
		*     outputError(str, write) // used for displaying errors and not used for displaying help
		*     // specify width for wrapping help
		*     getOutHelpWidth()
		*     getErrHelpWidth()
		*     // color support, currently only used with Help
		*     getOutHasColors()
		*     getErrHasColors()
		*     stripColor() // used to remove ANSI escape codes if output does not have colors
		*
		* @param {object} [configuration] - configuration options
		* @return {(Command | object)} `this` command for chaining, or stored configuration
		*/
		configureOutput(configuration) {
			if (configuration === void 0) return this._outputConfiguration;
			this._outputConfiguration = {
				...this._outputConfiguration,
				...configuration
			};
			return this;
		}
		/**
		* Display the help or a custom message after an error occurs.
		*
		* @param {(boolean|string)} [displayHelp]
		* @return {Command} `this` command for chaining
		*/
		showHelpAfterError(displayHelp = true) {
			if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
			this._showHelpAfterError = displayHelp;
			return this;
		}
		/**
		* Display suggestion of similar commands for unknown commands, or options for unknown options.
		*
		* @param {boolean} [displaySuggestion]
		* @return {Command} `this` command for chaining
		*/
		showSuggestionAfterError(displaySuggestion = true) {
			this._showSuggestionAfterError = !!displaySuggestion;
			return this;
		}
		/**
		* Add a prepared subcommand.
		*
		* See .command() for creating an attached subcommand which inherits settings from its parent.
		*
		* @param {Command} cmd - new subcommand
		* @param {object} [opts] - configuration options
		* @return {Command} `this` command for chaining
		*/
		addCommand(cmd, opts) {
			if (!cmd._name) throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
			opts = opts || {};
			if (opts.isDefault) this._defaultCommandName = cmd._name;
			if (opts.noHelp || opts.hidden) cmd._hidden = true;
			this._registerCommand(cmd);
			cmd.parent = this;
			cmd._checkForBrokenPassThrough();
			return this;
		}
		/**
		* Factory routine to create a new unattached argument.
		*
		* See .argument() for creating an attached argument, which uses this routine to
		* create the argument. You can override createArgument to return a custom argument.
		*
		* @param {string} name
		* @param {string} [description]
		* @return {Argument} new argument
		*/
		createArgument(name, description) {
			return new Argument(name, description);
		}
		/**
		* Define argument syntax for command.
		*
		* The default is that the argument is required, and you can explicitly
		* indicate this with <> around the name. Put [] around the name for an optional argument.
		*
		* @example
		* program.argument('<input-file>');
		* program.argument('[output-file]');
		*
		* @param {string} name
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom argument processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		argument(name, description, parseArg, defaultValue) {
			const argument = this.createArgument(name, description);
			if (typeof parseArg === "function") argument.default(defaultValue).argParser(parseArg);
			else argument.default(parseArg);
			this.addArgument(argument);
			return this;
		}
		/**
		* Define argument syntax for command, adding multiple at once (without descriptions).
		*
		* See also .argument().
		*
		* @example
		* program.arguments('<cmd> [env]');
		*
		* @param {string} names
		* @return {Command} `this` command for chaining
		*/
		arguments(names) {
			names.trim().split(/ +/).forEach((detail) => {
				this.argument(detail);
			});
			return this;
		}
		/**
		* Define argument syntax for command, adding a prepared argument.
		*
		* @param {Argument} argument
		* @return {Command} `this` command for chaining
		*/
		addArgument(argument) {
			const previousArgument = this.registeredArguments.slice(-1)[0];
			if (previousArgument?.variadic) throw new Error(`only the last argument can be variadic '${previousArgument.name()}'`);
			if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) throw new Error(`a default value for a required argument is never used: '${argument.name()}'`);
			this.registeredArguments.push(argument);
			return this;
		}
		/**
		* Customise or override default help command. By default a help command is automatically added if your command has subcommands.
		*
		* @example
		*    program.helpCommand('help [cmd]');
		*    program.helpCommand('help [cmd]', 'show help');
		*    program.helpCommand(false); // suppress default help command
		*    program.helpCommand(true); // add help command even if no subcommands
		*
		* @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
		* @param {string} [description] - custom description
		* @return {Command} `this` command for chaining
		*/
		helpCommand(enableOrNameAndArgs, description) {
			if (typeof enableOrNameAndArgs === "boolean") {
				this._addImplicitHelpCommand = enableOrNameAndArgs;
				if (enableOrNameAndArgs && this._defaultCommandGroup) this._initCommandGroup(this._getHelpCommand());
				return this;
			}
			const [, helpName, helpArgs] = (enableOrNameAndArgs ?? "help [command]").match(/([^ ]+) *(.*)/);
			const helpDescription = description ?? "display help for command";
			const helpCommand = this.createCommand(helpName);
			helpCommand.helpOption(false);
			if (helpArgs) helpCommand.arguments(helpArgs);
			if (helpDescription) helpCommand.description(helpDescription);
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
			return this;
		}
		/**
		* Add prepared custom help command.
		*
		* @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
		* @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
		* @return {Command} `this` command for chaining
		*/
		addHelpCommand(helpCommand, deprecatedDescription) {
			if (typeof helpCommand !== "object") {
				this.helpCommand(helpCommand, deprecatedDescription);
				return this;
			}
			this._addImplicitHelpCommand = true;
			this._helpCommand = helpCommand;
			this._initCommandGroup(helpCommand);
			return this;
		}
		/**
		* Lazy create help command.
		*
		* @return {(Command|null)}
		* @package
		*/
		_getHelpCommand() {
			if (this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"))) {
				if (this._helpCommand === void 0) this.helpCommand(void 0, void 0);
				return this._helpCommand;
			}
			return null;
		}
		/**
		* Add hook for life cycle event.
		*
		* @param {string} event
		* @param {Function} listener
		* @return {Command} `this` command for chaining
		*/
		hook(event, listener) {
			const allowedValues = [
				"preSubcommand",
				"preAction",
				"postAction"
			];
			if (!allowedValues.includes(event)) throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
			if (this._lifeCycleHooks[event]) this._lifeCycleHooks[event].push(listener);
			else this._lifeCycleHooks[event] = [listener];
			return this;
		}
		/**
		* Register callback to use as replacement for calling process.exit.
		*
		* @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
		* @return {Command} `this` command for chaining
		*/
		exitOverride(fn) {
			if (fn) this._exitCallback = fn;
			else this._exitCallback = (err) => {
				if (err.code !== "commander.executeSubCommandAsync") throw err;
			};
			return this;
		}
		/**
		* Call process.exit, and _exitCallback if defined.
		*
		* @param {number} exitCode exit code for using with process.exit
		* @param {string} code an id string representing the error
		* @param {string} message human-readable description of the error
		* @return never
		* @private
		*/
		_exit(exitCode, code, message) {
			if (this._exitCallback) this._exitCallback(new CommanderError(exitCode, code, message));
			process.exit(exitCode);
		}
		/**
		* Register callback `fn` for the command.
		*
		* @example
		* program
		*   .command('serve')
		*   .description('start service')
		*   .action(function() {
		*      // do work here
		*   });
		*
		* @param {Function} fn
		* @return {Command} `this` command for chaining
		*/
		action(fn) {
			const listener = (args) => {
				const expectedArgsCount = this.registeredArguments.length;
				const actionArgs = args.slice(0, expectedArgsCount);
				if (this._storeOptionsAsProperties) actionArgs[expectedArgsCount] = this;
				else actionArgs[expectedArgsCount] = this.opts();
				actionArgs.push(this);
				return fn.apply(this, actionArgs);
			};
			this._actionHandler = listener;
			return this;
		}
		/**
		* Factory routine to create a new unattached option.
		*
		* See .option() for creating an attached option, which uses this routine to
		* create the option. You can override createOption to return a custom option.
		*
		* @param {string} flags
		* @param {string} [description]
		* @return {Option} new option
		*/
		createOption(flags, description) {
			return new Option(flags, description);
		}
		/**
		* Wrap parseArgs to catch 'commander.invalidArgument'.
		*
		* @param {(Option | Argument)} target
		* @param {string} value
		* @param {*} previous
		* @param {string} invalidArgumentMessage
		* @private
		*/
		_callParseArg(target, value, previous, invalidArgumentMessage) {
			try {
				return target.parseArg(value, previous);
			} catch (err) {
				if (err.code === "commander.invalidArgument") {
					const message = `${invalidArgumentMessage} ${err.message}`;
					this.error(message, {
						exitCode: err.exitCode,
						code: err.code
					});
				}
				throw err;
			}
		}
		/**
		* Check for option flag conflicts.
		* Register option if no conflicts found, or throw on conflict.
		*
		* @param {Option} option
		* @private
		*/
		_registerOption(option) {
			const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
			if (matchingOption) {
				const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
				throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
			}
			this._initOptionGroup(option);
			this.options.push(option);
		}
		/**
		* Check for command name and alias conflicts with existing commands.
		* Register command if no conflicts found, or throw on conflict.
		*
		* @param {Command} command
		* @private
		*/
		_registerCommand(command) {
			const knownBy = (cmd) => {
				return [cmd.name()].concat(cmd.aliases());
			};
			const alreadyUsed = knownBy(command).find((name) => this._findCommand(name));
			if (alreadyUsed) {
				const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
				const newCmd = knownBy(command).join("|");
				throw new Error(`cannot add command '${newCmd}' as already have command '${existingCmd}'`);
			}
			this._initCommandGroup(command);
			this.commands.push(command);
		}
		/**
		* Add an option.
		*
		* @param {Option} option
		* @return {Command} `this` command for chaining
		*/
		addOption(option) {
			this._registerOption(option);
			const oname = option.name();
			const name = option.attributeName();
			if (option.negate) {
				const positiveLongFlag = option.long.replace(/^--no-/, "--");
				if (!this._findOption(positiveLongFlag)) this.setOptionValueWithSource(name, option.defaultValue === void 0 ? true : option.defaultValue, "default");
			} else if (option.defaultValue !== void 0) this.setOptionValueWithSource(name, option.defaultValue, "default");
			const handleOptionValue = (val, invalidValueMessage, valueSource) => {
				if (val == null && option.presetArg !== void 0) val = option.presetArg;
				const oldValue = this.getOptionValue(name);
				if (val !== null && option.parseArg) val = this._callParseArg(option, val, oldValue, invalidValueMessage);
				else if (val !== null && option.variadic) val = option._collectValue(val, oldValue);
				if (val == null) {
					if (option.negate) val = false;
					else if (option.isBoolean() || option.optional) val = true;
					else val = "";
				}
				this.setOptionValueWithSource(name, val, valueSource);
			};
			this.on("option:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "cli");
			});
			if (option.envVar) this.on("optionEnv:" + oname, (val) => {
				const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
				handleOptionValue(val, invalidValueMessage, "env");
			});
			return this;
		}
		/**
		* Internal implementation shared by .option() and .requiredOption()
		*
		* @return {Command} `this` command for chaining
		* @private
		*/
		_optionEx(config, flags, description, fn, defaultValue) {
			if (typeof flags === "object" && flags instanceof Option) throw new Error("To add an Option object use addOption() instead of option() or requiredOption()");
			const option = this.createOption(flags, description);
			option.makeOptionMandatory(!!config.mandatory);
			if (typeof fn === "function") option.default(defaultValue).argParser(fn);
			else if (fn instanceof RegExp) {
				const regex = fn;
				fn = (val, def) => {
					const m = regex.exec(val);
					return m ? m[0] : def;
				};
				option.default(defaultValue).argParser(fn);
			} else option.default(fn);
			return this.addOption(option);
		}
		/**
		* Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
		*
		* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
		* option-argument is indicated by `<>` and an optional option-argument by `[]`.
		*
		* See the README for more details, and see also addOption() and requiredOption().
		*
		* @example
		* program
		*     .option('-p, --pepper', 'add pepper')
		*     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
		*     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
		*     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
		*
		* @param {string} flags
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom option processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		option(flags, description, parseArg, defaultValue) {
			return this._optionEx({}, flags, description, parseArg, defaultValue);
		}
		/**
		* Add a required option which must have a value after parsing. This usually means
		* the option must be specified on the command line. (Otherwise the same as .option().)
		*
		* The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
		*
		* @param {string} flags
		* @param {string} [description]
		* @param {(Function|*)} [parseArg] - custom option processing function or default value
		* @param {*} [defaultValue]
		* @return {Command} `this` command for chaining
		*/
		requiredOption(flags, description, parseArg, defaultValue) {
			return this._optionEx({ mandatory: true }, flags, description, parseArg, defaultValue);
		}
		/**
		* Alter parsing of short flags with optional values.
		*
		* @example
		* // for `.option('-f,--flag [value]'):
		* program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
		* program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
		*
		* @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
		* @return {Command} `this` command for chaining
		*/
		combineFlagAndOptionalValue(combine = true) {
			this._combineFlagAndOptionalValue = !!combine;
			return this;
		}
		/**
		* Allow unknown options on the command line.
		*
		* @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
		* @return {Command} `this` command for chaining
		*/
		allowUnknownOption(allowUnknown = true) {
			this._allowUnknownOption = !!allowUnknown;
			return this;
		}
		/**
		* Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
		*
		* @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
		* @return {Command} `this` command for chaining
		*/
		allowExcessArguments(allowExcess = true) {
			this._allowExcessArguments = !!allowExcess;
			return this;
		}
		/**
		* Enable positional options. Positional means global options are specified before subcommands which lets
		* subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
		* The default behaviour is non-positional and global options may appear anywhere on the command line.
		*
		* @param {boolean} [positional]
		* @return {Command} `this` command for chaining
		*/
		enablePositionalOptions(positional = true) {
			this._enablePositionalOptions = !!positional;
			return this;
		}
		/**
		* Pass through options that come after command-arguments rather than treat them as command-options,
		* so actual command-options come before command-arguments. Turning this on for a subcommand requires
		* positional options to have been enabled on the program (parent commands).
		* The default behaviour is non-positional and options may appear before or after command-arguments.
		*
		* @param {boolean} [passThrough] for unknown options.
		* @return {Command} `this` command for chaining
		*/
		passThroughOptions(passThrough = true) {
			this._passThroughOptions = !!passThrough;
			this._checkForBrokenPassThrough();
			return this;
		}
		/**
		* @private
		*/
		_checkForBrokenPassThrough() {
			if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) throw new Error(`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`);
		}
		/**
		* Whether to store option values as properties on command object,
		* or store separately (specify false). In both cases the option values can be accessed using .opts().
		*
		* @param {boolean} [storeAsProperties=true]
		* @return {Command} `this` command for chaining
		*/
		storeOptionsAsProperties(storeAsProperties = true) {
			if (this.options.length) throw new Error("call .storeOptionsAsProperties() before adding options");
			if (Object.keys(this._optionValues).length) throw new Error("call .storeOptionsAsProperties() before setting option values");
			this._storeOptionsAsProperties = !!storeAsProperties;
			return this;
		}
		/**
		* Retrieve option value.
		*
		* @param {string} key
		* @return {object} value
		*/
		getOptionValue(key) {
			if (this._storeOptionsAsProperties) return this[key];
			return this._optionValues[key];
		}
		/**
		* Store option value.
		*
		* @param {string} key
		* @param {object} value
		* @return {Command} `this` command for chaining
		*/
		setOptionValue(key, value) {
			return this.setOptionValueWithSource(key, value, void 0);
		}
		/**
		* Store option value and where the value came from.
		*
		* @param {string} key
		* @param {object} value
		* @param {string} source - expected values are default/config/env/cli/implied
		* @return {Command} `this` command for chaining
		*/
		setOptionValueWithSource(key, value, source) {
			if (this._storeOptionsAsProperties) this[key] = value;
			else this._optionValues[key] = value;
			this._optionValueSources[key] = source;
			return this;
		}
		/**
		* Get source of option value.
		* Expected values are default | config | env | cli | implied
		*
		* @param {string} key
		* @return {string}
		*/
		getOptionValueSource(key) {
			return this._optionValueSources[key];
		}
		/**
		* Get source of option value. See also .optsWithGlobals().
		* Expected values are default | config | env | cli | implied
		*
		* @param {string} key
		* @return {string}
		*/
		getOptionValueSourceWithGlobals(key) {
			let source;
			this._getCommandAndAncestors().forEach((cmd) => {
				if (cmd.getOptionValueSource(key) !== void 0) source = cmd.getOptionValueSource(key);
			});
			return source;
		}
		/**
		* Get user arguments from implied or explicit arguments.
		* Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
		*
		* @private
		*/
		_prepareUserArgs(argv, parseOptions) {
			if (argv !== void 0 && !Array.isArray(argv)) throw new Error("first parameter to parse must be array or undefined");
			parseOptions = parseOptions || {};
			if (argv === void 0 && parseOptions.from === void 0) {
				if (process.versions?.electron) parseOptions.from = "electron";
				const execArgv = process.execArgv ?? [];
				if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) parseOptions.from = "eval";
			}
			if (argv === void 0) argv = process.argv;
			this.rawArgs = argv.slice();
			let userArgs;
			switch (parseOptions.from) {
				case void 0:
				case "node":
					this._scriptPath = argv[1];
					userArgs = argv.slice(2);
					break;
				case "electron":
					if (process.defaultApp) {
						this._scriptPath = argv[1];
						userArgs = argv.slice(2);
					} else userArgs = argv.slice(1);
					break;
				case "user":
					userArgs = argv.slice(0);
					break;
				case "eval":
					userArgs = argv.slice(1);
					break;
				default: throw new Error(`unexpected parse option { from: '${parseOptions.from}' }`);
			}
			if (!this._name && this._scriptPath) this.nameFromFilename(this._scriptPath);
			this._name = this._name || "program";
			return userArgs;
		}
		/**
		* Parse `argv`, setting options and invoking commands when defined.
		*
		* Use parseAsync instead of parse if any of your action handlers are async.
		*
		* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
		*
		* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
		* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
		* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
		* - `'user'`: just user arguments
		*
		* @example
		* program.parse(); // parse process.argv and auto-detect electron and special node flags
		* program.parse(process.argv); // assume argv[0] is app and argv[1] is script
		* program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
		*
		* @param {string[]} [argv] - optional, defaults to process.argv
		* @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
		* @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
		* @return {Command} `this` command for chaining
		*/
		parse(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			this._parseCommand([], userArgs);
			return this;
		}
		/**
		* Parse `argv`, setting options and invoking commands when defined.
		*
		* Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
		*
		* Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
		* - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
		* - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
		* - `'user'`: just user arguments
		*
		* @example
		* await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
		* await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
		* await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
		*
		* @param {string[]} [argv]
		* @param {object} [parseOptions]
		* @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
		* @return {Promise}
		*/
		async parseAsync(argv, parseOptions) {
			this._prepareForParse();
			const userArgs = this._prepareUserArgs(argv, parseOptions);
			await this._parseCommand([], userArgs);
			return this;
		}
		_prepareForParse() {
			if (this._savedState === null) this.saveStateBeforeParse();
			else this.restoreStateBeforeParse();
		}
		/**
		* Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
		* Not usually called directly, but available for subclasses to save their custom state.
		*
		* This is called in a lazy way. Only commands used in parsing chain will have state saved.
		*/
		saveStateBeforeParse() {
			this._savedState = {
				_name: this._name,
				_optionValues: { ...this._optionValues },
				_optionValueSources: { ...this._optionValueSources }
			};
		}
		/**
		* Restore state before parse for calls after the first.
		* Not usually called directly, but available for subclasses to save their custom state.
		*
		* This is called in a lazy way. Only commands used in parsing chain will have state restored.
		*/
		restoreStateBeforeParse() {
			if (this._storeOptionsAsProperties) throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
			this._name = this._savedState._name;
			this._scriptPath = null;
			this.rawArgs = [];
			this._optionValues = { ...this._savedState._optionValues };
			this._optionValueSources = { ...this._savedState._optionValueSources };
			this.args = [];
			this.processedArgs = [];
		}
		/**
		* Throw if expected executable is missing. Add lots of help for author.
		*
		* @param {string} executableFile
		* @param {string} executableDir
		* @param {string} subcommandName
		*/
		_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
			if (fs.existsSync(executableFile)) return;
			const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory"}`;
			throw new Error(executableMissing);
		}
		/**
		* Execute a sub-command executable.
		*
		* @private
		*/
		_executeSubCommand(subcommand, args) {
			args = args.slice();
			let launchWithNode = false;
			const sourceExt = [
				".js",
				".ts",
				".tsx",
				".mjs",
				".cjs"
			];
			function findFile(baseDir, baseName) {
				const localBin = path.resolve(baseDir, baseName);
				if (fs.existsSync(localBin)) return localBin;
				if (sourceExt.includes(path.extname(baseName))) return void 0;
				const foundExt = sourceExt.find((ext) => fs.existsSync(`${localBin}${ext}`));
				if (foundExt) return `${localBin}${foundExt}`;
			}
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
			let executableDir = this._executableDir || "";
			if (this._scriptPath) {
				let resolvedScriptPath;
				try {
					resolvedScriptPath = fs.realpathSync(this._scriptPath);
				} catch {
					resolvedScriptPath = this._scriptPath;
				}
				executableDir = path.resolve(path.dirname(resolvedScriptPath), executableDir);
			}
			if (executableDir) {
				let localFile = findFile(executableDir, executableFile);
				if (!localFile && !subcommand._executableFile && this._scriptPath) {
					const legacyName = path.basename(this._scriptPath, path.extname(this._scriptPath));
					if (legacyName !== this._name) localFile = findFile(executableDir, `${legacyName}-${subcommand._name}`);
				}
				executableFile = localFile || executableFile;
			}
			launchWithNode = sourceExt.includes(path.extname(executableFile));
			let proc;
			if (process.platform !== "win32") {
				if (launchWithNode) {
					args.unshift(executableFile);
					args = incrementNodeInspectorPort(process.execArgv).concat(args);
					proc = childProcess.spawn(process.argv[0], args, { stdio: "inherit" });
				} else proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
			} else {
				this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				args.unshift(executableFile);
				args = incrementNodeInspectorPort(process.execArgv).concat(args);
				proc = childProcess.spawn(process.execPath, args, { stdio: "inherit" });
			}
			if (!proc.killed) [
				"SIGUSR1",
				"SIGUSR2",
				"SIGTERM",
				"SIGINT",
				"SIGHUP"
			].forEach((signal) => {
				process.on(signal, () => {
					if (proc.killed === false && proc.exitCode === null) proc.kill(signal);
				});
			});
			const exitCallback = this._exitCallback;
			proc.on("close", (code) => {
				code = code ?? 1;
				if (!exitCallback) process.exit(code);
				else exitCallback(new CommanderError(code, "commander.executeSubCommandAsync", "(close)"));
			});
			proc.on("error", (err) => {
				if (err.code === "ENOENT") this._checkForMissingExecutable(executableFile, executableDir, subcommand._name);
				else if (err.code === "EACCES") throw new Error(`'${executableFile}' not executable`);
				if (!exitCallback) process.exit(1);
				else {
					const wrappedError = new CommanderError(1, "commander.executeSubCommandAsync", "(error)");
					wrappedError.nestedError = err;
					exitCallback(wrappedError);
				}
			});
			this.runningCommand = proc;
		}
		/**
		* @private
		*/
		_dispatchSubcommand(commandName, operands, unknown) {
			const subCommand = this._findCommand(commandName);
			if (!subCommand) this.help({ error: true });
			subCommand._prepareForParse();
			let promiseChain;
			promiseChain = this._chainOrCallSubCommandHook(promiseChain, subCommand, "preSubcommand");
			promiseChain = this._chainOrCall(promiseChain, () => {
				if (subCommand._executableHandler) this._executeSubCommand(subCommand, operands.concat(unknown));
				else return subCommand._parseCommand(operands, unknown);
			});
			return promiseChain;
		}
		/**
		* Invoke help directly if possible, or dispatch if necessary.
		* e.g. help foo
		*
		* @private
		*/
		_dispatchHelpCommand(subcommandName) {
			if (!subcommandName) this.help();
			const subCommand = this._findCommand(subcommandName);
			if (subCommand && !subCommand._executableHandler) subCommand.help();
			return this._dispatchSubcommand(subcommandName, [], [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]);
		}
		/**
		* Check this.args against expected this.registeredArguments.
		*
		* @private
		*/
		_checkNumberOfArguments() {
			this.registeredArguments.forEach((arg, i) => {
				if (arg.required && this.args[i] == null) this.missingArgument(arg.name());
			});
			if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) return;
			if (this.args.length > this.registeredArguments.length) this._excessArguments(this.args);
		}
		/**
		* Process this.args using this.registeredArguments and save as this.processedArgs!
		*
		* @private
		*/
		_processArguments() {
			const myParseArg = (argument, value, previous) => {
				let parsedValue = value;
				if (value !== null && argument.parseArg) {
					const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
					parsedValue = this._callParseArg(argument, value, previous, invalidValueMessage);
				}
				return parsedValue;
			};
			this._checkNumberOfArguments();
			const processedArgs = [];
			this.registeredArguments.forEach((declaredArg, index) => {
				let value = declaredArg.defaultValue;
				if (declaredArg.variadic) {
					if (index < this.args.length) {
						value = this.args.slice(index);
						if (declaredArg.parseArg) value = value.reduce((processed, v) => {
							return myParseArg(declaredArg, v, processed);
						}, declaredArg.defaultValue);
					} else if (value === void 0) value = [];
				} else if (index < this.args.length) {
					value = this.args[index];
					if (declaredArg.parseArg) value = myParseArg(declaredArg, value, declaredArg.defaultValue);
				}
				processedArgs[index] = value;
			});
			this.processedArgs = processedArgs;
		}
		/**
		* Once we have a promise we chain, but call synchronously until then.
		*
		* @param {(Promise|undefined)} promise
		* @param {Function} fn
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCall(promise, fn) {
			if (promise?.then && typeof promise.then === "function") return promise.then(() => fn());
			return fn();
		}
		/**
		*
		* @param {(Promise|undefined)} promise
		* @param {string} event
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCallHooks(promise, event) {
			let result = promise;
			const hooks = [];
			this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
				hookedCommand._lifeCycleHooks[event].forEach((callback) => {
					hooks.push({
						hookedCommand,
						callback
					});
				});
			});
			if (event === "postAction") hooks.reverse();
			hooks.forEach((hookDetail) => {
				result = this._chainOrCall(result, () => {
					return hookDetail.callback(hookDetail.hookedCommand, this);
				});
			});
			return result;
		}
		/**
		*
		* @param {(Promise|undefined)} promise
		* @param {Command} subCommand
		* @param {string} event
		* @return {(Promise|undefined)}
		* @private
		*/
		_chainOrCallSubCommandHook(promise, subCommand, event) {
			let result = promise;
			if (this._lifeCycleHooks[event] !== void 0) this._lifeCycleHooks[event].forEach((hook) => {
				result = this._chainOrCall(result, () => {
					return hook(this, subCommand);
				});
			});
			return result;
		}
		/**
		* Process arguments in context of this command.
		* Returns action result, in case it is a promise.
		*
		* @private
		*/
		_parseCommand(operands, unknown) {
			const parsed = this.parseOptions(unknown);
			this._parseOptionsEnv();
			this._parseOptionsImplied();
			operands = operands.concat(parsed.operands);
			unknown = parsed.unknown;
			this.args = operands.concat(unknown);
			if (operands && this._findCommand(operands[0])) return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
			if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) return this._dispatchHelpCommand(operands[1]);
			if (this._defaultCommandName) {
				this._outputHelpIfRequested(unknown);
				return this._dispatchSubcommand(this._defaultCommandName, operands, unknown);
			}
			if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) this.help({ error: true });
			this._outputHelpIfRequested(parsed.unknown);
			this._checkForMissingMandatoryOptions();
			this._checkForConflictingOptions();
			const checkForUnknownOptions = () => {
				if (parsed.unknown.length > 0) this.unknownOption(parsed.unknown[0]);
			};
			const commandEvent = `command:${this.name()}`;
			if (this._actionHandler) {
				checkForUnknownOptions();
				this._processArguments();
				let promiseChain;
				promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
				promiseChain = this._chainOrCall(promiseChain, () => this._actionHandler(this.processedArgs));
				if (this.parent) promiseChain = this._chainOrCall(promiseChain, () => {
					this.parent.emit(commandEvent, operands, unknown);
				});
				promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
				return promiseChain;
			}
			if (this.parent?.listenerCount(commandEvent)) {
				checkForUnknownOptions();
				this._processArguments();
				this.parent.emit(commandEvent, operands, unknown);
			} else if (operands.length) {
				if (this._findCommand("*")) return this._dispatchSubcommand("*", operands, unknown);
				if (this.listenerCount("command:*")) this.emit("command:*", operands, unknown);
				else if (this.commands.length) this.unknownCommand();
				else {
					checkForUnknownOptions();
					this._processArguments();
				}
			} else if (this.commands.length) {
				checkForUnknownOptions();
				this.help({ error: true });
			} else {
				checkForUnknownOptions();
				this._processArguments();
			}
		}
		/**
		* Find matching command.
		*
		* @private
		* @return {Command | undefined}
		*/
		_findCommand(name) {
			if (!name) return void 0;
			return this.commands.find((cmd) => cmd._name === name || cmd._aliases.includes(name));
		}
		/**
		* Return an option matching `arg` if any.
		*
		* @param {string} arg
		* @return {Option}
		* @package
		*/
		_findOption(arg) {
			return this.options.find((option) => option.is(arg));
		}
		/**
		* Display an error message if a mandatory option does not have a value.
		* Called after checking for help flags in leaf subcommand.
		*
		* @private
		*/
		_checkForMissingMandatoryOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd.options.forEach((anOption) => {
					if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) cmd.missingMandatoryOptionValue(anOption);
				});
			});
		}
		/**
		* Display an error message if conflicting options are used together in this.
		*
		* @private
		*/
		_checkForConflictingLocalOptions() {
			const definedNonDefaultOptions = this.options.filter((option) => {
				const optionKey = option.attributeName();
				if (this.getOptionValue(optionKey) === void 0) return false;
				return this.getOptionValueSource(optionKey) !== "default";
			});
			definedNonDefaultOptions.filter((option) => option.conflictsWith.length > 0).forEach((option) => {
				const conflictingAndDefined = definedNonDefaultOptions.find((defined) => option.conflictsWith.includes(defined.attributeName()));
				if (conflictingAndDefined) this._conflictingOption(option, conflictingAndDefined);
			});
		}
		/**
		* Display an error message if conflicting options are used together.
		* Called after checking for help flags in leaf subcommand.
		*
		* @private
		*/
		_checkForConflictingOptions() {
			this._getCommandAndAncestors().forEach((cmd) => {
				cmd._checkForConflictingLocalOptions();
			});
		}
		/**
		* Parse options from `argv` removing known options,
		* and return argv split into operands and unknown arguments.
		*
		* Side effects: modifies command by storing options. Does not reset state if called again.
		*
		* Examples:
		*
		*     argv => operands, unknown
		*     --known kkk op => [op], []
		*     op --known kkk => [op], []
		*     sub --unknown uuu op => [sub], [--unknown uuu op]
		*     sub -- --unknown uuu op => [sub --unknown uuu op], []
		*
		* @param {string[]} args
		* @return {{operands: string[], unknown: string[]}}
		*/
		parseOptions(args) {
			const operands = [];
			const unknown = [];
			let dest = operands;
			function maybeOption(arg) {
				return arg.length > 1 && arg[0] === "-";
			}
			const negativeNumberArg = (arg) => {
				if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
				return !this._getCommandAndAncestors().some((cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short)));
			};
			let activeVariadicOption = null;
			let activeGroup = null;
			let i = 0;
			while (i < args.length || activeGroup) {
				const arg = activeGroup ?? args[i++];
				activeGroup = null;
				if (arg === "--") {
					if (dest === unknown) dest.push(arg);
					dest.push(...args.slice(i));
					break;
				}
				if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
					this.emit(`option:${activeVariadicOption.name()}`, arg);
					continue;
				}
				activeVariadicOption = null;
				if (maybeOption(arg)) {
					const option = this._findOption(arg);
					if (option) {
						if (option.required) {
							const value = args[i++];
							if (value === void 0) this.optionMissingArgument(option);
							this.emit(`option:${option.name()}`, value);
						} else if (option.optional) {
							let value = null;
							if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) value = args[i++];
							this.emit(`option:${option.name()}`, value);
						} else this.emit(`option:${option.name()}`);
						activeVariadicOption = option.variadic ? option : null;
						continue;
					}
				}
				if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
					const option = this._findOption(`-${arg[1]}`);
					if (option) {
						if (option.required || option.optional && this._combineFlagAndOptionalValue) this.emit(`option:${option.name()}`, arg.slice(2));
						else {
							this.emit(`option:${option.name()}`);
							activeGroup = `-${arg.slice(2)}`;
						}
						continue;
					}
				}
				if (/^--[^=]+=/.test(arg)) {
					const index = arg.indexOf("=");
					const option = this._findOption(arg.slice(0, index));
					if (option && (option.required || option.optional)) {
						this.emit(`option:${option.name()}`, arg.slice(index + 1));
						continue;
					}
				}
				if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) dest = unknown;
				if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
					if (this._findCommand(arg)) {
						operands.push(arg);
						unknown.push(...args.slice(i));
						break;
					} else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
						operands.push(arg, ...args.slice(i));
						break;
					} else if (this._defaultCommandName) {
						unknown.push(arg, ...args.slice(i));
						break;
					}
				}
				if (this._passThroughOptions) {
					dest.push(arg, ...args.slice(i));
					break;
				}
				dest.push(arg);
			}
			return {
				operands,
				unknown
			};
		}
		/**
		* Return an object containing local option values as key-value pairs.
		*
		* @return {object}
		*/
		opts() {
			if (this._storeOptionsAsProperties) {
				const result = {};
				const len = this.options.length;
				for (let i = 0; i < len; i++) {
					const key = this.options[i].attributeName();
					result[key] = key === this._versionOptionName ? this._version : this[key];
				}
				return result;
			}
			return this._optionValues;
		}
		/**
		* Return an object containing merged local and global option values as key-value pairs.
		*
		* @return {object}
		*/
		optsWithGlobals() {
			return this._getCommandAndAncestors().reduce((combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()), {});
		}
		/**
		* Display error message and exit (or call exitOverride).
		*
		* @param {string} message
		* @param {object} [errorOptions]
		* @param {string} [errorOptions.code] - an id string representing the error
		* @param {number} [errorOptions.exitCode] - used with process.exit
		*/
		error(message, errorOptions) {
			this._outputConfiguration.outputError(`${message}\n`, this._outputConfiguration.writeErr);
			if (typeof this._showHelpAfterError === "string") this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
			else if (this._showHelpAfterError) {
				this._outputConfiguration.writeErr("\n");
				this.outputHelp({ error: true });
			}
			const config = errorOptions || {};
			const exitCode = config.exitCode || 1;
			const code = config.code || "commander.error";
			this._exit(exitCode, code, message);
		}
		/**
		* Apply any option related environment variables, if option does
		* not have a value from cli or client code.
		*
		* @private
		*/
		_parseOptionsEnv() {
			this.options.forEach((option) => {
				if (option.envVar && option.envVar in process.env) {
					const optionKey = option.attributeName();
					if (this.getOptionValue(optionKey) === void 0 || [
						"default",
						"config",
						"env"
					].includes(this.getOptionValueSource(optionKey))) {
						if (option.required || option.optional) this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
						else this.emit(`optionEnv:${option.name()}`);
					}
				}
			});
		}
		/**
		* Apply any implied option values, if option is undefined or default value.
		*
		* @private
		*/
		_parseOptionsImplied() {
			const dualHelper = new DualOptions(this.options);
			const hasCustomOptionValue = (optionKey) => {
				return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
			};
			this.options.filter((option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(this.getOptionValue(option.attributeName()), option)).forEach((option) => {
				Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
					this.setOptionValueWithSource(impliedKey, option.implied[impliedKey], "implied");
				});
			});
		}
		/**
		* Argument `name` is missing.
		*
		* @param {string} name
		* @private
		*/
		missingArgument(name) {
			const message = `error: missing required argument '${name}'`;
			this.error(message, { code: "commander.missingArgument" });
		}
		/**
		* `Option` is missing an argument.
		*
		* @param {Option} option
		* @private
		*/
		optionMissingArgument(option) {
			const message = `error: option '${option.flags}' argument missing`;
			this.error(message, { code: "commander.optionMissingArgument" });
		}
		/**
		* `Option` does not have a value, and is a mandatory option.
		*
		* @param {Option} option
		* @private
		*/
		missingMandatoryOptionValue(option) {
			const message = `error: required option '${option.flags}' not specified`;
			this.error(message, { code: "commander.missingMandatoryOptionValue" });
		}
		/**
		* `Option` conflicts with another option.
		*
		* @param {Option} option
		* @param {Option} conflictingOption
		* @private
		*/
		_conflictingOption(option, conflictingOption) {
			const findBestOptionFromValue = (option) => {
				const optionKey = option.attributeName();
				const optionValue = this.getOptionValue(optionKey);
				const negativeOption = this.options.find((target) => target.negate && optionKey === target.attributeName());
				const positiveOption = this.options.find((target) => !target.negate && optionKey === target.attributeName());
				if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) return negativeOption;
				return positiveOption || option;
			};
			const getErrorMessage = (option) => {
				const bestOption = findBestOptionFromValue(option);
				const optionKey = bestOption.attributeName();
				if (this.getOptionValueSource(optionKey) === "env") return `environment variable '${bestOption.envVar}'`;
				return `option '${bestOption.flags}'`;
			};
			const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
			this.error(message, { code: "commander.conflictingOption" });
		}
		/**
		* Unknown option `flag`.
		*
		* @param {string} flag
		* @private
		*/
		unknownOption(flag) {
			if (this._allowUnknownOption) return;
			let suggestion = "";
			if (flag.startsWith("--") && this._showSuggestionAfterError) {
				let candidateFlags = [];
				let command = this;
				do {
					const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
					candidateFlags = candidateFlags.concat(moreFlags);
					command = command.parent;
				} while (command && !command._enablePositionalOptions);
				suggestion = suggestSimilar(flag, candidateFlags);
			}
			const message = `error: unknown option '${flag}'${suggestion}`;
			this.error(message, { code: "commander.unknownOption" });
		}
		/**
		* Excess arguments, more than expected.
		*
		* @param {string[]} receivedArgs
		* @private
		*/
		_excessArguments(receivedArgs) {
			if (this._allowExcessArguments) return;
			const expected = this.registeredArguments.length;
			const s = expected === 1 ? "" : "s";
			const message = `error: too many arguments${this.parent ? ` for '${this.name()}'` : ""}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
			this.error(message, { code: "commander.excessArguments" });
		}
		/**
		* Unknown command.
		*
		* @private
		*/
		unknownCommand() {
			const unknownName = this.args[0];
			let suggestion = "";
			if (this._showSuggestionAfterError) {
				const candidateNames = [];
				this.createHelp().visibleCommands(this).forEach((command) => {
					candidateNames.push(command.name());
					if (command.alias()) candidateNames.push(command.alias());
				});
				suggestion = suggestSimilar(unknownName, candidateNames);
			}
			const message = `error: unknown command '${unknownName}'${suggestion}`;
			this.error(message, { code: "commander.unknownCommand" });
		}
		/**
		* Get or set the program version.
		*
		* This method auto-registers the "-V, --version" option which will print the version number.
		*
		* You can optionally supply the flags and description to override the defaults.
		*
		* @param {string} [str]
		* @param {string} [flags]
		* @param {string} [description]
		* @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
		*/
		version(str, flags, description) {
			if (str === void 0) return this._version;
			this._version = str;
			flags = flags || "-V, --version";
			description = description || "output the version number";
			const versionOption = this.createOption(flags, description);
			this._versionOptionName = versionOption.attributeName();
			this._registerOption(versionOption);
			this.on("option:" + versionOption.name(), () => {
				this._outputConfiguration.writeOut(`${str}\n`);
				this._exit(0, "commander.version", str);
			});
			return this;
		}
		/**
		* Set the description.
		*
		* @param {string} [str]
		* @param {object} [argsDescription]
		* @return {(string|Command)}
		*/
		description(str, argsDescription) {
			if (str === void 0 && argsDescription === void 0) return this._description;
			this._description = str;
			if (argsDescription) this._argsDescription = argsDescription;
			return this;
		}
		/**
		* Set the summary. Used when listed as subcommand of parent.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		summary(str) {
			if (str === void 0) return this._summary;
			this._summary = str;
			return this;
		}
		/**
		* Set an alias for the command.
		*
		* You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
		*
		* @param {string} [alias]
		* @return {(string|Command)}
		*/
		alias(alias) {
			if (alias === void 0) return this._aliases[0];
			/** @type {Command} */
			let command = this;
			if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) command = this.commands[this.commands.length - 1];
			if (alias === command._name) throw new Error("Command alias can't be the same as its name");
			const matchingCommand = this.parent?._findCommand(alias);
			if (matchingCommand) {
				const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
				throw new Error(`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`);
			}
			command._aliases.push(alias);
			return this;
		}
		/**
		* Set aliases for the command.
		*
		* Only the first alias is shown in the auto-generated help.
		*
		* @param {string[]} [aliases]
		* @return {(string[]|Command)}
		*/
		aliases(aliases) {
			if (aliases === void 0) return this._aliases;
			aliases.forEach((alias) => this.alias(alias));
			return this;
		}
		/**
		* Set / get the command usage `str`.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		usage(str) {
			if (str === void 0) {
				if (this._usage) return this._usage;
				const args = this.registeredArguments.map((arg) => {
					return humanReadableArgName(arg);
				});
				return [].concat(this.options.length || this._helpOption !== null ? "[options]" : [], this.commands.length ? "[command]" : [], this.registeredArguments.length ? args : []).join(" ");
			}
			this._usage = str;
			return this;
		}
		/**
		* Get or set the name of the command.
		*
		* @param {string} [str]
		* @return {(string|Command)}
		*/
		name(str) {
			if (str === void 0) return this._name;
			this._name = str;
			return this;
		}
		/**
		* Set/get the help group heading for this subcommand in parent command's help.
		*
		* @param {string} [heading]
		* @return {Command | string}
		*/
		helpGroup(heading) {
			if (heading === void 0) return this._helpGroupHeading ?? "";
			this._helpGroupHeading = heading;
			return this;
		}
		/**
		* Set/get the default help group heading for subcommands added to this command.
		* (This does not override a group set directly on the subcommand using .helpGroup().)
		*
		* @example
		* program.commandsGroup('Development Commands:);
		* program.command('watch')...
		* program.command('lint')...
		* ...
		*
		* @param {string} [heading]
		* @returns {Command | string}
		*/
		commandsGroup(heading) {
			if (heading === void 0) return this._defaultCommandGroup ?? "";
			this._defaultCommandGroup = heading;
			return this;
		}
		/**
		* Set/get the default help group heading for options added to this command.
		* (This does not override a group set directly on the option using .helpGroup().)
		*
		* @example
		* program
		*   .optionsGroup('Development Options:')
		*   .option('-d, --debug', 'output extra debugging')
		*   .option('-p, --profile', 'output profiling information')
		*
		* @param {string} [heading]
		* @returns {Command | string}
		*/
		optionsGroup(heading) {
			if (heading === void 0) return this._defaultOptionGroup ?? "";
			this._defaultOptionGroup = heading;
			return this;
		}
		/**
		* @param {Option} option
		* @private
		*/
		_initOptionGroup(option) {
			if (this._defaultOptionGroup && !option.helpGroupHeading) option.helpGroup(this._defaultOptionGroup);
		}
		/**
		* @param {Command} cmd
		* @private
		*/
		_initCommandGroup(cmd) {
			if (this._defaultCommandGroup && !cmd.helpGroup()) cmd.helpGroup(this._defaultCommandGroup);
		}
		/**
		* Set the name of the command from script filename, such as process.argv[1],
		* or require.main.filename, or __filename.
		*
		* (Used internally and public although not documented in README.)
		*
		* @example
		* program.nameFromFilename(require.main.filename);
		*
		* @param {string} filename
		* @return {Command}
		*/
		nameFromFilename(filename) {
			this._name = path.basename(filename, path.extname(filename));
			return this;
		}
		/**
		* Get or set the directory for searching for executable subcommands of this command.
		*
		* @example
		* program.executableDir(__dirname);
		* // or
		* program.executableDir('subcommands');
		*
		* @param {string} [path]
		* @return {(string|null|Command)}
		*/
		executableDir(path) {
			if (path === void 0) return this._executableDir;
			this._executableDir = path;
			return this;
		}
		/**
		* Return program help documentation.
		*
		* @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
		* @return {string}
		*/
		helpInformation(contextOptions) {
			const helper = this.createHelp();
			const context = this._getOutputContext(contextOptions);
			helper.prepareContext({
				error: context.error,
				helpWidth: context.helpWidth,
				outputHasColors: context.hasColors
			});
			const text = helper.formatHelp(this, helper);
			if (context.hasColors) return text;
			return this._outputConfiguration.stripColor(text);
		}
		/**
		* @typedef HelpContext
		* @type {object}
		* @property {boolean} error
		* @property {number} helpWidth
		* @property {boolean} hasColors
		* @property {function} write - includes stripColor if needed
		*
		* @returns {HelpContext}
		* @private
		*/
		_getOutputContext(contextOptions) {
			contextOptions = contextOptions || {};
			const error = !!contextOptions.error;
			let baseWrite;
			let hasColors;
			let helpWidth;
			if (error) {
				baseWrite = (str) => this._outputConfiguration.writeErr(str);
				hasColors = this._outputConfiguration.getErrHasColors();
				helpWidth = this._outputConfiguration.getErrHelpWidth();
			} else {
				baseWrite = (str) => this._outputConfiguration.writeOut(str);
				hasColors = this._outputConfiguration.getOutHasColors();
				helpWidth = this._outputConfiguration.getOutHelpWidth();
			}
			const write = (str) => {
				if (!hasColors) str = this._outputConfiguration.stripColor(str);
				return baseWrite(str);
			};
			return {
				error,
				write,
				hasColors,
				helpWidth
			};
		}
		/**
		* Output help information for this command.
		*
		* Outputs built-in help, and custom text added using `.addHelpText()`.
		*
		* @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
		*/
		outputHelp(contextOptions) {
			let deprecatedCallback;
			if (typeof contextOptions === "function") {
				deprecatedCallback = contextOptions;
				contextOptions = void 0;
			}
			const outputContext = this._getOutputContext(contextOptions);
			/** @type {HelpTextEventContext} */
			const eventContext = {
				error: outputContext.error,
				write: outputContext.write,
				command: this
			};
			this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
			this.emit("beforeHelp", eventContext);
			let helpInformation = this.helpInformation({ error: outputContext.error });
			if (deprecatedCallback) {
				helpInformation = deprecatedCallback(helpInformation);
				if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) throw new Error("outputHelp callback must return a string or a Buffer");
			}
			outputContext.write(helpInformation);
			if (this._getHelpOption()?.long) this.emit(this._getHelpOption().long);
			this.emit("afterHelp", eventContext);
			this._getCommandAndAncestors().forEach((command) => command.emit("afterAllHelp", eventContext));
		}
		/**
		* You can pass in flags and a description to customise the built-in help option.
		* Pass in false to disable the built-in help option.
		*
		* @example
		* program.helpOption('-?, --help' 'show help'); // customise
		* program.helpOption(false); // disable
		*
		* @param {(string | boolean)} flags
		* @param {string} [description]
		* @return {Command} `this` command for chaining
		*/
		helpOption(flags, description) {
			if (typeof flags === "boolean") {
				if (flags) {
					if (this._helpOption === null) this._helpOption = void 0;
					if (this._defaultOptionGroup) this._initOptionGroup(this._getHelpOption());
				} else this._helpOption = null;
				return this;
			}
			this._helpOption = this.createOption(flags ?? "-h, --help", description ?? "display help for command");
			if (flags || description) this._initOptionGroup(this._helpOption);
			return this;
		}
		/**
		* Lazy create help option.
		* Returns null if has been disabled with .helpOption(false).
		*
		* @returns {(Option | null)} the help option
		* @package
		*/
		_getHelpOption() {
			if (this._helpOption === void 0) this.helpOption(void 0, void 0);
			return this._helpOption;
		}
		/**
		* Supply your own option to use for the built-in help option.
		* This is an alternative to using helpOption() to customise the flags and description etc.
		*
		* @param {Option} option
		* @return {Command} `this` command for chaining
		*/
		addHelpOption(option) {
			this._helpOption = option;
			this._initOptionGroup(option);
			return this;
		}
		/**
		* Output help information and exit.
		*
		* Outputs built-in help, and custom text added using `.addHelpText()`.
		*
		* @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
		*/
		help(contextOptions) {
			this.outputHelp(contextOptions);
			let exitCode = Number(process.exitCode ?? 0);
			if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) exitCode = 1;
			this._exit(exitCode, "commander.help", "(outputHelp)");
		}
		/**
		* // Do a little typing to coordinate emit and listener for the help text events.
		* @typedef HelpTextEventContext
		* @type {object}
		* @property {boolean} error
		* @property {Command} command
		* @property {function} write
		*/
		/**
		* Add additional text to be displayed with the built-in help.
		*
		* Position is 'before' or 'after' to affect just this command,
		* and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
		*
		* @param {string} position - before or after built-in help
		* @param {(string | Function)} text - string to add, or a function returning a string
		* @return {Command} `this` command for chaining
		*/
		addHelpText(position, text) {
			const allowedValues = [
				"beforeAll",
				"before",
				"after",
				"afterAll"
			];
			if (!allowedValues.includes(position)) throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
			const helpEvent = `${position}Help`;
			this.on(helpEvent, (context) => {
				let helpStr;
				if (typeof text === "function") helpStr = text({
					error: context.error,
					command: context.command
				});
				else helpStr = text;
				if (helpStr) context.write(`${helpStr}\n`);
			});
			return this;
		}
		/**
		* Output help information if help flags specified
		*
		* @param {Array} args - array of options to search for help flags
		* @private
		*/
		_outputHelpIfRequested(args) {
			const helpOption = this._getHelpOption();
			if (helpOption && args.find((arg) => helpOption.is(arg))) {
				this.outputHelp();
				this._exit(0, "commander.helpDisplayed", "(outputHelp)");
			}
		}
	};
	/**
	* Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
	*
	* @param {string[]} args - array of arguments from node.execArgv
	* @returns {string[]}
	* @private
	*/
	function incrementNodeInspectorPort(args) {
		return args.map((arg) => {
			if (!arg.startsWith("--inspect")) return arg;
			let debugOption;
			let debugHost = "127.0.0.1";
			let debugPort = "9229";
			let match;
			if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) debugOption = match[1];
			else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
				debugOption = match[1];
				if (/^\d+$/.test(match[3])) debugPort = match[3];
				else debugHost = match[3];
			} else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
				debugOption = match[1];
				debugHost = match[3];
				debugPort = match[4];
			}
			if (debugOption && debugPort !== "0") return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
			return arg;
		});
	}
	/**
	* @returns {boolean | undefined}
	* @package
	*/
	function useColor() {
		if (process.env.NO_COLOR || process.env.FORCE_COLOR === "0" || process.env.FORCE_COLOR === "false") return false;
		if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== void 0) return true;
	}
	exports.Command = Command;
	exports.useColor = useColor;
}));
const { program, createCommand, createArgument, createOption, CommanderError, InvalidArgumentError, InvalidOptionArgumentError, Command, Argument, Option, Help } = (/* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin$1(((exports) => {
	const { Argument } = require_argument();
	const { Command } = require_command();
	const { CommanderError, InvalidArgumentError } = require_error();
	const { Help } = require_help();
	const { Option } = require_option();
	exports.program = new Command();
	exports.createCommand = (name) => new Command(name);
	exports.createOption = (flags, description) => new Option(flags, description);
	exports.createArgument = (name, description) => new Argument(name, description);
	/**
	* Expose classes
	*/
	exports.Command = Command;
	exports.Option = Option;
	exports.Argument = Argument;
	exports.Help = Help;
	exports.CommanderError = CommanderError;
	exports.InvalidArgumentError = InvalidArgumentError;
	exports.InvalidOptionArgumentError = InvalidArgumentError;
})))(), 1)).default;
// src/model/utf8-order.ts
/** Orders text by its UTF-8 bytes: the same on every machine, whatever the locale. */
function byUtf8(a, b) {
	const length = Math.min(a.length, b.length);
	for (let index = 0; index < length; index++) {
		const left = a.charCodeAt(index);
		const right = b.charCodeAt(index);
		if (left !== right) return aboveSurrogates(left) - aboveSurrogates(right);
	}
	return a.length - b.length;
}
/** Surrogates stand for code points above U+FFFF, so they sort after U+E000 to U+FFFF. */
function aboveSurrogates(unit) {
	if (unit < 55296) return unit;
	return unit < 57344 ? unit + 8192 : unit - 2048;
}
// src/git/commit-tree.ts
/** A reference that names no commit of the repository, as far as this clone holds it. */
var RepositoryError = class extends Error {
	code;
	constructor(code, message, options) {
		super(message, options);
		this.name = "RepositoryError";
		this.code = code;
	}
};
// src/git/working-tree.ts
/** A set in a folder on disk. The run bit is not read: it is not what every disk can keep. */
function workingTree(root) {
	return {
		list: async (folder = "") => {
			return (await entriesBelow(root, folder)).toSorted((a, b) => byUtf8(a.path, b.path));
		},
		entry: async (path) => await entryAt(root, path),
		read: async (path, { max }) => await readAtMost(join(root, path), max),
		stream: (path) => createReadStream(join(root, path)),
		objectId: async (path) => await blobId(join(root, path))
	};
}
async function entriesBelow(root, folder) {
	const children = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
		if (isAbsent(error)) return [];
		throw error;
	});
	const entries = [];
	for (const child of children) {
		const path = folder === "" ? child.name : `${folder}/${child.name}`;
		if (child.isDirectory()) {
			if (child.name !== ".git") entries.push(...await entriesBelow(root, path));
		} else entries.push({
			path,
			kind: child.isSymbolicLink() ? "symlink" : "file"
		});
	}
	return entries;
}
async function entryAt(root, path) {
	try {
		const facts = await lstat(join(root, path));
		const kind = facts.isSymbolicLink() ? "symlink" : "file";
		return facts.isDirectory() ? void 0 : {
			path,
			kind
		};
	} catch (error) {
		if (isAbsent(error)) return void 0;
		throw error;
	}
}
async function readAtMost(file, max) {
	const handle = await open(file);
	try {
		const { size } = await handle.stat();
		const buffer = Buffer.alloc(Math.min(size, max) + 1);
		let length = 0;
		while (length < buffer.length) {
			const { bytesRead } = await handle.read(buffer, length, buffer.length - length, length);
			if (bytesRead === 0) break;
			length += bytesRead;
		}
		return {
			bytes: buffer.subarray(0, Math.min(length, max)),
			more: length > max
		};
	} finally {
		await handle.close();
	}
}
async function blobId(file) {
	const { size } = await stat(file);
	const hash = createHash("sha1").update(`blob ${size}\0`);
	for await (const piece of createReadStream(file)) if (piece instanceof Uint8Array) hash.update(piece);
	return hash.digest("hex");
}
function isAbsent(error) {
	return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
// src/model/case.ts
/** The provenance entries that could be read, each with its index in the file. */
function* provenanceOf(file) {
	for (const [index, entry] of (file.case.provenance ?? []).entries()) if (entry !== void 0) yield {
		index,
		entry
	};
}
/** The status that counts: an absent review means pending. Undefined where the status could not be read. */
function statusOf(file) {
	const { review } = file.case;
	return review === void 0 ? "pending" : review.status;
}
// src/model/layout.ts
/** One YAML file a case, in any folder below. */
const casesFolder = "cases";
/** One folder a corpus revision, named by its id. */
const revisionsFolder = "corpus-revisions";
/** The pointer to the current revision. */
const currentFile = `${revisionsFolder}/current.yaml`;
/** The claim, the families and their splits. */
const familiesFile = "families.yaml";
/** The policy. */
const policyFile = ".github/touchstone.yaml";
/** The sixteen digits by which large files are cut into shards. */
const shardDigits = "0123456789abcdef".split("");
/** The files that can hold one JSON Lines table: the whole one, or its shards in order. */
function tableFiles(base) {
	return [`${base}.jsonl`, ...shardDigits.map((digit) => `${base}-${digit}.jsonl`)];
}
// node_modules/canonicalize/lib/canonicalize.js
function hasLoneSurrogate(value) {
	for (let i = 0; i < value.length; i++) {
		const code = value.charCodeAt(i);
		if (code >= 55296 && code <= 56319) {
			if (i === value.length - 1) return true;
			const next = value.charCodeAt(i + 1);
			if (!(next >= 56320 && next <= 57343)) return true;
			i++;
		} else if (code >= 56320 && code <= 57343) return true;
	}
	return false;
}
function canonicalize(object, seen = /* @__PURE__ */ new Set()) {
	if (typeof object === "number" && isNaN(object)) throw new Error("NaN is not allowed");
	if (typeof object === "number" && !isFinite(object)) throw new Error("Infinity is not allowed");
	if (typeof object === "string" && hasLoneSurrogate(object)) throw new Error("Lone surrogate is not allowed");
	if (object === null || typeof object !== "object") return JSON.stringify(object);
	if (typeof object.toJSON === "function") {
		if (seen.has(object)) throw new Error("Circular reference detected");
		seen.add(object);
		const result = canonicalize(object.toJSON(), seen);
		seen.delete(object);
		return result;
	}
	if (seen.has(object)) throw new Error("Circular reference detected");
	seen.add(object);
	let result;
	if (Array.isArray(object)) result = `[${object.map((cv) => {
		return canonicalize(cv === void 0 || typeof cv === "symbol" ? null : cv, seen);
	}).join(",")}]`;
	else {
		const parts = [];
		for (const key of Object.keys(object).sort()) {
			if (object[key] === void 0 || typeof object[key] === "symbol") continue;
			parts.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
		}
		result = `{${parts.join(",")}}`;
	}
	seen.delete(object);
	return result;
}
// src/model/hash.ts
/** SHA-256 of bytes, or of a text's UTF-8 form, written `sha256:` and 64 hex digits. */
function sha256(content) {
	return `sha256:${createHash("sha256").update(content).digest("hex")}`;
}
/** A chunk's text in the form that is hashed and kept: CRLF as LF, nothing else changed. */
function chunkText(text) {
	return text.replaceAll("\r\n", "\n");
}
/** The hash under which a chunk's text is judged and kept. */
function contentHash(text) {
	return sha256(chunkText(text));
}
// src/model/digest.ts
/** Fields that can change without a new approval: decisions, bookkeeping and labels. */
const outsideTheDigest = [
	"review",
	"refresh",
	"notes",
	"tags",
	"split",
	"retired"
];
/**
* The digest of a case: SHA-256 of the RFC 8785 form of the parsed file without its reviews and labels.
* Nothing is sorted, trimmed or normalised: what the file says is what was judged.
* Undefined where the value has no such form: no object, a lone surrogate, a number that JSON cannot hold.
*/
function caseDigest(value) {
	if (!isRecord(value)) return void 0;
	const judged = { ...value };
	for (const field of outsideTheDigest) delete judged[field];
	const { sentinel } = judged;
	if (isRecord(sentinel)) {
		const { reviews: _, ...rest } = sentinel;
		judged["sentinel"] = rest;
	}
	return canonicalDigest(judged);
}
/** The digest of a corpus revision: over the RFC 8785 form of its parsed revision.yaml. */
function revisionDigest(value) {
	return isRecord(value) ? canonicalDigest(value) : void 0;
}
/** One RFC 8785 object: keys sorted, no white space. Throws where the value has no such form. */
function canonicalJson(value) {
	const text = canonicalize(value);
	if (text === void 0) throw new TypeError("The value has no canonical JSON form.");
	return text;
}
function canonicalDigest(value) {
	try {
		return sha256(canonicalJson(value));
	} catch {
		return;
	}
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/load/generated/validators.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
var require_formats = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
		const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
const caseShape = validate10;
const schema11 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/case.schema.json",
	"title": "Golden case",
	"description": "One question with its accepted outcome, its evidence and the human decision about it.",
	"type": "object",
	"required": ["kind"],
	"properties": { "kind": {
		"description": "What the right outcome is: an answer, saying that the evidence falls short, or a refusal.",
		"enum": [
			"answerable",
			"inconclusive",
			"abstention"
		]
	} },
	"discriminator": { "propertyName": "kind" },
	"oneOf": [
		{ "$ref": "#/definitions/answerableCase" },
		{ "$ref": "#/definitions/inconclusiveCase" },
		{ "$ref": "#/definitions/abstentionCase" }
	],
	"definitions": {
		"caseId": {
			"description": "The case's id and its file's name: lower-case letters and digits joined by single dots, dashes or underscores, at most 100 characters. It never changes and is never used again.",
			"type": "string",
			"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
			"maxLength": 100
		},
		"query": {
			"description": "The question, in the words a real reader would use.",
			"type": "string"
		},
		"expectedAnswer": {
			"description": "The outcome a reviewer accepts when the evidence is available. It states facts, not a wording to repeat; for an abstention, what a good refusal conveys.",
			"type": "string"
		},
		"chunkId": {
			"description": "A chunk's id, exactly as the retriever knows it in the corpus revision.",
			"type": "string"
		},
		"documentId": {
			"description": "A document's id, exactly as the corpus revision lists it.",
			"type": "string"
		},
		"contentHash": {
			"description": "SHA-256 of the chunk's text, written `sha256:` and 64 lower-case hex digits. It says which text was judged.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"digest": {
			"description": "A SHA-256, written `sha256:` and 64 lower-case hex digits.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"instant": {
			"description": "A moment with its offset, such as 2026-09-01T09:00:00Z.",
			"type": "string",
			"format": "date-time"
		},
		"acceptedAnswers": {
			"description": "Other right outcomes, each with the chunks that suffice for it.",
			"type": "array",
			"items": { "$ref": "#/definitions/acceptedAnswer" }
		},
		"acceptedAnswer": {
			"description": "One more outcome a reviewer accepts.",
			"type": "object",
			"additionalProperties": false,
			"required": ["statement", "chunkIds"],
			"properties": {
				"statement": {
					"description": "The outcome, as a statement of fact.",
					"type": "string"
				},
				"chunkIds": {
					"description": "The relevant chunks that suffice for this statement; at least one, all of them in `relevantChunkIds`.",
					"type": "array",
					"items": { "$ref": "#/definitions/chunkId" }
				}
			}
		},
		"shortEvidence": {
			"description": "The short form, on pending cases only: name a document and a quote, or a chunk. `touchstone fill` looks the rest up and replaces this field.",
			"type": "array",
			"items": { "$ref": "#/definitions/shortEvidenceEntry" }
		},
		"shortEvidenceEntry": {
			"description": "One piece of evidence: a chunk, or a document with words that stand in exactly one of its chunks.",
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"document": {
					"description": "The document that holds the quote.",
					"type": "string"
				},
				"chunk": {
					"description": "The chunk's id, where it is known.",
					"type": "string"
				},
				"quote": {
					"description": "Words of the source that carry the answer; white space may differ, nothing else.",
					"type": "string"
				}
			}
		},
		"relevantChunkIds": {
			"description": "All chunks that a reviewer judged relevant; together they suffice for the expected answer. Each has one entry under `provenance`.",
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"noChunkIds": {
			"description": "Stays empty: an abstention has no evidence. Near misses go under `distractorChunkIds`.",
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"provenance": {
			"description": "Where each relevant chunk came from: one entry a chunk, one shape for every source type.",
			"type": "array",
			"items": { "$ref": "#/definitions/provenanceEntry" }
		},
		"noProvenance": {
			"description": "Stays empty: an abstention has no evidence.",
			"type": "array",
			"items": { "$ref": "#/definitions/provenanceEntry" }
		},
		"provenanceEntry": {
			"description": "One judged chunk, with the source and the text that were judged.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"chunkId",
				"documentId",
				"sourceUri",
				"sourceRevision",
				"contentHash"
			],
			"properties": {
				"chunkId": { "$ref": "#/definitions/chunkId" },
				"documentId": { "$ref": "#/definitions/documentId" },
				"sourceUri": {
					"description": "Where a reader finds the document, as the corpus revision records it.",
					"type": "string"
				},
				"sourceRevision": {
					"description": "Which revision of the document was judged, as the corpus revision records it.",
					"type": "string"
				},
				"contentHash": { "$ref": "#/definitions/contentHash" },
				"quote": {
					"description": "The words in the chunk that carry the answer; white space may differ, nothing else. Survives re-chunking.",
					"type": "string"
				},
				"grade": {
					"description": "Graded relevance, where a team keeps it: 0 or more, higher is more relevant.",
					"type": "number",
					"minimum": 0
				},
				"insteadOf": {
					"description": "The relevant chunk that this one can replace: another source of the same fact.",
					"type": "string"
				}
			}
		},
		"corpusRevision": {
			"description": "The corpus revision under which the case was judged: history, not a pin to renew.",
			"type": "string"
		},
		"origin": {
			"description": "Who or what wrote the case. A generated case is a candidate, never truth.",
			"type": "object",
			"required": ["kind"],
			"properties": { "kind": {
				"description": "Who or what wrote the case.",
				"enum": [
					"human",
					"synthetic",
					"telemetry",
					"import"
				]
			} },
			"discriminator": { "propertyName": "kind" },
			"oneOf": [
				{ "$ref": "#/definitions/humanOrigin" },
				{ "$ref": "#/definitions/syntheticOrigin" },
				{ "$ref": "#/definitions/telemetryOrigin" },
				{ "$ref": "#/definitions/importOrigin" }
			]
		},
		"humanOrigin": {
			"description": "A person wrote the case.",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "author"],
			"properties": {
				"kind": {
					"description": "A person wrote it.",
					"const": "human"
				},
				"author": {
					"description": "Who wrote it.",
					"type": "string"
				}
			}
		},
		"syntheticOrigin": {
			"description": "A generator wrote the case from an excerpt of the corpus.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"lane",
				"generator"
			],
			"properties": {
				"kind": {
					"description": "A generator wrote it.",
					"const": "synthetic"
				},
				"lane": {
					"description": "Why it was generated: `backlog` (from known chunks, for the review queue), `phrasing` (another wording of a human case, named by `variantOf`), `exploration` (new documents; always `calibrated: false`).",
					"enum": [
						"backlog",
						"phrasing",
						"exploration"
					]
				},
				"generator": {
					"description": "The generator: model and prompt, by name and version.",
					"type": "string"
				},
				"excerpt": { "$ref": "#/definitions/excerpt" },
				"calibrated": {
					"description": "Always false in the lane `exploration`: nobody has compared these cases with human judgment.",
					"type": "boolean"
				}
			}
		},
		"excerpt": {
			"description": "The bounded excerpt that the generator was given.",
			"type": "object",
			"additionalProperties": false,
			"required": ["chunkIds", "contentHash"],
			"properties": {
				"chunkIds": {
					"description": "The chunks it was given.",
					"type": "array",
					"items": { "$ref": "#/definitions/chunkId" }
				},
				"contentHash": { "$ref": "#/definitions/contentHash" }
			}
		},
		"telemetryOrigin": {
			"description": "A recorded observation of real use led to the case.",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "observation"],
			"properties": {
				"kind": {
					"description": "A recorded observation led to it.",
					"const": "telemetry"
				},
				"observation": {
					"description": "The recorded observation, by its id or address.",
					"type": "string"
				}
			}
		},
		"importOrigin": {
			"description": "The case came from a file that a team already held.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"format",
				"source",
				"sha256"
			],
			"properties": {
				"kind": {
					"description": "It was imported.",
					"const": "import"
				},
				"format": {
					"description": "The format it was read as, such as `table`.",
					"type": "string"
				},
				"source": {
					"description": "The file's name.",
					"type": "string"
				},
				"sha256": {
					"description": "SHA-256 of the file's bytes.",
					"type": "string",
					"pattern": "^sha256:[0-9a-f]{64}$"
				},
				"id": {
					"description": "The record's id in that file, where it had one.",
					"type": "string"
				}
			}
		},
		"review": {
			"description": "The human decision, bound to the content that was read. An absent review means pending.",
			"type": "object",
			"additionalProperties": false,
			"required": ["status"],
			"properties": {
				"status": {
					"description": "`pending`, `approved` or `rejected`; nothing else.",
					"enum": [
						"pending",
						"approved",
						"rejected"
					]
				},
				"reviewedBy": {
					"description": "The person who decided.",
					"type": "string"
				},
				"reviewedAt": { "$ref": "#/definitions/instant" },
				"reason": {
					"description": "Why, in one sentence.",
					"type": "string"
				},
				"confirmed": {
					"description": "What the reviewer confirmed, each by an answer of its own: query, answer, source, chunks; for an abstention query and answer.",
					"type": "array",
					"items": { "enum": [
						"query",
						"answer",
						"source",
						"chunks"
					] }
				},
				"digest": {
					"description": "Digest of the case that was read: an edited case is visibly unreviewed.",
					"type": "string",
					"pattern": "^sha256:[0-9a-f]{64}$"
				},
				"corpus": {
					"description": "Digest of the corpus revision's revision.yaml: a revision rewritten under its name is seen.",
					"type": "string",
					"pattern": "^sha256:[0-9a-f]{64}$"
				},
				"via": {
					"description": "How the decision was recorded: `github` (with proof), `local` (at a desk) or `import`.",
					"enum": [
						"github",
						"local",
						"import"
					]
				},
				"proof": { "$ref": "#/definitions/proof" }
			}
		},
		"proof": {
			"description": "Where the approval can be looked up.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"pullRequest",
				"review",
				"reviewerId",
				"commit"
			],
			"properties": {
				"pullRequest": {
					"description": "The pull request's number.",
					"type": "integer",
					"minimum": 1
				},
				"review": {
					"description": "The review's id.",
					"type": "integer",
					"minimum": 1
				},
				"reviewerId": {
					"description": "The reviewer's account id, which survives a renamed account.",
					"type": "integer",
					"minimum": 1
				},
				"commit": {
					"description": "The commit that was reviewed.",
					"type": "string",
					"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
				}
			}
		},
		"conversation": {
			"description": "Earlier turns, oldest first; `query` is the turn that follows.",
			"type": "array",
			"items": { "$ref": "#/definitions/turn" }
		},
		"turn": {
			"description": "One earlier turn.",
			"type": "object",
			"additionalProperties": false,
			"required": ["role", "content"],
			"properties": {
				"role": {
					"description": "Who spoke.",
					"enum": [
						"user",
						"assistant",
						"system"
					]
				},
				"content": {
					"description": "What was said.",
					"type": "string"
				}
			}
		},
		"tags": {
			"description": "Free labels for finding and counting cases; not part of what was judged.",
			"type": "array",
			"items": { "type": "string" }
		},
		"notes": {
			"description": "Anything a reader should know; not part of what was judged.",
			"type": "string"
		},
		"variantOf": {
			"description": "The case whose need this one words differently; it shares that case's families.",
			"type": "string"
		},
		"families": {
			"description": "The case's document families where no document decides them, as for abstentions; `[]` for none.",
			"type": "array",
			"items": { "type": "string" }
		},
		"split": {
			"description": "The case's split, only where no family decides it.",
			"enum": [
				"dev",
				"validation",
				"test",
				"regression"
			]
		},
		"sentinel": {
			"description": "Kept for its decision value and judged by two people.",
			"type": "object",
			"additionalProperties": false,
			"required": ["why"],
			"properties": {
				"why": {
					"description": "What the sentinel watches.",
					"enum": [
						"common",
						"ambiguous",
						"high-consequence",
						"several-sources",
						"uncertainty",
						"fragile"
					]
				},
				"reviews": {
					"description": "The independent judgments.",
					"type": "array",
					"items": { "$ref": "#/definitions/sentinelReview" }
				},
				"resolution": { "$ref": "#/definitions/resolution" }
			}
		},
		"sentinelReview": {
			"description": "One person's independent judgment of the sentinel.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"reviewer",
				"relevantChunkIds",
				"expectedAnswerSupported",
				"reviewedAt",
				"digest",
				"independence"
			],
			"properties": {
				"reviewer": {
					"description": "Who judged.",
					"type": "string"
				},
				"relevantChunkIds": {
					"description": "The chunks this person judged relevant.",
					"type": "array",
					"items": { "$ref": "#/definitions/chunkId" }
				},
				"expectedAnswerSupported": {
					"description": "Whether the evidence supports the expected answer.",
					"type": "boolean"
				},
				"reviewedAt": { "$ref": "#/definitions/instant" },
				"digest": { "$ref": "#/definitions/digest" },
				"independence": {
					"description": "`blind`: recorded without the other judgment in sight; `declared`: the person says so.",
					"enum": ["blind", "declared"]
				}
			}
		},
		"resolution": {
			"description": "How a difference between the two judgments was settled.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"by",
				"at",
				"reason",
				"clarified"
			],
			"properties": {
				"by": {
					"description": "Who settled it.",
					"type": "string"
				},
				"at": { "$ref": "#/definitions/instant" },
				"reason": {
					"description": "Why.",
					"type": "string"
				},
				"clarified": {
					"description": "What was clarified in the case.",
					"type": "array",
					"items": { "enum": [
						"query",
						"answer",
						"source",
						"chunks"
					] }
				}
			}
		},
		"refresh": {
			"description": "The last review that moved evidence asked for; Git has the earlier ones.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from",
				"to",
				"reasons"
			],
			"properties": {
				"from": {
					"description": "The corpus revision of the earlier judgment.",
					"type": "string"
				},
				"to": {
					"description": "The corpus revision under which it was asked again.",
					"type": "string"
				},
				"reasons": {
					"description": "What moved.",
					"type": "array",
					"items": { "$ref": "#/definitions/refreshReason" }
				},
				"outcome": {
					"description": "What was decided; absent while nobody has.",
					"enum": [
						"confirmed",
						"revised",
						"abstained",
						"retired"
					]
				},
				"by": {
					"description": "Who decided.",
					"type": "string"
				},
				"at": { "$ref": "#/definitions/instant" },
				"reason": {
					"description": "Why.",
					"type": "string"
				},
				"previous": {
					"description": "The case's digest before the decision.",
					"type": "string",
					"pattern": "^sha256:[0-9a-f]{64}$"
				}
			}
		},
		"refreshReason": {
			"description": "A change that can invalidate a judgment.",
			"enum": [
				"source-revision-changed",
				"chunk-edited",
				"chunk-moved",
				"chunk-deleted",
				"chunking-changed",
				"embedding-changed",
				"retrieval-filter-changed",
				"document-added",
				"query-pattern-observed",
				"corpus-revision-changed"
			]
		},
		"retired": {
			"description": "The case serves no need any more; the file stays.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"by",
				"at",
				"reason"
			],
			"properties": {
				"by": {
					"description": "Who retired it.",
					"type": "string"
				},
				"at": { "$ref": "#/definitions/instant" },
				"reason": {
					"description": "Why.",
					"type": "string"
				}
			}
		},
		"askedAt": {
			"description": "When the question is asked, under the claim `period`.",
			"type": "string",
			"format": "date-time"
		},
		"caller": {
			"description": "Who asks, under the claim `access`.",
			"type": "object",
			"additionalProperties": false,
			"required": ["documents"],
			"properties": { "documents": {
				"description": "The documents this caller may see.",
				"type": "array",
				"items": { "$ref": "#/definitions/documentId" }
			} }
		},
		"answerableCase": {
			"description": "The corpus supports an answer, and the relevant chunks suffice for it.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"kind",
				"query",
				"expectedAnswer"
			],
			"properties": {
				"id": { "$ref": "#/definitions/caseId" },
				"kind": {
					"description": "The corpus supports an answer.",
					"const": "answerable"
				},
				"query": { "$ref": "#/definitions/query" },
				"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
				"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
				"evidence": { "$ref": "#/definitions/shortEvidence" },
				"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
				"provenance": { "$ref": "#/definitions/provenance" },
				"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
				"origin": { "$ref": "#/definitions/origin" },
				"review": { "$ref": "#/definitions/review" },
				"conversation": { "$ref": "#/definitions/conversation" },
				"tags": { "$ref": "#/definitions/tags" },
				"notes": { "$ref": "#/definitions/notes" },
				"variantOf": { "$ref": "#/definitions/variantOf" },
				"families": { "$ref": "#/definitions/families" },
				"split": { "$ref": "#/definitions/split" },
				"sentinel": { "$ref": "#/definitions/sentinel" },
				"refresh": { "$ref": "#/definitions/refresh" },
				"retired": { "$ref": "#/definitions/retired" },
				"askedAt": { "$ref": "#/definitions/askedAt" },
				"caller": { "$ref": "#/definitions/caller" }
			}
		},
		"inconclusiveCase": {
			"description": "The evidence conflicts or falls short, and saying so is the right outcome. It has evidence like an answerable case.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"kind",
				"query",
				"expectedAnswer"
			],
			"properties": {
				"id": { "$ref": "#/definitions/caseId" },
				"kind": {
					"description": "The evidence conflicts or falls short, and saying so is right.",
					"const": "inconclusive"
				},
				"query": { "$ref": "#/definitions/query" },
				"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
				"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
				"evidence": { "$ref": "#/definitions/shortEvidence" },
				"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
				"provenance": { "$ref": "#/definitions/provenance" },
				"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
				"origin": { "$ref": "#/definitions/origin" },
				"review": { "$ref": "#/definitions/review" },
				"conversation": { "$ref": "#/definitions/conversation" },
				"tags": { "$ref": "#/definitions/tags" },
				"notes": { "$ref": "#/definitions/notes" },
				"variantOf": { "$ref": "#/definitions/variantOf" },
				"families": { "$ref": "#/definitions/families" },
				"split": { "$ref": "#/definitions/split" },
				"sentinel": { "$ref": "#/definitions/sentinel" },
				"refresh": { "$ref": "#/definitions/refresh" },
				"retired": { "$ref": "#/definitions/retired" },
				"askedAt": { "$ref": "#/definitions/askedAt" },
				"caller": { "$ref": "#/definitions/caller" }
			}
		},
		"abstentionCase": {
			"description": "The right outcome is a refusal; there is no evidence.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"kind",
				"query",
				"expectedAnswer",
				"because"
			],
			"properties": {
				"id": { "$ref": "#/definitions/caseId" },
				"kind": {
					"description": "The right outcome is to give no answer.",
					"const": "abstention"
				},
				"query": { "$ref": "#/definitions/query" },
				"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
				"because": {
					"description": "Why no answer is right: the corpus lacks it, the question is out of scope, the caller may not know, or the question is ambiguous.",
					"enum": [
						"not-in-corpus",
						"out-of-scope",
						"not-permitted",
						"ambiguous"
					]
				},
				"relevantChunkIds": { "$ref": "#/definitions/noChunkIds" },
				"provenance": { "$ref": "#/definitions/noProvenance" },
				"distractorChunkIds": {
					"description": "Chunks that look like an answer and are none.",
					"type": "array",
					"items": { "$ref": "#/definitions/chunkId" }
				},
				"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
				"origin": { "$ref": "#/definitions/origin" },
				"review": { "$ref": "#/definitions/review" },
				"conversation": { "$ref": "#/definitions/conversation" },
				"tags": { "$ref": "#/definitions/tags" },
				"notes": { "$ref": "#/definitions/notes" },
				"variantOf": { "$ref": "#/definitions/variantOf" },
				"families": { "$ref": "#/definitions/families" },
				"split": { "$ref": "#/definitions/split" },
				"sentinel": { "$ref": "#/definitions/sentinel" },
				"refresh": { "$ref": "#/definitions/refresh" },
				"retired": { "$ref": "#/definitions/retired" },
				"askedAt": { "$ref": "#/definitions/askedAt" },
				"caller": { "$ref": "#/definitions/caller" }
			}
		}
	}
};
const schema12 = {
	"description": "The corpus supports an answer, and the relevant chunks suffice for it.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": {
			"description": "The corpus supports an answer.",
			"const": "answerable"
		},
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
		"evidence": { "$ref": "#/definitions/shortEvidence" },
		"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
		"provenance": { "$ref": "#/definitions/provenance" },
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
const schema13 = {
	"description": "The case's id and its file's name: lower-case letters and digits joined by single dots, dashes or underscores, at most 100 characters. It never changes and is never used again.",
	"type": "string",
	"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
	"maxLength": 100
};
const schema14 = {
	"description": "The question, in the words a real reader would use.",
	"type": "string"
};
const schema15 = {
	"description": "The outcome a reviewer accepts when the evidence is available. It states facts, not a wording to repeat; for an abstention, what a good refusal conveys.",
	"type": "string"
};
const schema28 = {
	"description": "The corpus revision under which the case was judged: history, not a pin to renew.",
	"type": "string"
};
const schema42 = {
	"description": "Free labels for finding and counting cases; not part of what was judged.",
	"type": "array",
	"items": { "type": "string" }
};
const schema43 = {
	"description": "Anything a reader should know; not part of what was judged.",
	"type": "string"
};
const schema44 = {
	"description": "The case whose need this one words differently; it shares that case's families.",
	"type": "string"
};
const schema45 = {
	"description": "The case's document families where no document decides them, as for abstentions; `[]` for none.",
	"type": "array",
	"items": { "type": "string" }
};
const schema46 = {
	"description": "The case's split, only where no family decides it.",
	"enum": [
		"dev",
		"validation",
		"test",
		"regression"
	]
};
const schema59 = {
	"description": "When the question is asked, under the claim `period`.",
	"type": "string",
	"format": "date-time"
};
const func2 = Object.prototype.hasOwnProperty;
const func3 = require_ucs2length().default;
const pattern0 = /* @__PURE__ */ new RegExp("^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
const schema16 = {
	"description": "Other right outcomes, each with the chunks that suffice for it.",
	"type": "array",
	"items": { "$ref": "#/definitions/acceptedAnswer" }
};
const schema17 = {
	"description": "One more outcome a reviewer accepts.",
	"type": "object",
	"additionalProperties": false,
	"required": ["statement", "chunkIds"],
	"properties": {
		"statement": {
			"description": "The outcome, as a statement of fact.",
			"type": "string"
		},
		"chunkIds": {
			"description": "The relevant chunks that suffice for this statement; at least one, all of them in `relevantChunkIds`.",
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		}
	}
};
const schema18 = {
	"description": "A chunk's id, exactly as the retriever knows it in the corpus revision.",
	"type": "string"
};
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.statement === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "statement" },
				message: "must have required property 'statement'",
				schema: schema17.required,
				parentSchema: schema17,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.chunkIds === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkIds" },
				message: "must have required property 'chunkIds'",
				schema: schema17.required,
				parentSchema: schema17,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "statement" || key0 === "chunkIds")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema17,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.statement !== void 0) {
			let data0 = data.statement;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/statement",
					schemaPath: "#/properties/statement/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema17.properties.statement.type,
					parentSchema: schema17.properties.statement,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.chunkIds !== void 0) {
			let data1 = data.chunkIds;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err4 = {
							instancePath: instancePath + "/chunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema18.type,
							parentSchema: schema18,
							data: data2
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/chunkIds",
					schemaPath: "#/properties/chunkIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema17.properties.chunkIds.type,
					parentSchema: schema17.properties.chunkIds,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema17.type,
			parentSchema: schema17,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate13.errors = vErrors;
	return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate13(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema16.type,
			parentSchema: schema16,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
const schema19 = {
	"description": "The short form, on pending cases only: name a document and a quote, or a chunk. `touchstone fill` looks the rest up and replaces this field.",
	"type": "array",
	"items": { "$ref": "#/definitions/shortEvidenceEntry" }
};
const schema20 = {
	"description": "One piece of evidence: a chunk, or a document with words that stand in exactly one of its chunks.",
	"type": "object",
	"additionalProperties": false,
	"required": [],
	"properties": {
		"document": {
			"description": "The document that holds the quote.",
			"type": "string"
		},
		"chunk": {
			"description": "The chunk's id, where it is known.",
			"type": "string"
		},
		"quote": {
			"description": "Words of the source that carry the answer; white space may differ, nothing else.",
			"type": "string"
		}
	}
};
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "document" || key0 === "chunk" || key0 === "quote")) {
					const err0 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/shortEvidenceEntry/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema20,
						data: data0
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (data0.document !== void 0) {
					let data1 = data0.document;
					if (typeof data1 !== "string") {
						const err1 = {
							instancePath: instancePath + "/" + i0 + "/document",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/document/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema20.properties.document.type,
							parentSchema: schema20.properties.document,
							data: data1
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
				if (data0.chunk !== void 0) {
					let data2 = data0.chunk;
					if (typeof data2 !== "string") {
						const err2 = {
							instancePath: instancePath + "/" + i0 + "/chunk",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/chunk/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema20.properties.chunk.type,
							parentSchema: schema20.properties.chunk,
							data: data2
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (data0.quote !== void 0) {
					let data3 = data0.quote;
					if (typeof data3 !== "string") {
						const err3 = {
							instancePath: instancePath + "/" + i0 + "/quote",
							schemaPath: "#/definitions/shortEvidenceEntry/properties/quote/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema20.properties.quote.type,
							parentSchema: schema20.properties.quote,
							data: data3
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/shortEvidenceEntry/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema20.type,
					parentSchema: schema20,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema19.type,
			parentSchema: schema19,
			data
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const schema21 = {
	"description": "All chunks that a reviewer judged relevant; together they suffice for the expected answer. Each has one entry under `provenance`.",
	"type": "array",
	"items": { "$ref": "#/definitions/chunkId" }
};
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema18.type,
					parentSchema: schema18,
					data: data0
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema21.type,
			parentSchema: schema21,
			data
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const schema23 = {
	"description": "Where each relevant chunk came from: one entry a chunk, one shape for every source type.",
	"type": "array",
	"items": { "$ref": "#/definitions/provenanceEntry" }
};
const schema24 = {
	"description": "One judged chunk, with the source and the text that were judged.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"chunkId",
		"documentId",
		"sourceUri",
		"sourceRevision",
		"contentHash"
	],
	"properties": {
		"chunkId": { "$ref": "#/definitions/chunkId" },
		"documentId": { "$ref": "#/definitions/documentId" },
		"sourceUri": {
			"description": "Where a reader finds the document, as the corpus revision records it.",
			"type": "string"
		},
		"sourceRevision": {
			"description": "Which revision of the document was judged, as the corpus revision records it.",
			"type": "string"
		},
		"contentHash": { "$ref": "#/definitions/contentHash" },
		"quote": {
			"description": "The words in the chunk that carry the answer; white space may differ, nothing else. Survives re-chunking.",
			"type": "string"
		},
		"grade": {
			"description": "Graded relevance, where a team keeps it: 0 or more, higher is more relevant.",
			"type": "number",
			"minimum": 0
		},
		"insteadOf": {
			"description": "The relevant chunk that this one can replace: another source of the same fact.",
			"type": "string"
		}
	}
};
const schema26 = {
	"description": "A document's id, exactly as the corpus revision lists it.",
	"type": "string"
};
const schema27 = {
	"description": "SHA-256 of the chunk's text, written `sha256:` and 64 lower-case hex digits. It says which text was judged.",
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
const pattern1 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.chunkId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkId" },
				message: "must have required property 'chunkId'",
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'",
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.sourceUri === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sourceUri" },
				message: "must have required property 'sourceUri'",
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sourceRevision === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sourceRevision" },
				message: "must have required property 'sourceRevision'",
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.contentHash === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contentHash" },
				message: "must have required property 'contentHash'",
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "chunkId" || key0 === "documentId" || key0 === "sourceUri" || key0 === "sourceRevision" || key0 === "contentHash" || key0 === "quote" || key0 === "grade" || key0 === "insteadOf")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema24,
				data
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.chunkId !== void 0) {
			let data0 = data.chunkId;
			if (typeof data0 !== "string") {
				const err6 = {
					instancePath: instancePath + "/chunkId",
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema18.type,
					parentSchema: schema18,
					data: data0
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") {
				const err7 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/definitions/documentId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema26.type,
					parentSchema: schema26,
					data: data1
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.sourceUri !== void 0) {
			let data2 = data.sourceUri;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/sourceUri",
					schemaPath: "#/properties/sourceUri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema24.properties.sourceUri.type,
					parentSchema: schema24.properties.sourceUri,
					data: data2
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.sourceRevision !== void 0) {
			let data3 = data.sourceRevision;
			if (typeof data3 !== "string") {
				const err9 = {
					instancePath: instancePath + "/sourceRevision",
					schemaPath: "#/properties/sourceRevision/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema24.properties.sourceRevision.type,
					parentSchema: schema24.properties.sourceRevision,
					data: data3
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.contentHash !== void 0) {
			let data4 = data.contentHash;
			if (typeof data4 === "string") {
				if (!pattern1.test(data4)) {
					const err10 = {
						instancePath: instancePath + "/contentHash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema27,
						data: data4
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/contentHash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema27.type,
					parentSchema: schema27,
					data: data4
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.quote !== void 0) {
			let data5 = data.quote;
			if (typeof data5 !== "string") {
				const err12 = {
					instancePath: instancePath + "/quote",
					schemaPath: "#/properties/quote/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema24.properties.quote.type,
					parentSchema: schema24.properties.quote,
					data: data5
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.grade !== void 0) {
			let data6 = data.grade;
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err13 = {
						instancePath: instancePath + "/grade",
						schemaPath: "#/properties/grade/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0",
						schema: 0,
						parentSchema: schema24.properties.grade,
						data: data6
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/grade",
					schemaPath: "#/properties/grade/type",
					keyword: "type",
					params: { type: "number" },
					message: "must be number",
					schema: schema24.properties.grade.type,
					parentSchema: schema24.properties.grade,
					data: data6
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.insteadOf !== void 0) {
			let data7 = data.insteadOf;
			if (typeof data7 !== "string") {
				const err15 = {
					instancePath: instancePath + "/insteadOf",
					schemaPath: "#/properties/insteadOf/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema24.properties.insteadOf.type,
					parentSchema: schema24.properties.insteadOf,
					data: data7
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema24.type,
			parentSchema: schema24,
			data
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate21(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema23.type,
			parentSchema: schema23,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const schema29 = {
	"description": "Who or what wrote the case. A generated case is a candidate, never truth.",
	"type": "object",
	"required": ["kind"],
	"properties": { "kind": {
		"description": "Who or what wrote the case.",
		"enum": [
			"human",
			"synthetic",
			"telemetry",
			"import"
		]
	} },
	"discriminator": { "propertyName": "kind" },
	"oneOf": [
		{ "$ref": "#/definitions/humanOrigin" },
		{ "$ref": "#/definitions/syntheticOrigin" },
		{ "$ref": "#/definitions/telemetryOrigin" },
		{ "$ref": "#/definitions/importOrigin" }
	]
};
const schema34 = {
	"description": "A person wrote the case.",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "author"],
	"properties": {
		"kind": {
			"description": "A person wrote it.",
			"const": "human"
		},
		"author": {
			"description": "Who wrote it.",
			"type": "string"
		}
	}
};
const schema35 = {
	"description": "A recorded observation of real use led to the case.",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "observation"],
	"properties": {
		"kind": {
			"description": "A recorded observation led to it.",
			"const": "telemetry"
		},
		"observation": {
			"description": "The recorded observation, by its id or address.",
			"type": "string"
		}
	}
};
const schema36 = {
	"description": "The case came from a file that a team already held.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"format",
		"source",
		"sha256"
	],
	"properties": {
		"kind": {
			"description": "It was imported.",
			"const": "import"
		},
		"format": {
			"description": "The format it was read as, such as `table`.",
			"type": "string"
		},
		"source": {
			"description": "The file's name.",
			"type": "string"
		},
		"sha256": {
			"description": "SHA-256 of the file's bytes.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"id": {
			"description": "The record's id in that file, where it had one.",
			"type": "string"
		}
	}
};
const schema30 = {
	"description": "A generator wrote the case from an excerpt of the corpus.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"lane",
		"generator"
	],
	"properties": {
		"kind": {
			"description": "A generator wrote it.",
			"const": "synthetic"
		},
		"lane": {
			"description": "Why it was generated: `backlog` (from known chunks, for the review queue), `phrasing` (another wording of a human case, named by `variantOf`), `exploration` (new documents; always `calibrated: false`).",
			"enum": [
				"backlog",
				"phrasing",
				"exploration"
			]
		},
		"generator": {
			"description": "The generator: model and prompt, by name and version.",
			"type": "string"
		},
		"excerpt": { "$ref": "#/definitions/excerpt" },
		"calibrated": {
			"description": "Always false in the lane `exploration`: nobody has compared these cases with human judgment.",
			"type": "boolean"
		}
	}
};
const schema31 = {
	"description": "The bounded excerpt that the generator was given.",
	"type": "object",
	"additionalProperties": false,
	"required": ["chunkIds", "contentHash"],
	"properties": {
		"chunkIds": {
			"description": "The chunks it was given.",
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"contentHash": { "$ref": "#/definitions/contentHash" }
	}
};
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.chunkIds === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunkIds" },
				message: "must have required property 'chunkIds'",
				schema: schema31.required,
				parentSchema: schema31,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contentHash === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contentHash" },
				message: "must have required property 'contentHash'",
				schema: schema31.required,
				parentSchema: schema31,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "chunkIds" || key0 === "contentHash")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema31,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.chunkIds !== void 0) {
			let data0 = data.chunkIds;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err3 = {
							instancePath: instancePath + "/chunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema18.type,
							parentSchema: schema18,
							data: data1
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/chunkIds",
					schemaPath: "#/properties/chunkIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema31.properties.chunkIds.type,
					parentSchema: schema31.properties.chunkIds,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.contentHash !== void 0) {
			let data2 = data.contentHash;
			if (typeof data2 === "string") {
				if (!pattern1.test(data2)) {
					const err5 = {
						instancePath: instancePath + "/contentHash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema27,
						data: data2
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/contentHash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema27.type,
					parentSchema: schema27,
					data: data2
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema31.type,
			parentSchema: schema31,
			data
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'",
				schema: schema30.required,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.lane === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "lane" },
				message: "must have required property 'lane'",
				schema: schema30.required,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.generator === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "generator" },
				message: "must have required property 'generator'",
				schema: schema30.required,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "lane" || key0 === "generator" || key0 === "excerpt" || key0 === "calibrated")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema30,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if ("synthetic" !== data0) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "synthetic" },
					message: "must be equal to constant",
					schema: "synthetic",
					parentSchema: schema30.properties.kind,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.lane !== void 0) {
			let data1 = data.lane;
			if (!(data1 === "backlog" || data1 === "phrasing" || data1 === "exploration")) {
				const err5 = {
					instancePath: instancePath + "/lane",
					schemaPath: "#/properties/lane/enum",
					keyword: "enum",
					params: { allowedValues: schema30.properties.lane.enum },
					message: "must be equal to one of the allowed values",
					schema: schema30.properties.lane.enum,
					parentSchema: schema30.properties.lane,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.generator !== void 0) {
			let data2 = data.generator;
			if (typeof data2 !== "string") {
				const err6 = {
					instancePath: instancePath + "/generator",
					schemaPath: "#/properties/generator/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema30.properties.generator.type,
					parentSchema: schema30.properties.generator,
					data: data2
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.excerpt !== void 0) {
			if (!validate26(data.excerpt, {
				instancePath: instancePath + "/excerpt",
				parentData: data,
				parentDataProperty: "excerpt",
				rootData
			})) {
				vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
				errors = vErrors.length;
			}
		}
		if (data.calibrated !== void 0) {
			let data4 = data.calibrated;
			if (typeof data4 !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/calibrated",
					schemaPath: "#/properties/calibrated/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean",
					schema: schema30.properties.calibrated.type,
					parentSchema: schema30.properties.calibrated,
					data: data4
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema30.type,
			parentSchema: schema30,
			data
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'",
				schema: schema29.required,
				parentSchema: schema29,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "human" || data0 === "synthetic" || data0 === "telemetry" || data0 === "import")) {
				const err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.kind.enum },
					message: "must be equal to one of the allowed values",
					schema: schema29.properties.kind.enum,
					parentSchema: schema29.properties.kind,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "human") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						const err2 = {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							message: "must have required property 'kind'",
							schema: schema34.required,
							parentSchema: schema34,
							data
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data.author === void 0) {
						const err3 = {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/required",
							keyword: "required",
							params: { missingProperty: "author" },
							message: "must have required property 'author'",
							schema: schema34.required,
							parentSchema: schema34,
							data
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					for (const key0 in data) if (!(key0 === "kind" || key0 === "author")) {
						const err4 = {
							instancePath,
							schemaPath: "#/definitions/humanOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key0 },
							message: "must NOT have additional properties",
							schema: false,
							parentSchema: schema34,
							data
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (data.kind !== void 0) {
						let data1 = data.kind;
						if ("human" !== data1) {
							const err5 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/humanOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "human" },
								message: "must be equal to constant",
								schema: "human",
								parentSchema: schema34.properties.kind,
								data: data1
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
					if (data.author !== void 0) {
						let data2 = data.author;
						if (typeof data2 !== "string") {
							const err6 = {
								instancePath: instancePath + "/author",
								schemaPath: "#/definitions/humanOrigin/properties/author/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string",
								schema: schema34.properties.author.type,
								parentSchema: schema34.properties.author,
								data: data2
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
				} else {
					const err7 = {
						instancePath,
						schemaPath: "#/definitions/humanOrigin/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object",
						schema: schema34.type,
						parentSchema: schema34,
						data
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else if (tag0 === "synthetic") {
				if (!validate25(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "telemetry") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						const err8 = {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							message: "must have required property 'kind'",
							schema: schema35.required,
							parentSchema: schema35,
							data
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data.observation === void 0) {
						const err9 = {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/required",
							keyword: "required",
							params: { missingProperty: "observation" },
							message: "must have required property 'observation'",
							schema: schema35.required,
							parentSchema: schema35,
							data
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					for (const key1 in data) if (!(key1 === "kind" || key1 === "observation")) {
						const err10 = {
							instancePath,
							schemaPath: "#/definitions/telemetryOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							message: "must NOT have additional properties",
							schema: false,
							parentSchema: schema35,
							data
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (data.kind !== void 0) {
						let data3 = data.kind;
						if ("telemetry" !== data3) {
							const err11 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/telemetryOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "telemetry" },
								message: "must be equal to constant",
								schema: "telemetry",
								parentSchema: schema35.properties.kind,
								data: data3
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data.observation !== void 0) {
						let data4 = data.observation;
						if (typeof data4 !== "string") {
							const err12 = {
								instancePath: instancePath + "/observation",
								schemaPath: "#/definitions/telemetryOrigin/properties/observation/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string",
								schema: schema35.properties.observation.type,
								parentSchema: schema35.properties.observation,
								data: data4
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
				} else {
					const err13 = {
						instancePath,
						schemaPath: "#/definitions/telemetryOrigin/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object",
						schema: schema35.type,
						parentSchema: schema35,
						data
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else if (tag0 === "import") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.kind === void 0) {
						const err14 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "kind" },
							message: "must have required property 'kind'",
							schema: schema36.required,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					if (data.format === void 0) {
						const err15 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "format" },
							message: "must have required property 'format'",
							schema: schema36.required,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					if (data.source === void 0) {
						const err16 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "source" },
							message: "must have required property 'source'",
							schema: schema36.required,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (data.sha256 === void 0) {
						const err17 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/required",
							keyword: "required",
							params: { missingProperty: "sha256" },
							message: "must have required property 'sha256'",
							schema: schema36.required,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					for (const key2 in data) if (!(key2 === "kind" || key2 === "format" || key2 === "source" || key2 === "sha256" || key2 === "id")) {
						const err18 = {
							instancePath,
							schemaPath: "#/definitions/importOrigin/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							message: "must NOT have additional properties",
							schema: false,
							parentSchema: schema36,
							data
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data.kind !== void 0) {
						let data5 = data.kind;
						if ("import" !== data5) {
							const err19 = {
								instancePath: instancePath + "/kind",
								schemaPath: "#/definitions/importOrigin/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "import" },
								message: "must be equal to constant",
								schema: "import",
								parentSchema: schema36.properties.kind,
								data: data5
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
					if (data.format !== void 0) {
						let data6 = data.format;
						if (typeof data6 !== "string") {
							const err20 = {
								instancePath: instancePath + "/format",
								schemaPath: "#/definitions/importOrigin/properties/format/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string",
								schema: schema36.properties.format.type,
								parentSchema: schema36.properties.format,
								data: data6
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
					if (data.source !== void 0) {
						let data7 = data.source;
						if (typeof data7 !== "string") {
							const err21 = {
								instancePath: instancePath + "/source",
								schemaPath: "#/definitions/importOrigin/properties/source/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string",
								schema: schema36.properties.source.type,
								parentSchema: schema36.properties.source,
								data: data7
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data.sha256 !== void 0) {
						let data8 = data.sha256;
						if (typeof data8 === "string") {
							if (!pattern1.test(data8)) {
								const err22 = {
									instancePath: instancePath + "/sha256",
									schemaPath: "#/definitions/importOrigin/properties/sha256/pattern",
									keyword: "pattern",
									params: { pattern: "^sha256:[0-9a-f]{64}$" },
									message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
									schema: "^sha256:[0-9a-f]{64}$",
									parentSchema: schema36.properties.sha256,
									data: data8
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						} else {
							const err23 = {
								instancePath: instancePath + "/sha256",
								schemaPath: "#/definitions/importOrigin/properties/sha256/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string",
								schema: schema36.properties.sha256.type,
								parentSchema: schema36.properties.sha256,
								data: data8
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					if (data.id !== void 0) {
						let data9 = data.id;
						if (typeof data9 !== "string") {
							const err24 = {
								instancePath: instancePath + "/id",
								schemaPath: "#/definitions/importOrigin/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string",
								schema: schema36.properties.id.type,
								parentSchema: schema36.properties.id,
								data: data9
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				} else {
					const err25 = {
						instancePath,
						schemaPath: "#/definitions/importOrigin/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object",
						schema: schema36.type,
						parentSchema: schema36,
						data
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					message: "value of tag \"kind\" must be in oneOf",
					schema: schema29.discriminator,
					parentSchema: schema29,
					data
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		} else {
			const err27 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				message: "tag \"kind\" must be string",
				schema: schema29.discriminator,
				parentSchema: schema29,
				data
			};
			if (vErrors === null) vErrors = [err27];
			else vErrors.push(err27);
			errors++;
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema29.type,
			parentSchema: schema29,
			data
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema37 = {
	"description": "The human decision, bound to the content that was read. An absent review means pending.",
	"type": "object",
	"additionalProperties": false,
	"required": ["status"],
	"properties": {
		"status": {
			"description": "`pending`, `approved` or `rejected`; nothing else.",
			"enum": [
				"pending",
				"approved",
				"rejected"
			]
		},
		"reviewedBy": {
			"description": "The person who decided.",
			"type": "string"
		},
		"reviewedAt": { "$ref": "#/definitions/instant" },
		"reason": {
			"description": "Why, in one sentence.",
			"type": "string"
		},
		"confirmed": {
			"description": "What the reviewer confirmed, each by an answer of its own: query, answer, source, chunks; for an abstention query and answer.",
			"type": "array",
			"items": { "enum": [
				"query",
				"answer",
				"source",
				"chunks"
			] }
		},
		"digest": {
			"description": "Digest of the case that was read: an edited case is visibly unreviewed.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"corpus": {
			"description": "Digest of the corpus revision's revision.yaml: a revision rewritten under its name is seen.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"via": {
			"description": "How the decision was recorded: `github` (with proof), `local` (at a desk) or `import`.",
			"enum": [
				"github",
				"local",
				"import"
			]
		},
		"proof": { "$ref": "#/definitions/proof" }
	}
};
const schema38 = {
	"description": "A moment with its offset, such as 2026-09-01T09:00:00Z.",
	"type": "string",
	"format": "date-time"
};
const schema39 = {
	"description": "Where the approval can be looked up.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"pullRequest",
		"review",
		"reviewerId",
		"commit"
	],
	"properties": {
		"pullRequest": {
			"description": "The pull request's number.",
			"type": "integer",
			"minimum": 1
		},
		"review": {
			"description": "The review's id.",
			"type": "integer",
			"minimum": 1
		},
		"reviewerId": {
			"description": "The reviewer's account id, which survives a renamed account.",
			"type": "integer",
			"minimum": 1
		},
		"commit": {
			"description": "The commit that was reviewed.",
			"type": "string",
			"pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"
		}
	}
};
const formats0 = require_formats().fullFormats["date-time"];
const pattern6 = /* @__PURE__ */ new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'",
				schema: schema37.required,
				parentSchema: schema37,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema37.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema37,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (!(data0 === "pending" || data0 === "approved" || data0 === "rejected")) {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/enum",
					keyword: "enum",
					params: { allowedValues: schema37.properties.status.enum },
					message: "must be equal to one of the allowed values",
					schema: schema37.properties.status.enum,
					parentSchema: schema37.properties.status,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.reviewedBy !== void 0) {
			let data1 = data.reviewedBy;
			if (typeof data1 !== "string") {
				const err3 = {
					instancePath: instancePath + "/reviewedBy",
					schemaPath: "#/properties/reviewedBy/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema37.properties.reviewedBy.type,
					parentSchema: schema37.properties.reviewedBy,
					data: data1
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data2 = data.reviewedAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) {
					const err4 = {
						instancePath: instancePath + "/reviewedAt",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema38,
						data: data2
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/reviewedAt",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema38.type,
					parentSchema: schema38,
					data: data2
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data3 = data.reason;
			if (typeof data3 !== "string") {
				const err6 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema37.properties.reason.type,
					parentSchema: schema37.properties.reason,
					data: data3
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.confirmed !== void 0) {
			let data4 = data.confirmed;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (!(data5 === "query" || data5 === "answer" || data5 === "source" || data5 === "chunks")) {
						const err7 = {
							instancePath: instancePath + "/confirmed/" + i0,
							schemaPath: "#/properties/confirmed/items/enum",
							keyword: "enum",
							params: { allowedValues: schema37.properties.confirmed.items.enum },
							message: "must be equal to one of the allowed values",
							schema: schema37.properties.confirmed.items.enum,
							parentSchema: schema37.properties.confirmed.items,
							data: data5
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/confirmed",
					schemaPath: "#/properties/confirmed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema37.properties.confirmed.type,
					parentSchema: schema37.properties.confirmed,
					data: data4
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data6 = data.digest;
			if (typeof data6 === "string") {
				if (!pattern1.test(data6)) {
					const err9 = {
						instancePath: instancePath + "/digest",
						schemaPath: "#/properties/digest/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema37.properties.digest,
						data: data6
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/digest",
					schemaPath: "#/properties/digest/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema37.properties.digest.type,
					parentSchema: schema37.properties.digest,
					data: data6
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.corpus !== void 0) {
			let data7 = data.corpus;
			if (typeof data7 === "string") {
				if (!pattern1.test(data7)) {
					const err11 = {
						instancePath: instancePath + "/corpus",
						schemaPath: "#/properties/corpus/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema37.properties.corpus,
						data: data7
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/corpus",
					schemaPath: "#/properties/corpus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema37.properties.corpus.type,
					parentSchema: schema37.properties.corpus,
					data: data7
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.via !== void 0) {
			let data8 = data.via;
			if (!(data8 === "github" || data8 === "local" || data8 === "import")) {
				const err13 = {
					instancePath: instancePath + "/via",
					schemaPath: "#/properties/via/enum",
					keyword: "enum",
					params: { allowedValues: schema37.properties.via.enum },
					message: "must be equal to one of the allowed values",
					schema: schema37.properties.via.enum,
					parentSchema: schema37.properties.via,
					data: data8
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.proof !== void 0) {
			let data9 = data.proof;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.pullRequest === void 0) {
					const err14 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "pullRequest" },
						message: "must have required property 'pullRequest'",
						schema: schema39.required,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data9.review === void 0) {
					const err15 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "review" },
						message: "must have required property 'review'",
						schema: schema39.required,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data9.reviewerId === void 0) {
					const err16 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "reviewerId" },
						message: "must have required property 'reviewerId'",
						schema: schema39.required,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data9.commit === void 0) {
					const err17 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/required",
						keyword: "required",
						params: { missingProperty: "commit" },
						message: "must have required property 'commit'",
						schema: schema39.required,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				for (const key1 in data9) if (!(key1 === "pullRequest" || key1 === "review" || key1 === "reviewerId" || key1 === "commit")) {
					const err18 = {
						instancePath: instancePath + "/proof",
						schemaPath: "#/definitions/proof/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema39,
						data: data9
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data9.pullRequest !== void 0) {
					let data10 = data9.pullRequest;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
						const err19 = {
							instancePath: instancePath + "/proof/pullRequest",
							schemaPath: "#/definitions/proof/properties/pullRequest/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema39.properties.pullRequest.type,
							parentSchema: schema39.properties.pullRequest,
							data: data10
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 < 1 || isNaN(data10)) {
							const err20 = {
								instancePath: instancePath + "/proof/pullRequest",
								schemaPath: "#/definitions/proof/properties/pullRequest/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1",
								schema: 1,
								parentSchema: schema39.properties.pullRequest,
								data: data10
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
				}
				if (data9.review !== void 0) {
					let data11 = data9.review;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
						const err21 = {
							instancePath: instancePath + "/proof/review",
							schemaPath: "#/definitions/proof/properties/review/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema39.properties.review.type,
							parentSchema: schema39.properties.review,
							data: data11
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (typeof data11 == "number" && isFinite(data11)) {
						if (data11 < 1 || isNaN(data11)) {
							const err22 = {
								instancePath: instancePath + "/proof/review",
								schemaPath: "#/definitions/proof/properties/review/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1",
								schema: 1,
								parentSchema: schema39.properties.review,
								data: data11
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
				}
				if (data9.reviewerId !== void 0) {
					let data12 = data9.reviewerId;
					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
						const err23 = {
							instancePath: instancePath + "/proof/reviewerId",
							schemaPath: "#/definitions/proof/properties/reviewerId/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema39.properties.reviewerId.type,
							parentSchema: schema39.properties.reviewerId,
							data: data12
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 < 1 || isNaN(data12)) {
							const err24 = {
								instancePath: instancePath + "/proof/reviewerId",
								schemaPath: "#/definitions/proof/properties/reviewerId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1",
								schema: 1,
								parentSchema: schema39.properties.reviewerId,
								data: data12
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				}
				if (data9.commit !== void 0) {
					let data13 = data9.commit;
					if (typeof data13 === "string") {
						if (!pattern6.test(data13)) {
							const err25 = {
								instancePath: instancePath + "/proof/commit",
								schemaPath: "#/definitions/proof/properties/commit/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" },
								message: "must match pattern \"^(?:[0-9a-f]{40}|[0-9a-f]{64})$\"",
								schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$",
								parentSchema: schema39.properties.commit,
								data: data13
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/proof/commit",
							schemaPath: "#/definitions/proof/properties/commit/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema39.properties.commit.type,
							parentSchema: schema39.properties.commit,
							data: data13
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/proof",
					schemaPath: "#/definitions/proof/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema39.type,
					parentSchema: schema39,
					data: data9
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema37.type,
			parentSchema: schema37,
			data
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
const schema40 = {
	"description": "Earlier turns, oldest first; `query` is the turn that follows.",
	"type": "array",
	"items": { "$ref": "#/definitions/turn" }
};
const schema41 = {
	"description": "One earlier turn.",
	"type": "object",
	"additionalProperties": false,
	"required": ["role", "content"],
	"properties": {
		"role": {
			"description": "Who spoke.",
			"enum": [
				"user",
				"assistant",
				"system"
			]
		},
		"content": {
			"description": "What was said.",
			"type": "string"
		}
	}
};
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.role === void 0) {
					const err0 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/required",
						keyword: "required",
						params: { missingProperty: "role" },
						message: "must have required property 'role'",
						schema: schema41.required,
						parentSchema: schema41,
						data: data0
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (data0.content === void 0) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/required",
						keyword: "required",
						params: { missingProperty: "content" },
						message: "must have required property 'content'",
						schema: schema41.required,
						parentSchema: schema41,
						data: data0
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				for (const key0 in data0) if (!(key0 === "role" || key0 === "content")) {
					const err2 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/definitions/turn/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema41,
						data: data0
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.role !== void 0) {
					let data1 = data0.role;
					if (!(data1 === "user" || data1 === "assistant" || data1 === "system")) {
						const err3 = {
							instancePath: instancePath + "/" + i0 + "/role",
							schemaPath: "#/definitions/turn/properties/role/enum",
							keyword: "enum",
							params: { allowedValues: schema41.properties.role.enum },
							message: "must be equal to one of the allowed values",
							schema: schema41.properties.role.enum,
							parentSchema: schema41.properties.role,
							data: data1
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (data0.content !== void 0) {
					let data2 = data0.content;
					if (typeof data2 !== "string") {
						const err4 = {
							instancePath: instancePath + "/" + i0 + "/content",
							schemaPath: "#/definitions/turn/properties/content/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema41.properties.content.type,
							parentSchema: schema41.properties.content,
							data: data2
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/turn/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema41.type,
					parentSchema: schema41,
					data: data0
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema40.type,
			parentSchema: schema40,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
const schema47 = {
	"description": "Kept for its decision value and judged by two people.",
	"type": "object",
	"additionalProperties": false,
	"required": ["why"],
	"properties": {
		"why": {
			"description": "What the sentinel watches.",
			"enum": [
				"common",
				"ambiguous",
				"high-consequence",
				"several-sources",
				"uncertainty",
				"fragile"
			]
		},
		"reviews": {
			"description": "The independent judgments.",
			"type": "array",
			"items": { "$ref": "#/definitions/sentinelReview" }
		},
		"resolution": { "$ref": "#/definitions/resolution" }
	}
};
const schema48 = {
	"description": "One person's independent judgment of the sentinel.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"reviewer",
		"relevantChunkIds",
		"expectedAnswerSupported",
		"reviewedAt",
		"digest",
		"independence"
	],
	"properties": {
		"reviewer": {
			"description": "Who judged.",
			"type": "string"
		},
		"relevantChunkIds": {
			"description": "The chunks this person judged relevant.",
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"expectedAnswerSupported": {
			"description": "Whether the evidence supports the expected answer.",
			"type": "boolean"
		},
		"reviewedAt": { "$ref": "#/definitions/instant" },
		"digest": { "$ref": "#/definitions/digest" },
		"independence": {
			"description": "`blind`: recorded without the other judgment in sight; `declared`: the person says so.",
			"enum": ["blind", "declared"]
		}
	}
};
const schema51 = {
	"description": "A SHA-256, written `sha256:` and 64 lower-case hex digits.",
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reviewer === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reviewer" },
				message: "must have required property 'reviewer'",
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.relevantChunkIds === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "relevantChunkIds" },
				message: "must have required property 'relevantChunkIds'",
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expectedAnswerSupported === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswerSupported" },
				message: "must have required property 'expectedAnswerSupported'",
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.reviewedAt === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reviewedAt" },
				message: "must have required property 'reviewedAt'",
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.digest === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "digest" },
				message: "must have required property 'digest'",
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.independence === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "independence" },
				message: "must have required property 'independence'",
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "reviewer" || key0 === "relevantChunkIds" || key0 === "expectedAnswerSupported" || key0 === "reviewedAt" || key0 === "digest" || key0 === "independence")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema48,
				data
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.reviewer !== void 0) {
			let data0 = data.reviewer;
			if (typeof data0 !== "string") {
				const err7 = {
					instancePath: instancePath + "/reviewer",
					schemaPath: "#/properties/reviewer/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema48.properties.reviewer.type,
					parentSchema: schema48.properties.reviewer,
					data: data0
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			let data1 = data.relevantChunkIds;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err8 = {
							instancePath: instancePath + "/relevantChunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema18.type,
							parentSchema: schema18,
							data: data2
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/relevantChunkIds",
					schemaPath: "#/properties/relevantChunkIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema48.properties.relevantChunkIds.type,
					parentSchema: schema48.properties.relevantChunkIds,
					data: data1
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.expectedAnswerSupported !== void 0) {
			let data3 = data.expectedAnswerSupported;
			if (typeof data3 !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/expectedAnswerSupported",
					schemaPath: "#/properties/expectedAnswerSupported/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean",
					schema: schema48.properties.expectedAnswerSupported.type,
					parentSchema: schema48.properties.expectedAnswerSupported,
					data: data3
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.reviewedAt !== void 0) {
			let data4 = data.reviewedAt;
			if (typeof data4 === "string") {
				if (!formats0.validate(data4)) {
					const err11 = {
						instancePath: instancePath + "/reviewedAt",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema38,
						data: data4
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/reviewedAt",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema38.type,
					parentSchema: schema38,
					data: data4
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			let data5 = data.digest;
			if (typeof data5 === "string") {
				if (!pattern1.test(data5)) {
					const err13 = {
						instancePath: instancePath + "/digest",
						schemaPath: "#/definitions/digest/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema51,
						data: data5
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/digest",
					schemaPath: "#/definitions/digest/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema51.type,
					parentSchema: schema51,
					data: data5
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.independence !== void 0) {
			let data6 = data.independence;
			if (!(data6 === "blind" || data6 === "declared")) {
				const err15 = {
					instancePath: instancePath + "/independence",
					schemaPath: "#/properties/independence/enum",
					keyword: "enum",
					params: { allowedValues: schema48.properties.independence.enum },
					message: "must be equal to one of the allowed values",
					schema: schema48.properties.independence.enum,
					parentSchema: schema48.properties.independence,
					data: data6
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema48.type,
			parentSchema: schema48,
			data
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const schema52 = {
	"description": "How a difference between the two judgments was settled.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"by",
		"at",
		"reason",
		"clarified"
	],
	"properties": {
		"by": {
			"description": "Who settled it.",
			"type": "string"
		},
		"at": { "$ref": "#/definitions/instant" },
		"reason": {
			"description": "Why.",
			"type": "string"
		},
		"clarified": {
			"description": "What was clarified in the case.",
			"type": "array",
			"items": { "enum": [
				"query",
				"answer",
				"source",
				"chunks"
			] }
		}
	}
};
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "by" },
				message: "must have required property 'by'",
				schema: schema52.required,
				parentSchema: schema52,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.at === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				message: "must have required property 'at'",
				schema: schema52.required,
				parentSchema: schema52,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reason === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'",
				schema: schema52.required,
				parentSchema: schema52,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.clarified === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "clarified" },
				message: "must have required property 'clarified'",
				schema: schema52.required,
				parentSchema: schema52,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "clarified")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema52,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema52.properties.by.type,
					parentSchema: schema52.properties.by,
					data: data0
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) {
					const err6 = {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema38,
						data: data1
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema38.type,
					parentSchema: schema38,
					data: data1
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema52.properties.reason.type,
					parentSchema: schema52.properties.reason,
					data: data2
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.clarified !== void 0) {
			let data3 = data.clarified;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (!(data4 === "query" || data4 === "answer" || data4 === "source" || data4 === "chunks")) {
						const err9 = {
							instancePath: instancePath + "/clarified/" + i0,
							schemaPath: "#/properties/clarified/items/enum",
							keyword: "enum",
							params: { allowedValues: schema52.properties.clarified.items.enum },
							message: "must be equal to one of the allowed values",
							schema: schema52.properties.clarified.items.enum,
							parentSchema: schema52.properties.clarified.items,
							data: data4
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/clarified",
					schemaPath: "#/properties/clarified/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema52.properties.clarified.type,
					parentSchema: schema52.properties.clarified,
					data: data3
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema52.type,
			parentSchema: schema52,
			data
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.why === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'",
				schema: schema47.required,
				parentSchema: schema47,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "why" || key0 === "reviews" || key0 === "resolution")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema47,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.why !== void 0) {
			let data0 = data.why;
			if (!(data0 === "common" || data0 === "ambiguous" || data0 === "high-consequence" || data0 === "several-sources" || data0 === "uncertainty" || data0 === "fragile")) {
				const err2 = {
					instancePath: instancePath + "/why",
					schemaPath: "#/properties/why/enum",
					keyword: "enum",
					params: { allowedValues: schema47.properties.why.enum },
					message: "must be equal to one of the allowed values",
					schema: schema47.properties.why.enum,
					parentSchema: schema47.properties.why,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.reviews !== void 0) {
			let data1 = data.reviews;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate35(data1[i0], {
					instancePath: instancePath + "/reviews/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/reviews",
					schemaPath: "#/properties/reviews/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema47.properties.reviews.type,
					parentSchema: schema47.properties.reviews,
					data: data1
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.resolution !== void 0) {
			if (!validate37(data.resolution, {
				instancePath: instancePath + "/resolution",
				parentData: data,
				parentDataProperty: "resolution",
				rootData
			})) {
				vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema47.type,
			parentSchema: schema47,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const schema54 = {
	"description": "The last review that moved evidence asked for; Git has the earlier ones.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"reasons"
	],
	"properties": {
		"from": {
			"description": "The corpus revision of the earlier judgment.",
			"type": "string"
		},
		"to": {
			"description": "The corpus revision under which it was asked again.",
			"type": "string"
		},
		"reasons": {
			"description": "What moved.",
			"type": "array",
			"items": { "$ref": "#/definitions/refreshReason" }
		},
		"outcome": {
			"description": "What was decided; absent while nobody has.",
			"enum": [
				"confirmed",
				"revised",
				"abstained",
				"retired"
			]
		},
		"by": {
			"description": "Who decided.",
			"type": "string"
		},
		"at": { "$ref": "#/definitions/instant" },
		"reason": {
			"description": "Why.",
			"type": "string"
		},
		"previous": {
			"description": "The case's digest before the decision.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
const schema55 = {
	"description": "A change that can invalidate a judgment.",
	"enum": [
		"source-revision-changed",
		"chunk-edited",
		"chunk-moved",
		"chunk-deleted",
		"chunking-changed",
		"embedding-changed",
		"retrieval-filter-changed",
		"document-added",
		"query-pattern-observed",
		"corpus-revision-changed"
	]
};
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'",
				schema: schema54.required,
				parentSchema: schema54,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'",
				schema: schema54.required,
				parentSchema: schema54,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reasons === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reasons" },
				message: "must have required property 'reasons'",
				schema: schema54.required,
				parentSchema: schema54,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "reasons" || key0 === "outcome" || key0 === "by" || key0 === "at" || key0 === "reason" || key0 === "previous")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema54,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/from",
					schemaPath: "#/properties/from/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema54.properties.from.type,
					parentSchema: schema54.properties.from,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/to",
					schemaPath: "#/properties/to/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema54.properties.to.type,
					parentSchema: schema54.properties.to,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.reasons !== void 0) {
			let data2 = data.reasons;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(data3 === "source-revision-changed" || data3 === "chunk-edited" || data3 === "chunk-moved" || data3 === "chunk-deleted" || data3 === "chunking-changed" || data3 === "embedding-changed" || data3 === "retrieval-filter-changed" || data3 === "document-added" || data3 === "query-pattern-observed" || data3 === "corpus-revision-changed")) {
						const err6 = {
							instancePath: instancePath + "/reasons/" + i0,
							schemaPath: "#/definitions/refreshReason/enum",
							keyword: "enum",
							params: { allowedValues: schema55.enum },
							message: "must be equal to one of the allowed values",
							schema: schema55.enum,
							parentSchema: schema55,
							data: data3
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/reasons",
					schemaPath: "#/properties/reasons/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema54.properties.reasons.type,
					parentSchema: schema54.properties.reasons,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			let data4 = data.outcome;
			if (!(data4 === "confirmed" || data4 === "revised" || data4 === "abstained" || data4 === "retired")) {
				const err8 = {
					instancePath: instancePath + "/outcome",
					schemaPath: "#/properties/outcome/enum",
					keyword: "enum",
					params: { allowedValues: schema54.properties.outcome.enum },
					message: "must be equal to one of the allowed values",
					schema: schema54.properties.outcome.enum,
					parentSchema: schema54.properties.outcome,
					data: data4
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.by !== void 0) {
			let data5 = data.by;
			if (typeof data5 !== "string") {
				const err9 = {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema54.properties.by.type,
					parentSchema: schema54.properties.by,
					data: data5
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data6 = data.at;
			if (typeof data6 === "string") {
				if (!formats0.validate(data6)) {
					const err10 = {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema38,
						data: data6
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema38.type,
					parentSchema: schema38,
					data: data6
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data7 = data.reason;
			if (typeof data7 !== "string") {
				const err12 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema54.properties.reason.type,
					parentSchema: schema54.properties.reason,
					data: data7
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.previous !== void 0) {
			let data8 = data.previous;
			if (typeof data8 === "string") {
				if (!pattern1.test(data8)) {
					const err13 = {
						instancePath: instancePath + "/previous",
						schemaPath: "#/properties/previous/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema54.properties.previous,
						data: data8
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/previous",
					schemaPath: "#/properties/previous/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema54.properties.previous.type,
					parentSchema: schema54.properties.previous,
					data: data8
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema54.type,
			parentSchema: schema54,
			data
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate40.errors = vErrors;
	return errors === 0;
}
const schema57 = {
	"description": "The case serves no need any more; the file stays.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"by",
		"at",
		"reason"
	],
	"properties": {
		"by": {
			"description": "Who retired it.",
			"type": "string"
		},
		"at": { "$ref": "#/definitions/instant" },
		"reason": {
			"description": "Why.",
			"type": "string"
		}
	}
};
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "by" },
				message: "must have required property 'by'",
				schema: schema57.required,
				parentSchema: schema57,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.at === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				message: "must have required property 'at'",
				schema: schema57.required,
				parentSchema: schema57,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reason === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'",
				schema: schema57.required,
				parentSchema: schema57,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "at" || key0 === "reason")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema57,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/by",
					schemaPath: "#/properties/by/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema57.properties.by.type,
					parentSchema: schema57.properties.by,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats0.validate(data1)) {
					const err5 = {
						instancePath: instancePath + "/at",
						schemaPath: "#/definitions/instant/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema38,
						data: data1
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/definitions/instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema38.type,
					parentSchema: schema38,
					data: data1
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 !== "string") {
				const err7 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema57.properties.reason.type,
					parentSchema: schema57.properties.reason,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema57.type,
			parentSchema: schema57,
			data
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const schema60 = {
	"description": "Who asks, under the claim `access`.",
	"type": "object",
	"additionalProperties": false,
	"required": ["documents"],
	"properties": { "documents": {
		"description": "The documents this caller may see.",
		"type": "array",
		"items": { "$ref": "#/definitions/documentId" }
	} }
};
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.documents === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" },
				message: "must have required property 'documents'",
				schema: schema60.required,
				parentSchema: schema60,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "documents")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema60,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.documents !== void 0) {
			let data0 = data.documents;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err2 = {
							instancePath: instancePath + "/documents/" + i0,
							schemaPath: "#/definitions/documentId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema26.type,
							parentSchema: schema26,
							data: data1
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/properties/documents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema60.properties.documents.type,
					parentSchema: schema60.properties.documents,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema60.type,
			parentSchema: schema60,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'",
				schema: schema12.required,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'",
				schema: schema12.required,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.query === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'",
				schema: schema12.required,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				message: "must have required property 'expectedAnswer'",
				schema: schema12.required,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema12.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema12,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters",
						schema: 100,
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						message: "must match pattern \"^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$\"",
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema13.type,
					parentSchema: schema13,
					data: data0
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("answerable" !== data1) {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "answerable" },
					message: "must be equal to constant",
					schema: "answerable",
					parentSchema: schema12.properties.kind,
					data: data1
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema14.type,
					parentSchema: schema14,
					data: data2
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				const err10 = {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema15.type,
					parentSchema: schema15,
					data: data3
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			if (!validate12(data.acceptedAnswers, {
				instancePath: instancePath + "/acceptedAnswers",
				parentData: data,
				parentDataProperty: "acceptedAnswers",
				rootData
			})) {
				vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
				errors = vErrors.length;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate16(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate18(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate20(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
				errors = vErrors.length;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data8 = data.corpusRevision;
			if (typeof data8 !== "string") {
				const err11 = {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema28.type,
					parentSchema: schema28,
					data: data8
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data12 = data.tags;
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (typeof data13 !== "string") {
						const err12 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema42.items.type,
							parentSchema: schema42.items,
							data: data13
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema42.type,
					parentSchema: schema42,
					data: data12
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				const err14 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema43.type,
					parentSchema: schema43,
					data: data14
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") {
				const err15 = {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema44.type,
					parentSchema: schema44,
					data: data15
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.families !== void 0) {
			let data16 = data.families;
			if (Array.isArray(data16)) {
				const len1 = data16.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data17 = data16[i1];
					if (typeof data17 !== "string") {
						const err16 = {
							instancePath: instancePath + "/families/" + i1,
							schemaPath: "#/definitions/families/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema45.items.type,
							parentSchema: schema45.items,
							data: data17
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/families",
					schemaPath: "#/definitions/families/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema45.type,
					parentSchema: schema45,
					data: data16
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.split !== void 0) {
			let data18 = data.split;
			if (!(data18 === "dev" || data18 === "validation" || data18 === "test" || data18 === "regression")) {
				const err18 = {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema46.enum },
					message: "must be equal to one of the allowed values",
					schema: schema46.enum,
					parentSchema: schema46,
					data: data18
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate34(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate40(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate42(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data22 = data.askedAt;
			if (typeof data22 === "string") {
				if (!formats0.validate(data22)) {
					const err19 = {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema59,
						data: data22
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema59.type,
					parentSchema: schema59,
					data: data22
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate44(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema12.type,
			parentSchema: schema12,
			data
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate11.errors = vErrors;
	return errors === 0;
}
const schema62 = {
	"description": "The evidence conflicts or falls short, and saying so is the right outcome. It has evidence like an answerable case.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": {
			"description": "The evidence conflicts or falls short, and saying so is right.",
			"const": "inconclusive"
		},
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"acceptedAnswers": { "$ref": "#/definitions/acceptedAnswers" },
		"evidence": { "$ref": "#/definitions/shortEvidence" },
		"relevantChunkIds": { "$ref": "#/definitions/relevantChunkIds" },
		"provenance": { "$ref": "#/definitions/provenance" },
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'",
				schema: schema62.required,
				parentSchema: schema62,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'",
				schema: schema62.required,
				parentSchema: schema62,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.query === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'",
				schema: schema62.required,
				parentSchema: schema62,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				message: "must have required property 'expectedAnswer'",
				schema: schema62.required,
				parentSchema: schema62,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema62.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema62,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters",
						schema: 100,
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						message: "must match pattern \"^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$\"",
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema13.type,
					parentSchema: schema13,
					data: data0
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("inconclusive" !== data1) {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "inconclusive" },
					message: "must be equal to constant",
					schema: "inconclusive",
					parentSchema: schema62.properties.kind,
					data: data1
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				const err9 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema14.type,
					parentSchema: schema14,
					data: data2
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				const err10 = {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema15.type,
					parentSchema: schema15,
					data: data3
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.acceptedAnswers !== void 0) {
			if (!validate12(data.acceptedAnswers, {
				instancePath: instancePath + "/acceptedAnswers",
				parentData: data,
				parentDataProperty: "acceptedAnswers",
				rootData
			})) {
				vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
				errors = vErrors.length;
			}
		}
		if (data.evidence !== void 0) {
			if (!validate16(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData
			})) {
				vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
				errors = vErrors.length;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate18(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate20(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
				errors = vErrors.length;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data8 = data.corpusRevision;
			if (typeof data8 !== "string") {
				const err11 = {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema28.type,
					parentSchema: schema28,
					data: data8
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data12 = data.tags;
			if (Array.isArray(data12)) {
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data13 = data12[i0];
					if (typeof data13 !== "string") {
						const err12 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema42.items.type,
							parentSchema: schema42.items,
							data: data13
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema42.type,
					parentSchema: schema42,
					data: data12
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data14 = data.notes;
			if (typeof data14 !== "string") {
				const err14 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema43.type,
					parentSchema: schema43,
					data: data14
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data15 = data.variantOf;
			if (typeof data15 !== "string") {
				const err15 = {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema44.type,
					parentSchema: schema44,
					data: data15
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.families !== void 0) {
			let data16 = data.families;
			if (Array.isArray(data16)) {
				const len1 = data16.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data17 = data16[i1];
					if (typeof data17 !== "string") {
						const err16 = {
							instancePath: instancePath + "/families/" + i1,
							schemaPath: "#/definitions/families/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema45.items.type,
							parentSchema: schema45.items,
							data: data17
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/families",
					schemaPath: "#/definitions/families/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema45.type,
					parentSchema: schema45,
					data: data16
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.split !== void 0) {
			let data18 = data.split;
			if (!(data18 === "dev" || data18 === "validation" || data18 === "test" || data18 === "regression")) {
				const err18 = {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema46.enum },
					message: "must be equal to one of the allowed values",
					schema: schema46.enum,
					parentSchema: schema46,
					data: data18
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate34(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate40(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate42(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data22 = data.askedAt;
			if (typeof data22 === "string") {
				if (!formats0.validate(data22)) {
					const err19 = {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema59,
						data: data22
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema59.type,
					parentSchema: schema59,
					data: data22
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate44(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema62.type,
			parentSchema: schema62,
			data
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
const schema73 = {
	"description": "The right outcome is a refusal; there is no evidence.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"query",
		"expectedAnswer",
		"because"
	],
	"properties": {
		"id": { "$ref": "#/definitions/caseId" },
		"kind": {
			"description": "The right outcome is to give no answer.",
			"const": "abstention"
		},
		"query": { "$ref": "#/definitions/query" },
		"expectedAnswer": { "$ref": "#/definitions/expectedAnswer" },
		"because": {
			"description": "Why no answer is right: the corpus lacks it, the question is out of scope, the caller may not know, or the question is ambiguous.",
			"enum": [
				"not-in-corpus",
				"out-of-scope",
				"not-permitted",
				"ambiguous"
			]
		},
		"relevantChunkIds": { "$ref": "#/definitions/noChunkIds" },
		"provenance": { "$ref": "#/definitions/noProvenance" },
		"distractorChunkIds": {
			"description": "Chunks that look like an answer and are none.",
			"type": "array",
			"items": { "$ref": "#/definitions/chunkId" }
		},
		"corpusRevision": { "$ref": "#/definitions/corpusRevision" },
		"origin": { "$ref": "#/definitions/origin" },
		"review": { "$ref": "#/definitions/review" },
		"conversation": { "$ref": "#/definitions/conversation" },
		"tags": { "$ref": "#/definitions/tags" },
		"notes": { "$ref": "#/definitions/notes" },
		"variantOf": { "$ref": "#/definitions/variantOf" },
		"families": { "$ref": "#/definitions/families" },
		"split": { "$ref": "#/definitions/split" },
		"sentinel": { "$ref": "#/definitions/sentinel" },
		"refresh": { "$ref": "#/definitions/refresh" },
		"retired": { "$ref": "#/definitions/retired" },
		"askedAt": { "$ref": "#/definitions/askedAt" },
		"caller": { "$ref": "#/definitions/caller" }
	}
};
const schema77 = {
	"description": "Stays empty: an abstention has no evidence. Near misses go under `distractorChunkIds`.",
	"type": "array",
	"items": { "$ref": "#/definitions/chunkId" }
};
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 !== "string") {
				const err0 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema18.type,
					parentSchema: schema18,
					data: data0
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema77.type,
			parentSchema: schema77,
			data
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
const schema79 = {
	"description": "Stays empty: an abstention has no evidence.",
	"type": "array",
	"items": { "$ref": "#/definitions/provenanceEntry" }
};
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate21(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
			errors = vErrors.length;
		}
	} else {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema79.type,
			parentSchema: schema79,
			data
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'",
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'",
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.query === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" },
				message: "must have required property 'query'",
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.expectedAnswer === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expectedAnswer" },
				message: "must have required property 'expectedAnswer'",
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.because === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "because" },
				message: "must have required property 'because'",
				schema: schema73.required,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema73.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema73,
				data
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters",
						schema: 100,
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/definitions/caseId/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						message: "must match pattern \"^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$\"",
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema13,
						data: data0
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/caseId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema13.type,
					parentSchema: schema13,
					data: data0
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("abstention" !== data1) {
				const err9 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "abstention" },
					message: "must be equal to constant",
					schema: "abstention",
					parentSchema: schema73.properties.kind,
					data: data1
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (typeof data2 !== "string") {
				const err10 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/definitions/query/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema14.type,
					parentSchema: schema14,
					data: data2
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.expectedAnswer !== void 0) {
			let data3 = data.expectedAnswer;
			if (typeof data3 !== "string") {
				const err11 = {
					instancePath: instancePath + "/expectedAnswer",
					schemaPath: "#/definitions/expectedAnswer/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema15.type,
					parentSchema: schema15,
					data: data3
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.because !== void 0) {
			let data4 = data.because;
			if (!(data4 === "not-in-corpus" || data4 === "out-of-scope" || data4 === "not-permitted" || data4 === "ambiguous")) {
				const err12 = {
					instancePath: instancePath + "/because",
					schemaPath: "#/properties/because/enum",
					keyword: "enum",
					params: { allowedValues: schema73.properties.because.enum },
					message: "must be equal to one of the allowed values",
					schema: schema73.properties.because.enum,
					parentSchema: schema73.properties.because,
					data: data4
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.relevantChunkIds !== void 0) {
			if (!validate59(data.relevantChunkIds, {
				instancePath: instancePath + "/relevantChunkIds",
				parentData: data,
				parentDataProperty: "relevantChunkIds",
				rootData
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.provenance !== void 0) {
			if (!validate61(data.provenance, {
				instancePath: instancePath + "/provenance",
				parentData: data,
				parentDataProperty: "provenance",
				rootData
			})) {
				vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.distractorChunkIds !== void 0) {
			let data7 = data.distractorChunkIds;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						const err13 = {
							instancePath: instancePath + "/distractorChunkIds/" + i0,
							schemaPath: "#/definitions/chunkId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema18.type,
							parentSchema: schema18,
							data: data8
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/distractorChunkIds",
					schemaPath: "#/properties/distractorChunkIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema73.properties.distractorChunkIds.type,
					parentSchema: schema73.properties.distractorChunkIds,
					data: data7
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.corpusRevision !== void 0) {
			let data9 = data.corpusRevision;
			if (typeof data9 !== "string") {
				const err15 = {
					instancePath: instancePath + "/corpusRevision",
					schemaPath: "#/definitions/corpusRevision/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema28.type,
					parentSchema: schema28,
					data: data9
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.origin !== void 0) {
			if (!validate24(data.origin, {
				instancePath: instancePath + "/origin",
				parentData: data,
				parentDataProperty: "origin",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.review !== void 0) {
			if (!validate30(data.review, {
				instancePath: instancePath + "/review",
				parentData: data,
				parentDataProperty: "review",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.conversation !== void 0) {
			if (!validate32(data.conversation, {
				instancePath: instancePath + "/conversation",
				parentData: data,
				parentDataProperty: "conversation",
				rootData
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			let data13 = data.tags;
			if (Array.isArray(data13)) {
				const len1 = data13.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data14 = data13[i1];
					if (typeof data14 !== "string") {
						const err16 = {
							instancePath: instancePath + "/tags/" + i1,
							schemaPath: "#/definitions/tags/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema42.items.type,
							parentSchema: schema42.items,
							data: data14
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/definitions/tags/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema42.type,
					parentSchema: schema42,
					data: data13
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data15 = data.notes;
			if (typeof data15 !== "string") {
				const err18 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/definitions/notes/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema43.type,
					parentSchema: schema43,
					data: data15
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.variantOf !== void 0) {
			let data16 = data.variantOf;
			if (typeof data16 !== "string") {
				const err19 = {
					instancePath: instancePath + "/variantOf",
					schemaPath: "#/definitions/variantOf/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema44.type,
					parentSchema: schema44,
					data: data16
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.families !== void 0) {
			let data17 = data.families;
			if (Array.isArray(data17)) {
				const len2 = data17.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data18 = data17[i2];
					if (typeof data18 !== "string") {
						const err20 = {
							instancePath: instancePath + "/families/" + i2,
							schemaPath: "#/definitions/families/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema45.items.type,
							parentSchema: schema45.items,
							data: data18
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/families",
					schemaPath: "#/definitions/families/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema45.type,
					parentSchema: schema45,
					data: data17
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.split !== void 0) {
			let data19 = data.split;
			if (!(data19 === "dev" || data19 === "validation" || data19 === "test" || data19 === "regression")) {
				const err22 = {
					instancePath: instancePath + "/split",
					schemaPath: "#/definitions/split/enum",
					keyword: "enum",
					params: { allowedValues: schema46.enum },
					message: "must be equal to one of the allowed values",
					schema: schema46.enum,
					parentSchema: schema46,
					data: data19
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.sentinel !== void 0) {
			if (!validate34(data.sentinel, {
				instancePath: instancePath + "/sentinel",
				parentData: data,
				parentDataProperty: "sentinel",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.refresh !== void 0) {
			if (!validate40(data.refresh, {
				instancePath: instancePath + "/refresh",
				parentData: data,
				parentDataProperty: "refresh",
				rootData
			})) {
				vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
				errors = vErrors.length;
			}
		}
		if (data.retired !== void 0) {
			if (!validate42(data.retired, {
				instancePath: instancePath + "/retired",
				parentData: data,
				parentDataProperty: "retired",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.askedAt !== void 0) {
			let data23 = data.askedAt;
			if (typeof data23 === "string") {
				if (!formats0.validate(data23)) {
					const err23 = {
						instancePath: instancePath + "/askedAt",
						schemaPath: "#/definitions/askedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema59,
						data: data23
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/askedAt",
					schemaPath: "#/definitions/askedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema59.type,
					parentSchema: schema59,
					data: data23
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.caller !== void 0) {
			if (!validate44(data.caller, {
				instancePath: instancePath + "/caller",
				parentData: data,
				parentDataProperty: "caller",
				rootData
			})) {
				vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema73.type,
			parentSchema: schema73,
			data
		};
		if (vErrors === null) vErrors = [err25];
		else vErrors.push(err25);
		errors++;
	}
	validate58.errors = vErrors;
	return errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'",
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (!(data0 === "answerable" || data0 === "inconclusive" || data0 === "abstention")) {
				const err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema11.properties.kind.enum },
					message: "must be equal to one of the allowed values",
					schema: schema11.properties.kind.enum,
					parentSchema: schema11.properties.kind,
					data: data0
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "answerable") {
				if (!validate11(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "inconclusive") {
				if (!validate46(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "abstention") {
				if (!validate58(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					message: "value of tag \"kind\" must be in oneOf",
					schema: schema11.discriminator,
					parentSchema: schema11,
					data
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		} else {
			const err3 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				message: "tag \"kind\" must be string",
				schema: schema11.discriminator,
				parentSchema: schema11,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
const revisionShape = validate74;
const schema88 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/revision.schema.json",
	"title": "Revision record",
	"description": "An immutable, named snapshot of what the retriever can see. Nothing under its name ever changes.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"createdAt",
		"chunking",
		"triggers",
		"texts",
		"documents",
		"chunks"
	],
	"properties": {
		"id": {
			"description": "The revision's name and its folder's name: lower-case letters and digits joined by single dots, dashes or underscores.",
			"type": "string",
			"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
			"maxLength": 100
		},
		"parent": {
			"description": "The revision that was current before this one.",
			"type": "string"
		},
		"createdAt": {
			"description": "When the source was as it is here: given, or the source's commit time; never the clock.",
			"type": "string",
			"format": "date-time"
		},
		"chunking": {
			"description": "How documents were cut into chunks.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"version",
				"settings"
			],
			"properties": {
				"name": {
					"description": "The chunker.",
					"type": "string"
				},
				"version": {
					"description": "The chunker's version.",
					"type": "string"
				},
				"settings": {
					"description": "Whatever changes its output, such as a size and an overlap.",
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"embedding": {
			"description": "The embedding model of the index, where there is one.",
			"type": "object",
			"additionalProperties": false,
			"required": ["model", "version"],
			"properties": {
				"model": {
					"description": "The model.",
					"type": "string"
				},
				"version": {
					"description": "Its version.",
					"type": "string"
				}
			}
		},
		"retrievalFilter": {
			"description": "The filter that limits what the retriever can see.",
			"type": "string"
		},
		"triggers": {
			"description": "What differs from the parent and can invalidate judgments.",
			"type": "array",
			"items": {
				"description": "A change that can invalidate a judgment.",
				"enum": [
					"source-revision-changed",
					"chunking-changed",
					"embedding-changed",
					"retrieval-filter-changed",
					"document-added"
				]
			}
		},
		"texts": {
			"description": "Which chunk texts are kept under corpus-revisions/texts.",
			"enum": [
				"all",
				"cited",
				"none"
			]
		},
		"documents": { "$ref": "#/definitions/manifestFile" },
		"chunks": { "$ref": "#/definitions/manifestFile" }
	},
	"definitions": { "manifestFile": {
		"description": "A manifest file's record count and digest.",
		"type": "object",
		"additionalProperties": false,
		"required": ["count", "sha256"],
		"properties": {
			"count": {
				"description": "How many records it holds.",
				"type": "integer",
				"minimum": 0
			},
			"sha256": {
				"description": "SHA-256 of the file's bytes, or of its shards 0 to f one after another, written `sha256:` and 64 hex digits.",
				"type": "string",
				"pattern": "^sha256:[0-9a-f]{64}$"
			}
		}
	} }
};
const schema89 = {
	"description": "A manifest file's record count and digest.",
	"type": "object",
	"additionalProperties": false,
	"required": ["count", "sha256"],
	"properties": {
		"count": {
			"description": "How many records it holds.",
			"type": "integer",
			"minimum": 0
		},
		"sha256": {
			"description": "SHA-256 of the file's bytes, or of its shards 0 to f one after another, written `sha256:` and 64 hex digits.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'",
				schema: schema88.required,
				parentSchema: schema88,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'",
				schema: schema88.required,
				parentSchema: schema88,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.chunking === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunking" },
				message: "must have required property 'chunking'",
				schema: schema88.required,
				parentSchema: schema88,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.triggers === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "triggers" },
				message: "must have required property 'triggers'",
				schema: schema88.required,
				parentSchema: schema88,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.texts === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "texts" },
				message: "must have required property 'texts'",
				schema: schema88.required,
				parentSchema: schema88,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.documents === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documents" },
				message: "must have required property 'documents'",
				schema: schema88.required,
				parentSchema: schema88,
				data
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.chunks === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chunks" },
				message: "must have required property 'chunks'",
				schema: schema88.required,
				parentSchema: schema88,
				data
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!func2.call(schema88.properties, key0)) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema88,
				data
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func3(data0) > 100) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters",
						schema: 100,
						parentSchema: schema88.properties.id,
						data: data0
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!pattern0.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
						message: "must match pattern \"^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$\"",
						schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
						parentSchema: schema88.properties.id,
						data: data0
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema88.properties.id.type,
					parentSchema: schema88.properties.id,
					data: data0
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.parent !== void 0) {
			let data1 = data.parent;
			if (typeof data1 !== "string") {
				const err11 = {
					instancePath: instancePath + "/parent",
					schemaPath: "#/properties/parent/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema88.properties.parent.type,
					parentSchema: schema88.properties.parent,
					data: data1
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data2 = data.createdAt;
			if (typeof data2 === "string") {
				if (!formats0.validate(data2)) {
					const err12 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema88.properties.createdAt,
						data: data2
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema88.properties.createdAt.type,
					parentSchema: schema88.properties.createdAt,
					data: data2
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.chunking !== void 0) {
			let data3 = data.chunking;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.name === void 0) {
					const err14 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "name" },
						message: "must have required property 'name'",
						schema: schema88.properties.chunking.required,
						parentSchema: schema88.properties.chunking,
						data: data3
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data3.version === void 0) {
					const err15 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "version" },
						message: "must have required property 'version'",
						schema: schema88.properties.chunking.required,
						parentSchema: schema88.properties.chunking,
						data: data3
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data3.settings === void 0) {
					const err16 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/required",
						keyword: "required",
						params: { missingProperty: "settings" },
						message: "must have required property 'settings'",
						schema: schema88.properties.chunking.required,
						parentSchema: schema88.properties.chunking,
						data: data3
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				for (const key1 in data3) if (!(key1 === "name" || key1 === "version" || key1 === "settings")) {
					const err17 = {
						instancePath: instancePath + "/chunking",
						schemaPath: "#/properties/chunking/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema88.properties.chunking,
						data: data3
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data3.name !== void 0) {
					let data4 = data3.name;
					if (typeof data4 !== "string") {
						const err18 = {
							instancePath: instancePath + "/chunking/name",
							schemaPath: "#/properties/chunking/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema88.properties.chunking.properties.name.type,
							parentSchema: schema88.properties.chunking.properties.name,
							data: data4
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data3.version !== void 0) {
					let data5 = data3.version;
					if (typeof data5 !== "string") {
						const err19 = {
							instancePath: instancePath + "/chunking/version",
							schemaPath: "#/properties/chunking/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema88.properties.chunking.properties.version.type,
							parentSchema: schema88.properties.chunking.properties.version,
							data: data5
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data3.settings !== void 0) {
					let data6 = data3.settings;
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
						const err20 = {
							instancePath: instancePath + "/chunking/settings",
							schemaPath: "#/properties/chunking/properties/settings/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object",
							schema: schema88.properties.chunking.properties.settings.type,
							parentSchema: schema88.properties.chunking.properties.settings,
							data: data6
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/chunking",
					schemaPath: "#/properties/chunking/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema88.properties.chunking.type,
					parentSchema: schema88.properties.chunking,
					data: data3
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.embedding !== void 0) {
			let data7 = data.embedding;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.model === void 0) {
					const err22 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/required",
						keyword: "required",
						params: { missingProperty: "model" },
						message: "must have required property 'model'",
						schema: schema88.properties.embedding.required,
						parentSchema: schema88.properties.embedding,
						data: data7
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data7.version === void 0) {
					const err23 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/required",
						keyword: "required",
						params: { missingProperty: "version" },
						message: "must have required property 'version'",
						schema: schema88.properties.embedding.required,
						parentSchema: schema88.properties.embedding,
						data: data7
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				for (const key2 in data7) if (!(key2 === "model" || key2 === "version")) {
					const err24 = {
						instancePath: instancePath + "/embedding",
						schemaPath: "#/properties/embedding/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema88.properties.embedding,
						data: data7
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data7.model !== void 0) {
					let data8 = data7.model;
					if (typeof data8 !== "string") {
						const err25 = {
							instancePath: instancePath + "/embedding/model",
							schemaPath: "#/properties/embedding/properties/model/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema88.properties.embedding.properties.model.type,
							parentSchema: schema88.properties.embedding.properties.model,
							data: data8
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data7.version !== void 0) {
					let data9 = data7.version;
					if (typeof data9 !== "string") {
						const err26 = {
							instancePath: instancePath + "/embedding/version",
							schemaPath: "#/properties/embedding/properties/version/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema88.properties.embedding.properties.version.type,
							parentSchema: schema88.properties.embedding.properties.version,
							data: data9
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/embedding",
					schemaPath: "#/properties/embedding/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema88.properties.embedding.type,
					parentSchema: schema88.properties.embedding,
					data: data7
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.retrievalFilter !== void 0) {
			let data10 = data.retrievalFilter;
			if (typeof data10 !== "string") {
				const err28 = {
					instancePath: instancePath + "/retrievalFilter",
					schemaPath: "#/properties/retrievalFilter/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema88.properties.retrievalFilter.type,
					parentSchema: schema88.properties.retrievalFilter,
					data: data10
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.triggers !== void 0) {
			let data11 = data.triggers;
			if (Array.isArray(data11)) {
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data12 = data11[i0];
					if (!(data12 === "source-revision-changed" || data12 === "chunking-changed" || data12 === "embedding-changed" || data12 === "retrieval-filter-changed" || data12 === "document-added")) {
						const err29 = {
							instancePath: instancePath + "/triggers/" + i0,
							schemaPath: "#/properties/triggers/items/enum",
							keyword: "enum",
							params: { allowedValues: schema88.properties.triggers.items.enum },
							message: "must be equal to one of the allowed values",
							schema: schema88.properties.triggers.items.enum,
							parentSchema: schema88.properties.triggers.items,
							data: data12
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/triggers",
					schemaPath: "#/properties/triggers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema88.properties.triggers.type,
					parentSchema: schema88.properties.triggers,
					data: data11
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.texts !== void 0) {
			let data13 = data.texts;
			if (!(data13 === "all" || data13 === "cited" || data13 === "none")) {
				const err31 = {
					instancePath: instancePath + "/texts",
					schemaPath: "#/properties/texts/enum",
					keyword: "enum",
					params: { allowedValues: schema88.properties.texts.enum },
					message: "must be equal to one of the allowed values",
					schema: schema88.properties.texts.enum,
					parentSchema: schema88.properties.texts,
					data: data13
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.documents !== void 0) {
			let data14 = data.documents;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (data14.count === void 0) {
					const err32 = {
						instancePath: instancePath + "/documents",
						schemaPath: "#/definitions/manifestFile/required",
						keyword: "required",
						params: { missingProperty: "count" },
						message: "must have required property 'count'",
						schema: schema89.required,
						parentSchema: schema89,
						data: data14
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (data14.sha256 === void 0) {
					const err33 = {
						instancePath: instancePath + "/documents",
						schemaPath: "#/definitions/manifestFile/required",
						keyword: "required",
						params: { missingProperty: "sha256" },
						message: "must have required property 'sha256'",
						schema: schema89.required,
						parentSchema: schema89,
						data: data14
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				for (const key3 in data14) if (!(key3 === "count" || key3 === "sha256")) {
					const err34 = {
						instancePath: instancePath + "/documents",
						schemaPath: "#/definitions/manifestFile/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema89,
						data: data14
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (data14.count !== void 0) {
					let data15 = data14.count;
					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
						const err35 = {
							instancePath: instancePath + "/documents/count",
							schemaPath: "#/definitions/manifestFile/properties/count/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema89.properties.count.type,
							parentSchema: schema89.properties.count,
							data: data15
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					if (typeof data15 == "number" && isFinite(data15)) {
						if (data15 < 0 || isNaN(data15)) {
							const err36 = {
								instancePath: instancePath + "/documents/count",
								schemaPath: "#/definitions/manifestFile/properties/count/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0",
								schema: 0,
								parentSchema: schema89.properties.count,
								data: data15
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
				}
				if (data14.sha256 !== void 0) {
					let data16 = data14.sha256;
					if (typeof data16 === "string") {
						if (!pattern1.test(data16)) {
							const err37 = {
								instancePath: instancePath + "/documents/sha256",
								schemaPath: "#/definitions/manifestFile/properties/sha256/pattern",
								keyword: "pattern",
								params: { pattern: "^sha256:[0-9a-f]{64}$" },
								message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
								schema: "^sha256:[0-9a-f]{64}$",
								parentSchema: schema89.properties.sha256,
								data: data16
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					} else {
						const err38 = {
							instancePath: instancePath + "/documents/sha256",
							schemaPath: "#/definitions/manifestFile/properties/sha256/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema89.properties.sha256.type,
							parentSchema: schema89.properties.sha256,
							data: data16
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/documents",
					schemaPath: "#/definitions/manifestFile/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema89.type,
					parentSchema: schema89,
					data: data14
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.chunks !== void 0) {
			let data17 = data.chunks;
			if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
				if (data17.count === void 0) {
					const err40 = {
						instancePath: instancePath + "/chunks",
						schemaPath: "#/definitions/manifestFile/required",
						keyword: "required",
						params: { missingProperty: "count" },
						message: "must have required property 'count'",
						schema: schema89.required,
						parentSchema: schema89,
						data: data17
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				if (data17.sha256 === void 0) {
					const err41 = {
						instancePath: instancePath + "/chunks",
						schemaPath: "#/definitions/manifestFile/required",
						keyword: "required",
						params: { missingProperty: "sha256" },
						message: "must have required property 'sha256'",
						schema: schema89.required,
						parentSchema: schema89,
						data: data17
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				for (const key4 in data17) if (!(key4 === "count" || key4 === "sha256")) {
					const err42 = {
						instancePath: instancePath + "/chunks",
						schemaPath: "#/definitions/manifestFile/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema89,
						data: data17
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				if (data17.count !== void 0) {
					let data18 = data17.count;
					if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
						const err43 = {
							instancePath: instancePath + "/chunks/count",
							schemaPath: "#/definitions/manifestFile/properties/count/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema89.properties.count.type,
							parentSchema: schema89.properties.count,
							data: data18
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (typeof data18 == "number" && isFinite(data18)) {
						if (data18 < 0 || isNaN(data18)) {
							const err44 = {
								instancePath: instancePath + "/chunks/count",
								schemaPath: "#/definitions/manifestFile/properties/count/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0",
								schema: 0,
								parentSchema: schema89.properties.count,
								data: data18
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					}
				}
				if (data17.sha256 !== void 0) {
					let data19 = data17.sha256;
					if (typeof data19 === "string") {
						if (!pattern1.test(data19)) {
							const err45 = {
								instancePath: instancePath + "/chunks/sha256",
								schemaPath: "#/definitions/manifestFile/properties/sha256/pattern",
								keyword: "pattern",
								params: { pattern: "^sha256:[0-9a-f]{64}$" },
								message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
								schema: "^sha256:[0-9a-f]{64}$",
								parentSchema: schema89.properties.sha256,
								data: data19
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					} else {
						const err46 = {
							instancePath: instancePath + "/chunks/sha256",
							schemaPath: "#/definitions/manifestFile/properties/sha256/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema89.properties.sha256.type,
							parentSchema: schema89.properties.sha256,
							data: data19
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
			} else {
				const err47 = {
					instancePath: instancePath + "/chunks",
					schemaPath: "#/definitions/manifestFile/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema89.type,
					parentSchema: schema89,
					data: data17
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
	} else {
		const err48 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema88.type,
			parentSchema: schema88,
			data
		};
		if (vErrors === null) vErrors = [err48];
		else vErrors.push(err48);
		errors++;
	}
	validate74.errors = vErrors;
	return errors === 0;
}
const currentShape = validate75;
const schema91 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/current.schema.json",
	"title": "Current pointer",
	"description": "The pointer to the corpus revision that judgments are compared with.",
	"type": "object",
	"additionalProperties": false,
	"required": ["revision"],
	"properties": { "revision": {
		"description": "The id of the current corpus revision.",
		"type": "string"
	} }
};
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.revision === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revision" },
				message: "must have required property 'revision'",
				schema: schema91.required,
				parentSchema: schema91,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "revision")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema91,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.revision !== void 0) {
			let data0 = data.revision;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/revision",
					schemaPath: "#/properties/revision/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema91.properties.revision.type,
					parentSchema: schema91.properties.revision,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema91.type,
			parentSchema: schema91,
			data
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate75.errors = vErrors;
	return errors === 0;
}
const documentShape = validate76;
const schema92 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/document.schema.json",
	"title": "Corpus document",
	"description": "One line of documents.jsonl.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"uri",
		"revision",
		"hash"
	],
	"properties": {
		"id": { "$ref": "#/definitions/documentId" },
		"uri": {
			"description": "Where a reader finds it.",
			"type": "string"
		},
		"revision": {
			"description": "The source revision: as given, the last commit that touched the file, or `hash:` and 12 hex digits.",
			"type": "string"
		},
		"hash": {
			"description": "SHA-256 of the raw file, or of its chunk hashes joined by line feeds in order of chunk id.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"title": {
			"description": "Its title.",
			"type": "string"
		},
		"publishedAt": {
			"description": "When it was published.",
			"type": "string",
			"format": "date-time"
		},
		"access": {
			"description": "Who may see it: labels of the source.",
			"type": "array",
			"items": { "type": "string" }
		}
	},
	"definitions": { "documentId": {
		"description": "The document's id, as the retriever knows it.",
		"type": "string"
	} }
};
const schema93 = {
	"description": "The document's id, as the retriever knows it.",
	"type": "string"
};
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'",
				schema: schema92.required,
				parentSchema: schema92,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.uri === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "uri" },
				message: "must have required property 'uri'",
				schema: schema92.required,
				parentSchema: schema92,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.revision === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revision" },
				message: "must have required property 'revision'",
				schema: schema92.required,
				parentSchema: schema92,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.hash === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hash" },
				message: "must have required property 'hash'",
				schema: schema92.required,
				parentSchema: schema92,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "uri" || key0 === "revision" || key0 === "hash" || key0 === "title" || key0 === "publishedAt" || key0 === "access")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema92,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/documentId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema93.type,
					parentSchema: schema93,
					data: data0
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.uri !== void 0) {
			let data1 = data.uri;
			if (typeof data1 !== "string") {
				const err6 = {
					instancePath: instancePath + "/uri",
					schemaPath: "#/properties/uri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema92.properties.uri.type,
					parentSchema: schema92.properties.uri,
					data: data1
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.revision !== void 0) {
			let data2 = data.revision;
			if (typeof data2 !== "string") {
				const err7 = {
					instancePath: instancePath + "/revision",
					schemaPath: "#/properties/revision/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema92.properties.revision.type,
					parentSchema: schema92.properties.revision,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.hash !== void 0) {
			let data3 = data.hash;
			if (typeof data3 === "string") {
				if (!pattern1.test(data3)) {
					const err8 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/properties/hash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema92.properties.hash,
						data: data3
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/hash",
					schemaPath: "#/properties/hash/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema92.properties.hash.type,
					parentSchema: schema92.properties.hash,
					data: data3
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data4 = data.title;
			if (typeof data4 !== "string") {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema92.properties.title.type,
					parentSchema: schema92.properties.title,
					data: data4
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.publishedAt !== void 0) {
			let data5 = data.publishedAt;
			if (typeof data5 === "string") {
				if (!formats0.validate(data5)) {
					const err11 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\"",
						schema: "date-time",
						parentSchema: schema92.properties.publishedAt,
						data: data5
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema92.properties.publishedAt.type,
					parentSchema: schema92.properties.publishedAt,
					data: data5
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.access !== void 0) {
			let data6 = data.access;
			if (Array.isArray(data6)) {
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (typeof data7 !== "string") {
						const err13 = {
							instancePath: instancePath + "/access/" + i0,
							schemaPath: "#/properties/access/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema92.properties.access.items.type,
							parentSchema: schema92.properties.access.items,
							data: data7
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/access",
					schemaPath: "#/properties/access/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema92.properties.access.type,
					parentSchema: schema92.properties.access,
					data: data6
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema92.type,
			parentSchema: schema92,
			data
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate76.errors = vErrors;
	return errors === 0;
}
const chunkShape = validate77;
const schema94 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/chunk.schema.json",
	"title": "Corpus chunk",
	"description": "One line of chunks.jsonl.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"documentId",
		"hash"
	],
	"properties": {
		"id": { "$ref": "#/definitions/chunkId" },
		"documentId": { "$ref": "#/definitions/documentId" },
		"hash": { "$ref": "#/definitions/contentHash" },
		"locator": {
			"description": "Where in the document: a heading, a page, an anchor.",
			"type": "string"
		},
		"storeId": {
			"description": "The id that the store minted at ingestion.",
			"type": "string"
		},
		"sourceHash": {
			"description": "A hash that came with the chunk; kept, it proves nothing.",
			"type": "string"
		}
	},
	"definitions": {
		"chunkId": {
			"description": "The chunk's id, as the retriever knows it.",
			"type": "string"
		},
		"documentId": {
			"description": "The document it was cut from.",
			"type": "string"
		},
		"contentHash": {
			"description": "SHA-256 of the chunk's text after CRLF became LF.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		}
	}
};
const schema95 = {
	"description": "The chunk's id, as the retriever knows it.",
	"type": "string"
};
const schema96 = {
	"description": "The document it was cut from.",
	"type": "string"
};
const schema97 = {
	"description": "SHA-256 of the chunk's text after CRLF became LF.",
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'",
				schema: schema94.required,
				parentSchema: schema94,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.documentId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'",
				schema: schema94.required,
				parentSchema: schema94,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.hash === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hash" },
				message: "must have required property 'hash'",
				schema: schema94.required,
				parentSchema: schema94,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "documentId" || key0 === "hash" || key0 === "locator" || key0 === "storeId" || key0 === "sourceHash")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema94,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/definitions/chunkId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema95.type,
					parentSchema: schema95,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.documentId !== void 0) {
			let data1 = data.documentId;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/definitions/documentId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema96.type,
					parentSchema: schema96,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.hash !== void 0) {
			let data2 = data.hash;
			if (typeof data2 === "string") {
				if (!pattern1.test(data2)) {
					const err6 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema97,
						data: data2
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/hash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema97.type,
					parentSchema: schema97,
					data: data2
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.locator !== void 0) {
			let data3 = data.locator;
			if (typeof data3 !== "string") {
				const err8 = {
					instancePath: instancePath + "/locator",
					schemaPath: "#/properties/locator/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema94.properties.locator.type,
					parentSchema: schema94.properties.locator,
					data: data3
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.storeId !== void 0) {
			let data4 = data.storeId;
			if (typeof data4 !== "string") {
				const err9 = {
					instancePath: instancePath + "/storeId",
					schemaPath: "#/properties/storeId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema94.properties.storeId.type,
					parentSchema: schema94.properties.storeId,
					data: data4
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.sourceHash !== void 0) {
			let data5 = data.sourceHash;
			if (typeof data5 !== "string") {
				const err10 = {
					instancePath: instancePath + "/sourceHash",
					schemaPath: "#/properties/sourceHash/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema94.properties.sourceHash.type,
					parentSchema: schema94.properties.sourceHash,
					data: data5
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema94.type,
			parentSchema: schema94,
			data
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate77.errors = vErrors;
	return errors === 0;
}
const textShape = validate78;
const schema98 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/text.schema.json",
	"title": "Corpus text",
	"description": "One line of corpus-revisions/texts/<0-f>.jsonl.",
	"type": "object",
	"additionalProperties": false,
	"required": ["hash", "text"],
	"properties": {
		"hash": { "$ref": "#/definitions/contentHash" },
		"text": {
			"description": "The chunk's text, with LF line ends.",
			"type": "string"
		}
	},
	"definitions": { "contentHash": {
		"description": "SHA-256 of the text.",
		"type": "string",
		"pattern": "^sha256:[0-9a-f]{64}$"
	} }
};
const schema99 = {
	"description": "SHA-256 of the text.",
	"type": "string",
	"pattern": "^sha256:[0-9a-f]{64}$"
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.hash === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hash" },
				message: "must have required property 'hash'",
				schema: schema98.required,
				parentSchema: schema98,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.text === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'",
				schema: schema98.required,
				parentSchema: schema98,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "hash" || key0 === "text")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema98,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.hash !== void 0) {
			let data0 = data.hash;
			if (typeof data0 === "string") {
				if (!pattern1.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/hash",
						schemaPath: "#/definitions/contentHash/pattern",
						keyword: "pattern",
						params: { pattern: "^sha256:[0-9a-f]{64}$" },
						message: "must match pattern \"^sha256:[0-9a-f]{64}$\"",
						schema: "^sha256:[0-9a-f]{64}$",
						parentSchema: schema99,
						data: data0
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/hash",
					schemaPath: "#/definitions/contentHash/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema99.type,
					parentSchema: schema99,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema98.properties.text.type,
					parentSchema: schema98.properties.text,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema98.type,
			parentSchema: schema98,
			data
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
const familiesShape = validate79;
const schema100 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/families.schema.json",
	"title": "Families",
	"description": "What the split is to establish, which documents belong together, and the split of each family.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"claim",
		"grouping",
		"families"
	],
	"properties": {
		"claim": {
			"description": "What the split is to establish; exactly one.",
			"type": "object",
			"required": ["kind"],
			"properties": { "kind": {
				"description": "What the split is to establish.",
				"enum": [
					"fixed-corpus",
					"family",
					"period",
					"access"
				]
			} },
			"discriminator": { "propertyName": "kind" },
			"oneOf": [
				{ "$ref": "#/definitions/fixedCorpusClaim" },
				{ "$ref": "#/definitions/familyClaim" },
				{ "$ref": "#/definitions/periodClaim" },
				{ "$ref": "#/definitions/accessClaim" }
			]
		},
		"grouping": {
			"description": "The rule by which documents form families, written down before scores are seen.",
			"type": "object",
			"additionalProperties": false,
			"required": ["rule", "declaredAt"],
			"properties": {
				"rule": {
					"description": "The rule.",
					"type": "string"
				},
				"declaredAt": {
					"description": "When it was declared.",
					"type": "string",
					"format": "date"
				}
			}
		},
		"assignment": {
			"description": "How components without a recorded member are drawn.",
			"type": "object",
			"additionalProperties": false,
			"required": ["salt", "weights"],
			"properties": {
				"salt": {
					"description": "Makes the draw this set's own.",
					"type": "string"
				},
				"weights": {
					"description": "The share of each split.",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"dev": {
							"description": "The share of dev.",
							"type": "number",
							"minimum": 0
						},
						"validation": {
							"description": "The share of validation.",
							"type": "number",
							"minimum": 0
						},
						"test": {
							"description": "The share of test.",
							"type": "number",
							"minimum": 0
						}
					}
				}
			}
		},
		"families": {
			"description": "Families by id.",
			"type": "object",
			"propertyNames": {
				"pattern": "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
				"maxLength": 100
			},
			"additionalProperties": { "$ref": "#/definitions/family" }
		},
		"related": {
			"description": "Families that belong together without sharing a document.",
			"type": "array",
			"items": { "$ref": "#/definitions/relation" }
		},
		"exceptions": {
			"description": "Dated exceptions to the grouping.",
			"type": "array",
			"items": { "$ref": "#/definitions/exception" }
		},
		"exposures": {
			"description": "Append-only: who read held-out results and learned from them.",
			"type": "array",
			"items": { "$ref": "#/definitions/exposure" }
		}
	},
	"definitions": {
		"fixedCorpusClaim": {
			"description": "Fresh questions on a familiar corpus.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"statement",
				"declaredAt"
			],
			"properties": {
				"kind": {
					"description": "Fresh questions on a familiar corpus.",
					"const": "fixed-corpus"
				},
				"statement": {
					"description": "What the split is to establish, in one sentence.",
					"type": "string"
				},
				"declaredAt": {
					"description": "When it was declared.",
					"type": "string",
					"format": "date"
				},
				"minimumTestComponents": {
					"description": "How many independent test components an evaluation needs at least.",
					"type": "integer",
					"minimum": 1,
					"default": 2
				}
			}
		},
		"familyClaim": {
			"description": "Settings chosen on dev families work on families nobody tuned on.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"statement",
				"declaredAt"
			],
			"properties": {
				"kind": {
					"description": "Settings chosen on dev families work on families nobody tuned on.",
					"const": "family"
				},
				"statement": {
					"description": "What the split is to establish, in one sentence.",
					"type": "string"
				},
				"declaredAt": {
					"description": "When it was declared.",
					"type": "string",
					"format": "date"
				},
				"minimumTestComponents": {
					"description": "How many independent test components an evaluation needs at least.",
					"type": "integer",
					"minimum": 1,
					"default": 2
				}
			}
		},
		"periodClaim": {
			"description": "Settings chosen before a cutoff work after it.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"statement",
				"declaredAt",
				"cutoff"
			],
			"properties": {
				"kind": {
					"description": "Settings chosen before a cutoff work after it.",
					"const": "period"
				},
				"statement": {
					"description": "What the split is to establish, in one sentence.",
					"type": "string"
				},
				"declaredAt": {
					"description": "When it was declared.",
					"type": "string",
					"format": "date"
				},
				"minimumTestComponents": {
					"description": "How many independent test components an evaluation needs at least.",
					"type": "integer",
					"minimum": 1,
					"default": 2
				},
				"cutoff": {
					"description": "The moment that parts the two periods.",
					"type": "string",
					"format": "date-time"
				}
			}
		},
		"accessClaim": {
			"description": "Answers rest only on documents the caller may see.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"statement",
				"declaredAt"
			],
			"properties": {
				"kind": {
					"description": "Answers rest only on documents the caller may see.",
					"const": "access"
				},
				"statement": {
					"description": "What the split is to establish, in one sentence.",
					"type": "string"
				},
				"declaredAt": {
					"description": "When it was declared.",
					"type": "string",
					"format": "date"
				},
				"minimumTestComponents": {
					"description": "How many independent test components an evaluation needs at least.",
					"type": "integer",
					"minimum": 1,
					"default": 2
				}
			}
		},
		"family": {
			"description": "Documents that stay on one side of the split.",
			"type": "object",
			"additionalProperties": false,
			"required": ["title", "documents"],
			"properties": {
				"title": {
					"description": "What a person calls it.",
					"type": "string"
				},
				"documents": {
					"description": "Document ids; `*` stands for any run of characters, an exact name beats a pattern.",
					"type": "array",
					"items": { "type": "string" }
				},
				"split": {
					"description": "The recorded split.",
					"enum": [
						"dev",
						"validation",
						"test",
						"regression"
					]
				}
			}
		},
		"relation": {
			"description": "A reason why families belong together.",
			"type": "object",
			"additionalProperties": false,
			"required": ["families", "reason"],
			"properties": {
				"families": {
					"description": "The families.",
					"type": "array",
					"items": { "type": "string" }
				},
				"reason": {
					"description": "Why.",
					"type": "string"
				}
			}
		},
		"exception": {
			"description": "A recorded exception.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"decision",
				"reason",
				"decidedBy",
				"decidedAt"
			],
			"properties": {
				"families": {
					"description": "The families concerned.",
					"type": "array",
					"items": { "type": "string" }
				},
				"cases": {
					"description": "The cases concerned.",
					"type": "array",
					"items": { "type": "string" }
				},
				"decision": {
					"description": "`exclude`: a case takes part in no split; `keep-apart`: related revisions stay apart.",
					"enum": ["exclude", "keep-apart"]
				},
				"reason": {
					"description": "Why.",
					"type": "string"
				},
				"decidedBy": {
					"description": "Who.",
					"type": "string"
				},
				"decidedAt": {
					"description": "When.",
					"type": "string",
					"format": "date"
				}
			}
		},
		"exposure": {
			"description": "One exposure.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"by",
				"at",
				"run",
				"learned"
			],
			"properties": {
				"families": {
					"description": "The families concerned.",
					"type": "array",
					"items": { "type": "string" }
				},
				"cases": {
					"description": "The cases concerned.",
					"type": "array",
					"items": { "type": "string" }
				},
				"by": {
					"description": "Who read the results.",
					"type": "string"
				},
				"at": {
					"description": "When.",
					"type": "string",
					"format": "date-time"
				},
				"run": {
					"description": "Which run.",
					"type": "string"
				},
				"learned": {
					"description": "What was learned or changed.",
					"type": "string"
				}
			}
		}
	}
};
const schema101 = {
	"description": "Fresh questions on a familiar corpus.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"declaredAt"
	],
	"properties": {
		"kind": {
			"description": "Fresh questions on a familiar corpus.",
			"const": "fixed-corpus"
		},
		"statement": {
			"description": "What the split is to establish, in one sentence.",
			"type": "string"
		},
		"declaredAt": {
			"description": "When it was declared.",
			"type": "string",
			"format": "date"
		},
		"minimumTestComponents": {
			"description": "How many independent test components an evaluation needs at least.",
			"type": "integer",
			"minimum": 1,
			"default": 2
		}
	}
};
const schema102 = {
	"description": "Settings chosen on dev families work on families nobody tuned on.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"declaredAt"
	],
	"properties": {
		"kind": {
			"description": "Settings chosen on dev families work on families nobody tuned on.",
			"const": "family"
		},
		"statement": {
			"description": "What the split is to establish, in one sentence.",
			"type": "string"
		},
		"declaredAt": {
			"description": "When it was declared.",
			"type": "string",
			"format": "date"
		},
		"minimumTestComponents": {
			"description": "How many independent test components an evaluation needs at least.",
			"type": "integer",
			"minimum": 1,
			"default": 2
		}
	}
};
const schema103 = {
	"description": "Settings chosen before a cutoff work after it.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"declaredAt",
		"cutoff"
	],
	"properties": {
		"kind": {
			"description": "Settings chosen before a cutoff work after it.",
			"const": "period"
		},
		"statement": {
			"description": "What the split is to establish, in one sentence.",
			"type": "string"
		},
		"declaredAt": {
			"description": "When it was declared.",
			"type": "string",
			"format": "date"
		},
		"minimumTestComponents": {
			"description": "How many independent test components an evaluation needs at least.",
			"type": "integer",
			"minimum": 1,
			"default": 2
		},
		"cutoff": {
			"description": "The moment that parts the two periods.",
			"type": "string",
			"format": "date-time"
		}
	}
};
const schema104 = {
	"description": "Answers rest only on documents the caller may see.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"statement",
		"declaredAt"
	],
	"properties": {
		"kind": {
			"description": "Answers rest only on documents the caller may see.",
			"const": "access"
		},
		"statement": {
			"description": "What the split is to establish, in one sentence.",
			"type": "string"
		},
		"declaredAt": {
			"description": "When it was declared.",
			"type": "string",
			"format": "date"
		},
		"minimumTestComponents": {
			"description": "How many independent test components an evaluation needs at least.",
			"type": "integer",
			"minimum": 1,
			"default": 2
		}
	}
};
const schema105 = {
	"description": "Documents that stay on one side of the split.",
	"type": "object",
	"additionalProperties": false,
	"required": ["title", "documents"],
	"properties": {
		"title": {
			"description": "What a person calls it.",
			"type": "string"
		},
		"documents": {
			"description": "Document ids; `*` stands for any run of characters, an exact name beats a pattern.",
			"type": "array",
			"items": { "type": "string" }
		},
		"split": {
			"description": "The recorded split.",
			"enum": [
				"dev",
				"validation",
				"test",
				"regression"
			]
		}
	}
};
const schema106 = {
	"description": "A reason why families belong together.",
	"type": "object",
	"additionalProperties": false,
	"required": ["families", "reason"],
	"properties": {
		"families": {
			"description": "The families.",
			"type": "array",
			"items": { "type": "string" }
		},
		"reason": {
			"description": "Why.",
			"type": "string"
		}
	}
};
const schema107 = {
	"description": "A recorded exception.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"decision",
		"reason",
		"decidedBy",
		"decidedAt"
	],
	"properties": {
		"families": {
			"description": "The families concerned.",
			"type": "array",
			"items": { "type": "string" }
		},
		"cases": {
			"description": "The cases concerned.",
			"type": "array",
			"items": { "type": "string" }
		},
		"decision": {
			"description": "`exclude`: a case takes part in no split; `keep-apart`: related revisions stay apart.",
			"enum": ["exclude", "keep-apart"]
		},
		"reason": {
			"description": "Why.",
			"type": "string"
		},
		"decidedBy": {
			"description": "Who.",
			"type": "string"
		},
		"decidedAt": {
			"description": "When.",
			"type": "string",
			"format": "date"
		}
	}
};
const schema108 = {
	"description": "One exposure.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"by",
		"at",
		"run",
		"learned"
	],
	"properties": {
		"families": {
			"description": "The families concerned.",
			"type": "array",
			"items": { "type": "string" }
		},
		"cases": {
			"description": "The cases concerned.",
			"type": "array",
			"items": { "type": "string" }
		},
		"by": {
			"description": "Who read the results.",
			"type": "string"
		},
		"at": {
			"description": "When.",
			"type": "string",
			"format": "date-time"
		},
		"run": {
			"description": "Which run.",
			"type": "string"
		},
		"learned": {
			"description": "What was learned or changed.",
			"type": "string"
		}
	}
};
const formats20 = require_formats().fullFormats.date;
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.claim === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "claim" },
				message: "must have required property 'claim'",
				schema: schema100.required,
				parentSchema: schema100,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.grouping === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grouping" },
				message: "must have required property 'grouping'",
				schema: schema100.required,
				parentSchema: schema100,
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.families === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "families" },
				message: "must have required property 'families'",
				schema: schema100.required,
				parentSchema: schema100,
				data
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "claim" || key0 === "grouping" || key0 === "assignment" || key0 === "families" || key0 === "related" || key0 === "exceptions" || key0 === "exposures")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema100,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.claim !== void 0) {
			let data0 = data.claim;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.kind === void 0) {
					const err4 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/required",
						keyword: "required",
						params: { missingProperty: "kind" },
						message: "must have required property 'kind'",
						schema: schema100.properties.claim.required,
						parentSchema: schema100.properties.claim,
						data: data0
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.kind !== void 0) {
					let data1 = data0.kind;
					if (!(data1 === "fixed-corpus" || data1 === "family" || data1 === "period" || data1 === "access")) {
						const err5 = {
							instancePath: instancePath + "/claim/kind",
							schemaPath: "#/properties/claim/properties/kind/enum",
							keyword: "enum",
							params: { allowedValues: schema100.properties.claim.properties.kind.enum },
							message: "must be equal to one of the allowed values",
							schema: schema100.properties.claim.properties.kind.enum,
							parentSchema: schema100.properties.claim.properties.kind,
							data: data1
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				const tag0 = data0.kind;
				if (typeof tag0 == "string") {
					if (tag0 === "fixed-corpus") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								const err6 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/fixedCorpusClaim/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'",
									schema: schema101.required,
									parentSchema: schema101,
									data: data0
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							if (data0.statement === void 0) {
								const err7 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/fixedCorpusClaim/required",
									keyword: "required",
									params: { missingProperty: "statement" },
									message: "must have required property 'statement'",
									schema: schema101.required,
									parentSchema: schema101,
									data: data0
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								const err8 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/fixedCorpusClaim/required",
									keyword: "required",
									params: { missingProperty: "declaredAt" },
									message: "must have required property 'declaredAt'",
									schema: schema101.required,
									parentSchema: schema101,
									data: data0
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
							for (const key1 in data0) if (!(key1 === "kind" || key1 === "statement" || key1 === "declaredAt" || key1 === "minimumTestComponents")) {
								const err9 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/fixedCorpusClaim/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 },
									message: "must NOT have additional properties",
									schema: false,
									parentSchema: schema101,
									data: data0
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data2 = data0.kind;
								if ("fixed-corpus" !== data2) {
									const err10 = {
										instancePath: instancePath + "/claim/kind",
										schemaPath: "#/definitions/fixedCorpusClaim/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "fixed-corpus" },
										message: "must be equal to constant",
										schema: "fixed-corpus",
										parentSchema: schema101.properties.kind,
										data: data2
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data3 = data0.statement;
								if (typeof data3 !== "string") {
									const err11 = {
										instancePath: instancePath + "/claim/statement",
										schemaPath: "#/definitions/fixedCorpusClaim/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema101.properties.statement.type,
										parentSchema: schema101.properties.statement,
										data: data3
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data4 = data0.declaredAt;
								if (typeof data4 === "string") {
									if (!formats20.validate(data4)) {
										const err12 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/fixedCorpusClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\"",
											schema: "date",
											parentSchema: schema101.properties.declaredAt,
											data: data4
										};
										if (vErrors === null) vErrors = [err12];
										else vErrors.push(err12);
										errors++;
									}
								} else {
									const err13 = {
										instancePath: instancePath + "/claim/declaredAt",
										schemaPath: "#/definitions/fixedCorpusClaim/properties/declaredAt/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema101.properties.declaredAt.type,
										parentSchema: schema101.properties.declaredAt,
										data: data4
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data5 = data0.minimumTestComponents;
								if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
									const err14 = {
										instancePath: instancePath + "/claim/minimumTestComponents",
										schemaPath: "#/definitions/fixedCorpusClaim/properties/minimumTestComponents/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer",
										schema: schema101.properties.minimumTestComponents.type,
										parentSchema: schema101.properties.minimumTestComponents,
										data: data5
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
								if (typeof data5 == "number" && isFinite(data5)) {
									if (data5 < 1 || isNaN(data5)) {
										const err15 = {
											instancePath: instancePath + "/claim/minimumTestComponents",
											schemaPath: "#/definitions/fixedCorpusClaim/properties/minimumTestComponents/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1",
											schema: 1,
											parentSchema: schema101.properties.minimumTestComponents,
											data: data5
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
								}
							}
						} else {
							const err16 = {
								instancePath: instancePath + "/claim",
								schemaPath: "#/definitions/fixedCorpusClaim/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object",
								schema: schema101.type,
								parentSchema: schema101,
								data: data0
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else if (tag0 === "family") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								const err17 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/familyClaim/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'",
									schema: schema102.required,
									parentSchema: schema102,
									data: data0
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							if (data0.statement === void 0) {
								const err18 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/familyClaim/required",
									keyword: "required",
									params: { missingProperty: "statement" },
									message: "must have required property 'statement'",
									schema: schema102.required,
									parentSchema: schema102,
									data: data0
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								const err19 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/familyClaim/required",
									keyword: "required",
									params: { missingProperty: "declaredAt" },
									message: "must have required property 'declaredAt'",
									schema: schema102.required,
									parentSchema: schema102,
									data: data0
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							for (const key2 in data0) if (!(key2 === "kind" || key2 === "statement" || key2 === "declaredAt" || key2 === "minimumTestComponents")) {
								const err20 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/familyClaim/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 },
									message: "must NOT have additional properties",
									schema: false,
									parentSchema: schema102,
									data: data0
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data6 = data0.kind;
								if ("family" !== data6) {
									const err21 = {
										instancePath: instancePath + "/claim/kind",
										schemaPath: "#/definitions/familyClaim/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "family" },
										message: "must be equal to constant",
										schema: "family",
										parentSchema: schema102.properties.kind,
										data: data6
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data7 = data0.statement;
								if (typeof data7 !== "string") {
									const err22 = {
										instancePath: instancePath + "/claim/statement",
										schemaPath: "#/definitions/familyClaim/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema102.properties.statement.type,
										parentSchema: schema102.properties.statement,
										data: data7
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data8 = data0.declaredAt;
								if (typeof data8 === "string") {
									if (!formats20.validate(data8)) {
										const err23 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/familyClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\"",
											schema: "date",
											parentSchema: schema102.properties.declaredAt,
											data: data8
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
								} else {
									const err24 = {
										instancePath: instancePath + "/claim/declaredAt",
										schemaPath: "#/definitions/familyClaim/properties/declaredAt/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema102.properties.declaredAt.type,
										parentSchema: schema102.properties.declaredAt,
										data: data8
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data9 = data0.minimumTestComponents;
								if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
									const err25 = {
										instancePath: instancePath + "/claim/minimumTestComponents",
										schemaPath: "#/definitions/familyClaim/properties/minimumTestComponents/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer",
										schema: schema102.properties.minimumTestComponents.type,
										parentSchema: schema102.properties.minimumTestComponents,
										data: data9
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
								if (typeof data9 == "number" && isFinite(data9)) {
									if (data9 < 1 || isNaN(data9)) {
										const err26 = {
											instancePath: instancePath + "/claim/minimumTestComponents",
											schemaPath: "#/definitions/familyClaim/properties/minimumTestComponents/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1",
											schema: 1,
											parentSchema: schema102.properties.minimumTestComponents,
											data: data9
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
								}
							}
						} else {
							const err27 = {
								instancePath: instancePath + "/claim",
								schemaPath: "#/definitions/familyClaim/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object",
								schema: schema102.type,
								parentSchema: schema102,
								data: data0
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					} else if (tag0 === "period") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								const err28 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'",
									schema: schema103.required,
									parentSchema: schema103,
									data: data0
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
							if (data0.statement === void 0) {
								const err29 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/required",
									keyword: "required",
									params: { missingProperty: "statement" },
									message: "must have required property 'statement'",
									schema: schema103.required,
									parentSchema: schema103,
									data: data0
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								const err30 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/required",
									keyword: "required",
									params: { missingProperty: "declaredAt" },
									message: "must have required property 'declaredAt'",
									schema: schema103.required,
									parentSchema: schema103,
									data: data0
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
							if (data0.cutoff === void 0) {
								const err31 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/required",
									keyword: "required",
									params: { missingProperty: "cutoff" },
									message: "must have required property 'cutoff'",
									schema: schema103.required,
									parentSchema: schema103,
									data: data0
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
							for (const key3 in data0) if (!(key3 === "kind" || key3 === "statement" || key3 === "declaredAt" || key3 === "minimumTestComponents" || key3 === "cutoff")) {
								const err32 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/periodClaim/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 },
									message: "must NOT have additional properties",
									schema: false,
									parentSchema: schema103,
									data: data0
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data10 = data0.kind;
								if ("period" !== data10) {
									const err33 = {
										instancePath: instancePath + "/claim/kind",
										schemaPath: "#/definitions/periodClaim/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "period" },
										message: "must be equal to constant",
										schema: "period",
										parentSchema: schema103.properties.kind,
										data: data10
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data11 = data0.statement;
								if (typeof data11 !== "string") {
									const err34 = {
										instancePath: instancePath + "/claim/statement",
										schemaPath: "#/definitions/periodClaim/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema103.properties.statement.type,
										parentSchema: schema103.properties.statement,
										data: data11
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data12 = data0.declaredAt;
								if (typeof data12 === "string") {
									if (!formats20.validate(data12)) {
										const err35 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/periodClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\"",
											schema: "date",
											parentSchema: schema103.properties.declaredAt,
											data: data12
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
								} else {
									const err36 = {
										instancePath: instancePath + "/claim/declaredAt",
										schemaPath: "#/definitions/periodClaim/properties/declaredAt/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema103.properties.declaredAt.type,
										parentSchema: schema103.properties.declaredAt,
										data: data12
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data13 = data0.minimumTestComponents;
								if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
									const err37 = {
										instancePath: instancePath + "/claim/minimumTestComponents",
										schemaPath: "#/definitions/periodClaim/properties/minimumTestComponents/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer",
										schema: schema103.properties.minimumTestComponents.type,
										parentSchema: schema103.properties.minimumTestComponents,
										data: data13
									};
									if (vErrors === null) vErrors = [err37];
									else vErrors.push(err37);
									errors++;
								}
								if (typeof data13 == "number" && isFinite(data13)) {
									if (data13 < 1 || isNaN(data13)) {
										const err38 = {
											instancePath: instancePath + "/claim/minimumTestComponents",
											schemaPath: "#/definitions/periodClaim/properties/minimumTestComponents/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1",
											schema: 1,
											parentSchema: schema103.properties.minimumTestComponents,
											data: data13
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
								}
							}
							if (data0.cutoff !== void 0) {
								let data14 = data0.cutoff;
								if (typeof data14 === "string") {
									if (!formats0.validate(data14)) {
										const err39 = {
											instancePath: instancePath + "/claim/cutoff",
											schemaPath: "#/definitions/periodClaim/properties/cutoff/format",
											keyword: "format",
											params: { format: "date-time" },
											message: "must match format \"date-time\"",
											schema: "date-time",
											parentSchema: schema103.properties.cutoff,
											data: data14
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								} else {
									const err40 = {
										instancePath: instancePath + "/claim/cutoff",
										schemaPath: "#/definitions/periodClaim/properties/cutoff/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema103.properties.cutoff.type,
										parentSchema: schema103.properties.cutoff,
										data: data14
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
							}
						} else {
							const err41 = {
								instancePath: instancePath + "/claim",
								schemaPath: "#/definitions/periodClaim/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object",
								schema: schema103.type,
								parentSchema: schema103,
								data: data0
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					} else if (tag0 === "access") {
						if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
							if (data0.kind === void 0) {
								const err42 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/accessClaim/required",
									keyword: "required",
									params: { missingProperty: "kind" },
									message: "must have required property 'kind'",
									schema: schema104.required,
									parentSchema: schema104,
									data: data0
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
							if (data0.statement === void 0) {
								const err43 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/accessClaim/required",
									keyword: "required",
									params: { missingProperty: "statement" },
									message: "must have required property 'statement'",
									schema: schema104.required,
									parentSchema: schema104,
									data: data0
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
							if (data0.declaredAt === void 0) {
								const err44 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/accessClaim/required",
									keyword: "required",
									params: { missingProperty: "declaredAt" },
									message: "must have required property 'declaredAt'",
									schema: schema104.required,
									parentSchema: schema104,
									data: data0
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
							for (const key4 in data0) if (!(key4 === "kind" || key4 === "statement" || key4 === "declaredAt" || key4 === "minimumTestComponents")) {
								const err45 = {
									instancePath: instancePath + "/claim",
									schemaPath: "#/definitions/accessClaim/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 },
									message: "must NOT have additional properties",
									schema: false,
									parentSchema: schema104,
									data: data0
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
							if (data0.kind !== void 0) {
								let data15 = data0.kind;
								if ("access" !== data15) {
									const err46 = {
										instancePath: instancePath + "/claim/kind",
										schemaPath: "#/definitions/accessClaim/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "access" },
										message: "must be equal to constant",
										schema: "access",
										parentSchema: schema104.properties.kind,
										data: data15
									};
									if (vErrors === null) vErrors = [err46];
									else vErrors.push(err46);
									errors++;
								}
							}
							if (data0.statement !== void 0) {
								let data16 = data0.statement;
								if (typeof data16 !== "string") {
									const err47 = {
										instancePath: instancePath + "/claim/statement",
										schemaPath: "#/definitions/accessClaim/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema104.properties.statement.type,
										parentSchema: schema104.properties.statement,
										data: data16
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							}
							if (data0.declaredAt !== void 0) {
								let data17 = data0.declaredAt;
								if (typeof data17 === "string") {
									if (!formats20.validate(data17)) {
										const err48 = {
											instancePath: instancePath + "/claim/declaredAt",
											schemaPath: "#/definitions/accessClaim/properties/declaredAt/format",
											keyword: "format",
											params: { format: "date" },
											message: "must match format \"date\"",
											schema: "date",
											parentSchema: schema104.properties.declaredAt,
											data: data17
										};
										if (vErrors === null) vErrors = [err48];
										else vErrors.push(err48);
										errors++;
									}
								} else {
									const err49 = {
										instancePath: instancePath + "/claim/declaredAt",
										schemaPath: "#/definitions/accessClaim/properties/declaredAt/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string",
										schema: schema104.properties.declaredAt.type,
										parentSchema: schema104.properties.declaredAt,
										data: data17
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
							}
							if (data0.minimumTestComponents !== void 0) {
								let data18 = data0.minimumTestComponents;
								if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
									const err50 = {
										instancePath: instancePath + "/claim/minimumTestComponents",
										schemaPath: "#/definitions/accessClaim/properties/minimumTestComponents/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer",
										schema: schema104.properties.minimumTestComponents.type,
										parentSchema: schema104.properties.minimumTestComponents,
										data: data18
									};
									if (vErrors === null) vErrors = [err50];
									else vErrors.push(err50);
									errors++;
								}
								if (typeof data18 == "number" && isFinite(data18)) {
									if (data18 < 1 || isNaN(data18)) {
										const err51 = {
											instancePath: instancePath + "/claim/minimumTestComponents",
											schemaPath: "#/definitions/accessClaim/properties/minimumTestComponents/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											},
											message: "must be >= 1",
											schema: 1,
											parentSchema: schema104.properties.minimumTestComponents,
											data: data18
										};
										if (vErrors === null) vErrors = [err51];
										else vErrors.push(err51);
										errors++;
									}
								}
							}
						} else {
							const err52 = {
								instancePath: instancePath + "/claim",
								schemaPath: "#/definitions/accessClaim/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object",
								schema: schema104.type,
								parentSchema: schema104,
								data: data0
							};
							if (vErrors === null) vErrors = [err52];
							else vErrors.push(err52);
							errors++;
						}
					} else {
						const err53 = {
							instancePath: instancePath + "/claim",
							schemaPath: "#/properties/claim/discriminator",
							keyword: "discriminator",
							params: {
								error: "mapping",
								tag: "kind",
								tagValue: tag0
							},
							message: "value of tag \"kind\" must be in oneOf",
							schema: schema100.properties.claim.discriminator,
							parentSchema: schema100.properties.claim,
							data: data0
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
				} else {
					const err54 = {
						instancePath: instancePath + "/claim",
						schemaPath: "#/properties/claim/discriminator",
						keyword: "discriminator",
						params: {
							error: "tag",
							tag: "kind",
							tagValue: tag0
						},
						message: "tag \"kind\" must be string",
						schema: schema100.properties.claim.discriminator,
						parentSchema: schema100.properties.claim,
						data: data0
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
			} else {
				const err55 = {
					instancePath: instancePath + "/claim",
					schemaPath: "#/properties/claim/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema100.properties.claim.type,
					parentSchema: schema100.properties.claim,
					data: data0
				};
				if (vErrors === null) vErrors = [err55];
				else vErrors.push(err55);
				errors++;
			}
		}
		if (data.grouping !== void 0) {
			let data19 = data.grouping;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.rule === void 0) {
					const err56 = {
						instancePath: instancePath + "/grouping",
						schemaPath: "#/properties/grouping/required",
						keyword: "required",
						params: { missingProperty: "rule" },
						message: "must have required property 'rule'",
						schema: schema100.properties.grouping.required,
						parentSchema: schema100.properties.grouping,
						data: data19
					};
					if (vErrors === null) vErrors = [err56];
					else vErrors.push(err56);
					errors++;
				}
				if (data19.declaredAt === void 0) {
					const err57 = {
						instancePath: instancePath + "/grouping",
						schemaPath: "#/properties/grouping/required",
						keyword: "required",
						params: { missingProperty: "declaredAt" },
						message: "must have required property 'declaredAt'",
						schema: schema100.properties.grouping.required,
						parentSchema: schema100.properties.grouping,
						data: data19
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
				for (const key5 in data19) if (!(key5 === "rule" || key5 === "declaredAt")) {
					const err58 = {
						instancePath: instancePath + "/grouping",
						schemaPath: "#/properties/grouping/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key5 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema100.properties.grouping,
						data: data19
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
				if (data19.rule !== void 0) {
					let data20 = data19.rule;
					if (typeof data20 !== "string") {
						const err59 = {
							instancePath: instancePath + "/grouping/rule",
							schemaPath: "#/properties/grouping/properties/rule/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema100.properties.grouping.properties.rule.type,
							parentSchema: schema100.properties.grouping.properties.rule,
							data: data20
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
				if (data19.declaredAt !== void 0) {
					let data21 = data19.declaredAt;
					if (typeof data21 === "string") {
						if (!formats20.validate(data21)) {
							const err60 = {
								instancePath: instancePath + "/grouping/declaredAt",
								schemaPath: "#/properties/grouping/properties/declaredAt/format",
								keyword: "format",
								params: { format: "date" },
								message: "must match format \"date\"",
								schema: "date",
								parentSchema: schema100.properties.grouping.properties.declaredAt,
								data: data21
							};
							if (vErrors === null) vErrors = [err60];
							else vErrors.push(err60);
							errors++;
						}
					} else {
						const err61 = {
							instancePath: instancePath + "/grouping/declaredAt",
							schemaPath: "#/properties/grouping/properties/declaredAt/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema100.properties.grouping.properties.declaredAt.type,
							parentSchema: schema100.properties.grouping.properties.declaredAt,
							data: data21
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
				}
			} else {
				const err62 = {
					instancePath: instancePath + "/grouping",
					schemaPath: "#/properties/grouping/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema100.properties.grouping.type,
					parentSchema: schema100.properties.grouping,
					data: data19
				};
				if (vErrors === null) vErrors = [err62];
				else vErrors.push(err62);
				errors++;
			}
		}
		if (data.assignment !== void 0) {
			let data22 = data.assignment;
			if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
				if (data22.salt === void 0) {
					const err63 = {
						instancePath: instancePath + "/assignment",
						schemaPath: "#/properties/assignment/required",
						keyword: "required",
						params: { missingProperty: "salt" },
						message: "must have required property 'salt'",
						schema: schema100.properties.assignment.required,
						parentSchema: schema100.properties.assignment,
						data: data22
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
				if (data22.weights === void 0) {
					const err64 = {
						instancePath: instancePath + "/assignment",
						schemaPath: "#/properties/assignment/required",
						keyword: "required",
						params: { missingProperty: "weights" },
						message: "must have required property 'weights'",
						schema: schema100.properties.assignment.required,
						parentSchema: schema100.properties.assignment,
						data: data22
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
				for (const key6 in data22) if (!(key6 === "salt" || key6 === "weights")) {
					const err65 = {
						instancePath: instancePath + "/assignment",
						schemaPath: "#/properties/assignment/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key6 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema100.properties.assignment,
						data: data22
					};
					if (vErrors === null) vErrors = [err65];
					else vErrors.push(err65);
					errors++;
				}
				if (data22.salt !== void 0) {
					let data23 = data22.salt;
					if (typeof data23 !== "string") {
						const err66 = {
							instancePath: instancePath + "/assignment/salt",
							schemaPath: "#/properties/assignment/properties/salt/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema100.properties.assignment.properties.salt.type,
							parentSchema: schema100.properties.assignment.properties.salt,
							data: data23
						};
						if (vErrors === null) vErrors = [err66];
						else vErrors.push(err66);
						errors++;
					}
				}
				if (data22.weights !== void 0) {
					let data24 = data22.weights;
					if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
						for (const key7 in data24) if (!(key7 === "dev" || key7 === "validation" || key7 === "test")) {
							const err67 = {
								instancePath: instancePath + "/assignment/weights",
								schemaPath: "#/properties/assignment/properties/weights/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key7 },
								message: "must NOT have additional properties",
								schema: false,
								parentSchema: schema100.properties.assignment.properties.weights,
								data: data24
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
						if (data24.dev !== void 0) {
							let data25 = data24.dev;
							if (typeof data25 == "number" && isFinite(data25)) {
								if (data25 < 0 || isNaN(data25)) {
									const err68 = {
										instancePath: instancePath + "/assignment/weights/dev",
										schemaPath: "#/properties/assignment/properties/weights/properties/dev/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0",
										schema: 0,
										parentSchema: schema100.properties.assignment.properties.weights.properties.dev,
										data: data25
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
							} else {
								const err69 = {
									instancePath: instancePath + "/assignment/weights/dev",
									schemaPath: "#/properties/assignment/properties/weights/properties/dev/type",
									keyword: "type",
									params: { type: "number" },
									message: "must be number",
									schema: schema100.properties.assignment.properties.weights.properties.dev.type,
									parentSchema: schema100.properties.assignment.properties.weights.properties.dev,
									data: data25
								};
								if (vErrors === null) vErrors = [err69];
								else vErrors.push(err69);
								errors++;
							}
						}
						if (data24.validation !== void 0) {
							let data26 = data24.validation;
							if (typeof data26 == "number" && isFinite(data26)) {
								if (data26 < 0 || isNaN(data26)) {
									const err70 = {
										instancePath: instancePath + "/assignment/weights/validation",
										schemaPath: "#/properties/assignment/properties/weights/properties/validation/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0",
										schema: 0,
										parentSchema: schema100.properties.assignment.properties.weights.properties.validation,
										data: data26
									};
									if (vErrors === null) vErrors = [err70];
									else vErrors.push(err70);
									errors++;
								}
							} else {
								const err71 = {
									instancePath: instancePath + "/assignment/weights/validation",
									schemaPath: "#/properties/assignment/properties/weights/properties/validation/type",
									keyword: "type",
									params: { type: "number" },
									message: "must be number",
									schema: schema100.properties.assignment.properties.weights.properties.validation.type,
									parentSchema: schema100.properties.assignment.properties.weights.properties.validation,
									data: data26
								};
								if (vErrors === null) vErrors = [err71];
								else vErrors.push(err71);
								errors++;
							}
						}
						if (data24.test !== void 0) {
							let data27 = data24.test;
							if (typeof data27 == "number" && isFinite(data27)) {
								if (data27 < 0 || isNaN(data27)) {
									const err72 = {
										instancePath: instancePath + "/assignment/weights/test",
										schemaPath: "#/properties/assignment/properties/weights/properties/test/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0",
										schema: 0,
										parentSchema: schema100.properties.assignment.properties.weights.properties.test,
										data: data27
									};
									if (vErrors === null) vErrors = [err72];
									else vErrors.push(err72);
									errors++;
								}
							} else {
								const err73 = {
									instancePath: instancePath + "/assignment/weights/test",
									schemaPath: "#/properties/assignment/properties/weights/properties/test/type",
									keyword: "type",
									params: { type: "number" },
									message: "must be number",
									schema: schema100.properties.assignment.properties.weights.properties.test.type,
									parentSchema: schema100.properties.assignment.properties.weights.properties.test,
									data: data27
								};
								if (vErrors === null) vErrors = [err73];
								else vErrors.push(err73);
								errors++;
							}
						}
					} else {
						const err74 = {
							instancePath: instancePath + "/assignment/weights",
							schemaPath: "#/properties/assignment/properties/weights/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object",
							schema: schema100.properties.assignment.properties.weights.type,
							parentSchema: schema100.properties.assignment.properties.weights,
							data: data24
						};
						if (vErrors === null) vErrors = [err74];
						else vErrors.push(err74);
						errors++;
					}
				}
			} else {
				const err75 = {
					instancePath: instancePath + "/assignment",
					schemaPath: "#/properties/assignment/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema100.properties.assignment.type,
					parentSchema: schema100.properties.assignment,
					data: data22
				};
				if (vErrors === null) vErrors = [err75];
				else vErrors.push(err75);
				errors++;
			}
		}
		if (data.families !== void 0) {
			let data28 = data.families;
			if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
				for (const key8 in data28) {
					const _errs75 = errors;
					if (typeof key8 === "string") {
						if (func3(key8) > 100) {
							const err76 = {
								instancePath: instancePath + "/families",
								schemaPath: "#/properties/families/propertyNames/maxLength",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters",
								schema: 100,
								parentSchema: schema100.properties.families.propertyNames,
								data: key8,
								propertyName: key8
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
						if (!pattern0.test(key8)) {
							const err77 = {
								instancePath: instancePath + "/families",
								schemaPath: "#/properties/families/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$" },
								message: "must match pattern \"^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$\"",
								schema: "^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:[.]|$))(?!.*[.]lock$)[a-z0-9]+(?:[._-][a-z0-9]+)*$",
								parentSchema: schema100.properties.families.propertyNames,
								data: key8,
								propertyName: key8
							};
							if (vErrors === null) vErrors = [err77];
							else vErrors.push(err77);
							errors++;
						}
					}
					if (!(_errs75 === errors)) {
						const err78 = {
							instancePath: instancePath + "/families",
							schemaPath: "#/properties/families/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key8 },
							message: "property name must be valid",
							schema: schema100.properties.families.propertyNames,
							parentSchema: schema100.properties.families,
							data: data28
						};
						if (vErrors === null) vErrors = [err78];
						else vErrors.push(err78);
						errors++;
					}
				}
				for (const key9 in data28) {
					let data29 = data28[key9];
					if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
						if (data29.title === void 0) {
							const err79 = {
								instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/definitions/family/required",
								keyword: "required",
								params: { missingProperty: "title" },
								message: "must have required property 'title'",
								schema: schema105.required,
								parentSchema: schema105,
								data: data29
							};
							if (vErrors === null) vErrors = [err79];
							else vErrors.push(err79);
							errors++;
						}
						if (data29.documents === void 0) {
							const err80 = {
								instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/definitions/family/required",
								keyword: "required",
								params: { missingProperty: "documents" },
								message: "must have required property 'documents'",
								schema: schema105.required,
								parentSchema: schema105,
								data: data29
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
						for (const key10 in data29) if (!(key10 === "title" || key10 === "documents" || key10 === "split")) {
							const err81 = {
								instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/definitions/family/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key10 },
								message: "must NOT have additional properties",
								schema: false,
								parentSchema: schema105,
								data: data29
							};
							if (vErrors === null) vErrors = [err81];
							else vErrors.push(err81);
							errors++;
						}
						if (data29.title !== void 0) {
							let data30 = data29.title;
							if (typeof data30 !== "string") {
								const err82 = {
									instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
									schemaPath: "#/definitions/family/properties/title/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema105.properties.title.type,
									parentSchema: schema105.properties.title,
									data: data30
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						}
						if (data29.documents !== void 0) {
							let data31 = data29.documents;
							if (Array.isArray(data31)) {
								const len0 = data31.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data32 = data31[i0];
									if (typeof data32 !== "string") {
										const err83 = {
											instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/documents/" + i0,
											schemaPath: "#/definitions/family/properties/documents/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string",
											schema: schema105.properties.documents.items.type,
											parentSchema: schema105.properties.documents.items,
											data: data32
										};
										if (vErrors === null) vErrors = [err83];
										else vErrors.push(err83);
										errors++;
									}
								}
							} else {
								const err84 = {
									instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/documents",
									schemaPath: "#/definitions/family/properties/documents/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array",
									schema: schema105.properties.documents.type,
									parentSchema: schema105.properties.documents,
									data: data31
								};
								if (vErrors === null) vErrors = [err84];
								else vErrors.push(err84);
								errors++;
							}
						}
						if (data29.split !== void 0) {
							let data33 = data29.split;
							if (!(data33 === "dev" || data33 === "validation" || data33 === "test" || data33 === "regression")) {
								const err85 = {
									instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1") + "/split",
									schemaPath: "#/definitions/family/properties/split/enum",
									keyword: "enum",
									params: { allowedValues: schema105.properties.split.enum },
									message: "must be equal to one of the allowed values",
									schema: schema105.properties.split.enum,
									parentSchema: schema105.properties.split,
									data: data33
								};
								if (vErrors === null) vErrors = [err85];
								else vErrors.push(err85);
								errors++;
							}
						}
					} else {
						const err86 = {
							instancePath: instancePath + "/families/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/definitions/family/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object",
							schema: schema105.type,
							parentSchema: schema105,
							data: data29
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
				}
			} else {
				const err87 = {
					instancePath: instancePath + "/families",
					schemaPath: "#/properties/families/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema100.properties.families.type,
					parentSchema: schema100.properties.families,
					data: data28
				};
				if (vErrors === null) vErrors = [err87];
				else vErrors.push(err87);
				errors++;
			}
		}
		if (data.related !== void 0) {
			let data34 = data.related;
			if (Array.isArray(data34)) {
				const len1 = data34.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data35 = data34[i1];
					if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
						if (data35.families === void 0) {
							const err88 = {
								instancePath: instancePath + "/related/" + i1,
								schemaPath: "#/definitions/relation/required",
								keyword: "required",
								params: { missingProperty: "families" },
								message: "must have required property 'families'",
								schema: schema106.required,
								parentSchema: schema106,
								data: data35
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
						if (data35.reason === void 0) {
							const err89 = {
								instancePath: instancePath + "/related/" + i1,
								schemaPath: "#/definitions/relation/required",
								keyword: "required",
								params: { missingProperty: "reason" },
								message: "must have required property 'reason'",
								schema: schema106.required,
								parentSchema: schema106,
								data: data35
							};
							if (vErrors === null) vErrors = [err89];
							else vErrors.push(err89);
							errors++;
						}
						for (const key11 in data35) if (!(key11 === "families" || key11 === "reason")) {
							const err90 = {
								instancePath: instancePath + "/related/" + i1,
								schemaPath: "#/definitions/relation/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key11 },
								message: "must NOT have additional properties",
								schema: false,
								parentSchema: schema106,
								data: data35
							};
							if (vErrors === null) vErrors = [err90];
							else vErrors.push(err90);
							errors++;
						}
						if (data35.families !== void 0) {
							let data36 = data35.families;
							if (Array.isArray(data36)) {
								const len2 = data36.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data37 = data36[i2];
									if (typeof data37 !== "string") {
										const err91 = {
											instancePath: instancePath + "/related/" + i1 + "/families/" + i2,
											schemaPath: "#/definitions/relation/properties/families/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string",
											schema: schema106.properties.families.items.type,
											parentSchema: schema106.properties.families.items,
											data: data37
										};
										if (vErrors === null) vErrors = [err91];
										else vErrors.push(err91);
										errors++;
									}
								}
							} else {
								const err92 = {
									instancePath: instancePath + "/related/" + i1 + "/families",
									schemaPath: "#/definitions/relation/properties/families/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array",
									schema: schema106.properties.families.type,
									parentSchema: schema106.properties.families,
									data: data36
								};
								if (vErrors === null) vErrors = [err92];
								else vErrors.push(err92);
								errors++;
							}
						}
						if (data35.reason !== void 0) {
							let data38 = data35.reason;
							if (typeof data38 !== "string") {
								const err93 = {
									instancePath: instancePath + "/related/" + i1 + "/reason",
									schemaPath: "#/definitions/relation/properties/reason/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema106.properties.reason.type,
									parentSchema: schema106.properties.reason,
									data: data38
								};
								if (vErrors === null) vErrors = [err93];
								else vErrors.push(err93);
								errors++;
							}
						}
					} else {
						const err94 = {
							instancePath: instancePath + "/related/" + i1,
							schemaPath: "#/definitions/relation/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object",
							schema: schema106.type,
							parentSchema: schema106,
							data: data35
						};
						if (vErrors === null) vErrors = [err94];
						else vErrors.push(err94);
						errors++;
					}
				}
			} else {
				const err95 = {
					instancePath: instancePath + "/related",
					schemaPath: "#/properties/related/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema100.properties.related.type,
					parentSchema: schema100.properties.related,
					data: data34
				};
				if (vErrors === null) vErrors = [err95];
				else vErrors.push(err95);
				errors++;
			}
		}
		if (data.exceptions !== void 0) {
			let data39 = data.exceptions;
			if (Array.isArray(data39)) {
				const len3 = data39.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data40 = data39[i3];
					if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
						if (data40.decision === void 0) {
							const err96 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/required",
								keyword: "required",
								params: { missingProperty: "decision" },
								message: "must have required property 'decision'",
								schema: schema107.required,
								parentSchema: schema107,
								data: data40
							};
							if (vErrors === null) vErrors = [err96];
							else vErrors.push(err96);
							errors++;
						}
						if (data40.reason === void 0) {
							const err97 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/required",
								keyword: "required",
								params: { missingProperty: "reason" },
								message: "must have required property 'reason'",
								schema: schema107.required,
								parentSchema: schema107,
								data: data40
							};
							if (vErrors === null) vErrors = [err97];
							else vErrors.push(err97);
							errors++;
						}
						if (data40.decidedBy === void 0) {
							const err98 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/required",
								keyword: "required",
								params: { missingProperty: "decidedBy" },
								message: "must have required property 'decidedBy'",
								schema: schema107.required,
								parentSchema: schema107,
								data: data40
							};
							if (vErrors === null) vErrors = [err98];
							else vErrors.push(err98);
							errors++;
						}
						if (data40.decidedAt === void 0) {
							const err99 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/required",
								keyword: "required",
								params: { missingProperty: "decidedAt" },
								message: "must have required property 'decidedAt'",
								schema: schema107.required,
								parentSchema: schema107,
								data: data40
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
						for (const key12 in data40) if (!(key12 === "families" || key12 === "cases" || key12 === "decision" || key12 === "reason" || key12 === "decidedBy" || key12 === "decidedAt")) {
							const err100 = {
								instancePath: instancePath + "/exceptions/" + i3,
								schemaPath: "#/definitions/exception/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key12 },
								message: "must NOT have additional properties",
								schema: false,
								parentSchema: schema107,
								data: data40
							};
							if (vErrors === null) vErrors = [err100];
							else vErrors.push(err100);
							errors++;
						}
						if (data40.families !== void 0) {
							let data41 = data40.families;
							if (Array.isArray(data41)) {
								const len4 = data41.length;
								for (let i4 = 0; i4 < len4; i4++) {
									let data42 = data41[i4];
									if (typeof data42 !== "string") {
										const err101 = {
											instancePath: instancePath + "/exceptions/" + i3 + "/families/" + i4,
											schemaPath: "#/definitions/exception/properties/families/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string",
											schema: schema107.properties.families.items.type,
											parentSchema: schema107.properties.families.items,
											data: data42
										};
										if (vErrors === null) vErrors = [err101];
										else vErrors.push(err101);
										errors++;
									}
								}
							} else {
								const err102 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/families",
									schemaPath: "#/definitions/exception/properties/families/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array",
									schema: schema107.properties.families.type,
									parentSchema: schema107.properties.families,
									data: data41
								};
								if (vErrors === null) vErrors = [err102];
								else vErrors.push(err102);
								errors++;
							}
						}
						if (data40.cases !== void 0) {
							let data43 = data40.cases;
							if (Array.isArray(data43)) {
								const len5 = data43.length;
								for (let i5 = 0; i5 < len5; i5++) {
									let data44 = data43[i5];
									if (typeof data44 !== "string") {
										const err103 = {
											instancePath: instancePath + "/exceptions/" + i3 + "/cases/" + i5,
											schemaPath: "#/definitions/exception/properties/cases/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string",
											schema: schema107.properties.cases.items.type,
											parentSchema: schema107.properties.cases.items,
											data: data44
										};
										if (vErrors === null) vErrors = [err103];
										else vErrors.push(err103);
										errors++;
									}
								}
							} else {
								const err104 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/cases",
									schemaPath: "#/definitions/exception/properties/cases/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array",
									schema: schema107.properties.cases.type,
									parentSchema: schema107.properties.cases,
									data: data43
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							}
						}
						if (data40.decision !== void 0) {
							let data45 = data40.decision;
							if (!(data45 === "exclude" || data45 === "keep-apart")) {
								const err105 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/decision",
									schemaPath: "#/definitions/exception/properties/decision/enum",
									keyword: "enum",
									params: { allowedValues: schema107.properties.decision.enum },
									message: "must be equal to one of the allowed values",
									schema: schema107.properties.decision.enum,
									parentSchema: schema107.properties.decision,
									data: data45
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
						}
						if (data40.reason !== void 0) {
							let data46 = data40.reason;
							if (typeof data46 !== "string") {
								const err106 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/reason",
									schemaPath: "#/definitions/exception/properties/reason/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema107.properties.reason.type,
									parentSchema: schema107.properties.reason,
									data: data46
								};
								if (vErrors === null) vErrors = [err106];
								else vErrors.push(err106);
								errors++;
							}
						}
						if (data40.decidedBy !== void 0) {
							let data47 = data40.decidedBy;
							if (typeof data47 !== "string") {
								const err107 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/decidedBy",
									schemaPath: "#/definitions/exception/properties/decidedBy/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema107.properties.decidedBy.type,
									parentSchema: schema107.properties.decidedBy,
									data: data47
								};
								if (vErrors === null) vErrors = [err107];
								else vErrors.push(err107);
								errors++;
							}
						}
						if (data40.decidedAt !== void 0) {
							let data48 = data40.decidedAt;
							if (typeof data48 === "string") {
								if (!formats20.validate(data48)) {
									const err108 = {
										instancePath: instancePath + "/exceptions/" + i3 + "/decidedAt",
										schemaPath: "#/definitions/exception/properties/decidedAt/format",
										keyword: "format",
										params: { format: "date" },
										message: "must match format \"date\"",
										schema: "date",
										parentSchema: schema107.properties.decidedAt,
										data: data48
									};
									if (vErrors === null) vErrors = [err108];
									else vErrors.push(err108);
									errors++;
								}
							} else {
								const err109 = {
									instancePath: instancePath + "/exceptions/" + i3 + "/decidedAt",
									schemaPath: "#/definitions/exception/properties/decidedAt/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema107.properties.decidedAt.type,
									parentSchema: schema107.properties.decidedAt,
									data: data48
								};
								if (vErrors === null) vErrors = [err109];
								else vErrors.push(err109);
								errors++;
							}
						}
					} else {
						const err110 = {
							instancePath: instancePath + "/exceptions/" + i3,
							schemaPath: "#/definitions/exception/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object",
							schema: schema107.type,
							parentSchema: schema107,
							data: data40
						};
						if (vErrors === null) vErrors = [err110];
						else vErrors.push(err110);
						errors++;
					}
				}
			} else {
				const err111 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema100.properties.exceptions.type,
					parentSchema: schema100.properties.exceptions,
					data: data39
				};
				if (vErrors === null) vErrors = [err111];
				else vErrors.push(err111);
				errors++;
			}
		}
		if (data.exposures !== void 0) {
			let data49 = data.exposures;
			if (Array.isArray(data49)) {
				const len6 = data49.length;
				for (let i6 = 0; i6 < len6; i6++) {
					let data50 = data49[i6];
					if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
						if (data50.by === void 0) {
							const err112 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/required",
								keyword: "required",
								params: { missingProperty: "by" },
								message: "must have required property 'by'",
								schema: schema108.required,
								parentSchema: schema108,
								data: data50
							};
							if (vErrors === null) vErrors = [err112];
							else vErrors.push(err112);
							errors++;
						}
						if (data50.at === void 0) {
							const err113 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/required",
								keyword: "required",
								params: { missingProperty: "at" },
								message: "must have required property 'at'",
								schema: schema108.required,
								parentSchema: schema108,
								data: data50
							};
							if (vErrors === null) vErrors = [err113];
							else vErrors.push(err113);
							errors++;
						}
						if (data50.run === void 0) {
							const err114 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/required",
								keyword: "required",
								params: { missingProperty: "run" },
								message: "must have required property 'run'",
								schema: schema108.required,
								parentSchema: schema108,
								data: data50
							};
							if (vErrors === null) vErrors = [err114];
							else vErrors.push(err114);
							errors++;
						}
						if (data50.learned === void 0) {
							const err115 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/required",
								keyword: "required",
								params: { missingProperty: "learned" },
								message: "must have required property 'learned'",
								schema: schema108.required,
								parentSchema: schema108,
								data: data50
							};
							if (vErrors === null) vErrors = [err115];
							else vErrors.push(err115);
							errors++;
						}
						for (const key13 in data50) if (!(key13 === "families" || key13 === "cases" || key13 === "by" || key13 === "at" || key13 === "run" || key13 === "learned")) {
							const err116 = {
								instancePath: instancePath + "/exposures/" + i6,
								schemaPath: "#/definitions/exposure/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key13 },
								message: "must NOT have additional properties",
								schema: false,
								parentSchema: schema108,
								data: data50
							};
							if (vErrors === null) vErrors = [err116];
							else vErrors.push(err116);
							errors++;
						}
						if (data50.families !== void 0) {
							let data51 = data50.families;
							if (Array.isArray(data51)) {
								const len7 = data51.length;
								for (let i7 = 0; i7 < len7; i7++) {
									let data52 = data51[i7];
									if (typeof data52 !== "string") {
										const err117 = {
											instancePath: instancePath + "/exposures/" + i6 + "/families/" + i7,
											schemaPath: "#/definitions/exposure/properties/families/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string",
											schema: schema108.properties.families.items.type,
											parentSchema: schema108.properties.families.items,
											data: data52
										};
										if (vErrors === null) vErrors = [err117];
										else vErrors.push(err117);
										errors++;
									}
								}
							} else {
								const err118 = {
									instancePath: instancePath + "/exposures/" + i6 + "/families",
									schemaPath: "#/definitions/exposure/properties/families/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array",
									schema: schema108.properties.families.type,
									parentSchema: schema108.properties.families,
									data: data51
								};
								if (vErrors === null) vErrors = [err118];
								else vErrors.push(err118);
								errors++;
							}
						}
						if (data50.cases !== void 0) {
							let data53 = data50.cases;
							if (Array.isArray(data53)) {
								const len8 = data53.length;
								for (let i8 = 0; i8 < len8; i8++) {
									let data54 = data53[i8];
									if (typeof data54 !== "string") {
										const err119 = {
											instancePath: instancePath + "/exposures/" + i6 + "/cases/" + i8,
											schemaPath: "#/definitions/exposure/properties/cases/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string",
											schema: schema108.properties.cases.items.type,
											parentSchema: schema108.properties.cases.items,
											data: data54
										};
										if (vErrors === null) vErrors = [err119];
										else vErrors.push(err119);
										errors++;
									}
								}
							} else {
								const err120 = {
									instancePath: instancePath + "/exposures/" + i6 + "/cases",
									schemaPath: "#/definitions/exposure/properties/cases/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array",
									schema: schema108.properties.cases.type,
									parentSchema: schema108.properties.cases,
									data: data53
								};
								if (vErrors === null) vErrors = [err120];
								else vErrors.push(err120);
								errors++;
							}
						}
						if (data50.by !== void 0) {
							let data55 = data50.by;
							if (typeof data55 !== "string") {
								const err121 = {
									instancePath: instancePath + "/exposures/" + i6 + "/by",
									schemaPath: "#/definitions/exposure/properties/by/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema108.properties.by.type,
									parentSchema: schema108.properties.by,
									data: data55
								};
								if (vErrors === null) vErrors = [err121];
								else vErrors.push(err121);
								errors++;
							}
						}
						if (data50.at !== void 0) {
							let data56 = data50.at;
							if (typeof data56 === "string") {
								if (!formats0.validate(data56)) {
									const err122 = {
										instancePath: instancePath + "/exposures/" + i6 + "/at",
										schemaPath: "#/definitions/exposure/properties/at/format",
										keyword: "format",
										params: { format: "date-time" },
										message: "must match format \"date-time\"",
										schema: "date-time",
										parentSchema: schema108.properties.at,
										data: data56
									};
									if (vErrors === null) vErrors = [err122];
									else vErrors.push(err122);
									errors++;
								}
							} else {
								const err123 = {
									instancePath: instancePath + "/exposures/" + i6 + "/at",
									schemaPath: "#/definitions/exposure/properties/at/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema108.properties.at.type,
									parentSchema: schema108.properties.at,
									data: data56
								};
								if (vErrors === null) vErrors = [err123];
								else vErrors.push(err123);
								errors++;
							}
						}
						if (data50.run !== void 0) {
							let data57 = data50.run;
							if (typeof data57 !== "string") {
								const err124 = {
									instancePath: instancePath + "/exposures/" + i6 + "/run",
									schemaPath: "#/definitions/exposure/properties/run/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema108.properties.run.type,
									parentSchema: schema108.properties.run,
									data: data57
								};
								if (vErrors === null) vErrors = [err124];
								else vErrors.push(err124);
								errors++;
							}
						}
						if (data50.learned !== void 0) {
							let data58 = data50.learned;
							if (typeof data58 !== "string") {
								const err125 = {
									instancePath: instancePath + "/exposures/" + i6 + "/learned",
									schemaPath: "#/definitions/exposure/properties/learned/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema108.properties.learned.type,
									parentSchema: schema108.properties.learned,
									data: data58
								};
								if (vErrors === null) vErrors = [err125];
								else vErrors.push(err125);
								errors++;
							}
						}
					} else {
						const err126 = {
							instancePath: instancePath + "/exposures/" + i6,
							schemaPath: "#/definitions/exposure/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object",
							schema: schema108.type,
							parentSchema: schema108,
							data: data50
						};
						if (vErrors === null) vErrors = [err126];
						else vErrors.push(err126);
						errors++;
					}
				}
			} else {
				const err127 = {
					instancePath: instancePath + "/exposures",
					schemaPath: "#/properties/exposures/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema100.properties.exposures.type,
					parentSchema: schema100.properties.exposures,
					data: data49
				};
				if (vErrors === null) vErrors = [err127];
				else vErrors.push(err127);
				errors++;
			}
		}
	} else {
		const err128 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema100.type,
			parentSchema: schema100,
			data
		};
		if (vErrors === null) vErrors = [err128];
		else vErrors.push(err128);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
const policyShape = validate80;
const schema109 = {
	"$schema": "http://json-schema.org/draft-07/schema#",
	"$id": "https://touchstone.example/schemas/policy.schema.json",
	"title": "Policy",
	"description": "Who may decide, what is protected, and what a change of the corpus asks for. Read from the default branch only.",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"reviewers": {
			"description": "Who may review cases: account names. Empty: everybody with write access.",
			"type": "array",
			"items": { "type": "string" },
			"default": []
		},
		"owners": {
			"description": "Who owns this policy and the protected paths: account names. Empty: administrators.",
			"type": "array",
			"items": { "type": "string" },
			"default": []
		},
		"protectedPaths": {
			"description": "Paths whose change needs an owner, besides everything outside cases/.",
			"type": "array",
			"items": { "type": "string" },
			"default": []
		},
		"sentinels": {
			"description": "How sentinels are judged.",
			"type": "object",
			"additionalProperties": false,
			"properties": { "independence": {
				"description": "`blind`: the second judgment is recorded without the first in sight; `declared`: the person's word suffices.",
				"enum": ["blind", "declared"],
				"default": "declared"
			} }
		},
		"limits": {
			"description": "How large things may get.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"openRefreshPullRequests": {
					"description": "How many refresh pull requests are open at once.",
					"type": "integer",
					"minimum": 1,
					"default": 5
				},
				"casesPerApproval": {
					"description": "How many cases one approval line may cover.",
					"type": "integer",
					"minimum": 1,
					"default": 10
				}
			}
		},
		"nearDuplicates": {
			"description": "When two questions are listed as alike.",
			"type": "object",
			"additionalProperties": false,
			"properties": { "threshold": {
				"description": "Jaccard similarity from 0 to 1.",
				"type": "number",
				"minimum": 0,
				"maximum": 1,
				"default": .8
			} }
		},
		"refresh": {
			"description": "Which cases each change of the corpus asks about.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"source-revision-changed": {
					"description": "Which cases source-revision-changed asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "cases-of-evidence",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"chunk-edited": {
					"description": "Which cases chunk-edited asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "cases-of-evidence",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"chunk-moved": {
					"description": "Which cases chunk-moved asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "cases-of-evidence",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"chunk-deleted": {
					"description": "Which cases chunk-deleted asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "cases-of-evidence",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"chunking-changed": {
					"description": "Which cases chunking-changed asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "whole-set",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"embedding-changed": {
					"description": "Which cases embedding-changed asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "whole-set",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"retrieval-filter-changed": {
					"description": "Which cases retrieval-filter-changed asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "whole-set",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"document-added": {
					"description": "Which cases document-added asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "cases-of-document",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				},
				"query-pattern-observed": {
					"description": "Which cases query-pattern-observed asks about: those whose evidence moved, all that cite the document, or every case.",
					"default": "cases-of-document",
					"enum": [
						"cases-of-evidence",
						"cases-of-document",
						"whole-set"
					]
				}
			}
		}
	}
};
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "reviewers" || key0 === "owners" || key0 === "protectedPaths" || key0 === "sentinels" || key0 === "limits" || key0 === "nearDuplicates" || key0 === "refresh")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema109,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.reviewers !== void 0) {
			let data0 = data.reviewers;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err1 = {
							instancePath: instancePath + "/reviewers/" + i0,
							schemaPath: "#/properties/reviewers/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema109.properties.reviewers.items.type,
							parentSchema: schema109.properties.reviewers.items,
							data: data1
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/reviewers",
					schemaPath: "#/properties/reviewers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema109.properties.reviewers.type,
					parentSchema: schema109.properties.reviewers,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.owners !== void 0) {
			let data2 = data.owners;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (typeof data3 !== "string") {
						const err3 = {
							instancePath: instancePath + "/owners/" + i1,
							schemaPath: "#/properties/owners/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema109.properties.owners.items.type,
							parentSchema: schema109.properties.owners.items,
							data: data3
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/owners",
					schemaPath: "#/properties/owners/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema109.properties.owners.type,
					parentSchema: schema109.properties.owners,
					data: data2
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.protectedPaths !== void 0) {
			let data4 = data.protectedPaths;
			if (Array.isArray(data4)) {
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data5 = data4[i2];
					if (typeof data5 !== "string") {
						const err5 = {
							instancePath: instancePath + "/protectedPaths/" + i2,
							schemaPath: "#/properties/protectedPaths/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema109.properties.protectedPaths.items.type,
							parentSchema: schema109.properties.protectedPaths.items,
							data: data5
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/protectedPaths",
					schemaPath: "#/properties/protectedPaths/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array",
					schema: schema109.properties.protectedPaths.type,
					parentSchema: schema109.properties.protectedPaths,
					data: data4
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.sentinels !== void 0) {
			let data6 = data.sentinels;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				for (const key1 in data6) if (!(key1 === "independence")) {
					const err7 = {
						instancePath: instancePath + "/sentinels",
						schemaPath: "#/properties/sentinels/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema109.properties.sentinels,
						data: data6
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data6.independence !== void 0) {
					let data7 = data6.independence;
					if (!(data7 === "blind" || data7 === "declared")) {
						const err8 = {
							instancePath: instancePath + "/sentinels/independence",
							schemaPath: "#/properties/sentinels/properties/independence/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.sentinels.properties.independence.enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.sentinels.properties.independence.enum,
							parentSchema: schema109.properties.sentinels.properties.independence,
							data: data7
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/sentinels",
					schemaPath: "#/properties/sentinels/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema109.properties.sentinels.type,
					parentSchema: schema109.properties.sentinels,
					data: data6
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.limits !== void 0) {
			let data8 = data.limits;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key2 in data8) if (!(key2 === "openRefreshPullRequests" || key2 === "casesPerApproval")) {
					const err10 = {
						instancePath: instancePath + "/limits",
						schemaPath: "#/properties/limits/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema109.properties.limits,
						data: data8
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data8.openRefreshPullRequests !== void 0) {
					let data9 = data8.openRefreshPullRequests;
					if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
						const err11 = {
							instancePath: instancePath + "/limits/openRefreshPullRequests",
							schemaPath: "#/properties/limits/properties/openRefreshPullRequests/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema109.properties.limits.properties.openRefreshPullRequests.type,
							parentSchema: schema109.properties.limits.properties.openRefreshPullRequests,
							data: data9
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (typeof data9 == "number" && isFinite(data9)) {
						if (data9 < 1 || isNaN(data9)) {
							const err12 = {
								instancePath: instancePath + "/limits/openRefreshPullRequests",
								schemaPath: "#/properties/limits/properties/openRefreshPullRequests/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1",
								schema: 1,
								parentSchema: schema109.properties.limits.properties.openRefreshPullRequests,
								data: data9
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
				}
				if (data8.casesPerApproval !== void 0) {
					let data10 = data8.casesPerApproval;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
						const err13 = {
							instancePath: instancePath + "/limits/casesPerApproval",
							schemaPath: "#/properties/limits/properties/casesPerApproval/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer",
							schema: schema109.properties.limits.properties.casesPerApproval.type,
							parentSchema: schema109.properties.limits.properties.casesPerApproval,
							data: data10
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (typeof data10 == "number" && isFinite(data10)) {
						if (data10 < 1 || isNaN(data10)) {
							const err14 = {
								instancePath: instancePath + "/limits/casesPerApproval",
								schemaPath: "#/properties/limits/properties/casesPerApproval/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								},
								message: "must be >= 1",
								schema: 1,
								parentSchema: schema109.properties.limits.properties.casesPerApproval,
								data: data10
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/limits",
					schemaPath: "#/properties/limits/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema109.properties.limits.type,
					parentSchema: schema109.properties.limits,
					data: data8
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.nearDuplicates !== void 0) {
			let data11 = data.nearDuplicates;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key3 in data11) if (!(key3 === "threshold")) {
					const err16 = {
						instancePath: instancePath + "/nearDuplicates",
						schemaPath: "#/properties/nearDuplicates/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema109.properties.nearDuplicates,
						data: data11
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data11.threshold !== void 0) {
					let data12 = data11.threshold;
					if (typeof data12 == "number" && isFinite(data12)) {
						if (data12 > 1 || isNaN(data12)) {
							const err17 = {
								instancePath: instancePath + "/nearDuplicates/threshold",
								schemaPath: "#/properties/nearDuplicates/properties/threshold/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1
								},
								message: "must be <= 1",
								schema: 1,
								parentSchema: schema109.properties.nearDuplicates.properties.threshold,
								data: data12
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (data12 < 0 || isNaN(data12)) {
							const err18 = {
								instancePath: instancePath + "/nearDuplicates/threshold",
								schemaPath: "#/properties/nearDuplicates/properties/threshold/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0",
								schema: 0,
								parentSchema: schema109.properties.nearDuplicates.properties.threshold,
								data: data12
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/nearDuplicates/threshold",
							schemaPath: "#/properties/nearDuplicates/properties/threshold/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number",
							schema: schema109.properties.nearDuplicates.properties.threshold.type,
							parentSchema: schema109.properties.nearDuplicates.properties.threshold,
							data: data12
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/nearDuplicates",
					schemaPath: "#/properties/nearDuplicates/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema109.properties.nearDuplicates.type,
					parentSchema: schema109.properties.nearDuplicates,
					data: data11
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.refresh !== void 0) {
			let data13 = data.refresh;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
				for (const key4 in data13) if (!func2.call(schema109.properties.refresh.properties, key4)) {
					const err21 = {
						instancePath: instancePath + "/refresh",
						schemaPath: "#/properties/refresh/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema109.properties.refresh,
						data: data13
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data13["source-revision-changed"] !== void 0) {
					let data14 = data13["source-revision-changed"];
					if (!(data14 === "cases-of-evidence" || data14 === "cases-of-document" || data14 === "whole-set")) {
						const err22 = {
							instancePath: instancePath + "/refresh/source-revision-changed",
							schemaPath: "#/properties/refresh/properties/source-revision-changed/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["source-revision-changed"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["source-revision-changed"].enum,
							parentSchema: schema109.properties.refresh.properties["source-revision-changed"],
							data: data14
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data13["chunk-edited"] !== void 0) {
					let data15 = data13["chunk-edited"];
					if (!(data15 === "cases-of-evidence" || data15 === "cases-of-document" || data15 === "whole-set")) {
						const err23 = {
							instancePath: instancePath + "/refresh/chunk-edited",
							schemaPath: "#/properties/refresh/properties/chunk-edited/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["chunk-edited"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["chunk-edited"].enum,
							parentSchema: schema109.properties.refresh.properties["chunk-edited"],
							data: data15
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data13["chunk-moved"] !== void 0) {
					let data16 = data13["chunk-moved"];
					if (!(data16 === "cases-of-evidence" || data16 === "cases-of-document" || data16 === "whole-set")) {
						const err24 = {
							instancePath: instancePath + "/refresh/chunk-moved",
							schemaPath: "#/properties/refresh/properties/chunk-moved/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["chunk-moved"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["chunk-moved"].enum,
							parentSchema: schema109.properties.refresh.properties["chunk-moved"],
							data: data16
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data13["chunk-deleted"] !== void 0) {
					let data17 = data13["chunk-deleted"];
					if (!(data17 === "cases-of-evidence" || data17 === "cases-of-document" || data17 === "whole-set")) {
						const err25 = {
							instancePath: instancePath + "/refresh/chunk-deleted",
							schemaPath: "#/properties/refresh/properties/chunk-deleted/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["chunk-deleted"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["chunk-deleted"].enum,
							parentSchema: schema109.properties.refresh.properties["chunk-deleted"],
							data: data17
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data13["chunking-changed"] !== void 0) {
					let data18 = data13["chunking-changed"];
					if (!(data18 === "cases-of-evidence" || data18 === "cases-of-document" || data18 === "whole-set")) {
						const err26 = {
							instancePath: instancePath + "/refresh/chunking-changed",
							schemaPath: "#/properties/refresh/properties/chunking-changed/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["chunking-changed"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["chunking-changed"].enum,
							parentSchema: schema109.properties.refresh.properties["chunking-changed"],
							data: data18
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data13["embedding-changed"] !== void 0) {
					let data19 = data13["embedding-changed"];
					if (!(data19 === "cases-of-evidence" || data19 === "cases-of-document" || data19 === "whole-set")) {
						const err27 = {
							instancePath: instancePath + "/refresh/embedding-changed",
							schemaPath: "#/properties/refresh/properties/embedding-changed/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["embedding-changed"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["embedding-changed"].enum,
							parentSchema: schema109.properties.refresh.properties["embedding-changed"],
							data: data19
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data13["retrieval-filter-changed"] !== void 0) {
					let data20 = data13["retrieval-filter-changed"];
					if (!(data20 === "cases-of-evidence" || data20 === "cases-of-document" || data20 === "whole-set")) {
						const err28 = {
							instancePath: instancePath + "/refresh/retrieval-filter-changed",
							schemaPath: "#/properties/refresh/properties/retrieval-filter-changed/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["retrieval-filter-changed"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["retrieval-filter-changed"].enum,
							parentSchema: schema109.properties.refresh.properties["retrieval-filter-changed"],
							data: data20
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data13["document-added"] !== void 0) {
					let data21 = data13["document-added"];
					if (!(data21 === "cases-of-evidence" || data21 === "cases-of-document" || data21 === "whole-set")) {
						const err29 = {
							instancePath: instancePath + "/refresh/document-added",
							schemaPath: "#/properties/refresh/properties/document-added/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["document-added"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["document-added"].enum,
							parentSchema: schema109.properties.refresh.properties["document-added"],
							data: data21
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
				if (data13["query-pattern-observed"] !== void 0) {
					let data22 = data13["query-pattern-observed"];
					if (!(data22 === "cases-of-evidence" || data22 === "cases-of-document" || data22 === "whole-set")) {
						const err30 = {
							instancePath: instancePath + "/refresh/query-pattern-observed",
							schemaPath: "#/properties/refresh/properties/query-pattern-observed/enum",
							keyword: "enum",
							params: { allowedValues: schema109.properties.refresh.properties["query-pattern-observed"].enum },
							message: "must be equal to one of the allowed values",
							schema: schema109.properties.refresh.properties["query-pattern-observed"].enum,
							parentSchema: schema109.properties.refresh.properties["query-pattern-observed"],
							data: data22
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/refresh",
					schemaPath: "#/properties/refresh/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema109.properties.refresh.type,
					parentSchema: schema109.properties.refresh,
					data: data13
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
	} else {
		const err32 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema109.type,
			parentSchema: schema109,
			data
		};
		if (vErrors === null) vErrors = [err32];
		else vErrors.push(err32);
		errors++;
	}
	validate80.errors = vErrors;
	return errors === 0;
}
// node_modules/yaml/dist/nodes/identity.js
var require_identity = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	const ALIAS = Symbol.for("yaml.alias");
	const DOC = Symbol.for("yaml.document");
	const MAP = Symbol.for("yaml.map");
	const PAIR = Symbol.for("yaml.pair");
	const SCALAR = Symbol.for("yaml.scalar");
	const SEQ = Symbol.for("yaml.seq");
	const NODE_TYPE = Symbol.for("yaml.node.type");
	const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
	const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
	const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
	const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
	const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
	const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
	function isCollection(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case MAP:
			case SEQ: return true;
		}
		return false;
	}
	function isNode(node) {
		if (node && typeof node === "object") switch (node[NODE_TYPE]) {
			case ALIAS:
			case MAP:
			case SCALAR:
			case SEQ: return true;
		}
		return false;
	}
	const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
	exports.ALIAS = ALIAS;
	exports.DOC = DOC;
	exports.MAP = MAP;
	exports.NODE_TYPE = NODE_TYPE;
	exports.PAIR = PAIR;
	exports.SCALAR = SCALAR;
	exports.SEQ = SEQ;
	exports.hasAnchor = hasAnchor;
	exports.isAlias = isAlias;
	exports.isCollection = isCollection;
	exports.isDocument = isDocument;
	exports.isMap = isMap;
	exports.isNode = isNode;
	exports.isPair = isPair;
	exports.isScalar = isScalar;
	exports.isSeq = isSeq;
}));
// node_modules/yaml/dist/visit.js
var require_visit = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove node");
	/**
	* Apply a visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	function visit(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else visit_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visit.SKIP = SKIP;
	/** Remove the current node */
	visit.REMOVE = REMOVE;
	function visit_(key, node, visitor, path) {
		const ctrl = callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visit_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = visit_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = visit_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = visit_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	/**
	* Apply an async visitor to an AST node or document.
	*
	* Walks through the tree (depth-first) starting from `node`, calling a
	* `visitor` function with three arguments:
	*   - `key`: For sequence values and map `Pair`, the node's index in the
	*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
	*     `null` for the root node.
	*   - `node`: The current node.
	*   - `path`: The ancestry of the current node.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `Promise`: Must resolve to one of the following values
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this node, continue with next
	*     sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current node, then continue with the next one
	*   - `Node`: Replace the current node, then continue by visiting it
	*   - `number`: While iterating the items of a sequence or map, set the index
	*     of the next step. This is useful especially if the index of the current
	*     node has changed.
	*
	* If `visitor` is a single function, it will be called with all values
	* encountered in the tree, including e.g. `null` values. Alternatively,
	* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
	* `Alias` and `Scalar` node. To define the same visitor function for more than
	* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
	* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
	* specific defined one will be used for each node.
	*/
	async function visitAsync(node, visitor) {
		const visitor_ = initVisitor(visitor);
		if (identity.isDocument(node)) {
			if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
		} else await visitAsync_(null, node, visitor_, Object.freeze([]));
	}
	/** Terminate visit traversal completely */
	visitAsync.BREAK = BREAK;
	/** Do not visit the children of the current node */
	visitAsync.SKIP = SKIP;
	/** Remove the current node */
	visitAsync.REMOVE = REMOVE;
	async function visitAsync_(key, node, visitor, path) {
		const ctrl = await callVisitor(key, node, visitor, path);
		if (identity.isNode(ctrl) || identity.isPair(ctrl)) {
			replaceNode(key, path, ctrl);
			return visitAsync_(key, ctrl, visitor, path);
		}
		if (typeof ctrl !== "symbol") {
			if (identity.isCollection(node)) {
				path = Object.freeze(path.concat(node));
				for (let i = 0; i < node.items.length; ++i) {
					const ci = await visitAsync_(i, node.items[i], visitor, path);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						node.items.splice(i, 1);
						i -= 1;
					}
				}
			} else if (identity.isPair(node)) {
				path = Object.freeze(path.concat(node));
				const ck = await visitAsync_("key", node.key, visitor, path);
				if (ck === BREAK) return BREAK;
				else if (ck === REMOVE) node.key = null;
				const cv = await visitAsync_("value", node.value, visitor, path);
				if (cv === BREAK) return BREAK;
				else if (cv === REMOVE) node.value = null;
			}
		}
		return ctrl;
	}
	function initVisitor(visitor) {
		if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
			Alias: visitor.Node,
			Map: visitor.Node,
			Scalar: visitor.Node,
			Seq: visitor.Node
		}, visitor.Value && {
			Map: visitor.Value,
			Scalar: visitor.Value,
			Seq: visitor.Value
		}, visitor.Collection && {
			Map: visitor.Collection,
			Seq: visitor.Collection
		}, visitor);
		return visitor;
	}
	function callVisitor(key, node, visitor, path) {
		if (typeof visitor === "function") return visitor(key, node, path);
		if (identity.isMap(node)) return visitor.Map?.(key, node, path);
		if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
		if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
		if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
		if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
	}
	function replaceNode(key, path, node) {
		const parent = path[path.length - 1];
		if (identity.isCollection(parent)) parent.items[key] = node;
		else if (identity.isPair(parent)) {
			if (key === "key") parent.key = node;
			else parent.value = node;
		} else if (identity.isDocument(parent)) parent.contents = node;
		else {
			const pt = identity.isAlias(parent) ? "alias" : "scalar";
			throw new Error(`Cannot replace node with ${pt} parent`);
		}
	}
	exports.visit = visit;
	exports.visitAsync = visitAsync;
}));
// node_modules/yaml/dist/doc/directives.js
var require_directives = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	const escapeChars = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	};
	const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
	var Directives = class Directives {
		constructor(yaml, tags) {
			/**
			* The directives-end/doc-start marker `---`. If `null`, a marker may still be
			* included in the document's stringified representation.
			*/
			this.docStart = null;
			/** The doc-end marker `...`.  */
			this.docEnd = false;
			this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
			this.tags = Object.assign({}, Directives.defaultTags, tags);
		}
		clone() {
			const copy = new Directives(this.yaml, this.tags);
			copy.docStart = this.docStart;
			return copy;
		}
		/**
		* During parsing, get a Directives instance for the current document and
		* update the stream state according to the current version's spec.
		*/
		atDocument() {
			const res = new Directives(this.yaml, this.tags);
			switch (this.yaml.version) {
				case "1.1":
					this.atNextDocument = true;
					break;
				case "1.2":
					this.atNextDocument = false;
					this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					};
					this.tags = Object.assign({}, Directives.defaultTags);
			}
			return res;
		}
		/**
		* @param onError - May be called even if the action was successful
		* @returns `true` on success
		*/
		add(line, onError) {
			if (this.atNextDocument) {
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
				this.atNextDocument = false;
			}
			const parts = line.trim().split(/[ \t]+/);
			const name = parts.shift();
			switch (name) {
				case "%TAG": {
					if (parts.length !== 2) {
						onError(0, "%TAG directive should contain exactly two parts");
						if (parts.length < 2) return false;
					}
					const [handle, prefix] = parts;
					this.tags[handle] = prefix;
					return true;
				}
				case "%YAML": {
					this.yaml.explicit = true;
					if (parts.length !== 1) {
						onError(0, "%YAML directive should contain exactly one part");
						return false;
					}
					const [version] = parts;
					if (version === "1.1" || version === "1.2") {
						this.yaml.version = version;
						return true;
					} else {
						const isValid = /^\d+\.\d+$/.test(version);
						onError(6, `Unsupported YAML version ${version}`, isValid);
						return false;
					}
				}
				default:
					onError(0, `Unknown directive ${name}`, true);
					return false;
			}
		}
		/**
		* Resolves a tag, matching handles to those defined in %TAG directives.
		*
		* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
		*   `'!local'` tag, or `null` if unresolvable.
		*/
		tagName(source, onError) {
			if (source === "!") return "!";
			if (source[0] !== "!") {
				onError(`Not a valid tag: ${source}`);
				return null;
			}
			if (source[1] === "<") {
				const verbatim = source.slice(2, -1);
				if (verbatim === "!" || verbatim === "!!") {
					onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
					return null;
				}
				if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
				return verbatim;
			}
			const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
			if (!suffix) onError(`The ${source} tag has no suffix`);
			const prefix = this.tags[handle];
			if (prefix) try {
				return prefix + decodeURIComponent(suffix);
			} catch (error) {
				onError(String(error));
				return null;
			}
			if (handle === "!") return source;
			onError(`Could not resolve tag: ${source}`);
			return null;
		}
		/**
		* Given a fully resolved tag, returns its printable string form,
		* taking into account current tag prefixes and defaults.
		*/
		tagString(tag) {
			for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
			return tag[0] === "!" ? tag : `!<${tag}>`;
		}
		toString(doc) {
			const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
			const tagEntries = Object.entries(this.tags);
			let tagNames;
			if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
				const tags = {};
				visit.visit(doc.contents, (_key, node) => {
					if (identity.isNode(node) && node.tag) tags[node.tag] = true;
				});
				tagNames = Object.keys(tags);
			} else tagNames = [];
			for (const [handle, prefix] of tagEntries) {
				if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
				if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
			}
			return lines.join("\n");
		}
	};
	Directives.defaultYaml = {
		explicit: false,
		version: "1.2"
	};
	Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
	exports.Directives = Directives;
}));
// node_modules/yaml/dist/doc/anchors.js
var require_anchors = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var visit = require_visit();
	/**
	* Verify that the input string is a valid anchor.
	*
	* Will throw on errors.
	*/
	function anchorIsValid(anchor) {
		if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
			const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
			throw new Error(msg);
		}
		return true;
	}
	function anchorNames(root) {
		const anchors = /* @__PURE__ */ new Set();
		visit.visit(root, { Value(_key, node) {
			if (node.anchor) anchors.add(node.anchor);
		} });
		return anchors;
	}
	/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
	function findNewAnchor(prefix, exclude) {
		for (let i = 1;; ++i) {
			const name = `${prefix}${i}`;
			if (!exclude.has(name)) return name;
		}
	}
	function createNodeAnchors(doc, prefix) {
		const aliasObjects = [];
		const sourceObjects = /* @__PURE__ */ new Map();
		let prevAnchors = null;
		return {
			onAnchor: (source) => {
				aliasObjects.push(source);
				prevAnchors ?? (prevAnchors = anchorNames(doc));
				const anchor = findNewAnchor(prefix, prevAnchors);
				prevAnchors.add(anchor);
				return anchor;
			},
			/**
			* With circular references, the source node is only resolved after all
			* of its child nodes are. This is why anchors are set only after all of
			* the nodes have been created.
			*/
			setAnchors: () => {
				for (const source of aliasObjects) {
					const ref = sourceObjects.get(source);
					if (typeof ref === "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
					else {
						const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
						error.source = source;
						throw error;
					}
				}
			},
			sourceObjects
		};
	}
	exports.anchorIsValid = anchorIsValid;
	exports.anchorNames = anchorNames;
	exports.createNodeAnchors = createNodeAnchors;
	exports.findNewAnchor = findNewAnchor;
}));
// node_modules/yaml/dist/doc/applyReviver.js
var require_applyReviver = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	/**
	* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
	* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
	* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
	*
	* Includes extensions for handling Map and Set objects.
	*/
	function applyReviver(reviver, obj, key, val) {
		if (val && typeof val === "object") {
			if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
				const v0 = val[i];
				const v1 = applyReviver(reviver, val, String(i), v0);
				if (v1 === void 0) delete val[i];
				else if (v1 !== v0) val[i] = v1;
			}
			else if (val instanceof Map) for (const k of Array.from(val.keys())) {
				const v0 = val.get(k);
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) val.delete(k);
				else if (v1 !== v0) val.set(k, v1);
			}
			else if (val instanceof Set) for (const v0 of Array.from(val)) {
				const v1 = applyReviver(reviver, val, v0, v0);
				if (v1 === void 0) val.delete(v0);
				else if (v1 !== v0) {
					val.delete(v0);
					val.add(v1);
				}
			}
			else for (const [k, v0] of Object.entries(val)) {
				const v1 = applyReviver(reviver, val, k, v0);
				if (v1 === void 0) delete val[k];
				else if (v1 !== v0) val[k] = v1;
			}
		}
		return reviver.call(obj, key, val);
	}
	exports.applyReviver = applyReviver;
}));
// node_modules/yaml/dist/nodes/toJS.js
var require_toJS = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	/**
	* Recursively convert any node or its contents to native JavaScript
	*
	* @param value - The input value
	* @param arg - If `value` defines a `toJSON()` method, use this
	*   as its first argument
	* @param ctx - Conversion context, originally set in Document#toJS(). If
	*   `{ keep: true }` is not set, output should be suitable for JSON
	*   stringification.
	*/
	function toJS(value, arg, ctx) {
		if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
		if (value && typeof value.toJSON === "function") {
			if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
			const data = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			ctx.anchors.set(value, data);
			ctx.onCreate = (res) => {
				data.res = res;
				delete ctx.onCreate;
			};
			const res = value.toJSON(arg, ctx);
			if (ctx.onCreate) ctx.onCreate(res);
			return res;
		}
		if (typeof value === "bigint" && !ctx?.keep) return Number(value);
		return value;
	}
	exports.toJS = toJS;
}));
// node_modules/yaml/dist/nodes/Node.js
var require_Node = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var applyReviver = require_applyReviver();
	var identity = require_identity();
	var toJS = require_toJS();
	var NodeBase = class {
		constructor(type) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: type });
		}
		/** Create a copy of this node.  */
		clone() {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** A plain JavaScript representation of this node. */
		toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			if (!identity.isDocument(doc)) throw new TypeError("A document argument is required");
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc,
				keep: true,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this, "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
	};
	exports.NodeBase = NodeBase;
}));
// node_modules/yaml/dist/nodes/Alias.js
var require_Alias = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var anchors = require_anchors();
	var visit = require_visit();
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	var Alias = class extends Node.NodeBase {
		constructor(source) {
			super(identity.ALIAS);
			this.source = source;
			Object.defineProperty(this, "tag", { set() {
				throw new Error("Alias nodes cannot have tags");
			} });
		}
		/**
		* Resolve the value of this alias within `doc`, finding the last
		* instance of the `source` anchor before this node.
		*/
		resolve(doc, ctx) {
			if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
			let nodes;
			if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
			else {
				nodes = [];
				visit.visit(doc, { Node: (_key, node) => {
					if (identity.isAlias(node) || identity.hasAnchor(node)) nodes.push(node);
				} });
				if (ctx) ctx.aliasResolveCache = nodes;
			}
			let found = void 0;
			for (const node of nodes) {
				if (node === this) break;
				if (node.anchor === this.source) found = node;
			}
			if (found && ctx) {
				const { anchors, doc, maxAliasCount } = ctx;
				let data = anchors.get(found);
				if (!data) {
					toJS.toJS(found, null, ctx);
					data = anchors.get(found);
				}
				/* istanbul ignore if */
				if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (maxAliasCount >= 0) {
					data.count += 1;
					if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
					if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
			}
			return found;
		}
		toJSON(_arg, ctx) {
			if (!ctx) return { source: this.source };
			const source = this.resolve(ctx.doc, ctx);
			if (!source) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new ReferenceError(msg);
			}
			return ctx.anchors.get(source).res;
		}
		toString(ctx, _onComment, _onChompKeep) {
			const src = `*${this.source}`;
			if (ctx) {
				anchors.anchorIsValid(this.source);
				if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
					const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw new Error(msg);
				}
				if (ctx.implicitKey) return `${src} `;
			}
			return src;
		}
	};
	function getAliasCount(doc, node, anchors) {
		if (identity.isAlias(node)) {
			const source = node.resolve(doc);
			const anchor = anchors && source && anchors.get(source);
			return anchor ? anchor.count * anchor.aliasCount : 0;
		} else if (identity.isCollection(node)) {
			let count = 0;
			for (const item of node.items) {
				const c = getAliasCount(doc, item, anchors);
				if (c > count) count = c;
			}
			return count;
		} else if (identity.isPair(node)) {
			const kc = getAliasCount(doc, node.key, anchors);
			const vc = getAliasCount(doc, node.value, anchors);
			return Math.max(kc, vc);
		}
		return 1;
	}
	exports.Alias = Alias;
}));
// node_modules/yaml/dist/nodes/Scalar.js
var require_Scalar = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var Node = require_Node();
	var toJS = require_toJS();
	const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
	var Scalar = class extends Node.NodeBase {
		constructor(value) {
			super(identity.SCALAR);
			this.value = value;
		}
		toJSON(arg, ctx) {
			return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
		}
		toString() {
			return String(this.value);
		}
	};
	Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
	Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
	Scalar.PLAIN = "PLAIN";
	Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
	Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
	exports.Scalar = Scalar;
	exports.isScalarValue = isScalarValue;
}));
// node_modules/yaml/dist/doc/createNode.js
var require_createNode = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var Scalar = require_Scalar();
	const defaultTagPrefix = "tag:yaml.org,2002:";
	function findTagObject(value, tagName, tags) {
		if (tagName) {
			const match = tags.filter((t) => t.tag === tagName);
			const tagObj = match.find((t) => !t.format) ?? match[0];
			if (!tagObj) throw new Error(`Tag ${tagName} not found`);
			return tagObj;
		}
		return tags.find((t) => t.identify?.(value) && !t.format);
	}
	function createNode(value, tagName, ctx) {
		if (identity.isDocument(value)) value = value.contents;
		if (identity.isNode(value)) return value;
		if (identity.isPair(value)) {
			const map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
			map.items.push(value);
			return map;
		}
		if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
		const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
		let ref = void 0;
		if (aliasDuplicateObjects && value && typeof value === "object") {
			ref = sourceObjects.get(value);
			if (ref) {
				ref.anchor ?? (ref.anchor = onAnchor(value));
				return new Alias.Alias(ref.anchor);
			} else {
				ref = {
					anchor: null,
					node: null
				};
				sourceObjects.set(value, ref);
			}
		}
		if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
		let tagObj = findTagObject(value, tagName, schema.tags);
		if (!tagObj) {
			if (value && typeof value.toJSON === "function") value = value.toJSON();
			if (!value || typeof value !== "object") {
				const node = new Scalar.Scalar(value);
				if (ref) ref.node = node;
				return node;
			}
			tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
		}
		if (onTagObj) {
			onTagObj(tagObj);
			delete ctx.onTagObj;
		}
		const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
		if (tagName) node.tag = tagName;
		else if (!tagObj.default) node.tag = tagObj.tag;
		if (ref) ref.node = node;
		return node;
	}
	exports.createNode = createNode;
}));
// node_modules/yaml/dist/nodes/Collection.js
var require_Collection = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var createNode = require_createNode();
	var identity = require_identity();
	var Node = require_Node();
	function collectionFromPath(schema, path, value) {
		let v = value;
		for (let i = path.length - 1; i >= 0; --i) {
			const k = path[i];
			if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
				const a = [];
				a[k] = v;
				v = a;
			} else v = /* @__PURE__ */ new Map([[k, v]]);
		}
		return createNode.createNode(v, void 0, {
			aliasDuplicateObjects: false,
			keepUndefined: false,
			onAnchor: () => {
				throw new Error("This should not happen, please report a bug.");
			},
			schema,
			sourceObjects: /* @__PURE__ */ new Map()
		});
	}
	const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
	var Collection = class extends Node.NodeBase {
		constructor(type, schema) {
			super(type);
			Object.defineProperty(this, "schema", {
				value: schema,
				configurable: true,
				enumerable: false,
				writable: true
			});
		}
		/**
		* Create a copy of this collection.
		*
		* @param schema - If defined, overwrites the original's schema
		*/
		clone(schema) {
			const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			if (schema) copy.schema = schema;
			copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it);
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/**
		* Adds a value to the collection. For `!!map` and `!!omap` the value must
		* be a Pair instance or a `{ key, value }` object, which may not have a key
		* that already exists in the map.
		*/
		addIn(path, value) {
			if (isEmptyPath(path)) this.add(value);
			else {
				const [key, ...rest] = path;
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.addIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
		/**
		* Removes a value from the collection.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.delete(key);
			const node = this.get(key, true);
			if (identity.isCollection(node)) return node.deleteIn(rest);
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (rest.length === 0) return !keepScalar && identity.isScalar(node) ? node.value : node;
			else return identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
		}
		hasAllNullValues(allowScalar) {
			return this.items.every((node) => {
				if (!identity.isPair(node)) return false;
				const n = node.value;
				return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
			});
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*/
		hasIn(path) {
			const [key, ...rest] = path;
			if (rest.length === 0) return this.has(key);
			const node = this.get(key, true);
			return identity.isCollection(node) ? node.hasIn(rest) : false;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			const [key, ...rest] = path;
			if (rest.length === 0) this.set(key, value);
			else {
				const node = this.get(key, true);
				if (identity.isCollection(node)) node.setIn(rest, value);
				else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
				else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
		}
	};
	exports.Collection = Collection;
	exports.collectionFromPath = collectionFromPath;
	exports.isEmptyPath = isEmptyPath;
}));
// node_modules/yaml/dist/stringify/stringifyComment.js
var require_stringifyComment = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	/**
	* Stringifies a comment.
	*
	* Empty comment lines are left empty,
	* lines consisting of a single space are replaced by `#`,
	* and all other lines are prefixed with a `#`.
	*/
	const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
	function indentComment(comment, indent) {
		if (/^\n+$/.test(comment)) return comment.substring(1);
		return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
	}
	const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
	exports.indentComment = indentComment;
	exports.lineComment = lineComment;
	exports.stringifyComment = stringifyComment;
}));
// node_modules/yaml/dist/stringify/foldFlowLines.js
var require_foldFlowLines = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	const FOLD_FLOW = "flow";
	const FOLD_BLOCK = "block";
	const FOLD_QUOTED = "quoted";
	/**
	* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
	* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
	* terminated with `\n` and started with `indent`.
	*/
	function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
		if (!lineWidth || lineWidth < 0) return text;
		if (lineWidth < minContentWidth) minContentWidth = 0;
		const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
		if (text.length <= endStep) return text;
		const folds = [];
		const escapedFolds = {};
		let end = lineWidth - indent.length;
		if (typeof indentAtStart === "number") {
			if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
			else end = lineWidth - indentAtStart;
		}
		let split = void 0;
		let prev = void 0;
		let overflow = false;
		let i = -1;
		let escStart = -1;
		let escEnd = -1;
		if (mode === FOLD_BLOCK) {
			i = consumeMoreIndentedLines(text, i, indent.length);
			if (i !== -1) end = i + endStep;
		}
		for (let ch; ch = text[i += 1];) {
			if (mode === FOLD_QUOTED && ch === "\\") {
				escStart = i;
				switch (text[i + 1]) {
					case "x":
						i += 3;
						break;
					case "u":
						i += 5;
						break;
					case "U":
						i += 9;
						break;
					default: i += 1;
				}
				escEnd = i;
			}
			if (ch === "\n") {
				if (mode === FOLD_BLOCK) i = consumeMoreIndentedLines(text, i, indent.length);
				end = i + indent.length + endStep;
				split = void 0;
			} else {
				if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
					const next = text[i + 1];
					if (next && next !== " " && next !== "\n" && next !== "	") split = i;
				}
				if (i >= end) {
					if (split) {
						folds.push(split);
						end = split + endStep;
						split = void 0;
					} else if (mode === FOLD_QUOTED) {
						while (prev === " " || prev === "	") {
							prev = ch;
							ch = text[i += 1];
							overflow = true;
						}
						const j = i > escEnd + 1 ? i - 2 : escStart - 1;
						if (escapedFolds[j]) return text;
						folds.push(j);
						escapedFolds[j] = true;
						end = j + endStep;
						split = void 0;
					} else overflow = true;
				}
			}
			prev = ch;
		}
		if (overflow && onOverflow) onOverflow();
		if (folds.length === 0) return text;
		if (onFold) onFold();
		let res = text.slice(0, folds[0]);
		for (let i = 0; i < folds.length; ++i) {
			const fold = folds[i];
			const end = folds[i + 1] || text.length;
			if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
			else {
				if (mode === FOLD_QUOTED && escapedFolds[fold]) res += `${text[fold]}\\`;
				res += `\n${indent}${text.slice(fold + 1, end)}`;
			}
		}
		return res;
	}
	/**
	* Presumes `i + 1` is at the start of a line
	* @returns index of last newline in more-indented block
	*/
	function consumeMoreIndentedLines(text, i, indent) {
		let end = i;
		let start = i + 1;
		let ch = text[start];
		while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
		else {
			do
				ch = text[++i];
			while (ch && ch !== "\n");
			end = i;
			start = i + 1;
			ch = text[start];
		}
		return end;
	}
	exports.FOLD_BLOCK = FOLD_BLOCK;
	exports.FOLD_FLOW = FOLD_FLOW;
	exports.FOLD_QUOTED = FOLD_QUOTED;
	exports.foldFlowLines = foldFlowLines;
}));
// node_modules/yaml/dist/stringify/stringifyString.js
var require_stringifyString = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	var foldFlowLines = require_foldFlowLines();
	const getFoldOptions = (ctx, isBlock) => ({
		indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
		lineWidth: ctx.options.lineWidth,
		minContentWidth: ctx.options.minContentWidth
	});
	const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
	function lineLengthOverLimit(str, lineWidth, indentLength) {
		if (!lineWidth || lineWidth < 0) return false;
		const limit = lineWidth - indentLength;
		const strLen = str.length;
		if (strLen <= limit) return false;
		for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
			if (i - start > limit) return true;
			start = i + 1;
			if (strLen - start <= limit) return false;
		}
		return true;
	}
	function doubleQuotedString(value, ctx) {
		const json = JSON.stringify(value);
		if (ctx.options.doubleQuotedAsJSON) return json;
		const { implicitKey } = ctx;
		const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		let str = "";
		let start = 0;
		for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
			if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
				str += json.slice(start, i) + "\\ ";
				i += 1;
				start = i;
				ch = "\\";
			}
			if (ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						const code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
							else str += json.substr(i, 6);
						}
						i += 5;
						start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						str += json.slice(start, i) + "\n\n";
						while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
							str += "\n";
							i += 2;
						}
						str += indent;
						if (json[i + 2] === " ") str += "\\";
						i += 1;
						start = i + 1;
					}
					break;
				default: i += 1;
			}
		}
		str = start ? str + json.slice(start) : json;
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, false));
	}
	function singleQuotedString(value, ctx) {
		if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
		const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
		const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
		return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function quotedString(value, ctx) {
		const { singleQuote } = ctx.options;
		let qs;
		if (singleQuote === false) qs = doubleQuotedString;
		else {
			const hasDouble = value.includes("\"");
			const hasSingle = value.includes("'");
			if (hasDouble && !hasSingle) qs = singleQuotedString;
			else if (hasSingle && !hasDouble) qs = doubleQuotedString;
			else qs = singleQuote ? singleQuotedString : doubleQuotedString;
		}
		return qs(value, ctx);
	}
	let blockEndNewlines;
	try {
		blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		blockEndNewlines = /\n+(?!\n|$)/g;
	}
	function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
		const { blockQuote, commentString, lineWidth } = ctx.options;
		if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
		const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
		const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? false : type === Scalar.Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
		if (!value) return literal ? "|\n" : ">\n";
		let chomp;
		let endStart;
		for (endStart = value.length; endStart > 0; --endStart) {
			const ch = value[endStart - 1];
			if (ch !== "\n" && ch !== "	" && ch !== " ") break;
		}
		let end = value.substring(endStart);
		const endNlPos = end.indexOf("\n");
		if (endNlPos === -1) chomp = "-";
		else if (value === end || endNlPos !== end.length - 1) {
			chomp = "+";
			if (onChompKeep) onChompKeep();
		} else chomp = "";
		if (end) {
			value = value.slice(0, -end.length);
			if (end[end.length - 1] === "\n") end = end.slice(0, -1);
			end = end.replace(blockEndNewlines, `$&${indent}`);
		}
		let startWithSpace = false;
		let startEnd;
		let startNlPos = -1;
		for (startEnd = 0; startEnd < value.length; ++startEnd) {
			const ch = value[startEnd];
			if (ch === " ") startWithSpace = true;
			else if (ch === "\n") startNlPos = startEnd;
			else break;
		}
		let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
		if (start) {
			value = value.substring(start.length);
			start = start.replace(/\n+/g, `$&${indent}`);
		}
		let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
		if (comment) {
			header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
			if (onComment) onComment();
		}
		if (!literal) {
			const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
			let literalFallback = false;
			const foldOptions = getFoldOptions(ctx, true);
			if (blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
				literalFallback = true;
			};
			const body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
			if (!literalFallback) return `>${header}\n${indent}${body}`;
		}
		value = value.replace(/\n+/g, `$&${indent}`);
		return `|${header}\n${indent}${start}${value}${end}`;
	}
	function plainString(item, ctx, onComment, onChompKeep) {
		const { type, value } = item;
		const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
		if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
		if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
		if (containsDocumentMarker(value)) {
			if (indent === "") {
				ctx.forceBlockIndent = true;
				return blockString(item, ctx, onComment, onChompKeep);
			} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
		}
		const str = value.replace(/\n+/g, `$&\n${indent}`);
		if (actualString) {
			const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
			const { compat, tags } = ctx.doc.schema;
			if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
		}
		return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, false));
	}
	function stringifyString(item, ctx, onComment, onChompKeep) {
		const { implicitKey, inFlow } = ctx;
		const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
		let { type } = item;
		if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
			if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.Scalar.QUOTE_DOUBLE;
		}
		const _stringify = (_type) => {
			switch (_type) {
				case Scalar.Scalar.BLOCK_FOLDED:
				case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
				case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
				case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
				case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
				default: return null;
			}
		};
		let res = _stringify(type);
		if (res === null) {
			const { defaultKeyType, defaultStringType } = ctx.options;
			const t = implicitKey && defaultKeyType || defaultStringType;
			res = _stringify(t);
			if (res === null) throw new Error(`Unsupported default string type ${t}`);
		}
		return res;
	}
	exports.stringifyString = stringifyString;
}));
// node_modules/yaml/dist/stringify/stringify.js
var require_stringify = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var anchors = require_anchors();
	var identity = require_identity();
	var stringifyComment = require_stringifyComment();
	var stringifyString = require_stringifyString();
	function createStringifyContext(doc, options) {
		const opt = Object.assign({
			blockQuote: true,
			commentString: stringifyComment.stringifyComment,
			defaultKeyType: null,
			defaultStringType: "PLAIN",
			directives: null,
			doubleQuotedAsJSON: false,
			doubleQuotedMinMultiLineLength: 40,
			falseStr: "false",
			flowCollectionPadding: true,
			indentSeq: true,
			lineWidth: 80,
			minContentWidth: 20,
			nullStr: "null",
			simpleKeys: false,
			singleQuote: null,
			trailingComma: false,
			trueStr: "true",
			verifyAliasOrder: true
		}, doc.schema.toStringOptions, options);
		let inFlow;
		switch (opt.collectionStyle) {
			case "block":
				inFlow = false;
				break;
			case "flow":
				inFlow = true;
				break;
			default: inFlow = null;
		}
		return {
			anchors: /* @__PURE__ */ new Set(),
			doc,
			flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
			inFlow,
			options: opt
		};
	}
	function getTagObject(tags, item) {
		if (item.tag) {
			const match = tags.filter((t) => t.tag === item.tag);
			if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
		}
		let tagObj = void 0;
		let obj;
		if (identity.isScalar(item)) {
			obj = item.value;
			let match = tags.filter((t) => t.identify?.(obj));
			if (match.length > 1) {
				const testMatch = match.filter((t) => t.test);
				if (testMatch.length > 0) match = testMatch;
			}
			tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
		} else {
			obj = item;
			tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
		}
		if (!tagObj) {
			const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
			throw new Error(`Tag not resolved for ${name} value`);
		}
		return tagObj;
	}
	function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
		if (!doc.directives) return "";
		const props = [];
		const anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
		if (anchor && anchors.anchorIsValid(anchor)) {
			anchors$1.add(anchor);
			props.push(`&${anchor}`);
		}
		const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
		if (tag) props.push(doc.directives.tagString(tag));
		return props.join(" ");
	}
	function stringify(item, ctx, onComment, onChompKeep) {
		if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
		if (identity.isAlias(item)) {
			if (ctx.doc.directives) return item.toString(ctx);
			if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
			else {
				if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
				else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
				item = item.resolve(ctx.doc);
			}
		}
		let tagObj = void 0;
		const node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
		tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
		const props = stringifyProps(node, tagObj, ctx);
		if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
		const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
		if (!props) return str;
		return identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
	}
	exports.createStringifyContext = createStringifyContext;
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/stringify/stringifyPair.js
var require_stringifyPair = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
		const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
		let keyComment = identity.isNode(key) && key.comment || null;
		if (simpleKeys) {
			if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
			if (identity.isCollection(key) || !identity.isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
		}
		let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key === "object"));
		ctx = Object.assign({}, ctx, {
			allNullValues: false,
			implicitKey: !explicitKey && (simpleKeys || !allNullValues),
			indent: indent + indentStep
		});
		let keyCommentDone = false;
		let chompKeep = false;
		let str = stringify.stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
		if (!explicitKey && !ctx.inFlow && str.length > 1024) {
			if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
			explicitKey = true;
		}
		if (ctx.inFlow) {
			if (allNullValues || value == null) {
				if (keyCommentDone && onComment) onComment();
				return str === "" ? "?" : explicitKey ? `? ${str}` : str;
			}
		} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
			str = `? ${str}`;
			if (keyComment && !keyCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			else if (chompKeep && onChompKeep) onChompKeep();
			return str;
		}
		if (keyCommentDone) keyComment = null;
		if (explicitKey) {
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
			str = `? ${str}\n${indent}:`;
		} else {
			str = `${str}:`;
			if (keyComment) str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment));
		}
		let vsb, vcb, valueComment;
		if (identity.isNode(value)) {
			vsb = !!value.spaceBefore;
			vcb = value.commentBefore;
			valueComment = value.comment;
		} else {
			vsb = false;
			vcb = null;
			valueComment = null;
			if (value && typeof value === "object") value = doc.createNode(value);
		}
		ctx.implicitKey = false;
		if (!explicitKey && !keyComment && identity.isScalar(value)) ctx.indentAtStart = str.length + 1;
		chompKeep = false;
		if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
		let valueCommentDone = false;
		const valueStr = stringify.stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
		let ws = " ";
		if (keyComment || vsb || vcb) {
			ws = vsb ? "\n" : "";
			if (vcb) {
				const cs = commentString(vcb);
				ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
			}
			if (valueStr === "" && !ctx.inFlow) {
				if (ws === "\n" && valueComment) ws = "\n\n";
			} else ws += `\n${ctx.indent}`;
		} else if (!explicitKey && identity.isCollection(value)) {
			const vs0 = valueStr[0];
			const nl0 = valueStr.indexOf("\n");
			const hasNewline = nl0 !== -1;
			const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
			if (hasNewline || !flow) {
				let hasPropsLine = false;
				if (hasNewline && (vs0 === "&" || vs0 === "!")) {
					let sp0 = valueStr.indexOf(" ");
					if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
					if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
				}
				if (!hasPropsLine) ws = `\n${ctx.indent}`;
			}
		} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
		str += ws + valueStr;
		if (ctx.inFlow) {
			if (valueCommentDone && onComment) onComment();
		} else if (valueComment && !valueCommentDone) str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	exports.stringifyPair = stringifyPair;
}));
// node_modules/yaml/dist/log.js
var require_log = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var node_process = __require("process");
	function debug(logLevel, ...messages) {
		if (logLevel === "debug") console.log(...messages);
	}
	function warn(logLevel, warning) {
		if (logLevel === "debug" || logLevel === "warn") {
			if (typeof node_process.emitWarning === "function") node_process.emitWarning(warning);
			else console.warn(warning);
		}
	}
	exports.debug = debug;
	exports.warn = warn;
}));
// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var require_merge = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	const MERGE_KEY = "<<";
	const merge = {
		identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
		stringify: () => MERGE_KEY
	};
	const isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
	function addMergeToJSMap(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (identity.isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
		else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
		else mergeValue(ctx, map, source);
	}
	function mergeValue(ctx, map, value) {
		const source = resolveAliasValue(ctx, value);
		if (!identity.isMap(source)) throw new Error("Merge sources must be maps or map aliases");
		const srcMap = source.toJSON(null, ctx, Map);
		for (const [key, value] of srcMap) if (map instanceof Map) {
			if (!map.has(key)) map.set(key, value);
		} else if (map instanceof Set) map.add(key);
		else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
			value,
			writable: true,
			enumerable: true,
			configurable: true
		});
		return map;
	}
	function resolveAliasValue(ctx, value) {
		return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
	}
	exports.addMergeToJSMap = addMergeToJSMap;
	exports.isMergeKey = isMergeKey;
	exports.merge = merge;
}));
// node_modules/yaml/dist/nodes/addPairToJSMap.js
var require_addPairToJSMap = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var log = require_log();
	var merge = require_merge();
	var stringify = require_stringify();
	var identity = require_identity();
	var toJS = require_toJS();
	function addPairToJSMap(ctx, map, { key, value }) {
		if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
		else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
		else {
			const jsKey = toJS.toJS(key, "", ctx);
			if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
			else if (map instanceof Set) map.add(jsKey);
			else {
				const stringKey = stringifyKey(key, jsKey, ctx);
				const jsValue = toJS.toJS(value, stringKey, ctx);
				if (stringKey in map) Object.defineProperty(map, stringKey, {
					value: jsValue,
					writable: true,
					enumerable: true,
					configurable: true
				});
				else map[stringKey] = jsValue;
			}
		}
		return map;
	}
	function stringifyKey(key, jsKey, ctx) {
		if (jsKey === null) return "";
		if (typeof jsKey !== "object") return String(jsKey);
		if (identity.isNode(key) && ctx?.doc) {
			const strCtx = stringify.createStringifyContext(ctx.doc, {});
			strCtx.anchors = /* @__PURE__ */ new Set();
			for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
			strCtx.inFlow = true;
			strCtx.inStringifyKey = true;
			const strKey = key.toString(strCtx);
			if (!ctx.mapKeyWarned) {
				let jsonStr = JSON.stringify(strKey);
				if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
				log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
				ctx.mapKeyWarned = true;
			}
			return strKey;
		}
		return JSON.stringify(jsKey);
	}
	exports.addPairToJSMap = addPairToJSMap;
}));
// node_modules/yaml/dist/nodes/Pair.js
var require_Pair = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var createNode = require_createNode();
	var stringifyPair = require_stringifyPair();
	var addPairToJSMap = require_addPairToJSMap();
	var identity = require_identity();
	function createPair(key, value, ctx) {
		return new Pair(createNode.createNode(key, void 0, ctx), createNode.createNode(value, void 0, ctx));
	}
	var Pair = class Pair {
		constructor(key, value = null) {
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR });
			this.key = key;
			this.value = value;
		}
		clone(schema) {
			let { key, value } = this;
			if (identity.isNode(key)) key = key.clone(schema);
			if (identity.isNode(value)) value = value.clone(schema);
			return new Pair(key, value);
		}
		toJSON(_, ctx) {
			const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			return addPairToJSMap.addPairToJSMap(ctx, pair, this);
		}
		toString(ctx, onComment, onChompKeep) {
			return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
		}
	};
	exports.Pair = Pair;
	exports.createPair = createPair;
}));
// node_modules/yaml/dist/stringify/stringifyCollection.js
var require_stringifyCollection = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyCollection(collection, ctx, options) {
		return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
	}
	function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
		const { indent, options: { commentString } } = ctx;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			type: null
		});
		let chompKeep = false;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (!chompKeep && item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (!chompKeep && ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
				}
			}
			chompKeep = false;
			let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			if (chompKeep && comment) chompKeep = false;
			lines.push(blockItemPrefix + str);
		}
		let str;
		if (lines.length === 0) str = flowChars.start + flowChars.end;
		else {
			str = lines[0];
			for (let i = 1; i < lines.length; ++i) {
				const line = lines[i];
				str += line ? `\n${indent}${line}` : "\n";
			}
		}
		if (comment) {
			str += "\n" + stringifyComment.indentComment(commentString(comment), indent);
			if (onComment) onComment();
		} else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
		const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
		itemIndent += indentStep;
		const itemCtx = Object.assign({}, ctx, {
			indent: itemIndent,
			inFlow: true,
			type: null
		});
		let reqNewline = false;
		let linesAtValue = 0;
		const lines = [];
		for (let i = 0; i < items.length; ++i) {
			const item = items[i];
			let comment = null;
			if (identity.isNode(item)) {
				if (item.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, item.commentBefore, false);
				if (item.comment) comment = item.comment;
			} else if (identity.isPair(item)) {
				const ik = identity.isNode(item.key) ? item.key : null;
				if (ik) {
					if (ik.spaceBefore) lines.push("");
					addCommentBefore(ctx, lines, ik.commentBefore, false);
					if (ik.comment) reqNewline = true;
				}
				const iv = identity.isNode(item.value) ? item.value : null;
				if (iv) {
					if (iv.comment) comment = iv.comment;
					if (iv.commentBefore) reqNewline = true;
				} else if (item.value == null && ik?.comment) comment = ik.comment;
			}
			if (comment) reqNewline = true;
			let str = stringify.stringify(item, itemCtx, () => comment = null);
			reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
			if (i < items.length - 1) str += ",";
			else if (ctx.options.trailingComma) {
				if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
				if (reqNewline) str += ",";
			}
			if (comment) str += stringifyComment.lineComment(str, itemIndent, commentString(comment));
			lines.push(str);
			linesAtValue = lines.length;
		}
		const { start, end } = flowChars;
		if (lines.length === 0) return start + end;
		else {
			if (!reqNewline) {
				const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
	}
	function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
		if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
		if (comment) {
			const ic = stringifyComment.indentComment(commentString(comment), indent);
			lines.push(ic.trimStart());
		}
	}
	exports.stringifyCollection = stringifyCollection;
}));
// node_modules/yaml/dist/nodes/YAMLMap.js
var require_YAMLMap = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var stringifyCollection = require_stringifyCollection();
	var addPairToJSMap = require_addPairToJSMap();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	function findPair(items, key) {
		const k = identity.isScalar(key) ? key.value : key;
		for (const it of items) if (identity.isPair(it)) {
			if (it.key === key || it.key === k) return it;
			if (identity.isScalar(it.key) && it.key.value === k) return it;
		}
	}
	var YAMLMap = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(schema) {
			super(identity.MAP, schema);
			this.items = [];
		}
		/**
		* A generic collection parsing method that can be extended
		* to other node classes that inherit from YAMLMap
		*/
		static from(schema, obj, ctx) {
			const { keepUndefined, replacer } = ctx;
			const map = new this(schema);
			const add = (key, value) => {
				if (typeof replacer === "function") value = replacer.call(obj, key, value);
				else if (Array.isArray(replacer) && !replacer.includes(key)) return;
				if (value !== void 0 || keepUndefined) map.items.push(Pair.createPair(key, value, ctx));
			};
			if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
			else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
			if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
			return map;
		}
		/**
		* Adds a value to the collection.
		*
		* @param overwrite - If not set `true`, using a key that is already in the
		*   collection will throw. Otherwise, overwrites the previous value.
		*/
		add(pair, overwrite) {
			let _pair;
			if (identity.isPair(pair)) _pair = pair;
			else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair.Pair(pair, pair?.value);
			else _pair = new Pair.Pair(pair.key, pair.value);
			const prev = findPair(this.items, _pair.key);
			const sortEntries = this.schema?.sortMapEntries;
			if (prev) {
				if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
				if (identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value)) prev.value.value = _pair.value;
				else prev.value = _pair.value;
			} else if (sortEntries) {
				const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
				if (i === -1) this.items.push(_pair);
				else this.items.splice(i, 0, _pair);
			} else this.items.push(_pair);
		}
		delete(key) {
			const it = findPair(this.items, key);
			if (!it) return false;
			return this.items.splice(this.items.indexOf(it), 1).length > 0;
		}
		get(key, keepScalar) {
			const node = findPair(this.items, key)?.value;
			return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
		}
		has(key) {
			return !!findPair(this.items, key);
		}
		set(key, value) {
			this.add(new Pair.Pair(key, value), true);
		}
		/**
		* @param ctx - Conversion context, originally set in Document#toJS()
		* @param {Class} Type - If set, forces the returned collection type
		* @returns Instance of Type, Map, or Object
		*/
		toJSON(_, ctx, Type) {
			const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
			return map;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			for (const item of this.items) if (!identity.isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
			if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: ctx.indent || "",
				onChompKeep,
				onComment
			});
		}
	};
	exports.YAMLMap = YAMLMap;
	exports.findPair = findPair;
}));
// node_modules/yaml/dist/schema/common/map.js
var require_map = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var YAMLMap = require_YAMLMap();
	exports.map = {
		collection: "map",
		default: true,
		nodeClass: YAMLMap.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(map, onError) {
			if (!identity.isMap(map)) onError("Expected a mapping for this tag");
			return map;
		},
		createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/nodes/YAMLSeq.js
var require_YAMLSeq = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var createNode = require_createNode();
	var stringifyCollection = require_stringifyCollection();
	var Collection = require_Collection();
	var identity = require_identity();
	var Scalar = require_Scalar();
	var toJS = require_toJS();
	var YAMLSeq = class extends Collection.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(schema) {
			super(identity.SEQ, schema);
			this.items = [];
		}
		add(value) {
			this.items.push(value);
		}
		/**
		* Removes a value from the collection.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return false;
			return this.items.splice(idx, 1).length > 0;
		}
		get(key, keepScalar) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") return void 0;
			const it = this.items[idx];
			return !keepScalar && identity.isScalar(it) ? it.value : it;
		}
		/**
		* Checks if the collection includes a value with the key `key`.
		*
		* `key` must contain a representation of an integer for this to succeed.
		* It may be wrapped in a `Scalar`.
		*/
		has(key) {
			const idx = asItemIndex(key);
			return typeof idx === "number" && idx < this.items.length;
		}
		/**
		* Sets a value in this collection. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*
		* If `key` does not contain a representation of an integer, this will throw.
		* It may be wrapped in a `Scalar`.
		*/
		set(key, value) {
			const idx = asItemIndex(key);
			if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
			const prev = this.items[idx];
			if (identity.isScalar(prev) && Scalar.isScalarValue(value)) prev.value = value;
			else this.items[idx] = value;
		}
		toJSON(_, ctx) {
			const seq = [];
			if (ctx?.onCreate) ctx.onCreate(seq);
			let i = 0;
			for (const item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
			return seq;
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			return stringifyCollection.stringifyCollection(this, ctx, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (ctx.indent || "") + "  ",
				onChompKeep,
				onComment
			});
		}
		static from(schema, obj, ctx) {
			const { replacer } = ctx;
			const seq = new this(schema);
			if (obj && Symbol.iterator in Object(obj)) {
				let i = 0;
				for (let it of obj) {
					if (typeof replacer === "function") {
						const key = obj instanceof Set ? it : String(i++);
						it = replacer.call(obj, key, it);
					}
					seq.items.push(createNode.createNode(it, void 0, ctx));
				}
			}
			return seq;
		}
	};
	function asItemIndex(key) {
		let idx = identity.isScalar(key) ? key.value : key;
		if (idx && typeof idx === "string") idx = Number(idx);
		return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
	}
	exports.YAMLSeq = YAMLSeq;
}));
// node_modules/yaml/dist/schema/common/seq.js
var require_seq = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var YAMLSeq = require_YAMLSeq();
	exports.seq = {
		collection: "seq",
		default: true,
		nodeClass: YAMLSeq.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(seq, onError) {
			if (!identity.isSeq(seq)) onError("Expected a sequence for this tag");
			return seq;
		},
		createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
	};
}));
// node_modules/yaml/dist/schema/common/string.js
var require_string = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var stringifyString = require_stringifyString();
	exports.string = {
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify(item, ctx, onComment, onChompKeep) {
			ctx = Object.assign({ actualString: true }, ctx);
			return stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/common/null.js
var require_null = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	const nullTag = {
		identify: (value) => value == null,
		createNode: () => new Scalar.Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new Scalar.Scalar(null),
		stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
	};
	exports.nullTag = nullTag;
}));
// node_modules/yaml/dist/schema/core/bool.js
var require_bool$1 = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	const boolTag = {
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
		stringify({ source, value }, ctx) {
			if (source && boolTag.test.test(source)) {
				if (value === (source[0] === "t" || source[0] === "T")) return source;
			}
			return value ? ctx.options.trueStr : ctx.options.falseStr;
		}
	};
	exports.boolTag = boolTag;
}));
// node_modules/yaml/dist/stringify/stringifyNumber.js
var require_stringifyNumber = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	function stringifyNumber({ format, minFractionDigits, tag, value }) {
		if (typeof value === "bigint") return String(value);
		const num = typeof value === "number" ? value : Number(value);
		if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
		let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
		if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
			let i = n.indexOf(".");
			if (i < 0) {
				i = n.length;
				n += ".";
			}
			let d = minFractionDigits - (n.length - i - 1);
			while (d-- > 0) n += "0";
		}
		return n;
	}
	exports.stringifyNumber = stringifyNumber;
}));
// node_modules/yaml/dist/schema/core/float.js
var require_float$1 = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str));
			const dot = str.indexOf(".");
			if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/core/int.js
var require_int$1 = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	const intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value) && value >= 0) return prefix + value.toString(radix);
		return stringifyNumber.stringifyNumber(node);
	}
	const intOct = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
		stringify: (node) => intStringify(node, 8, "0o")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: (value) => intIdentify(value) && value >= 0,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/core/schema.js
var require_schema$2 = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.boolTag,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float
	];
}));
// node_modules/yaml/dist/schema/json/schema.js
var require_schema$1 = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	var map = require_map();
	var seq = require_seq();
	function intIdentify(value) {
		return typeof value === "bigint" || Number.isInteger(value);
	}
	const stringifyJSON = ({ value }) => JSON.stringify(value);
	const jsonScalars = [
		{
			identify: (value) => typeof value === "string",
			default: true,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify: stringifyJSON
		},
		{
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: true,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: stringifyJSON
		},
		{
			identify: (value) => typeof value === "boolean",
			default: true,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (str) => str === "true",
			stringify: stringifyJSON
		},
		{
			identify: intIdentify,
			default: true,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
			stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
		},
		{
			identify: (value) => typeof value === "number",
			default: true,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (str) => parseFloat(str),
			stringify: stringifyJSON
		}
	];
	exports.schema = [map.map, seq.seq].concat(jsonScalars, {
		default: true,
		tag: "",
		test: /^/,
		resolve(str, onError) {
			onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
			return str;
		}
	});
}));
// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var require_binary = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var node_buffer = __require("buffer");
	var Scalar = require_Scalar();
	var stringifyString = require_stringifyString();
	exports.binary = {
		identify: (value) => value instanceof Uint8Array,
		default: false,
		tag: "tag:yaml.org,2002:binary",
		/**
		* Returns a Buffer in node and an Uint8Array in browsers
		*
		* To use the resulting buffer as an image, you'll want to do something like:
		*
		*   const blob = new Blob([buffer], { type: 'image/jpeg' })
		*   document.querySelector('#photo').src = URL.createObjectURL(blob)
		*/
		resolve(src, onError) {
			if (typeof node_buffer.Buffer === "function") return node_buffer.Buffer.from(src, "base64");
			else if (typeof atob === "function") {
				const str = atob(src.replace(/[\n\r]/g, ""));
				const buffer = new Uint8Array(str.length);
				for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
				return buffer;
			} else {
				onError("This environment does not support reading binary tags; either Buffer or atob is required");
				return src;
			}
		},
		stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
			if (!value) return "";
			const buf = value;
			let str;
			if (typeof node_buffer.Buffer === "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
			else if (typeof btoa === "function") {
				let s = "";
				for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
				str = btoa(s);
			} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			type ?? (type = Scalar.Scalar.BLOCK_LITERAL);
			if (type !== Scalar.Scalar.QUOTE_DOUBLE) {
				const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
				const n = Math.ceil(str.length / lineWidth);
				const lines = new Array(n);
				for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
				str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return stringifyString.stringifyString({
				comment,
				type,
				value: str
			}, ctx, onComment, onChompKeep);
		}
	};
}));
// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var require_pairs = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLSeq = require_YAMLSeq();
	function resolvePairs(seq, onError) {
		if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
			let item = seq.items[i];
			if (identity.isPair(item)) continue;
			else if (identity.isMap(item)) {
				if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
				const pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
				if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
				if (item.comment) {
					const cn = pair.value ?? pair.key;
					cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
				}
				item = pair;
			}
			seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
		}
		else onError("Expected a sequence for this tag");
		return seq;
	}
	function createPairs(schema, iterable, ctx) {
		const { replacer } = ctx;
		const pairs = new YAMLSeq.YAMLSeq(schema);
		pairs.tag = "tag:yaml.org,2002:pairs";
		let i = 0;
		if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
			if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
			let key, value;
			if (Array.isArray(it)) {
				if (it.length === 2) {
					key = it[0];
					value = it[1];
				} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
			} else if (it && it instanceof Object) {
				const keys = Object.keys(it);
				if (keys.length === 1) {
					key = keys[0];
					value = it[key];
				} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
			} else key = it;
			pairs.items.push(Pair.createPair(key, value, ctx));
		}
		return pairs;
	}
	const pairs = {
		collection: "seq",
		default: false,
		tag: "tag:yaml.org,2002:pairs",
		resolve: resolvePairs,
		createNode: createPairs
	};
	exports.createPairs = createPairs;
	exports.pairs = pairs;
	exports.resolvePairs = resolvePairs;
}));
// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var require_omap = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var toJS = require_toJS();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var pairs = require_pairs();
	var YAMLOMap = class YAMLOMap extends YAMLSeq.YAMLSeq {
		constructor() {
			super();
			this.add = YAMLMap.YAMLMap.prototype.add.bind(this);
			this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this);
			this.get = YAMLMap.YAMLMap.prototype.get.bind(this);
			this.has = YAMLMap.YAMLMap.prototype.has.bind(this);
			this.set = YAMLMap.YAMLMap.prototype.set.bind(this);
			this.tag = YAMLOMap.tag;
		}
		/**
		* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
		* but TypeScript won't allow widening the signature of a child method.
		*/
		toJSON(_, ctx) {
			if (!ctx) return super.toJSON(_);
			const map = /* @__PURE__ */ new Map();
			if (ctx?.onCreate) ctx.onCreate(map);
			for (const pair of this.items) {
				let key, value;
				if (identity.isPair(pair)) {
					key = toJS.toJS(pair.key, "", ctx);
					value = toJS.toJS(pair.value, key, ctx);
				} else key = toJS.toJS(pair, "", ctx);
				if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
				map.set(key, value);
			}
			return map;
		}
		static from(schema, iterable, ctx) {
			const pairs$1 = pairs.createPairs(schema, iterable, ctx);
			const omap = new this();
			omap.items = pairs$1.items;
			return omap;
		}
	};
	YAMLOMap.tag = "tag:yaml.org,2002:omap";
	const omap = {
		collection: "seq",
		identify: (value) => value instanceof Map,
		nodeClass: YAMLOMap,
		default: false,
		tag: "tag:yaml.org,2002:omap",
		resolve(seq, onError) {
			const pairs$1 = pairs.resolvePairs(seq, onError);
			const seenKeys = [];
			for (const { key } of pairs$1.items) if (identity.isScalar(key)) {
				if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
				else seenKeys.push(key.value);
			}
			return Object.assign(new YAMLOMap(), pairs$1);
		},
		createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
	};
	exports.YAMLOMap = YAMLOMap;
	exports.omap = omap;
}));
// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var require_bool = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	function boolStringify({ value, source }, ctx) {
		if (source && (value ? trueTag : falseTag).test.test(source)) return source;
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
	const trueTag = {
		identify: (value) => value === true,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new Scalar.Scalar(true),
		stringify: boolStringify
	};
	const falseTag = {
		identify: (value) => value === false,
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new Scalar.Scalar(false),
		stringify: boolStringify
	};
	exports.falseTag = falseTag;
	exports.trueTag = trueTag;
}));
// node_modules/yaml/dist/schema/yaml-1.1/float.js
var require_float = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	var stringifyNumber = require_stringifyNumber();
	const floatNaN = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
		stringify: stringifyNumber.stringifyNumber
	};
	const floatExp = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (str) => parseFloat(str.replace(/_/g, "")),
		stringify(node) {
			const num = Number(node.value);
			return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
		}
	};
	exports.float = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(str) {
			const node = new Scalar.Scalar(parseFloat(str.replace(/_/g, "")));
			const dot = str.indexOf(".");
			if (dot !== -1) {
				const f = str.substring(dot + 1).replace(/_/g, "");
				if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
			}
			return node;
		},
		stringify: stringifyNumber.stringifyNumber
	};
	exports.floatExp = floatExp;
	exports.floatNaN = floatNaN;
}));
// node_modules/yaml/dist/schema/yaml-1.1/int.js
var require_int = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
	function intResolve(str, offset, radix, { intAsBigInt }) {
		const sign = str[0];
		if (sign === "-" || sign === "+") offset += 1;
		str = str.substring(offset).replace(/_/g, "");
		if (intAsBigInt) {
			switch (radix) {
				case 2:
					str = `0b${str}`;
					break;
				case 8:
					str = `0o${str}`;
					break;
				case 16: str = `0x${str}`;
			}
			const n = BigInt(str);
			return sign === "-" ? BigInt(-1) * n : n;
		}
		const n = parseInt(str, radix);
		return sign === "-" ? -1 * n : n;
	}
	function intStringify(node, radix, prefix) {
		const { value } = node;
		if (intIdentify(value)) {
			const str = value.toString(radix);
			return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
		}
		return stringifyNumber.stringifyNumber(node);
	}
	const intBin = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
		stringify: (node) => intStringify(node, 2, "0b")
	};
	const intOct = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
		stringify: (node) => intStringify(node, 8, "0")
	};
	const int = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
		stringify: stringifyNumber.stringifyNumber
	};
	const intHex = {
		identify: intIdentify,
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
		stringify: (node) => intStringify(node, 16, "0x")
	};
	exports.int = int;
	exports.intBin = intBin;
	exports.intHex = intHex;
	exports.intOct = intOct;
}));
// node_modules/yaml/dist/schema/yaml-1.1/set.js
var require_set = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSet = class YAMLSet extends YAMLMap.YAMLMap {
		constructor(schema) {
			super(schema);
			this.tag = YAMLSet.tag;
		}
		add(key) {
			let pair;
			if (identity.isPair(key)) pair = key;
			else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair.Pair(key.key, null);
			else pair = new Pair.Pair(key, null);
			if (!YAMLMap.findPair(this.items, pair.key)) this.items.push(pair);
		}
		/**
		* If `keepPair` is `true`, returns the Pair matching `key`.
		* Otherwise, returns the value of that Pair's key.
		*/
		get(key, keepPair) {
			const pair = YAMLMap.findPair(this.items, key);
			return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
		}
		set(key, value) {
			if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
			const prev = YAMLMap.findPair(this.items, key);
			if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
			else if (!prev && value) this.items.push(new Pair.Pair(key));
		}
		toJSON(_, ctx) {
			return super.toJSON(_, ctx, Set);
		}
		toString(ctx, onComment, onChompKeep) {
			if (!ctx) return JSON.stringify(this);
			if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
			else throw new Error("Set items must all have null values");
		}
		static from(schema, iterable, ctx) {
			const { replacer } = ctx;
			const set = new this(schema);
			if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
				if (typeof replacer === "function") value = replacer.call(iterable, value, value);
				set.items.push(Pair.createPair(value, null, ctx));
			}
			return set;
		}
	};
	YAMLSet.tag = "tag:yaml.org,2002:set";
	const set = {
		collection: "map",
		identify: (value) => value instanceof Set,
		nodeClass: YAMLSet,
		default: false,
		tag: "tag:yaml.org,2002:set",
		createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
		resolve(map, onError) {
			if (identity.isMap(map)) {
				if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
				else onError("Set items must all have null values");
			} else onError("Expected a mapping for this tag");
			return map;
		}
	};
	exports.YAMLSet = YAMLSet;
	exports.set = set;
}));
// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var require_timestamp = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var stringifyNumber = require_stringifyNumber();
	/** Internal types handle bigint as number, because TS can't figure it out. */
	function parseSexagesimal(str, asBigInt) {
		const sign = str[0];
		const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
		const num = (n) => asBigInt ? BigInt(n) : Number(n);
		const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
		return sign === "-" ? num(-1) * res : res;
	}
	/**
	* hhhh:mm:ss.sss
	*
	* Internal types handle bigint as number, because TS can't figure it out.
	*/
	function stringifySexagesimal(node) {
		let { value } = node;
		let num = (n) => n;
		if (typeof value === "bigint") num = (n) => BigInt(n);
		else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
		let sign = "";
		if (value < 0) {
			sign = "-";
			value *= num(-1);
		}
		const _60 = num(60);
		const parts = [value % _60];
		if (value < 60) parts.unshift(0);
		else {
			value = (value - parts[0]) / _60;
			parts.unshift(value % _60);
			if (value >= 60) {
				value = (value - parts[0]) / _60;
				parts.unshift(value);
			}
		}
		return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	const intTime = {
		identify: (value) => typeof value === "bigint" || Number.isInteger(value),
		default: true,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
		stringify: stringifySexagesimal
	};
	const floatTime = {
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (str) => parseSexagesimal(str, false),
		stringify: stringifySexagesimal
	};
	const timestamp = {
		identify: (value) => value instanceof Date,
		default: true,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(str) {
			const match = str.match(timestamp.test);
			if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			const [, year, month, day, hour, minute, second] = match.map(Number);
			const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
			let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
			const tz = match[8];
			if (tz && tz !== "Z") {
				let d = parseSexagesimal(tz, false);
				if (Math.abs(d) < 30) d *= 60;
				date -= 6e4 * d;
			}
			return new Date(date);
		},
		stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	exports.floatTime = floatTime;
	exports.intTime = intTime;
	exports.timestamp = timestamp;
}));
// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var require_schema = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var binary = require_binary();
	var bool = require_bool();
	var float = require_float();
	var int = require_int();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var set = require_set();
	var timestamp = require_timestamp();
	exports.schema = [
		map.map,
		seq.seq,
		string.string,
		_null.nullTag,
		bool.trueTag,
		bool.falseTag,
		int.intBin,
		int.intOct,
		int.int,
		int.intHex,
		float.floatNaN,
		float.floatExp,
		float.float,
		binary.binary,
		merge.merge,
		omap.omap,
		pairs.pairs,
		set.set,
		timestamp.intTime,
		timestamp.floatTime,
		timestamp.timestamp
	];
}));
// node_modules/yaml/dist/schema/tags.js
var require_tags = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var map = require_map();
	var _null = require_null();
	var seq = require_seq();
	var string = require_string();
	var bool = require_bool$1();
	var float = require_float$1();
	var int = require_int$1();
	var schema = require_schema$2();
	var schema$1 = require_schema$1();
	var binary = require_binary();
	var merge = require_merge();
	var omap = require_omap();
	var pairs = require_pairs();
	var schema$2 = require_schema();
	var set = require_set();
	var timestamp = require_timestamp();
	const schemas = /* @__PURE__ */ new Map([
		["core", schema.schema],
		["failsafe", [
			map.map,
			seq.seq,
			string.string
		]],
		["json", schema$1.schema],
		["yaml11", schema$2.schema],
		["yaml-1.1", schema$2.schema]
	]);
	const tagsByName = {
		binary: binary.binary,
		bool: bool.boolTag,
		float: float.float,
		floatExp: float.floatExp,
		floatNaN: float.floatNaN,
		floatTime: timestamp.floatTime,
		int: int.int,
		intHex: int.intHex,
		intOct: int.intOct,
		intTime: timestamp.intTime,
		map: map.map,
		merge: merge.merge,
		null: _null.nullTag,
		omap: omap.omap,
		pairs: pairs.pairs,
		seq: seq.seq,
		set: set.set,
		timestamp: timestamp.timestamp
	};
	const coreKnownTags = {
		"tag:yaml.org,2002:binary": binary.binary,
		"tag:yaml.org,2002:merge": merge.merge,
		"tag:yaml.org,2002:omap": omap.omap,
		"tag:yaml.org,2002:pairs": pairs.pairs,
		"tag:yaml.org,2002:set": set.set,
		"tag:yaml.org,2002:timestamp": timestamp.timestamp
	};
	function getTags(customTags, schemaName, addMergeTag) {
		const schemaTags = schemas.get(schemaName);
		if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
		let tags = schemaTags;
		if (!tags) {
			if (Array.isArray(customTags)) tags = [];
			else {
				const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
			}
		}
		if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
		else if (typeof customTags === "function") tags = customTags(tags.slice());
		if (addMergeTag) tags = tags.concat(merge.merge);
		return tags.reduce((tags, tag) => {
			const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
			if (!tagObj) {
				const tagName = JSON.stringify(tag);
				const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
				throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
			}
			if (!tags.includes(tagObj)) tags.push(tagObj);
			return tags;
		}, []);
	}
	exports.coreKnownTags = coreKnownTags;
	exports.getTags = getTags;
}));
// node_modules/yaml/dist/schema/Schema.js
var require_Schema = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var map = require_map();
	var seq = require_seq();
	var string = require_string();
	var tags = require_tags();
	const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
	exports.Schema = class Schema {
		constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
			this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null;
			this.name = typeof schema === "string" && schema || "core";
			this.knownTags = resolveKnownTags ? tags.coreKnownTags : {};
			this.tags = tags.getTags(customTags, this.name, merge);
			this.toStringOptions = toStringDefaults ?? null;
			Object.defineProperty(this, identity.MAP, { value: map.map });
			Object.defineProperty(this, identity.SCALAR, { value: string.string });
			Object.defineProperty(this, identity.SEQ, { value: seq.seq });
			this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
		}
		clone() {
			const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
			copy.tags = this.tags.slice();
			return copy;
		}
	};
}));
// node_modules/yaml/dist/stringify/stringifyDocument.js
var require_stringifyDocument = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var stringify = require_stringify();
	var stringifyComment = require_stringifyComment();
	function stringifyDocument(doc, options) {
		const lines = [];
		let hasDirectives = options.directives === true;
		if (options.directives !== false && doc.directives) {
			const dir = doc.directives.toString(doc);
			if (dir) {
				lines.push(dir);
				hasDirectives = true;
			} else if (doc.directives.docStart) hasDirectives = true;
		}
		if (hasDirectives) lines.push("---");
		const ctx = stringify.createStringifyContext(doc, options);
		const { commentString } = ctx.options;
		if (doc.commentBefore) {
			if (lines.length !== 1) lines.unshift("");
			const cs = commentString(doc.commentBefore);
			lines.unshift(stringifyComment.indentComment(cs, ""));
		}
		let chompKeep = false;
		let contentComment = null;
		if (doc.contents) {
			if (identity.isNode(doc.contents)) {
				if (doc.contents.spaceBefore && hasDirectives) lines.push("");
				if (doc.contents.commentBefore) {
					const cs = commentString(doc.contents.commentBefore);
					lines.push(stringifyComment.indentComment(cs, ""));
				}
				ctx.forceBlockIndent = !!doc.comment;
				contentComment = doc.contents.comment;
			}
			const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
			let body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
			if (contentComment) body += stringifyComment.lineComment(body, "", commentString(contentComment));
			if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
			else lines.push(body);
		} else lines.push(stringify.stringify(doc.contents, ctx));
		if (doc.directives?.docEnd) {
			if (doc.comment) {
				const cs = commentString(doc.comment);
				if (cs.includes("\n")) {
					lines.push("...");
					lines.push(stringifyComment.indentComment(cs, ""));
				} else lines.push(`... ${cs}`);
			} else lines.push("...");
		} else {
			let dc = doc.comment;
			if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
			if (dc) {
				if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
				lines.push(stringifyComment.indentComment(commentString(dc), ""));
			}
		}
		return lines.join("\n") + "\n";
	}
	exports.stringifyDocument = stringifyDocument;
}));
// node_modules/yaml/dist/doc/Document.js
var require_Document = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Alias = require_Alias();
	var Collection = require_Collection();
	var identity = require_identity();
	var Pair = require_Pair();
	var toJS = require_toJS();
	var Schema = require_Schema();
	var stringifyDocument = require_stringifyDocument();
	var anchors = require_anchors();
	var applyReviver = require_applyReviver();
	var createNode = require_createNode();
	var directives = require_directives();
	var Document = class Document {
		constructor(value, replacer, options) {
			/** A comment before this Document */
			this.commentBefore = null;
			/** A comment immediately after this Document */
			this.comment = null;
			/** Errors encountered during parsing. */
			this.errors = [];
			/** Warnings encountered during parsing. */
			this.warnings = [];
			Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
			let _replacer = null;
			if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
			else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const opt = Object.assign({
				intAsBigInt: false,
				keepSourceTokens: false,
				logLevel: "warn",
				prettyErrors: true,
				strict: true,
				stringKeys: false,
				uniqueKeys: true,
				version: "1.2"
			}, options);
			this.options = opt;
			let { version } = opt;
			if (options?._directives) {
				this.directives = options._directives.atDocument();
				if (this.directives.yaml.explicit) version = this.directives.yaml.version;
			} else this.directives = new directives.Directives({ version });
			this.setSchema(version, options);
			this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
		}
		/**
		* Create a deep copy of this Document and its contents.
		*
		* Custom Node values that inherit from `Object` still refer to their original instances.
		*/
		clone() {
			const copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
			copy.commentBefore = this.commentBefore;
			copy.comment = this.comment;
			copy.errors = this.errors.slice();
			copy.warnings = this.warnings.slice();
			copy.options = Object.assign({}, this.options);
			if (this.directives) copy.directives = this.directives.clone();
			copy.schema = this.schema.clone();
			copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
			if (this.range) copy.range = this.range.slice();
			return copy;
		}
		/** Adds a value to the document. */
		add(value) {
			if (assertCollection(this.contents)) this.contents.add(value);
		}
		/** Adds a value to the document. */
		addIn(path, value) {
			if (assertCollection(this.contents)) this.contents.addIn(path, value);
		}
		/**
		* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
		*
		* If `node` already has an anchor, `name` is ignored.
		* Otherwise, the `node.anchor` value will be set to `name`,
		* or if an anchor with that name is already present in the document,
		* `name` will be used as a prefix for a new unique anchor.
		* If `name` is undefined, the generated anchor will use 'a' as a prefix.
		*/
		createAlias(node, name) {
			if (!node.anchor) {
				const prev = anchors.anchorNames(this);
				node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
			}
			return new Alias.Alias(node.anchor);
		}
		createNode(value, replacer, options) {
			let _replacer = void 0;
			if (typeof replacer === "function") {
				value = replacer.call({ "": value }, "", value);
				_replacer = replacer;
			} else if (Array.isArray(replacer)) {
				const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
				const asStr = replacer.filter(keyToStr).map(String);
				if (asStr.length > 0) replacer = replacer.concat(asStr);
				_replacer = replacer;
			} else if (options === void 0 && replacer) {
				options = replacer;
				replacer = void 0;
			}
			const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
			const { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a");
			const ctx = {
				aliasDuplicateObjects: aliasDuplicateObjects ?? true,
				keepUndefined: keepUndefined ?? false,
				onAnchor,
				onTagObj,
				replacer: _replacer,
				schema: this.schema,
				sourceObjects
			};
			const node = createNode.createNode(value, tag, ctx);
			if (flow && identity.isCollection(node)) node.flow = true;
			setAnchors();
			return node;
		}
		/**
		* Convert a key and a value into a `Pair` using the current schema,
		* recursively wrapping all values as `Scalar` or `Collection` nodes.
		*/
		createPair(key, value, options = {}) {
			const k = this.createNode(key, null, options);
			const v = this.createNode(value, null, options);
			return new Pair.Pair(k, v);
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		delete(key) {
			return assertCollection(this.contents) ? this.contents.delete(key) : false;
		}
		/**
		* Removes a value from the document.
		* @returns `true` if the item was found and removed.
		*/
		deleteIn(path) {
			if (Collection.isEmptyPath(path)) {
				if (this.contents == null) return false;
				this.contents = null;
				return true;
			}
			return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
		}
		/**
		* Returns item at `key`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		get(key, keepScalar) {
			return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
		}
		/**
		* Returns item at `path`, or `undefined` if not found. By default unwraps
		* scalar values from their surrounding node; to disable set `keepScalar` to
		* `true` (collections are always returned intact).
		*/
		getIn(path, keepScalar) {
			if (Collection.isEmptyPath(path)) return !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents;
			return identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
		}
		/**
		* Checks if the document includes a value with the key `key`.
		*/
		has(key) {
			return identity.isCollection(this.contents) ? this.contents.has(key) : false;
		}
		/**
		* Checks if the document includes a value at `path`.
		*/
		hasIn(path) {
			if (Collection.isEmptyPath(path)) return this.contents !== void 0;
			return identity.isCollection(this.contents) ? this.contents.hasIn(path) : false;
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		set(key, value) {
			if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, [key], value);
			else if (assertCollection(this.contents)) this.contents.set(key, value);
		}
		/**
		* Sets a value in this document. For `!!set`, `value` needs to be a
		* boolean to add/remove the item from the set.
		*/
		setIn(path, value) {
			if (Collection.isEmptyPath(path)) this.contents = value;
			else if (this.contents == null) this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value);
			else if (assertCollection(this.contents)) this.contents.setIn(path, value);
		}
		/**
		* Change the YAML version and schema used by the document.
		* A `null` version disables support for directives, explicit tags, anchors, and aliases.
		* It also requires the `schema` option to be given as a `Schema` instance value.
		*
		* Overrides all previously set schema options.
		*/
		setSchema(version, options = {}) {
			if (typeof version === "number") version = String(version);
			let opt;
			switch (version) {
				case "1.1":
					if (this.directives) this.directives.yaml.version = "1.1";
					else this.directives = new directives.Directives({ version: "1.1" });
					opt = {
						resolveKnownTags: false,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					if (this.directives) this.directives.yaml.version = version;
					else this.directives = new directives.Directives({ version });
					opt = {
						resolveKnownTags: true,
						schema: "core"
					};
					break;
				case null:
					if (this.directives) delete this.directives;
					opt = null;
					break;
				default: {
					const sv = JSON.stringify(version);
					throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
				}
			}
			if (options.schema instanceof Object) this.schema = options.schema;
			else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
			else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
		}
		toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
			const ctx = {
				anchors: /* @__PURE__ */ new Map(),
				doc: this,
				keep: !json,
				mapAsMap: mapAsMap === true,
				mapKeyWarned: false,
				maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
			};
			const res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
			if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
			return typeof reviver === "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
		}
		/**
		* A JSON representation of the document `contents`.
		*
		* @param jsonArg Used by `JSON.stringify` to indicate the array index or
		*   property name.
		*/
		toJSON(jsonArg, onAnchor) {
			return this.toJS({
				json: true,
				jsonArg,
				mapAsMap: false,
				onAnchor
			});
		}
		/** A YAML representation of the document. */
		toString(options = {}) {
			if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
			if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
				const s = JSON.stringify(options.indent);
				throw new Error(`"indent" option must be a positive integer, not ${s}`);
			}
			return stringifyDocument.stringifyDocument(this, options);
		}
	};
	function assertCollection(contents) {
		if (identity.isCollection(contents)) return true;
		throw new Error("Expected a YAML collection as document contents");
	}
	exports.Document = Document;
}));
// node_modules/yaml/dist/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var YAMLError = class extends Error {
		constructor(name, pos, code, message) {
			super();
			this.name = name;
			this.code = code;
			this.message = message;
			this.pos = pos;
		}
	};
	var YAMLParseError = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLParseError", pos, code, message);
		}
	};
	var YAMLWarning = class extends YAMLError {
		constructor(pos, code, message) {
			super("YAMLWarning", pos, code, message);
		}
	};
	const prettifyError = (src, lc) => (error) => {
		if (error.pos[0] === -1) return;
		error.linePos = error.pos.map((pos) => lc.linePos(pos));
		const { line, col } = error.linePos[0];
		error.message += ` at line ${line}, column ${col}`;
		let ci = col - 1;
		let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
		if (ci >= 60 && lineStr.length > 80) {
			const trimStart = Math.min(ci - 39, lineStr.length - 79);
			lineStr = "…" + lineStr.substring(trimStart);
			ci -= trimStart - 1;
		}
		if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
		if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
			let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
			if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
			lineStr = prev + lineStr;
		}
		if (/[^ ]/.test(lineStr)) {
			let count = 1;
			const end = error.linePos[1];
			if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
			const pointer = " ".repeat(ci) + "^".repeat(count);
			error.message += `:\n\n${lineStr}\n${pointer}\n`;
		}
	};
	exports.YAMLError = YAMLError;
	exports.YAMLParseError = YAMLParseError;
	exports.YAMLWarning = YAMLWarning;
	exports.prettifyError = prettifyError;
}));
// node_modules/yaml/dist/compose/resolve-props.js
var require_resolve_props = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
		let spaceBefore = false;
		let atNewline = startOnNewline;
		let hasSpace = startOnNewline;
		let comment = "";
		let commentSep = "";
		let hasNewline = false;
		let reqSpace = false;
		let tab = null;
		let anchor = null;
		let tag = null;
		let newlineAfterProp = null;
		let comma = null;
		let found = null;
		let start = null;
		for (const token of tokens) {
			if (reqSpace) {
				if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
				reqSpace = false;
			}
			if (tab) {
				if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
				tab = null;
			}
			switch (token.type) {
				case "space":
					if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
					hasSpace = true;
					break;
				case "comment": {
					if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = token.source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += commentSep + cb;
					commentSep = "";
					atNewline = false;
					break;
				}
				case "newline":
					if (atNewline) {
						if (comment) comment += token.source;
						else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
					} else commentSep += token.source;
					atNewline = true;
					hasNewline = true;
					if (anchor || tag) newlineAfterProp = token;
					hasSpace = true;
					break;
				case "anchor":
					if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
					if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
					anchor = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case "tag":
					if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
					tag = token;
					start ?? (start = token.offset);
					atNewline = false;
					hasSpace = false;
					reqSpace = true;
					break;
				case indicator:
					if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
					if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
					found = token;
					atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
					hasSpace = false;
					break;
				case "comma": if (flow) {
					if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
					comma = token;
					atNewline = false;
					hasSpace = false;
					break;
				}
				default:
					onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
					atNewline = false;
					hasSpace = false;
			}
		}
		const last = tokens[tokens.length - 1];
		const end = last ? last.offset + last.source.length : offset;
		if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
		if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
		return {
			comma,
			found,
			spaceBefore,
			comment,
			hasNewline,
			anchor,
			tag,
			newlineAfterProp,
			end,
			start: start ?? end
		};
	}
	exports.resolveProps = resolveProps;
}));
// node_modules/yaml/dist/compose/util-contains-newline.js
var require_util_contains_newline = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	function containsNewline(key) {
		if (!key) return null;
		switch (key.type) {
			case "alias":
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				if (key.source.includes("\n")) return true;
				if (key.end) {
					for (const st of key.end) if (st.type === "newline") return true;
				}
				return false;
			case "flow-collection":
				for (const it of key.items) {
					for (const st of it.start) if (st.type === "newline") return true;
					if (it.sep) {
						for (const st of it.sep) if (st.type === "newline") return true;
					}
					if (containsNewline(it.key) || containsNewline(it.value)) return true;
				}
				return false;
			default: return true;
		}
	}
	exports.containsNewline = containsNewline;
}));
// node_modules/yaml/dist/compose/util-flow-indent-check.js
var require_util_flow_indent_check = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var utilContainsNewline = require_util_contains_newline();
	function flowIndentCheck(indent, fc, onError) {
		if (fc?.type === "flow-collection") {
			const end = fc.end[0];
			if (end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
		}
	}
	exports.flowIndentCheck = flowIndentCheck;
}));
// node_modules/yaml/dist/compose/util-map-includes.js
var require_util_map_includes = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	function mapIncludes(ctx, items, search) {
		const { uniqueKeys } = ctx.options;
		if (uniqueKeys === false) return false;
		const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
		return items.some((pair) => isEqual(pair.key, search));
	}
	exports.mapIncludes = mapIncludes;
}));
// node_modules/yaml/dist/compose/resolve-block-map.js
var require_resolve_block_map = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	var utilMapIncludes = require_util_map_includes();
	const startColMsg = "All mapping items must start at the same column";
	function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
		const map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		let offset = bm.offset;
		let commentEnd = null;
		for (const collItem of bm.items) {
			const { start, key, sep, value } = collItem;
			const keyProps = resolveProps.resolveProps(start, {
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: bm.indent,
				startOnNewline: true
			});
			const implicitKey = !keyProps.found;
			if (implicitKey) {
				if (key) {
					if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
					else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
				}
				if (!keyProps.anchor && !keyProps.tag && !sep) {
					commentEnd = keyProps.end;
					if (keyProps.comment) {
						if (map.comment) map.comment += "\n" + keyProps.comment;
						else map.comment = keyProps.comment;
					}
					continue;
				}
				if (keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			ctx.atKey = true;
			const keyStart = keyProps.end;
			const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError);
			ctx.atKey = false;
			if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
			const valueProps = resolveProps.resolveProps(sep ?? [], {
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: bm.indent,
				startOnNewline: !key || key.type === "block-scalar"
			});
			offset = valueProps.end;
			if (valueProps.found) {
				if (implicitKey) {
					if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
					if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
				if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError);
				offset = valueNode.range[2];
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			} else {
				if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
				if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				map.items.push(pair);
			}
		}
		if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
		map.range = [
			bm.offset,
			offset,
			commentEnd ?? offset
		];
		return map;
	}
	exports.resolveBlockMap = resolveBlockMap;
}));
// node_modules/yaml/dist/compose/resolve-block-seq.js
var require_resolve_block_seq = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var YAMLSeq = require_YAMLSeq();
	var resolveProps = require_resolve_props();
	var utilFlowIndentCheck = require_util_flow_indent_check();
	function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
		const seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
		if (ctx.atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = bs.offset;
		let commentEnd = null;
		for (const { start, value } of bs.items) {
			const props = resolveProps.resolveProps(start, {
				indicator: "seq-item-ind",
				next: value,
				offset,
				onError,
				parentIndent: bs.indent,
				startOnNewline: true
			});
			if (!props.found) {
				if (props.anchor || props.tag || value) {
					if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
					else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
				} else {
					commentEnd = props.end;
					if (props.comment) seq.comment = props.comment;
					continue;
				}
			}
			const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
			if (ctx.schema.compat) utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError);
			offset = node.range[2];
			seq.items.push(node);
		}
		seq.range = [
			bs.offset,
			offset,
			commentEnd ?? offset
		];
		return seq;
	}
	exports.resolveBlockSeq = resolveBlockSeq;
}));
// node_modules/yaml/dist/compose/resolve-end.js
var require_resolve_end = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	function resolveEnd(end, offset, reqSpace, onError) {
		let comment = "";
		if (end) {
			let hasSpace = false;
			let sep = "";
			for (const token of end) {
				const { source, type } = token;
				switch (type) {
					case "space":
						hasSpace = true;
						break;
					case "comment": {
						if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
						const cb = source.substring(1) || " ";
						if (!comment) comment = cb;
						else comment += sep + cb;
						sep = "";
						break;
					}
					case "newline":
						if (comment) sep += source;
						hasSpace = true;
						break;
					default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
				}
				offset += source.length;
			}
		}
		return {
			comment,
			offset
		};
	}
	exports.resolveEnd = resolveEnd;
}));
// node_modules/yaml/dist/compose/resolve-flow-collection.js
var require_resolve_flow_collection = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var Pair = require_Pair();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	var utilContainsNewline = require_util_contains_newline();
	var utilMapIncludes = require_util_map_includes();
	const blockMsg = "Block collections are not allowed within flow collections";
	const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
	function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
		const isMap = fc.start.source === "{";
		const fcName = isMap ? "flow map" : "flow sequence";
		const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
		coll.flow = true;
		const atRoot = ctx.atRoot;
		if (atRoot) ctx.atRoot = false;
		if (ctx.atKey) ctx.atKey = false;
		let offset = fc.offset + fc.start.source.length;
		for (let i = 0; i < fc.items.length; ++i) {
			const collItem = fc.items[i];
			const { start, key, sep, value } = collItem;
			const props = resolveProps.resolveProps(start, {
				flow: fcName,
				indicator: "explicit-key-ind",
				next: key ?? sep?.[0],
				offset,
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (!props.found) {
				if (!props.anchor && !props.tag && !sep && !value) {
					if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
					else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
					if (props.comment) {
						if (coll.comment) coll.comment += "\n" + props.comment;
						else coll.comment = props.comment;
					}
					offset = props.end;
					continue;
				}
				if (!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) {
				if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
			} else {
				if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
				if (props.comment) {
					let prevItemComment = "";
					loop: for (const st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						if (identity.isPair(prev)) prev = prev.value ?? prev.key;
						if (prev.comment) prev.comment += "\n" + prevItemComment;
						else prev.comment = prevItemComment;
						props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
			}
			if (!isMap && !sep && !props.found) {
				const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
				coll.items.push(valueNode);
				offset = valueNode.range[2];
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else {
				ctx.atKey = true;
				const keyStart = props.end;
				const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
				if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
				ctx.atKey = false;
				const valueProps = resolveProps.resolveProps(sep ?? [], {
					flow: fcName,
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: fc.indent,
					startOnNewline: false
				});
				if (valueProps.found) {
					if (!isMap && !props.found && ctx.options.strict) {
						if (sep) for (const st of sep) {
							if (st === valueProps.found) break;
							if (st.type === "newline") {
								onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else if (value) {
					if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
					else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
				}
				const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
				if (valueNode) {
					if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else if (valueProps.comment) {
					if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
					else keyNode.comment = valueProps.comment;
				}
				const pair = new Pair.Pair(keyNode, valueNode);
				if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
				if (isMap) {
					const map = coll;
					if (utilMapIncludes.mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
					map.items.push(pair);
				} else {
					const map = new YAMLMap.YAMLMap(ctx.schema);
					map.flow = true;
					map.items.push(pair);
					const endRange = (valueNode ?? keyNode).range;
					map.range = [
						keyNode.range[0],
						endRange[1],
						endRange[2]
					];
					coll.items.push(map);
				}
				offset = valueNode ? valueNode.range[2] : valueProps.end;
			}
		}
		const expectedEnd = isMap ? "}" : "]";
		const [ce, ...ee] = fc.end;
		let cePos = offset;
		if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
		else {
			const name = fcName[0].toUpperCase() + fcName.substring(1);
			const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
			onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
			if (ce && ce.source.length !== 1) ee.unshift(ce);
		}
		if (ee.length > 0) {
			const end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
			if (end.comment) {
				if (coll.comment) coll.comment += "\n" + end.comment;
				else coll.comment = end.comment;
			}
			coll.range = [
				fc.offset,
				cePos,
				end.offset
			];
		} else coll.range = [
			fc.offset,
			cePos,
			cePos
		];
		return coll;
	}
	exports.resolveFlowCollection = resolveFlowCollection;
}));
// node_modules/yaml/dist/compose/compose-collection.js
var require_compose_collection = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	var resolveBlockMap = require_resolve_block_map();
	var resolveBlockSeq = require_resolve_block_seq();
	var resolveFlowCollection = require_resolve_flow_collection();
	function resolveCollection(CN, ctx, token, onError, tagName, tag) {
		const coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag);
		const Coll = coll.constructor;
		if (tagName === "!" || tagName === Coll.tagName) {
			coll.tag = Coll.tagName;
			return coll;
		}
		if (tagName) coll.tag = tagName;
		return coll;
	}
	function composeCollection(CN, ctx, token, props, onError) {
		const tagToken = props.tag;
		const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
		if (token.type === "block-seq") {
			const { anchor, newlineAfterProp: nl } = props;
			const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
			if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
		if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
		let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
		if (!tag) {
			const kt = ctx.schema.knownTags[tagName];
			if (kt?.collection === expType) {
				ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
				tag = kt;
			} else {
				if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
				else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
				return resolveCollection(CN, ctx, token, onError, tagName);
			}
		}
		const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
		const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
		const node = identity.isNode(res) ? res : new Scalar.Scalar(res);
		node.range = coll.range;
		node.tag = tagName;
		if (tag?.format) node.format = tag.format;
		return node;
	}
	exports.composeCollection = composeCollection;
}));
// node_modules/yaml/dist/compose/resolve-block-scalar.js
var require_resolve_block_scalar = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	function resolveBlockScalar(ctx, scalar, onError) {
		const start = scalar.offset;
		const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
		if (!header) return {
			value: "",
			type: null,
			comment: "",
			range: [
				start,
				start,
				start
			]
		};
		const type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL;
		const lines = scalar.source ? splitLines(scalar.source) : [];
		let chompStart = lines.length;
		for (let i = lines.length - 1; i >= 0; --i) {
			const content = lines[i][1];
			if (content === "" || content === "\r") chompStart = i;
			else break;
		}
		if (chompStart === 0) {
			const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
			let end = start + header.length;
			if (scalar.source) end += scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		let trimIndent = scalar.indent + header.indent;
		let offset = scalar.offset + header.length;
		let contentStart = 0;
		for (let i = 0; i < chompStart; ++i) {
			const [indent, content] = lines[i];
			if (content === "" || content === "\r") {
				if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
			} else {
				if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
				if (header.indent === 0) trimIndent = indent.length;
				contentStart = i;
				if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			offset += indent.length + content.length + 1;
		}
		for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
		let value = "";
		let sep = "";
		let prevMoreIndented = false;
		for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
		for (let i = contentStart; i < chompStart; ++i) {
			let [indent, content] = lines[i];
			offset += indent.length + content.length + 1;
			const crlf = content[content.length - 1] === "\r";
			if (crlf) content = content.slice(0, -1);
			/* istanbul ignore if already caught in lexer */
			if (content && indent.length < trimIndent) {
				const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
				onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
				indent = "";
			}
			if (type === Scalar.Scalar.BLOCK_LITERAL) {
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
			} else if (indent.length > trimIndent || content[0] === "	") {
				if (sep === " ") sep = "\n";
				else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
				value += sep + indent.slice(trimIndent) + content;
				sep = "\n";
				prevMoreIndented = true;
			} else if (content === "") {
				if (sep === "\n") value += "\n";
				else sep = "\n";
			} else {
				value += sep + content;
				sep = " ";
				prevMoreIndented = false;
			}
		}
		switch (header.chomp) {
			case "-": break;
			case "+":
				for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
				if (value[value.length - 1] !== "\n") value += "\n";
				break;
			default: value += "\n";
		}
		const end = start + header.length + scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	function parseBlockScalarHeader({ offset, props }, strict, onError) {
		/* istanbul ignore if should not happen */
		if (props[0].type !== "block-scalar-header") {
			onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
			return null;
		}
		const { source } = props[0];
		const mode = source[0];
		let indent = 0;
		let chomp = "";
		let error = -1;
		for (let i = 1; i < source.length; ++i) {
			const ch = source[i];
			if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
			else {
				const n = Number(ch);
				if (!indent && n) indent = n;
				else if (error === -1) error = offset + i;
			}
		}
		if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
		let hasSpace = false;
		let comment = "";
		let length = source.length;
		for (let i = 1; i < props.length; ++i) {
			const token = props[i];
			switch (token.type) {
				case "space": hasSpace = true;
				case "newline":
					length += token.source.length;
					break;
				case "comment":
					if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					length += token.source.length;
					comment = token.source.substring(1);
					break;
				case "error":
					onError(token, "UNEXPECTED_TOKEN", token.message);
					length += token.source.length;
					break;
				/* istanbul ignore next should not happen */
				default: {
					onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
					const ts = token.source;
					if (ts && typeof ts === "string") length += ts.length;
				}
			}
		}
		return {
			mode,
			indent,
			chomp,
			comment,
			length
		};
	}
	/** @returns Array of lines split up as `[indent, content]` */
	function splitLines(source) {
		const split = source.split(/\n( *)/);
		const first = split[0];
		const m = first.match(/^( *)/);
		const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
		for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
		return lines;
	}
	exports.resolveBlockScalar = resolveBlockScalar;
}));
// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var require_resolve_flow_scalar = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Scalar = require_Scalar();
	var resolveEnd = require_resolve_end();
	function resolveFlowScalar(scalar, strict, onError) {
		const { offset, type, source, end } = scalar;
		let _type;
		let value;
		const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
		switch (type) {
			case "scalar":
				_type = Scalar.Scalar.PLAIN;
				value = plainValue(source, _onError);
				break;
			case "single-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_SINGLE;
				value = singleQuotedValue(source, _onError);
				break;
			case "double-quoted-scalar":
				_type = Scalar.Scalar.QUOTE_DOUBLE;
				value = doubleQuotedValue(source, _onError);
				break;
			/* istanbul ignore next should not happen */
			default:
				onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
				return {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
		}
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
		return {
			value,
			type: _type,
			comment: re.comment,
			range: [
				offset,
				valueEnd,
				re.offset
			]
		};
	}
	function plainValue(source, onError) {
		let badChar = "";
		switch (source[0]) {
			/* istanbul ignore next should not happen */
			case "	":
				badChar = "a tab character";
				break;
			case ",":
				badChar = "flow indicator character ,";
				break;
			case "%":
				badChar = "directive indicator character %";
				break;
			case "|":
			case ">":
				badChar = `block scalar indicator ${source[0]}`;
				break;
			case "@":
			case "`": badChar = `reserved character ${source[0]}`;
		}
		if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
		return unfoldLines(source);
	}
	function singleQuotedValue(source, onError) {
		if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
		return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
	}
	function unfoldLines(source) {
		const line = /(.*?)\r?\n/sy;
		let match = line.exec(source);
		if (!match) return source;
		/**
		* The negative lookbehinds in these RegExps are to
		* prevent causing a polynomial search time in certain cases.
		*
		* The try-catch is for Safari < 16.4 and other old browsers:
		* https://caniuse.com/js-regexp-lookbehind
		*/
		let trimEnd, trimBoth;
		try {
			trimEnd = new RegExp("(?<![ 	])[ 	]+$");
			trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
		} catch {
			trimEnd = /[ \t]+$/;
			trimBoth = /^[ \t]+|[ \t]+$/g;
		}
		let res = match[1].replace(trimEnd, "");
		let sep = " ";
		let pos = line.lastIndex;
		while (match = line.exec(source)) {
			const lm = match[1].replace(trimBoth, "");
			if (lm === "") {
				if (sep === "\n") res += sep;
				else sep = "\n";
			} else {
				res += sep + lm;
				sep = " ";
			}
			pos = line.lastIndex;
		}
		const last = /[ \t]*(.*)/sy;
		last.lastIndex = pos;
		match = last.exec(source);
		return res + sep + (match?.[1] ?? "");
	}
	function doubleQuotedValue(source, onError) {
		let res = "";
		for (let i = 1; i < source.length - 1; ++i) {
			const ch = source[i];
			if (ch === "\r" && source[i + 1] === "\n") continue;
			if (ch === "\n") {
				const { fold, offset } = foldNewline(source, i);
				res += fold;
				i = offset;
			} else if (ch === "\\") {
				let next = source[++i];
				const cc = escapeCodes[next];
				if (cc) res += cc;
				else if (next === "\n") {
					next = source[i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "\r" && source[i + 1] === "\n") {
					next = source[++i + 1];
					while (next === " " || next === "	") next = source[++i + 1];
				} else if (next === "x" || next === "u" || next === "U") {
					const length = next === "x" ? 2 : next === "u" ? 4 : 8;
					res += parseCharCode(source, i + 1, length, onError);
					i += length;
				} else {
					const raw = source.substr(i - 1, 2);
					onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
					res += raw;
				}
			} else if (ch === " " || ch === "	") {
				const wsStart = i;
				let next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
				if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
			} else res += ch;
		}
		if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
		return res;
	}
	/**
	* Fold a single newline into a space, multiple newlines to N - 1 newlines.
	* Presumes `source[offset] === '\n'`
	*/
	function foldNewline(source, offset) {
		let fold = "";
		let ch = source[offset + 1];
		while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
			if (ch === "\r" && source[offset + 2] !== "\n") break;
			if (ch === "\n") fold += "\n";
			offset += 1;
			ch = source[offset + 1];
		}
		if (!fold) fold = " ";
		return {
			fold,
			offset
		};
	}
	const escapeCodes = {
		"0": "\0",
		a: "\x07",
		b: "\b",
		e: "\x1B",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v",
		N: "",
		_: "\xA0",
		L: "\u2028",
		P: "\u2029",
		" ": " ",
		"\"": "\"",
		"/": "/",
		"\\": "\\",
		"	": "	"
	};
	function parseCharCode(source, offset, length, onError) {
		const cc = source.substr(offset, length);
		const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
		try {
			return String.fromCodePoint(code);
		} catch {
			const raw = source.substr(offset - 2, length + 2);
			onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
			return raw;
		}
	}
	exports.resolveFlowScalar = resolveFlowScalar;
}));
// node_modules/yaml/dist/compose/compose-scalar.js
var require_compose_scalar = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var identity = require_identity();
	var Scalar = require_Scalar();
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	function composeScalar(ctx, token, tagToken, onError) {
		const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError);
		const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
		let tag;
		if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[identity.SCALAR];
		else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
		else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
		else tag = ctx.schema[identity.SCALAR];
		let scalar;
		try {
			const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
			scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
		} catch (error) {
			const msg = error instanceof Error ? error.message : String(error);
			onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
			scalar = new Scalar.Scalar(value);
		}
		scalar.range = range;
		scalar.source = value;
		if (type) scalar.type = type;
		if (tagName) scalar.tag = tagName;
		if (tag.format) scalar.format = tag.format;
		if (comment) scalar.comment = comment;
		return scalar;
	}
	function findScalarTagByName(schema, value, tagName, tagToken, onError) {
		if (tagName === "!") return schema[identity.SCALAR];
		const matchWithTest = [];
		for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
			if (tag.default && tag.test) matchWithTest.push(tag);
			else return tag;
		}
		for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
		const kt = schema.knownTags[tagName];
		if (kt && !kt.collection) {
			schema.tags.push(Object.assign({}, kt, {
				default: false,
				test: void 0
			}));
			return kt;
		}
		onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
		return schema[identity.SCALAR];
	}
	function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
		const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
		if (schema.compat) {
			const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
			if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
		}
		return tag;
	}
	exports.composeScalar = composeScalar;
}));
// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var require_util_empty_scalar_position = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	function emptyScalarPosition(offset, before, pos) {
		if (before) {
			pos ?? (pos = before.length);
			for (let i = pos - 1; i >= 0; --i) {
				let st = before[i];
				switch (st.type) {
					case "space":
					case "comment":
					case "newline":
						offset -= st.source.length;
						continue;
				}
				st = before[++i];
				while (st?.type === "space") {
					offset += st.source.length;
					st = before[++i];
				}
				break;
			}
		}
		return offset;
	}
	exports.emptyScalarPosition = emptyScalarPosition;
}));
// node_modules/yaml/dist/compose/compose-node.js
var require_compose_node = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Alias = require_Alias();
	var identity = require_identity();
	var composeCollection = require_compose_collection();
	var composeScalar = require_compose_scalar();
	var resolveEnd = require_resolve_end();
	var utilEmptyScalarPosition = require_util_empty_scalar_position();
	const CN = {
		composeNode,
		composeEmptyNode
	};
	function composeNode(ctx, token, props, onError) {
		const atKey = ctx.atKey;
		const { spaceBefore, comment, anchor, tag } = props;
		let node;
		let isSrcToken = true;
		switch (token.type) {
			case "alias":
				node = composeAlias(ctx, token, onError);
				if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				node = composeScalar.composeScalar(ctx, token, tag, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					node = composeCollection.composeCollection(CN, ctx, token, props, onError);
					if (anchor) node.anchor = anchor.source.substring(1);
				} catch (error) {
					onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
				}
				break;
			default:
				onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
				isSrcToken = false;
		}
		node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
		if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		if (atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			if (token.type === "scalar" && token.source === "") node.comment = comment;
			else node.commentBefore = comment;
		}
		if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
		return node;
	}
	function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
		const token = {
			type: "scalar",
			offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
			indent: -1,
			source: ""
		};
		const node = composeScalar.composeScalar(ctx, token, tag, onError);
		if (anchor) {
			node.anchor = anchor.source.substring(1);
			if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
		}
		if (spaceBefore) node.spaceBefore = true;
		if (comment) {
			node.comment = comment;
			node.range[2] = end;
		}
		return node;
	}
	function composeAlias({ options }, { offset, source, end }, onError) {
		const alias = new Alias.Alias(source.substring(1));
		if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
		if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
		const valueEnd = offset + source.length;
		const re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
		alias.range = [
			offset,
			valueEnd,
			re.offset
		];
		if (re.comment) alias.comment = re.comment;
		return alias;
	}
	exports.composeEmptyNode = composeEmptyNode;
	exports.composeNode = composeNode;
}));
// node_modules/yaml/dist/compose/compose-doc.js
var require_compose_doc = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var Document = require_Document();
	var composeNode = require_compose_node();
	var resolveEnd = require_resolve_end();
	var resolveProps = require_resolve_props();
	function composeDoc(options, directives, { offset, start, value, end }, onError) {
		const opts = Object.assign({ _directives: directives }, options);
		const doc = new Document.Document(void 0, opts);
		const ctx = {
			atKey: false,
			atRoot: true,
			directives: doc.directives,
			options: doc.options,
			schema: doc.schema
		};
		const props = resolveProps.resolveProps(start, {
			indicator: "doc-start",
			next: value ?? end?.[0],
			offset,
			onError,
			parentIndent: 0,
			startOnNewline: true
		});
		if (props.found) {
			doc.directives.docStart = true;
			if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
		}
		doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
		const contentEnd = doc.contents.range[2];
		const re = resolveEnd.resolveEnd(end, contentEnd, false, onError);
		if (re.comment) doc.comment = re.comment;
		doc.range = [
			offset,
			contentEnd,
			re.offset
		];
		return doc;
	}
	exports.composeDoc = composeDoc;
}));
// node_modules/yaml/dist/compose/composer.js
var require_composer = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var node_process = __require("process");
	var directives = require_directives();
	var Document = require_Document();
	var errors = require_errors();
	var identity = require_identity();
	var composeDoc = require_compose_doc();
	var resolveEnd = require_resolve_end();
	function getErrorPos(src) {
		if (typeof src === "number") return [src, src + 1];
		if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
		const { offset, source } = src;
		return [offset, offset + (typeof source === "string" ? source.length : 1)];
	}
	function parsePrelude(prelude) {
		let comment = "";
		let atComment = false;
		let afterEmptyLine = false;
		for (let i = 0; i < prelude.length; ++i) {
			const source = prelude[i];
			switch (source[0]) {
				case "#":
					comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
					atComment = true;
					afterEmptyLine = false;
					break;
				case "%":
					if (prelude[i + 1]?.[0] !== "#") i += 1;
					atComment = false;
					break;
				default:
					if (!atComment) afterEmptyLine = true;
					atComment = false;
			}
		}
		return {
			comment,
			afterEmptyLine
		};
	}
	/**
	* Compose a stream of CST nodes into a stream of YAML Documents.
	*
	* ```ts
	* import { Composer, Parser } from 'yaml'
	*
	* const src: string = ...
	* const tokens = new Parser().parse(src)
	* const docs = new Composer().compose(tokens)
	* ```
	*/
	var Composer = class {
		constructor(options = {}) {
			this.doc = null;
			this.atDirectives = false;
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
			this.onError = (source, code, message, warning) => {
				const pos = getErrorPos(source);
				if (warning) this.warnings.push(new errors.YAMLWarning(pos, code, message));
				else this.errors.push(new errors.YAMLParseError(pos, code, message));
			};
			this.directives = new directives.Directives({ version: options.version || "1.2" });
			this.options = options;
		}
		decorate(doc, afterDoc) {
			const { comment, afterEmptyLine } = parsePrelude(this.prelude);
			if (comment) {
				const dc = doc.contents;
				if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
				else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
				else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
					let it = dc.items[0];
					if (identity.isPair(it)) it = it.key;
					const cb = it.commentBefore;
					it.commentBefore = cb ? `${comment}\n${cb}` : comment;
				} else {
					const cb = dc.commentBefore;
					dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
				}
			}
			if (afterDoc) {
				for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
				for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
			} else {
				doc.errors = this.errors;
				doc.warnings = this.warnings;
			}
			this.prelude = [];
			this.errors = [];
			this.warnings = [];
		}
		/**
		* Current stream status information.
		*
		* Mostly useful at the end of input for an empty stream.
		*/
		streamInfo() {
			return {
				comment: parsePrelude(this.prelude).comment,
				directives: this.directives,
				errors: this.errors,
				warnings: this.warnings
			};
		}
		/**
		* Compose tokens into documents.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*compose(tokens, forceDoc = false, endOffset = -1) {
			for (const token of tokens) yield* this.next(token);
			yield* this.end(forceDoc, endOffset);
		}
		/** Advance the composer by one CST token. */
		*next(token) {
			if (node_process.env.LOG_STREAM) console.dir(token, { depth: null });
			switch (token.type) {
				case "directive":
					this.directives.add(token.source, (offset, message, warning) => {
						const pos = getErrorPos(token);
						pos[0] += offset;
						this.onError(pos, "BAD_DIRECTIVE", message, warning);
					});
					this.prelude.push(token.source);
					this.atDirectives = true;
					break;
				case "document": {
					const doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
					if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
					this.decorate(doc, false);
					if (this.doc) yield this.doc;
					this.doc = doc;
					this.atDirectives = false;
					break;
				}
				case "byte-order-mark":
				case "space": break;
				case "comment":
				case "newline":
					this.prelude.push(token.source);
					break;
				case "error": {
					const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
					const error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
					if (this.atDirectives || !this.doc) this.errors.push(error);
					else this.doc.errors.push(error);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = true;
					const end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
					this.decorate(this.doc, true);
					if (end.comment) {
						const dc = this.doc.comment;
						this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
					}
					this.doc.range[2] = end.offset;
					break;
				}
				default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
			}
		}
		/**
		* Call at end of input to yield any remaining document.
		*
		* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
		* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
		*/
		*end(forceDoc = false, endOffset = -1) {
			if (this.doc) {
				this.decorate(this.doc, true);
				yield this.doc;
				this.doc = null;
			} else if (forceDoc) {
				const opts = Object.assign({ _directives: this.directives }, this.options);
				const doc = new Document.Document(void 0, opts);
				if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
				doc.range = [
					0,
					endOffset,
					endOffset
				];
				this.decorate(doc, false);
				yield doc;
			}
		}
	};
	exports.Composer = Composer;
}));
// node_modules/yaml/dist/parse/cst-scalar.js
var require_cst_scalar = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var resolveBlockScalar = require_resolve_block_scalar();
	var resolveFlowScalar = require_resolve_flow_scalar();
	var errors = require_errors();
	var stringifyString = require_stringifyString();
	function resolveAsScalar(token, strict = true, onError) {
		if (token) {
			const _onError = (pos, code, message) => {
				const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
				if (onError) onError(offset, code, message);
				else throw new errors.YAMLParseError([offset, offset + 1], code, message);
			};
			switch (token.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
				case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
			}
		}
		return null;
	}
	/**
	* Create a new scalar token with `value`
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.end Comments and whitespace after the end of the value, or after the block scalar header. If undefined, a newline will be added.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.indent The indent level of the token.
	* @param context.inFlow Is this scalar within a flow collection? This may affect the resolved type of the token's value.
	* @param context.offset The offset position of the token.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function createScalarToken(value, context) {
		const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey,
			indent: indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		const end = context.end ?? [{
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		}];
		switch (source[0]) {
			case "|":
			case ">": {
				const he = source.indexOf("\n");
				const head = source.substring(0, he);
				const body = source.substring(he + 1) + "\n";
				const props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				if (!addEndtoBlockProps(props, end)) props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				return {
					type: "block-scalar",
					offset,
					indent,
					props,
					source: body
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset,
				indent,
				source,
				end
			};
			default: return {
				type: "scalar",
				offset,
				indent,
				source,
				end
			};
		}
	}
	/**
	* Set the value of `token` to the given string `value`, overwriting any previous contents and type that it may have.
	*
	* Best efforts are made to retain any comments previously associated with the `token`,
	* though all contents within a collection's `items` will be overwritten.
	*
	* Values that represent an actual string but may be parsed as a different type should use a `type` other than `'PLAIN'`,
	* as this function does not support any schema operations and won't check for such conflicts.
	*
	* @param token Any token. If it does not include an `indent` value, the value will be stringified as if it were an implicit key.
	* @param value The string representation of the value, which will have its content properly indented.
	* @param context.afterKey In most cases, values after a key should have an additional level of indentation.
	* @param context.implicitKey Being within an implicit key may affect the resolved type of the token's value.
	* @param context.inFlow Being within a flow collection may affect the resolved type of the token's value.
	* @param context.type The preferred type of the scalar token. If undefined, the previous type of the `token` will be used, defaulting to `'PLAIN'`.
	*/
	function setScalarValue(token, value, context = {}) {
		let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
		let indent = "indent" in token ? token.indent : null;
		if (afterKey && typeof indent === "number") indent += 2;
		if (!type) switch (token.type) {
			case "single-quoted-scalar":
				type = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				type = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				const header = token.props[0];
				if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
				type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: type = "PLAIN";
		}
		const source = stringifyString.stringifyString({
			type,
			value
		}, {
			implicitKey: implicitKey || indent === null,
			indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
			inFlow,
			options: {
				blockQuote: true,
				lineWidth: -1
			}
		});
		switch (source[0]) {
			case "|":
			case ">":
				setBlockScalarValue(token, source);
				break;
			case "\"":
				setFlowScalarValue(token, source, "double-quoted-scalar");
				break;
			case "'":
				setFlowScalarValue(token, source, "single-quoted-scalar");
				break;
			default: setFlowScalarValue(token, source, "scalar");
		}
	}
	function setBlockScalarValue(token, source) {
		const he = source.indexOf("\n");
		const head = source.substring(0, he);
		const body = source.substring(he + 1) + "\n";
		if (token.type === "block-scalar") {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			header.source = head;
			token.source = body;
		} else {
			const { offset } = token;
			const indent = "indent" in token ? token.indent : -1;
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type: "block-scalar",
				indent,
				props,
				source: body
			});
		}
	}
	/** @returns `true` if last token is a newline */
	function addEndtoBlockProps(props, end) {
		if (end) for (const st of end) switch (st.type) {
			case "space":
			case "comment":
				props.push(st);
				break;
			case "newline":
				props.push(st);
				return true;
		}
		return false;
	}
	function setFlowScalarValue(token, source, type) {
		switch (token.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				token.type = type;
				token.source = source;
				break;
			case "block-scalar": {
				const end = token.props.slice(1);
				let oa = source.length;
				if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
				for (const tok of end) tok.offset += oa;
				delete token.props;
				Object.assign(token, {
					type,
					source,
					end
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				const nl = {
					type: "newline",
					offset: token.offset + source.length,
					indent: token.indent,
					source: "\n"
				};
				delete token.items;
				Object.assign(token, {
					type,
					source,
					end: [nl]
				});
				break;
			}
			default: {
				const indent = "indent" in token ? token.indent : -1;
				const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
				for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
				Object.assign(token, {
					type,
					indent,
					source,
					end
				});
			}
		}
	}
	exports.createScalarToken = createScalarToken;
	exports.resolveAsScalar = resolveAsScalar;
	exports.setScalarValue = setScalarValue;
}));
// node_modules/yaml/dist/parse/cst-stringify.js
var require_cst_stringify = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	/**
	* Stringify a CST document, token, or collection item
	*
	* Fair warning: This applies no validation whatsoever, and
	* simply concatenates the sources in their logical order.
	*/
	const stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
	function stringifyToken(token) {
		switch (token.type) {
			case "block-scalar": {
				let res = "";
				for (const tok of token.props) res += stringifyToken(tok);
				return res + token.source;
			}
			case "block-map":
			case "block-seq": {
				let res = "";
				for (const item of token.items) res += stringifyItem(item);
				return res;
			}
			case "flow-collection": {
				let res = token.start.source;
				for (const item of token.items) res += stringifyItem(item);
				for (const st of token.end) res += st.source;
				return res;
			}
			case "document": {
				let res = stringifyItem(token);
				if (token.end) for (const st of token.end) res += st.source;
				return res;
			}
			default: {
				let res = token.source;
				if ("end" in token && token.end) for (const st of token.end) res += st.source;
				return res;
			}
		}
	}
	function stringifyItem({ start, key, sep, value }) {
		let res = "";
		for (const st of start) res += st.source;
		if (key) res += stringifyToken(key);
		if (sep) for (const st of sep) res += st.source;
		if (value) res += stringifyToken(value);
		return res;
	}
	exports.stringify = stringify;
}));
// node_modules/yaml/dist/parse/cst-visit.js
var require_cst_visit = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	const BREAK = Symbol("break visit");
	const SKIP = Symbol("skip children");
	const REMOVE = Symbol("remove item");
	/**
	* Apply a visitor to a CST document or item.
	*
	* Walks through the tree (depth-first) starting from the root, calling a
	* `visitor` function with two arguments when entering each item:
	*   - `item`: The current item, which included the following members:
	*     - `start: SourceToken[]` – Source tokens before the key or value,
	*       possibly including its anchor or tag.
	*     - `key?: Token | null` – Set for pair values. May then be `null`, if
	*       the key before the `:` separator is empty.
	*     - `sep?: SourceToken[]` – Source tokens between the key and the value,
	*       which should include the `:` map value indicator if `value` is set.
	*     - `value?: Token` – The value of a sequence item, or of a map pair.
	*   - `path`: The steps from the root to the current node, as an array of
	*     `['key' | 'value', number]` tuples.
	*
	* The return value of the visitor may be used to control the traversal:
	*   - `undefined` (default): Do nothing and continue
	*   - `visit.SKIP`: Do not visit the children of this token, continue with
	*      next sibling
	*   - `visit.BREAK`: Terminate traversal completely
	*   - `visit.REMOVE`: Remove the current item, then continue with the next one
	*   - `number`: Set the index of the next step. This is useful especially if
	*     the index of the current token has changed.
	*   - `function`: Define the next visitor for this item. After the original
	*     visitor is called on item entry, next visitors are called after handling
	*     a non-empty `key` and when exiting the item.
	*/
	function visit(cst, visitor) {
		if ("type" in cst && cst.type === "document") cst = {
			start: cst.start,
			value: cst.value
		};
		_visit(Object.freeze([]), cst, visitor);
	}
	/** Terminate visit traversal completely */
	visit.BREAK = BREAK;
	/** Do not visit the children of the current item */
	visit.SKIP = SKIP;
	/** Remove the current item */
	visit.REMOVE = REMOVE;
	/** Find the item at `path` from `cst` as the root */
	visit.itemAtPath = (cst, path) => {
		let item = cst;
		for (const [field, index] of path) {
			const tok = item?.[field];
			if (tok && "items" in tok) item = tok.items[index];
			else return void 0;
		}
		return item;
	};
	/**
	* Get the immediate parent collection of the item at `path` from `cst` as the root.
	*
	* Throws an error if the collection is not found, which should never happen if the item itself exists.
	*/
	visit.parentCollection = (cst, path) => {
		const parent = visit.itemAtPath(cst, path.slice(0, -1));
		const field = path[path.length - 1][0];
		const coll = parent?.[field];
		if (coll && "items" in coll) return coll;
		throw new Error("Parent collection not found");
	};
	function _visit(path, item, visitor) {
		let ctrl = visitor(item, path);
		if (typeof ctrl === "symbol") return ctrl;
		for (const field of ["key", "value"]) {
			const token = item[field];
			if (token && "items" in token) {
				for (let i = 0; i < token.items.length; ++i) {
					const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
					if (typeof ci === "number") i = ci - 1;
					else if (ci === BREAK) return BREAK;
					else if (ci === REMOVE) {
						token.items.splice(i, 1);
						i -= 1;
					}
				}
				if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
			}
		}
		return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
	}
	exports.visit = visit;
}));
// node_modules/yaml/dist/parse/cst.js
var require_cst = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var cstScalar = require_cst_scalar();
	var cstStringify = require_cst_stringify();
	var cstVisit = require_cst_visit();
	/** The byte order mark */
	const BOM = "﻿";
	/** Start of doc-mode */
	const DOCUMENT = "";
	/** Unexpected end of flow-mode */
	const FLOW_END = "";
	/** Next token is a scalar value */
	const SCALAR = "";
	/** @returns `true` if `token` is a flow or block collection */
	const isCollection = (token) => !!token && "items" in token;
	/** @returns `true` if `token` is a flow or block scalar; not an alias */
	const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
	/* istanbul ignore next */
	/** Get a printable representation of a lexer token */
	function prettyToken(token) {
		switch (token) {
			case BOM: return "<BOM>";
			case DOCUMENT: return "<DOC>";
			case FLOW_END: return "<FLOW_END>";
			case SCALAR: return "<SCALAR>";
			default: return JSON.stringify(token);
		}
	}
	/** Identify the type of a lexer token. May return `null` for unknown tokens. */
	function tokenType(source) {
		switch (source) {
			case BOM: return "byte-order-mark";
			case DOCUMENT: return "doc-mode";
			case FLOW_END: return "flow-error-end";
			case SCALAR: return "scalar";
			case "---": return "doc-start";
			case "...": return "doc-end";
			case "":
			case "\n":
			case "\r\n": return "newline";
			case "-": return "seq-item-ind";
			case "?": return "explicit-key-ind";
			case ":": return "map-value-ind";
			case "{": return "flow-map-start";
			case "}": return "flow-map-end";
			case "[": return "flow-seq-start";
			case "]": return "flow-seq-end";
			case ",": return "comma";
		}
		switch (source[0]) {
			case " ":
			case "	": return "space";
			case "#": return "comment";
			case "%": return "directive-line";
			case "*": return "alias";
			case "&": return "anchor";
			case "!": return "tag";
			case "'": return "single-quoted-scalar";
			case "\"": return "double-quoted-scalar";
			case "|":
			case ">": return "block-scalar-header";
		}
		return null;
	}
	exports.createScalarToken = cstScalar.createScalarToken;
	exports.resolveAsScalar = cstScalar.resolveAsScalar;
	exports.setScalarValue = cstScalar.setScalarValue;
	exports.stringify = cstStringify.stringify;
	exports.visit = cstVisit.visit;
	exports.BOM = BOM;
	exports.DOCUMENT = DOCUMENT;
	exports.FLOW_END = FLOW_END;
	exports.SCALAR = SCALAR;
	exports.isCollection = isCollection;
	exports.isScalar = isScalar;
	exports.prettyToken = prettyToken;
	exports.tokenType = tokenType;
}));
// node_modules/yaml/dist/parse/lexer.js
var require_lexer = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var cst = require_cst();
	function isEmpty(ch) {
		switch (ch) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return true;
			default: return false;
		}
	}
	const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
	const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
	const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
	const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
	const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
	/**
	* Splits an input string into lexical tokens, i.e. smaller strings that are
	* easily identifiable by `tokens.tokenType()`.
	*
	* Lexing starts always in a "stream" context. Incomplete input may be buffered
	* until a complete token can be emitted.
	*
	* In addition to slices of the original input, the following control characters
	* may also be emitted:
	*
	* - `\x02` (Start of Text): A document starts with the next token
	* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
	* - `\x1f` (Unit Separator): Next token is a scalar value
	* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
	*/
	var Lexer = class {
		constructor() {
			/**
			* Flag indicating whether the end of the current buffer marks the end of
			* all input
			*/
			this.atEnd = false;
			/**
			* Explicit indent set in block scalar header, as an offset from the current
			* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
			* explicitly set.
			*/
			this.blockScalarIndent = -1;
			/**
			* Block scalars that include a + (keep) chomping indicator in their header
			* include trailing empty lines, which are otherwise excluded from the
			* scalar's contents.
			*/
			this.blockScalarKeep = false;
			/** Current input */
			this.buffer = "";
			/**
			* Flag noting whether the map value indicator : can immediately follow this
			* node within a flow context.
			*/
			this.flowKey = false;
			/** Count of surrounding flow collection levels. */
			this.flowLevel = 0;
			/**
			* Minimum level of indentation required for next lines to be parsed as a
			* part of the current scalar value.
			*/
			this.indentNext = 0;
			/** Indentation level of the current line. */
			this.indentValue = 0;
			/** Position of the next \n character. */
			this.lineEndPos = null;
			/** Stores the state of the lexer if reaching the end of incpomplete input */
			this.next = null;
			/** A pointer to `buffer`; the current position of the lexer. */
			this.pos = 0;
		}
		/**
		* Generate YAML tokens from the `source` string. If `incomplete`,
		* a part of the last line may be left as a buffer for the next call.
		*
		* @returns A generator of lexical tokens
		*/
		*lex(source, incomplete = false) {
			if (source) {
				if (typeof source !== "string") throw TypeError("source is not a string");
				this.buffer = this.buffer ? this.buffer + source : source;
				this.lineEndPos = null;
			}
			this.atEnd = !incomplete;
			let next = this.next ?? "stream";
			while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
		}
		atLineEnd() {
			let i = this.pos;
			let ch = this.buffer[i];
			while (ch === " " || ch === "	") ch = this.buffer[++i];
			if (!ch || ch === "#" || ch === "\n") return true;
			if (ch === "\r") return this.buffer[i + 1] === "\n";
			return false;
		}
		charAt(n) {
			return this.buffer[this.pos + n];
		}
		continueScalar(offset) {
			let ch = this.buffer[offset];
			if (this.indentNext > 0) {
				let indent = 0;
				while (ch === " ") ch = this.buffer[++indent + offset];
				if (ch === "\r") {
					const next = this.buffer[indent + offset + 1];
					if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
				}
				return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
			}
			if (ch === "-" || ch === ".") {
				const dt = this.buffer.substr(offset, 3);
				if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
			}
			return offset;
		}
		getLine() {
			let end = this.lineEndPos;
			if (typeof end !== "number" || end !== -1 && end < this.pos) {
				end = this.buffer.indexOf("\n", this.pos);
				this.lineEndPos = end;
			}
			if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
			if (this.buffer[end - 1] === "\r") end -= 1;
			return this.buffer.substring(this.pos, end);
		}
		hasChars(n) {
			return this.pos + n <= this.buffer.length;
		}
		setNext(state) {
			this.buffer = this.buffer.substring(this.pos);
			this.pos = 0;
			this.lineEndPos = null;
			this.next = state;
			return null;
		}
		peek(n) {
			return this.buffer.substr(this.pos, n);
		}
		*parseNext(next) {
			switch (next) {
				case "stream": return yield* this.parseStream();
				case "line-start": return yield* this.parseLineStart();
				case "block-start": return yield* this.parseBlockStart();
				case "doc": return yield* this.parseDocument();
				case "flow": return yield* this.parseFlowCollection();
				case "quoted-scalar": return yield* this.parseQuotedScalar();
				case "block-scalar": return yield* this.parseBlockScalar();
				case "plain-scalar": return yield* this.parsePlainScalar();
			}
		}
		*parseStream() {
			let line = this.getLine();
			if (line === null) return this.setNext("stream");
			if (line[0] === cst.BOM) {
				yield* this.pushCount(1);
				line = line.substring(1);
			}
			if (line[0] === "%") {
				let dirEnd = line.length;
				let cs = line.indexOf("#");
				while (cs !== -1) {
					const ch = line[cs - 1];
					if (ch === " " || ch === "	") {
						dirEnd = cs - 1;
						break;
					} else cs = line.indexOf("#", cs + 1);
				}
				while (true) {
					const ch = line[dirEnd - 1];
					if (ch === " " || ch === "	") dirEnd -= 1;
					else break;
				}
				const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
				yield* this.pushCount(line.length - n);
				this.pushNewline();
				return "stream";
			}
			if (this.atLineEnd()) {
				const sp = yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - sp);
				yield* this.pushNewline();
				return "stream";
			}
			yield cst.DOCUMENT;
			return yield* this.parseLineStart();
		}
		*parseLineStart() {
			const ch = this.charAt(0);
			if (!ch && !this.atEnd) return this.setNext("line-start");
			if (ch === "-" || ch === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				const s = this.peek(3);
				if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
					yield* this.pushCount(3);
					this.indentValue = 0;
					this.indentNext = 0;
					return s === "---" ? "doc" : "stream";
				}
			}
			this.indentValue = yield* this.pushSpaces(false);
			if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
			return yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			const [ch0, ch1] = this.peek(2);
			if (!ch1 && !this.atEnd) return this.setNext("block-start");
			if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
				const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
				this.indentNext = this.indentValue + 1;
				this.indentValue += n;
				return "block-start";
			}
			return "doc";
		}
		*parseDocument() {
			yield* this.pushSpaces(true);
			const line = this.getLine();
			if (line === null) return this.setNext("doc");
			let n = yield* this.pushIndicators();
			switch (line[n]) {
				case "#": yield* this.pushCount(line.length - n);
				case void 0:
					yield* this.pushNewline();
					return yield* this.parseLineStart();
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel = 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					return "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">":
					n += yield* this.parseBlockScalarHeader();
					n += yield* this.pushSpaces(true);
					yield* this.pushCount(line.length - n);
					yield* this.pushNewline();
					return yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let nl, sp;
			let indent = -1;
			do {
				nl = yield* this.pushNewline();
				if (nl > 0) {
					sp = yield* this.pushSpaces(false);
					this.indentValue = indent = sp;
				} else sp = 0;
				sp += yield* this.pushSpaces(true);
			} while (nl + sp > 0);
			const line = this.getLine();
			if (line === null) return this.setNext("flow");
			if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
				if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
					this.flowLevel = 0;
					yield cst.FLOW_END;
					return yield* this.parseLineStart();
				}
			}
			let n = 0;
			while (line[n] === ",") {
				n += yield* this.pushCount(1);
				n += yield* this.pushSpaces(true);
				this.flowKey = false;
			}
			n += yield* this.pushIndicators();
			switch (line[n]) {
				case void 0: return "flow";
				case "#":
					yield* this.pushCount(line.length - n);
					return "flow";
				case "{":
				case "[":
					yield* this.pushCount(1);
					this.flowKey = false;
					this.flowLevel += 1;
					return "flow";
				case "}":
				case "]":
					yield* this.pushCount(1);
					this.flowKey = true;
					this.flowLevel -= 1;
					return this.flowLevel ? "flow" : "doc";
				case "*":
					yield* this.pushUntil(isNotAnchorChar);
					return "flow";
				case "\"":
				case "'":
					this.flowKey = true;
					return yield* this.parseQuotedScalar();
				case ":": {
					const next = this.charAt(1);
					if (this.flowKey || isEmpty(next) || next === ",") {
						this.flowKey = false;
						yield* this.pushCount(1);
						yield* this.pushSpaces(true);
						return "flow";
					}
				}
				default:
					this.flowKey = false;
					return yield* this.parsePlainScalar();
			}
		}
		*parseQuotedScalar() {
			const quote = this.charAt(0);
			let end = this.buffer.indexOf(quote, this.pos + 1);
			if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
			else while (end !== -1) {
				let n = 0;
				while (this.buffer[end - 1 - n] === "\\") n += 1;
				if (n % 2 === 0) break;
				end = this.buffer.indexOf("\"", end + 1);
			}
			const qb = this.buffer.substring(0, end);
			let nl = qb.indexOf("\n", this.pos);
			if (nl !== -1) {
				while (nl !== -1) {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = qb.indexOf("\n", cs);
				}
				if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
			}
			if (end === -1) {
				if (!this.atEnd) return this.setNext("quoted-scalar");
				end = this.buffer.length;
			}
			yield* this.pushToIndex(end + 1, false);
			return this.flowLevel ? "flow" : "doc";
		}
		*parseBlockScalarHeader() {
			this.blockScalarIndent = -1;
			this.blockScalarKeep = false;
			let i = this.pos;
			while (true) {
				const ch = this.buffer[++i];
				if (ch === "+") this.blockScalarKeep = true;
				else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
				else if (ch !== "-") break;
			}
			return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
		}
		*parseBlockScalar() {
			let nl = this.pos - 1;
			let indent = 0;
			let ch;
			loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
				case " ":
					indent += 1;
					break;
				case "\n":
					nl = i;
					indent = 0;
					break;
				case "\r": {
					const next = this.buffer[i + 1];
					if (!next && !this.atEnd) return this.setNext("block-scalar");
					if (next === "\n") break;
				}
				default: break loop;
			}
			if (!ch && !this.atEnd) return this.setNext("block-scalar");
			if (indent >= this.indentNext) {
				if (this.blockScalarIndent === -1) this.indentNext = indent;
				else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
				do {
					const cs = this.continueScalar(nl + 1);
					if (cs === -1) break;
					nl = this.buffer.indexOf("\n", cs);
				} while (nl !== -1);
				if (nl === -1) {
					if (!this.atEnd) return this.setNext("block-scalar");
					nl = this.buffer.length;
				}
			}
			let i = nl + 1;
			ch = this.buffer[i];
			while (ch === " ") ch = this.buffer[++i];
			if (ch === "	") {
				while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
				nl = i - 1;
			} else if (!this.blockScalarKeep) do {
				let i = nl - 1;
				let ch = this.buffer[i];
				if (ch === "\r") ch = this.buffer[--i];
				const lastChar = i;
				while (ch === " ") ch = this.buffer[--i];
				if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
				else break;
			} while (true);
			yield cst.SCALAR;
			yield* this.pushToIndex(nl + 1, true);
			return yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			const inFlow = this.flowLevel > 0;
			let end = this.pos - 1;
			let i = this.pos - 1;
			let ch;
			while (ch = this.buffer[++i]) if (ch === ":") {
				const next = this.buffer[i + 1];
				if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
				end = i;
			} else if (isEmpty(ch)) {
				let next = this.buffer[i + 1];
				if (ch === "\r") {
					if (next === "\n") {
						i += 1;
						ch = "\n";
						next = this.buffer[i + 1];
					} else end = i;
				}
				if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
				if (ch === "\n") {
					const cs = this.continueScalar(i + 1);
					if (cs === -1) break;
					i = Math.max(i, cs - 2);
				}
			} else {
				if (inFlow && flowIndicatorChars.has(ch)) break;
				end = i;
			}
			if (!ch && !this.atEnd) return this.setNext("plain-scalar");
			yield cst.SCALAR;
			yield* this.pushToIndex(end + 1, true);
			return inFlow ? "flow" : "doc";
		}
		*pushCount(n) {
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos += n;
				return n;
			}
			return 0;
		}
		*pushToIndex(i, allowEmpty) {
			const s = this.buffer.slice(this.pos, i);
			if (s) {
				yield s;
				this.pos += s.length;
				return s.length;
			} else if (allowEmpty) yield "";
			return 0;
		}
		*pushIndicators() {
			let n = 0;
			loop: while (true) {
				switch (this.charAt(0)) {
					case "!":
						n += yield* this.pushTag();
						n += yield* this.pushSpaces(true);
						continue loop;
					case "&":
						n += yield* this.pushUntil(isNotAnchorChar);
						n += yield* this.pushSpaces(true);
						continue loop;
					case "-":
					case "?":
					case ":": {
						const inFlow = this.flowLevel > 0;
						const ch1 = this.charAt(1);
						if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
							if (!inFlow) this.indentNext = this.indentValue + 1;
							else if (this.flowKey) this.flowKey = false;
							n += yield* this.pushCount(1);
							n += yield* this.pushSpaces(true);
							continue loop;
						}
					}
				}
				break loop;
			}
			return n;
		}
		*pushTag() {
			if (this.charAt(1) === "<") {
				let i = this.pos + 2;
				let ch = this.buffer[i];
				while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
				return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
			} else {
				let i = this.pos + 1;
				let ch = this.buffer[i];
				while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
				else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
				else break;
				return yield* this.pushToIndex(i, false);
			}
		}
		*pushNewline() {
			const ch = this.buffer[this.pos];
			if (ch === "\n") return yield* this.pushCount(1);
			else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
			else return 0;
		}
		*pushSpaces(allowTabs) {
			let i = this.pos - 1;
			let ch;
			do
				ch = this.buffer[++i];
			while (ch === " " || allowTabs && ch === "	");
			const n = i - this.pos;
			if (n > 0) {
				yield this.buffer.substr(this.pos, n);
				this.pos = i;
			}
			return n;
		}
		*pushUntil(test) {
			let i = this.pos;
			let ch = this.buffer[i];
			while (!test(ch)) ch = this.buffer[++i];
			return yield* this.pushToIndex(i, false);
		}
	};
	exports.Lexer = Lexer;
}));
// node_modules/yaml/dist/parse/line-counter.js
var require_line_counter = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	/**
	* Tracks newlines during parsing in order to provide an efficient API for
	* determining the one-indexed `{ line, col }` position for any offset
	* within the input.
	*/
	var LineCounter = class {
		constructor() {
			this.lineStarts = [];
			/**
			* Should be called in ascending order. Otherwise, call
			* `lineCounter.lineStarts.sort()` before calling `linePos()`.
			*/
			this.addNewLine = (offset) => this.lineStarts.push(offset);
			/**
			* Performs a binary search and returns the 1-indexed { line, col }
			* position of `offset`. If `line === 0`, `addNewLine` has never been
			* called or `offset` is before the first known newline.
			*/
			this.linePos = (offset) => {
				let low = 0;
				let high = this.lineStarts.length;
				while (low < high) {
					const mid = low + high >> 1;
					if (this.lineStarts[mid] < offset) low = mid + 1;
					else high = mid;
				}
				if (this.lineStarts[low] === offset) return {
					line: low + 1,
					col: 1
				};
				if (low === 0) return {
					line: 0,
					col: offset
				};
				const start = this.lineStarts[low - 1];
				return {
					line: low,
					col: offset - start + 1
				};
			};
		}
	};
	exports.LineCounter = LineCounter;
}));
// node_modules/yaml/dist/parse/parser.js
var require_parser = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var node_process = __require("process");
	var cst = require_cst();
	var lexer = require_lexer();
	function includesToken(list, type) {
		for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
		return false;
	}
	function findNonEmptyIndex(list) {
		for (let i = 0; i < list.length; ++i) switch (list[i].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return i;
		}
		return -1;
	}
	function isFlowToken(token) {
		switch (token?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return true;
			default: return false;
		}
	}
	function getPrevProps(parent) {
		switch (parent.type) {
			case "document": return parent.start;
			case "block-map": {
				const it = parent.items[parent.items.length - 1];
				return it.sep ?? it.start;
			}
			case "block-seq": return parent.items[parent.items.length - 1].start;
			/* istanbul ignore next should not happen */
			default: return [];
		}
	}
	/** Note: May modify input array */
	function getFirstKeyStartProps(prev) {
		if (prev.length === 0) return [];
		let i = prev.length;
		loop: while (--i >= 0) switch (prev[i].type) {
			case "doc-start":
			case "explicit-key-ind":
			case "map-value-ind":
			case "seq-item-ind":
			case "newline": break loop;
		}
		while (prev[++i]?.type === "space");
		return prev.splice(i, prev.length);
	}
	function arrayPushArray(target, source) {
		if (source.length < 1e5) Array.prototype.push.apply(target, source);
		else for (let i = 0; i < source.length; ++i) target.push(source[i]);
	}
	function fixFlowSeqItems(fc) {
		if (fc.start.type === "flow-seq-start") {
			for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
				if (it.key) it.value = it.key;
				delete it.key;
				if (isFlowToken(it.value)) {
					if (it.value.end) arrayPushArray(it.value.end, it.sep);
					else it.value.end = it.sep;
				} else arrayPushArray(it.start, it.sep);
				delete it.sep;
			}
		}
	}
	/**
	* A YAML concrete syntax tree (CST) parser
	*
	* ```ts
	* const src: string = ...
	* for (const token of new Parser().parse(src)) {
	*   // token: Token
	* }
	* ```
	*
	* To use the parser with a user-provided lexer:
	*
	* ```ts
	* function* parse(source: string, lexer: Lexer) {
	*   const parser = new Parser()
	*   for (const lexeme of lexer.lex(source))
	*     yield* parser.next(lexeme)
	*   yield* parser.end()
	* }
	*
	* const src: string = ...
	* const lexer = new Lexer()
	* for (const token of parse(src, lexer)) {
	*   // token: Token
	* }
	* ```
	*/
	var Parser = class {
		/**
		* @param onNewLine - If defined, called separately with the start position of
		*   each new line (in `parse()`, including the start of input).
		*/
		constructor(onNewLine) {
			/** If true, space and sequence indicators count as indentation */
			this.atNewLine = true;
			/** If true, next token is a scalar value */
			this.atScalar = false;
			/** Current indentation level */
			this.indent = 0;
			/** Current offset since the start of parsing */
			this.offset = 0;
			/** On the same line with a block map key */
			this.onKeyLine = false;
			/** Top indicates the node that's currently being built */
			this.stack = [];
			/** The source of the current token, set in parse() */
			this.source = "";
			/** The type of the current token, set in parse() */
			this.type = "";
			this.lexer = new lexer.Lexer();
			this.onNewLine = onNewLine;
		}
		/**
		* Parse `source` as a YAML stream.
		* If `incomplete`, a part of the last line may be left as a buffer for the next call.
		*
		* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
		*
		* @returns A generator of tokens representing each directive, document, and other structure.
		*/
		*parse(source, incomplete = false) {
			if (this.onNewLine && this.offset === 0) this.onNewLine(0);
			for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
			if (!incomplete) yield* this.end();
		}
		/**
		* Advance the parser by the `source` of one lexical token.
		*/
		*next(source) {
			this.source = source;
			if (node_process.env.LOG_TOKENS) console.log("|", cst.prettyToken(source));
			if (this.atScalar) {
				this.atScalar = false;
				yield* this.step();
				this.offset += source.length;
				return;
			}
			const type = cst.tokenType(source);
			if (!type) {
				const message = `Not a YAML token: ${source}`;
				yield* this.pop({
					type: "error",
					offset: this.offset,
					message,
					source
				});
				this.offset += source.length;
			} else if (type === "scalar") {
				this.atNewLine = false;
				this.atScalar = true;
				this.type = "scalar";
			} else {
				this.type = type;
				yield* this.step();
				switch (type) {
					case "newline":
						this.atNewLine = true;
						this.indent = 0;
						if (this.onNewLine) this.onNewLine(this.offset + source.length);
						break;
					case "space":
						if (this.atNewLine && source[0] === " ") this.indent += source.length;
						break;
					case "explicit-key-ind":
					case "map-value-ind":
					case "seq-item-ind":
						if (this.atNewLine) this.indent += source.length;
						break;
					case "doc-mode":
					case "flow-error-end": return;
					default: this.atNewLine = false;
				}
				this.offset += source.length;
			}
		}
		/** Call at end of input to push out any remaining constructions */
		*end() {
			while (this.stack.length > 0) yield* this.pop();
		}
		get sourceToken() {
			return {
				type: this.type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		*step() {
			const top = this.peek(1);
			if (this.type === "doc-end" && top?.type !== "doc-end") {
				while (this.stack.length > 0) yield* this.pop();
				this.stack.push({
					type: "doc-end",
					offset: this.offset,
					source: this.source
				});
				return;
			}
			if (!top) return yield* this.stream();
			switch (top.type) {
				case "document": return yield* this.document(top);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(top);
				case "block-scalar": return yield* this.blockScalar(top);
				case "block-map": return yield* this.blockMap(top);
				case "block-seq": return yield* this.blockSequence(top);
				case "flow-collection": return yield* this.flowCollection(top);
				case "doc-end": return yield* this.documentEnd(top);
			}
			/* istanbul ignore next should not happen */
			yield* this.pop();
		}
		peek(n) {
			return this.stack[this.stack.length - n];
		}
		*pop(error) {
			const token = error ?? this.stack.pop();
			/* istanbul ignore if should not happen */
			if (!token) yield {
				type: "error",
				offset: this.offset,
				source: "",
				message: "Tried to pop an empty stack"
			};
			else if (this.stack.length === 0) yield token;
			else {
				const top = this.peek(1);
				if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
				else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
				if (token.type === "flow-collection") fixFlowSeqItems(token);
				switch (top.type) {
					case "document":
						top.value = token;
						break;
					case "block-scalar":
						top.props.push(token);
						break;
					case "block-map": {
						const it = top.items[top.items.length - 1];
						if (it.value) {
							top.items.push({
								start: [],
								key: token,
								sep: []
							});
							this.onKeyLine = true;
							return;
						} else if (it.sep) it.value = token;
						else {
							Object.assign(it, {
								key: token,
								sep: []
							});
							this.onKeyLine = !it.explicitKey;
							return;
						}
						break;
					}
					case "block-seq": {
						const it = top.items[top.items.length - 1];
						if (it.value) top.items.push({
							start: [],
							value: token
						});
						else it.value = token;
						break;
					}
					case "flow-collection": {
						const it = top.items[top.items.length - 1];
						if (!it || it.value) top.items.push({
							start: [],
							key: token,
							sep: []
						});
						else if (it.sep) it.value = token;
						else Object.assign(it, {
							key: token,
							sep: []
						});
						return;
					}
					/* istanbul ignore next should not happen */
					default:
						yield* this.pop();
						yield* this.pop(token);
				}
				if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
					const last = token.items[token.items.length - 1];
					if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
						if (top.type === "document") top.end = last.start;
						else top.items.push({ start: last.start });
						token.items.splice(-1, 1);
					}
				}
			}
		}
		*stream() {
			switch (this.type) {
				case "directive-line":
					yield {
						type: "directive",
						offset: this.offset,
						source: this.source
					};
					return;
				case "byte-order-mark":
				case "space":
				case "comment":
				case "newline":
					yield this.sourceToken;
					return;
				case "doc-mode":
				case "doc-start": {
					const doc = {
						type: "document",
						offset: this.offset,
						start: []
					};
					if (this.type === "doc-start") doc.start.push(this.sourceToken);
					this.stack.push(doc);
					return;
				}
			}
			yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML stream`,
				source: this.source
			};
		}
		*document(doc) {
			if (doc.value) return yield* this.lineEnd(doc);
			switch (this.type) {
				case "doc-start":
					if (findNonEmptyIndex(doc.start) !== -1) {
						yield* this.pop();
						yield* this.step();
					} else doc.start.push(this.sourceToken);
					return;
				case "anchor":
				case "tag":
				case "space":
				case "comment":
				case "newline":
					doc.start.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(doc);
			if (bv) this.stack.push(bv);
			else yield {
				type: "error",
				offset: this.offset,
				message: `Unexpected ${this.type} token in YAML document`,
				source: this.source
			};
		}
		*scalar(scalar) {
			if (this.type === "map-value-ind") {
				const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
				let sep;
				if (scalar.end) {
					sep = scalar.end;
					sep.push(this.sourceToken);
					delete scalar.end;
				} else sep = [this.sourceToken];
				const map = {
					type: "block-map",
					offset: scalar.offset,
					indent: scalar.indent,
					items: [{
						start,
						key: scalar,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(scalar);
		}
		*blockScalar(scalar) {
			switch (this.type) {
				case "space":
				case "comment":
				case "newline":
					scalar.props.push(this.sourceToken);
					return;
				case "scalar":
					scalar.source = this.source;
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) {
						let nl = this.source.indexOf("\n") + 1;
						while (nl !== 0) {
							this.onNewLine(this.offset + nl);
							nl = this.source.indexOf("\n", nl) + 1;
						}
					}
					yield* this.pop();
					break;
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.step();
			}
		}
		*blockMap(map) {
			const it = map.items[map.items.length - 1];
			switch (this.type) {
				case "newline":
					this.onKeyLine = false;
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else map.items.push({ start: [this.sourceToken] });
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) map.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else {
						if (this.atIndentedComment(it.start, map.indent)) {
							const end = map.items[map.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								map.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
			}
			if (this.indent >= map.indent) {
				const atMapIndent = !this.onKeyLine && this.indent === map.indent;
				const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
				let start = [];
				if (atNextItem && it.sep && !it.value) {
					const nl = [];
					for (let i = 0; i < it.sep.length; ++i) {
						const st = it.sep[i];
						switch (st.type) {
							case "newline":
								nl.push(i);
								break;
							case "space": break;
							case "comment":
								if (st.indent > map.indent) nl.length = 0;
								break;
							default: nl.length = 0;
						}
					}
					if (nl.length >= 2) start = it.sep.splice(nl[1]);
				}
				switch (this.type) {
					case "anchor":
					case "tag":
						if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({ start });
							this.onKeyLine = true;
						} else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "explicit-key-ind":
						if (!it.sep && !it.explicitKey) {
							it.start.push(this.sourceToken);
							it.explicitKey = true;
						} else if (atNextItem || it.value) {
							start.push(this.sourceToken);
							map.items.push({
								start,
								explicitKey: true
							});
						} else this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [this.sourceToken],
								explicitKey: true
							}]
						});
						this.onKeyLine = true;
						return;
					case "map-value-ind":
						if (it.explicitKey) {
							if (!it.sep) {
								if (includesToken(it.start, "newline")) Object.assign(it, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									const start = getFirstKeyStartProps(it.start);
									this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key: null,
											sep: [this.sourceToken]
										}]
									});
								}
							} else if (it.value) map.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							});
							else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
								const start = getFirstKeyStartProps(it.start);
								const key = it.key;
								const sep = it.sep;
								sep.push(this.sourceToken);
								delete it.key;
								delete it.sep;
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key,
										sep
									}]
								});
							} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
							else it.sep.push(this.sourceToken);
						} else if (!it.sep) Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.value || atNextItem) map.items.push({
							start,
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: [],
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else it.sep.push(this.sourceToken);
						this.onKeyLine = true;
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (atNextItem || it.value) {
							map.items.push({
								start,
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						} else if (it.sep) this.stack.push(fs);
						else {
							Object.assign(it, {
								key: fs,
								sep: []
							});
							this.onKeyLine = true;
						}
						return;
					}
					default: {
						const bv = this.startBlockValue(map);
						if (bv) {
							if (bv.type === "block-seq") {
								if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
									yield* this.pop({
										type: "error",
										offset: this.offset,
										message: "Unexpected block-seq-ind on same line with key",
										source: this.source
									});
									return;
								}
							} else if (atMapIndent) map.items.push({ start });
							this.stack.push(bv);
							return;
						}
					}
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*blockSequence(seq) {
			const it = seq.items[seq.items.length - 1];
			switch (this.type) {
				case "newline":
					if (it.value) {
						const end = "end" in it.value ? it.value.end : void 0;
						if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
						else seq.items.push({ start: [this.sourceToken] });
					} else it.start.push(this.sourceToken);
					return;
				case "space":
				case "comment":
					if (it.value) seq.items.push({ start: [this.sourceToken] });
					else {
						if (this.atIndentedComment(it.start, seq.indent)) {
							const end = seq.items[seq.items.length - 2]?.value?.end;
							if (Array.isArray(end)) {
								arrayPushArray(end, it.start);
								end.push(this.sourceToken);
								seq.items.pop();
								return;
							}
						}
						it.start.push(this.sourceToken);
					}
					return;
				case "anchor":
				case "tag":
					if (it.value || this.indent <= seq.indent) break;
					it.start.push(this.sourceToken);
					return;
				case "seq-item-ind":
					if (this.indent !== seq.indent) break;
					if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
			}
			if (this.indent > seq.indent) {
				const bv = this.startBlockValue(seq);
				if (bv) {
					this.stack.push(bv);
					return;
				}
			}
			yield* this.pop();
			yield* this.step();
		}
		*flowCollection(fc) {
			const it = fc.items[fc.items.length - 1];
			if (this.type === "flow-error-end") {
				let top;
				do {
					yield* this.pop();
					top = this.peek(1);
				} while (top?.type === "flow-collection");
			} else if (fc.end.length === 0) {
				switch (this.type) {
					case "comma":
					case "explicit-key-ind":
						if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
						else it.start.push(this.sourceToken);
						return;
					case "map-value-ind":
						if (!it || it.value) fc.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (it.sep) it.sep.push(this.sourceToken);
						else Object.assign(it, {
							key: null,
							sep: [this.sourceToken]
						});
						return;
					case "space":
					case "comment":
					case "newline":
					case "anchor":
					case "tag":
						if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else it.start.push(this.sourceToken);
						return;
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": {
						const fs = this.flowScalar(this.type);
						if (!it || it.value) fc.items.push({
							start: [],
							key: fs,
							sep: []
						});
						else if (it.sep) this.stack.push(fs);
						else Object.assign(it, {
							key: fs,
							sep: []
						});
						return;
					}
					case "flow-map-end":
					case "flow-seq-end":
						fc.end.push(this.sourceToken);
						return;
				}
				const bv = this.startBlockValue(fc);
				/* istanbul ignore else should not happen */
				if (bv) this.stack.push(bv);
				else {
					yield* this.pop();
					yield* this.step();
				}
			} else {
				const parent = this.peek(2);
				if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
					yield* this.pop();
					yield* this.step();
				} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
					const start = getFirstKeyStartProps(getPrevProps(parent));
					fixFlowSeqItems(fc);
					const sep = fc.end.splice(1, fc.end.length);
					sep.push(this.sourceToken);
					const map = {
						type: "block-map",
						offset: fc.offset,
						indent: fc.indent,
						items: [{
							start,
							key: fc,
							sep
						}]
					};
					this.onKeyLine = true;
					this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(fc);
			}
		}
		flowScalar(type) {
			if (this.onNewLine) {
				let nl = this.source.indexOf("\n") + 1;
				while (nl !== 0) {
					this.onNewLine(this.offset + nl);
					nl = this.source.indexOf("\n", nl) + 1;
				}
			}
			return {
				type,
				offset: this.offset,
				indent: this.indent,
				source: this.source
			};
		}
		startBlockValue(parent) {
			switch (this.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return this.flowScalar(this.type);
				case "block-scalar-header": return {
					type: "block-scalar",
					offset: this.offset,
					indent: this.indent,
					props: [this.sourceToken],
					source: ""
				};
				case "flow-map-start":
				case "flow-seq-start": return {
					type: "flow-collection",
					offset: this.offset,
					indent: this.indent,
					start: this.sourceToken,
					items: [],
					end: []
				};
				case "seq-item-ind": return {
					type: "block-seq",
					offset: this.offset,
					indent: this.indent,
					items: [{ start: [this.sourceToken] }]
				};
				case "explicit-key-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					start.push(this.sourceToken);
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							explicitKey: true
						}]
					};
				}
				case "map-value-ind": {
					this.onKeyLine = true;
					const start = getFirstKeyStartProps(getPrevProps(parent));
					return {
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start,
							key: null,
							sep: [this.sourceToken]
						}]
					};
				}
			}
			return null;
		}
		atIndentedComment(start, indent) {
			if (this.type !== "comment") return false;
			if (this.indent <= indent) return false;
			return start.every((st) => st.type === "newline" || st.type === "space");
		}
		*documentEnd(docEnd) {
			if (this.type !== "doc-mode") {
				if (docEnd.end) docEnd.end.push(this.sourceToken);
				else docEnd.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
			}
		}
		*lineEnd(token) {
			switch (this.type) {
				case "comma":
				case "doc-start":
				case "doc-end":
				case "flow-seq-end":
				case "flow-map-end":
				case "map-value-ind":
					yield* this.pop();
					yield* this.step();
					break;
				case "newline": this.onKeyLine = false;
				default:
					if (token.end) token.end.push(this.sourceToken);
					else token.end = [this.sourceToken];
					if (this.type === "newline") yield* this.pop();
			}
		}
	};
	exports.Parser = Parser;
}));
// node_modules/yaml/dist/public-api.js
var require_public_api = /* @__PURE__ */ __commonJSMin$1(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var errors = require_errors();
	var log = require_log();
	var identity = require_identity();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	function parseOptions(options) {
		const prettyErrors = options.prettyErrors !== false;
		return {
			lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
			prettyErrors
		};
	}
	/**
	* Parse the input as a stream of YAML documents.
	*
	* Documents should be separated from each other by `...` or `---` marker lines.
	*
	* @returns If an empty `docs` array is returned, it will be of type
	*   EmptyStream and contain additional stream information. In
	*   TypeScript, you should use `'empty' in docs` as a type guard for it.
	*/
	function parseAllDocuments(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		const docs = Array.from(composer$1.compose(parser$1.parse(source)));
		if (prettyErrors && lineCounter) for (const doc of docs) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		if (docs.length > 0) return docs;
		return Object.assign([], { empty: true }, composer$1.streamInfo());
	}
	/** Parse an input string into a single YAML.Document */
	function parseDocument(source, options = {}) {
		const { lineCounter, prettyErrors } = parseOptions(options);
		const parser$1 = new parser.Parser(lineCounter?.addNewLine);
		const composer$1 = new composer.Composer(options);
		let doc = null;
		for (const _doc of composer$1.compose(parser$1.parse(source), true, source.length)) if (!doc) doc = _doc;
		else if (doc.options.logLevel !== "silent") {
			doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		if (prettyErrors && lineCounter) {
			doc.errors.forEach(errors.prettifyError(source, lineCounter));
			doc.warnings.forEach(errors.prettifyError(source, lineCounter));
		}
		return doc;
	}
	function parse(src, reviver, options) {
		let _reviver = void 0;
		if (typeof reviver === "function") _reviver = reviver;
		else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
		const doc = parseDocument(src, options);
		if (!doc) return null;
		doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning));
		if (doc.errors.length > 0) {
			if (doc.options.logLevel !== "silent") throw doc.errors[0];
			else doc.errors = [];
		}
		return doc.toJS(Object.assign({ reviver: _reviver }, options));
	}
	function stringify(value, replacer, options) {
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) options = replacer;
		if (typeof options === "string") options = options.length;
		if (typeof options === "number") {
			const indent = Math.round(options);
			options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
		}
		if (value === void 0) {
			const { keepUndefined } = options ?? replacer ?? {};
			if (!keepUndefined) return void 0;
		}
		if (identity.isDocument(value) && !_replacer) return value.toString(options);
		return new Document.Document(value, _replacer, options).toString(options);
	}
	exports.parse = parse;
	exports.parseAllDocuments = parseAllDocuments;
	exports.parseDocument = parseDocument;
	exports.stringify = stringify;
}));
// src/load/yaml-sentences.ts
var import_dist = (/* @__PURE__ */ __commonJSMin$1(((exports) => {
	var composer = require_composer();
	var Document = require_Document();
	var Schema = require_Schema();
	var errors = require_errors();
	var Alias = require_Alias();
	var identity = require_identity();
	var Pair = require_Pair();
	var Scalar = require_Scalar();
	var YAMLMap = require_YAMLMap();
	var YAMLSeq = require_YAMLSeq();
	require_cst();
	var lexer = require_lexer();
	var lineCounter = require_line_counter();
	var parser = require_parser();
	var publicApi = require_public_api();
	var visit = require_visit();
	exports.Composer = composer.Composer;
	exports.Document = Document.Document;
	exports.Schema = Schema.Schema;
	exports.YAMLError = errors.YAMLError;
	exports.YAMLParseError = errors.YAMLParseError;
	exports.YAMLWarning = errors.YAMLWarning;
	exports.Alias = Alias.Alias;
	exports.isAlias = identity.isAlias;
	exports.isCollection = identity.isCollection;
	exports.isDocument = identity.isDocument;
	exports.isMap = identity.isMap;
	exports.isNode = identity.isNode;
	exports.isPair = identity.isPair;
	exports.isScalar = identity.isScalar;
	exports.isSeq = identity.isSeq;
	exports.Pair = Pair.Pair;
	exports.Scalar = Scalar.Scalar;
	exports.YAMLMap = YAMLMap.YAMLMap;
	exports.YAMLSeq = YAMLSeq.YAMLSeq;
	exports.Lexer = lexer.Lexer;
	exports.LineCounter = lineCounter.LineCounter;
	exports.Parser = parser.Parser;
	exports.parse = publicApi.parse;
	exports.parseAllDocuments = publicApi.parseAllDocuments;
	exports.parseDocument = publicApi.parseDocument;
	exports.stringify = publicApi.stringify;
	exports.visit = visit.visit;
	exports.visitAsync = visit.visitAsync;
})))();
const quote = "Put the text in quotes.";
/** What usually went wrong, by the parser's code; anything else is told in the parser's own words. */
const sentences = {
	BLOCK_AS_IMPLICIT_KEY: {
		message: "A second \": \" stands in this line, so the line can be read in two ways.",
		fix: quote
	},
	BAD_SCALAR_START: {
		message: "Plain text cannot start with this character.",
		fix: quote
	},
	TAB_AS_INDENT: {
		message: "A tab indents this line.",
		fix: "Indent with spaces."
	},
	BAD_INDENT: {
		message: "This line is indented like no line above it.",
		fix: "Align it."
	},
	BAD_ALIAS: {
		message: "A star starts an alias here.",
		fix: quote
	},
	MULTIPLE_ANCHORS: {
		message: "Two anchors name one value here.",
		fix: quote
	},
	MULTIPLE_DOCS: {
		message: "A second document starts here.",
		fix: "Keep one document a file."
	},
	MISSING_CHAR: {
		message: "Something that was opened is never closed.",
		fix: "Close the quote or the bracket."
	},
	UNEXPECTED_TOKEN: {
		message: "YAML expects something else at this place.",
		fix: `${quote} A quote or a star at its start, and ": " or " #" inside it, have a meaning of their own.`
	},
	BAD_DQ_ESCAPE: {
		message: "This backslash starts no escape that YAML knows.",
		fix: "Double the backslash, or use single quotes."
	}
};
/** A parser's error, said to the person who wrote the file. */
function yamlSentence(error) {
	return sentences[error.code] ?? {
		message: `This is not YAML: ${error.message.replace(/\.$/, "")}.`,
		fix: "Compare it with the example in the README."
	};
}
// src/load/located-yaml.ts
/**
* Reads one YAML document strictly: YAML 1.2 core, no anchors, aliases, tags, merge keys or directives, each key once.
* Places are found by parsing again when somebody asks, so that a large set of good files costs no memory.
*/
function parseLocated(file, text) {
	const { document, others, lines } = parse(text);
	const at = (offset) => place(file, lines, offset);
	const defects = [
		...syntaxDefects([document, ...others], at),
		...others[0] === void 0 ? [] : [severalDocuments(at(others[0].range[0]))],
		...strictnessDefects(document, at)
	];
	const value = defects.length === 0 ? document.toJS() : void 0;
	let again;
	const reparsed = () => again ??= parse(text);
	return {
		file,
		value,
		defects,
		locate: (path) => locate(file, reparsed(), path),
		locateKey: (path) => locateKey(file, reparsed(), path),
		spelling: (path) => {
			const node = reparsed().document.getIn(path, true);
			return (0, import_dist.isScalar)(node) ? node.source : void 0;
		}
	};
}
function parse(text) {
	const lines = new import_dist.LineCounter();
	const documents = (0, import_dist.parseAllDocuments)(text, {
		lineCounter: lines,
		version: "1.2",
		schema: "core",
		merge: false,
		uniqueKeys: false,
		prettyErrors: false,
		logLevel: "silent"
	});
	if (!Array.isArray(documents)) return {
		document: emptyDocument(),
		others: [],
		lines
	};
	const [document = emptyDocument(), ...others] = documents;
	return {
		document,
		others,
		lines
	};
}
function emptyDocument() {
	const [document] = (0, import_dist.parseAllDocuments)("null\n");
	if (document === void 0) throw new Error("The YAML parser gave no document for a scalar.");
	return document;
}
function place(file, lines, offset) {
	const { line, col } = lines.linePos(offset);
	return {
		file,
		line: Math.max(line, 1),
		column: Math.max(col, 1)
	};
}
function locate(file, { document, lines }, path) {
	for (let length = path.length; length >= 0; length--) {
		const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
		if ((0, import_dist.isNode)(node) && node.range != null) return place(file, lines, node.range[0]);
	}
	return {
		file,
		line: 1,
		column: 1
	};
}
function locateKey(file, parsed, path) {
	const key = path.at(-1);
	const parent = path.length < 2 ? parsed.document.contents : parsed.document.getIn(path.slice(0, -1), true);
	const pair = (0, import_dist.isMap)(parent) ? parent.items.find((item) => (0, import_dist.isScalar)(item.key) && item.key.value === key) : void 0;
	if (pair !== void 0 && (0, import_dist.isNode)(pair.key) && pair.key.range != null) return place(file, parsed.lines, pair.key.range[0]);
	return locate(file, parsed, path);
}
function syntaxDefects(documents, at) {
	return documents.flatMap((document) => document.errors.map((error) => ({
		rule: "file/not-yaml",
		...yamlSentence(error),
		at: at(error.pos[0])
	})));
}
function severalDocuments(at) {
	return {
		rule: "file/ambiguous-yaml",
		message: "A second YAML document starts here, and a reader may take either.",
		at,
		fix: "Keep one document a file, without \"---\" lines inside it."
	};
}
/** What two YAML readers may see differently, each as a defect at its place. */
function strictnessDefects(document, at) {
	const defects = [];
	const ambiguous = (node, message, fix) => {
		defects.push({
			rule: "file/ambiguous-yaml",
			message,
			at: at(node.range[0]),
			fix
		});
	};
	if (document.directives.yaml.explicit === true && document.directives.yaml.version !== "1.2") {
		const message = `The file declares YAML ${document.directives.yaml.version}, whose readers see other values than YAML 1.2 readers.`;
		defects.push({
			rule: "file/ambiguous-yaml",
			message,
			at: at(0),
			fix: "Remove the \"%YAML\" line."
		});
	}
	(0, import_dist.visit)(document, {
		Node(_, node) {
			const parsed = node;
			if ((0, import_dist.isAlias)(node)) {
				ambiguous(parsed, `"*${node.source}" is an alias for another value of the file.`, "Write the value out, or put the text in quotes if it starts with a star.");
				return;
			}
			if (node.anchor !== void 0) ambiguous(parsed, `"&${node.anchor}" names a value for aliases.`, "Remove it, or put the text in quotes if it starts with an ampersand.");
			if (node.tag !== void 0 && !isImpliedTag(node.tag)) ambiguous(parsed, `The tag "${node.tag}" changes how the value is read.`, "Remove the tag and write the plain value, in quotes if it is text.");
		},
		Map(_, map) {
			defects.push(...keyDefects(map.items, at));
		}
	});
	return defects;
}
/** Maps and lists carry these tags without anybody having written one. */
function isImpliedTag(tag) {
	return tag === "tag:yaml.org,2002:map" || tag === "tag:yaml.org,2002:seq";
}
function keyDefects(pairs, at) {
	const defects = [];
	const seen = /* @__PURE__ */ new Map();
	for (const pair of pairs) {
		if (!(0, import_dist.isPair)(pair) || !(0, import_dist.isNode)(pair.key) || pair.key.range == null) continue;
		const here = at(pair.key.range[0]);
		if (!(0, import_dist.isScalar)(pair.key)) {
			defects.push({
				rule: "file/ambiguous-yaml",
				message: "A key is a list or a map here.",
				at: here,
				fix: "Use text as the key."
			});
			continue;
		}
		const key = String(pair.key.value);
		const first = seen.get(key);
		if (key === "<<") defects.push({
			rule: "file/ambiguous-yaml",
			message: "The merge key \"<<\" is a plain key to one reader and copies fields for another.",
			at: here,
			fix: "Write the fields out."
		});
		else if (first !== void 0) defects.push({
			rule: "file/duplicate-key",
			message: `"${key}" stands twice in this map, and a reader may take either value.`,
			at: here,
			related: [first],
			fix: "Keep one of the two."
		});
		if (first === void 0) seen.set(key, here);
	}
	return defects;
}
// src/load/schema-sentences.ts
var import_fastest_levenshtein = (/* @__PURE__ */ __commonJSMin$1(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = 1e400;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
})))();
/** What a pattern asks for, by the name of the definition or field that has it. */
const patterns = {
	caseId: "an id is lower-case letters and digits joined by single \".\", \"-\" or \"_\"",
	id: "an id is lower-case letters and digits joined by single \".\", \"-\" or \"_\"",
	propertyNames: "a family's id is lower-case letters and digits joined by single \".\", \"-\" or \"_\"",
	commit: "a commit id is 40 or 64 lower-case hex digits"
};
const hashPattern = "a hash is \"sha256:\" and 64 lower-case hex digits";
const formats = {
	"date-time": "a moment is a date, a time and an offset, such as 2026-09-01T09:00:00Z",
	date: "a day is written 2026-09-01"
};
/** Ajv speaks to schema authors. This speaks to the person who wrote the file. */
function schemaSentence({ error, path }, root, spelling) {
	const name = subject(path);
	switch (error.keyword) {
		case "required": return missing(error.params.missingProperty, path);
		case "additionalProperties": return unknownField$1(error.params.additionalProperty, error, {
			path,
			root
		});
		case "type": return wrongType(error, path, spelling);
		case "enum": return notInList(name, error.data, error.params.allowedValues.map(String));
		case "const": return notInList(name, error.data, [String(error.params.allowedValue)]);
		case "pattern": return { message: `${name} is ${quoted(error.data)} here; ${patternText(error)}.` };
		case "format": return { message: `${name} is ${quoted(error.data)} here; ${formatText(error.params.format)}.` };
		case "maxLength": return { message: `${name} is longer than ${error.params.limit} characters.` };
		case "minimum":
		case "maximum": {
			const bound = error.keyword === "minimum" ? "at least" : "at most";
			return { message: `${name} is ${quoted(error.data)} here; it is ${bound} ${error.params.limit}.` };
		}
		default: return { message: `${name} does not fit here.` };
	}
}
function missing(field, path) {
	return {
		message: `"${field}" is missing${path.length === 0 ? "" : ` from ${container(path)}`}.`,
		fix: `Add a line "${field}: …".`
	};
}
function unknownField$1(field, error, { path, root }) {
	const message = `"${field}" is not a field of ${path.length === 0 ? rootName(root) : container(path)}.`;
	const known = knownFields(error);
	const near = known.length === 0 ? void 0 : (0, import_fastest_levenshtein.closest)(field, known);
	return {
		message,
		fix: near !== void 0 && isSlip(field, near) ? `Write "${near}" if that is what it means, or remove it.` : "Remove it, or say it under \"notes\"."
	};
}
/** Only a real likeness is worth a guess: another spelling, or a slip of the keyboard. */
function isSlip(field, known) {
	return (0, import_fastest_levenshtein.distance)(plain(field), plain(known)) <= Math.max(1, Math.floor(known.length / 3));
}
function plain(name) {
	return name.toLowerCase().replaceAll(/[_-]/g, "");
}
function knownFields(error) {
	const schema = error.parentSchema;
	if (typeof schema !== "object" || schema === null || !("properties" in schema)) return [];
	const { properties } = schema;
	return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}
function wrongType(error, path, spelling) {
	const name = subject(path);
	const due = typeName(error.params.type);
	const value = error.data;
	if (path.length === 0) return { message: `The file holds ${kindOf(value)}, but ${due} is due.` };
	if (value === null) return {
		message: `${name} has no value.`,
		fix: "Write the value behind it."
	};
	if (due === "text" && (typeof value === "number" || typeof value === "boolean")) {
		const written = spelling(path) ?? String(value);
		return {
			message: `${name} is the ${typeof value} ${written} here, but text is due.`,
			fix: `Put it in quotes: "${written}".`
		};
	}
	return { message: `${name} is ${kindOf(value)} here, but ${due} is due.` };
}
function notInList(name, value, allowed) {
	const choices = allowed.map((one) => `"${one}"`);
	const last = choices.pop() ?? "";
	const list = choices.length === 0 ? last : `${choices.join(", ")} or ${last}`;
	return { message: `${name} is ${quoted(value)} here; it can only be ${list}.` };
}
function patternText(error) {
	const owner = error.schemaPath.split("/").at(-2) ?? "";
	return patterns[owner] ?? hashPattern;
}
function formatText(format) {
	return formats[format] ?? "this is not the form that is due";
}
function rootName(root) {
	const kind = typeof root === "object" && root !== null ? Reflect.get(root, "kind") : void 0;
	if (kind === "answerable" || kind === "inconclusive" || kind === "abstention") return `an ${kind} case`;
	return "this file";
}
/** The map that holds a field: an entry of a list, or a field by name. */
function container(path) {
	const last = path.at(-1);
	return typeof last === "number" ? `this entry of ${subject(path.slice(0, -1))}` : `"${last}"`;
}
function subject(path) {
	const last = path.at(-1);
	if (last === void 0) return "The file";
	return typeof last === "number" ? `Entry ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}
function typeName(type) {
	return {
		string: "text",
		array: "a list",
		object: "a map of fields",
		boolean: "true or false",
		number: "a number",
		integer: "a whole number"
	}[type] ?? type;
}
function kindOf(value) {
	if (value === null || value === void 0) return "nothing";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "number" || typeof value === "boolean") return `the ${typeof value} ${value}`;
	return typeof value === "string" ? "text" : "a map of fields";
}
function quoted(value) {
	if (typeof value === "string") return `"${value}"`;
	return kindOf(value);
}
// src/load/schema-defects.ts
/** Keywords that only repeat what another error of the same place says better. */
const echoes = /* @__PURE__ */ new Set([
	"oneOf",
	"discriminator",
	"propertyNames",
	"if"
]);
/** Where a value departs from a schema: one entry a defect, in the order of the file. */
function shapeErrors(matches, value) {
	if (matches(value)) return [];
	const errors = matches.errors ?? [];
	const seen = /* @__PURE__ */ new Set();
	return errors.flatMap((error) => {
		if (echoes.has(error.keyword)) return [];
		const shaped = {
			error,
			path: pathOf(error.instancePath, value)
		};
		const identity = JSON.stringify([
			shaped.path,
			error.keyword,
			error.params
		]);
		if (seen.has(identity)) return [];
		seen.add(identity);
		return [shaped];
	});
}
/** The defects as sentences at their places. */
function shapeDefects(errors, yaml) {
	return errors.map((shaped) => {
		const { message, fix } = schemaSentence(shaped, yaml.value, yaml.spelling);
		const unknown = unknownField(shaped);
		return {
			rule: "file/off-schema",
			message,
			at: unknown === void 0 ? yaml.locate(shaped.path) : yaml.locateKey([...shaped.path, unknown]),
			...fix === void 0 ? {} : { fix }
		};
	});
}
/** The value without the parts that the errors name: entries of lists become undefined, fields go. */
function withoutDefects(value, errors) {
	let copy = value;
	for (const shaped of errors) {
		const unknown = unknownField(shaped);
		if (shaped.error.keyword === "required") continue;
		copy = removed(copy, unknown === void 0 ? shaped.path : [...shaped.path, unknown]);
	}
	return copy;
}
function unknownField({ error }) {
	return error.keyword === "additionalProperties" ? error.params.additionalProperty : void 0;
}
function removed(value, [key, ...rest]) {
	if (key === void 0) return void 0;
	if (Array.isArray(value)) return value.map((item, index) => index === key ? removed(item, rest) : item);
	if (typeof value !== "object" || value === null) return value;
	const fields = Object.entries(value).flatMap(([name, field]) => {
		if (name !== key) return [[name, field]];
		return rest.length === 0 ? [] : [[name, removed(field, rest)]];
	});
	return Object.fromEntries(fields);
}
/** A JSON pointer as a path: indices become numbers where the value has a list. */
function pathOf(pointer, value) {
	const path = [];
	let here = value;
	for (const part of pointer.split("/").slice(1)) {
		const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
		const key = Array.isArray(here) ? Number(name) : name;
		path.push(key);
		here = typeof here === "object" && here !== null ? Reflect.get(here, key) : void 0;
	}
	return path;
}
// src/load/read-case.ts
/** Reads one case from its text. Pure: the same text gives the same reading. */
function readCase(path, text) {
	const yaml = parseLocated(path, text);
	if (yaml.defects.length > 0) return {
		file: void 0,
		defects: yaml.defects
	};
	const errors = errorsOfCase(yaml.value);
	const defects = shapeDefects(errors, yaml);
	if (!isMap(yaml.value)) return {
		file: void 0,
		defects
	};
	const draft = withoutDefects(yaml.value, errors);
	const whole = errors.length === 0 ? yaml.value : void 0;
	const { locate, locateKey } = yaml;
	return {
		file: {
			path,
			case: draft,
			whole,
			digest: caseDigest(yaml.value),
			locate,
			locateKey
		},
		defects
	};
}
/**
* A case whose kind cannot be read is still judged in everything else: as an abstention where it says `because`,
* else as answerable.
*/
function errorsOfCase(value) {
	const errors = shapeErrors(caseShape, value);
	if (!isMap(value) || !errors.some(isAboutKind)) return errors;
	const kind = "because" in value ? "abstention" : "answerable";
	return [...errors.filter(isAboutKind), ...shapeErrors(caseShape, {
		...value,
		kind
	})];
}
function isAboutKind({ error, path }) {
	if (path.length === 1 && path[0] === "kind") return true;
	return path.length === 0 && error.keyword === "required" && error.params.missingProperty === "kind";
}
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/load/text-file.ts
/** The largest file of each kind that is read, in bytes. */
const limits = {
	case: 262144,
	revision: 262144,
	current: 4096,
	families: 16777216,
	policy: 262144
};
/** Reads a UTF-8 file; too many bytes, or bytes that are no UTF-8, are a defect and not text. */
async function readText(tree, path, max) {
	const { bytes, more } = await tree.read(path, { max });
	if (more) return { defect: tooLarge(path, max) };
	const text = decodeUtf8(bytes);
	return text === void 0 ? { defect: notUtf8(path, bytes) } : { text };
}
/** The text without a byte order mark; undefined where the bytes are no UTF-8. */
function decodeUtf8(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return;
	}
}
function tooLarge(file, max) {
	return {
		rule: "file/too-large",
		message: `The file is larger than the ${max / 1024} KiB that a file of its kind may have, so it was not read.`,
		at: {
			file,
			line: 1,
			column: 1
		},
		fix: "Keep one case a file, and texts in the corpus revision."
	};
}
function notUtf8(file, bytes) {
	return {
		rule: "file/not-utf8",
		message: bytes[0] === 255 || bytes[0] === 254 ? "The file is UTF-16, not UTF-8." : "The file holds bytes that are not UTF-8.",
		at: {
			file,
			line: lineOfBrokenByte(bytes),
			column: 1
		},
		fix: "Save it as UTF-8."
	};
}
/** The line of the first byte that is no UTF-8: lines decode one by one, since no UTF-8 sequence holds a line feed. */
function lineOfBrokenByte(bytes) {
	let line = 1;
	let start = 0;
	while (start < bytes.length) {
		const feed = bytes.indexOf(10, start);
		const end = feed === -1 ? bytes.length : feed;
		if (decodeUtf8(bytes.subarray(start, end)) === void 0) return line;
		start = end + 1;
		line++;
	}
	return 1;
}
// src/load/json-lines.ts
/** Cuts a stream of bytes into lines; a last line without a line feed counts. */
async function* linesOf(stream) {
	let rest = /* @__PURE__ */ new Uint8Array(0);
	let number = 0;
	for await (const piece of stream) {
		let bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
		for (let feed = bytes.indexOf(10); feed !== -1; feed = bytes.indexOf(10)) {
			number++;
			yield {
				number,
				bytes: bytes.subarray(0, feed)
			};
			bytes = bytes.subarray(feed + 1);
		}
		rest = bytes;
	}
	if (rest.length > 0) yield {
		number: number + 1,
		bytes: rest
	};
}
/** Reads one line as a record that its schema accepts, or says what is wrong with it. */
function recordOf(file, line, matches) {
	const broken = (message) => ({
		rule: "revision/broken-record",
		message,
		at: {
			file,
			line: line.number,
			column: 1
		},
		fix: "Restore the file from Git: a recorded revision never changes."
	});
	const text = decodeUtf8(line.bytes);
	if (text === void 0) return broken("This line holds bytes that are not UTF-8.");
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return broken("This line is not JSON.");
	}
	if (matches(value)) return value;
	const [first] = shapeErrors(matches, value);
	return broken(first === void 0 ? "This line is no record of its kind." : schemaSentence(first, value, () => void 0).message);
}
function isDefect(reading) {
	return "rule" in reading && "message" in reading && "at" in reading;
}
// src/load/read-manifest.ts
/** Reads `documents` or `chunks` of a revision from one file or from its shards, in the order given. */
async function readManifest(tree, files, matches) {
	const records = /* @__PURE__ */ new Map();
	const defects = [];
	const hash = createHash("sha256");
	for (const file of files) {
		let before;
		for await (const line of linesOf(hashed(tree.stream(file), hash))) {
			const record = recordOf(file, line, matches);
			if (isDefect(record)) {
				defects.push(record);
				continue;
			}
			if (before !== void 0 && byUtf8(before, record.id) >= 0) defects.push(outOfOrder(file, line.number, record.id));
			before = record.id;
			records.set(record.id, record);
		}
	}
	return {
		manifest: {
			file: files[0],
			records,
			count: records.size,
			sha256: `sha256:${hash.digest("hex")}`
		},
		defects
	};
}
async function* hashed(stream, hash) {
	for await (const piece of stream) {
		hash.update(piece);
		yield piece;
	}
}
function outOfOrder(file, line, id) {
	return {
		rule: "revision/broken-record",
		message: `"${id}" stands after an id that sorts behind it, or stands twice.`,
		at: {
			file,
			line,
			column: 1
		},
		fix: "Restore the file from Git: a recorded revision never changes."
	};
}
// src/load/read-revision.ts
/** Reads the revision in one folder from the paths that the tree lists below it. */
async function readRevision(tree, id, paths) {
	const folder = `${revisionsFolder}/${id}`;
	const yaml = await readRecord(tree, `${folder}/revision.yaml`, paths);
	const documents = await manifestOf(tree, paths, {
		base: `${folder}/documents`,
		matches: documentShape
	});
	const chunks = await manifestOf(tree, paths, {
		base: `${folder}/chunks`,
		matches: chunkShape
	});
	return {
		revision: {
			id,
			...yaml.facts,
			documents: documents.manifest,
			chunks: chunks.manifest
		},
		defects: [
			...yaml.defects,
			...documents.defects,
			...chunks.defects
		]
	};
}
/** Reads revision.yaml; where it is missing, the folder's first file stands for it. */
async function readRecord(tree, file, paths) {
	if (!paths.includes(file)) {
		const present = paths[0] ?? file;
		return {
			facts: {
				file: present,
				record: void 0,
				digest: void 0,
				locate: startOf(present)
			},
			defects: []
		};
	}
	const { value, located, defects } = await readYaml(tree, file, {
		max: limits.revision,
		matches: revisionShape
	});
	return {
		facts: {
			file,
			record: value,
			digest: located === void 0 ? void 0 : revisionDigest(located.value),
			locate: located?.locate ?? startOf(file)
		},
		defects
	};
}
function startOf(file) {
	return () => ({
		file,
		line: 1,
		column: 1
	});
}
/** Reads the pointer to the current revision. */
async function readCurrent(tree) {
	const yaml = await readYaml(tree, currentFile, {
		max: limits.current,
		matches: currentShape
	});
	const at = yaml.located?.locate(["revision"]) ?? {
		file: "corpus-revisions/current.yaml",
		line: 1,
		column: 1
	};
	return {
		current: {
			revision: yaml.value?.revision,
			at
		},
		defects: yaml.defects
	};
}
/** Reads a YAML file against its schema. */
async function readYaml(tree, file, { max, matches }) {
	const reading = await readText(tree, file, max);
	if ("defect" in reading) return {
		value: void 0,
		located: void 0,
		defects: [reading.defect]
	};
	const located = parseLocated(file, reading.text);
	if (located.defects.length > 0) return {
		value: void 0,
		located,
		defects: located.defects
	};
	const errors = shapeErrors(matches, located.value);
	return {
		value: matches(located.value) ? located.value : void 0,
		located,
		defects: shapeDefects(errors, located)
	};
}
/** One file `<base>.jsonl`, or its sixteen shards `<base>-0.jsonl` to `<base>-f.jsonl`. */
async function manifestOf(tree, paths, { base, matches }) {
	const [first, ...more] = tableFiles(base).filter((name) => paths.includes(name));
	if (first === void 0) return {
		manifest: void 0,
		defects: []
	};
	return await readManifest(tree, [first, ...more], matches);
}
// src/load/read-texts.ts
/** The wanted texts that the set keeps, and the defects of every line that holds one. */
async function readTexts(tree, files, wanted) {
	const texts = /* @__PURE__ */ new Map();
	const defects = [];
	for (const file of files) for await (const line of linesOf(tree.stream(file))) {
		const record = recordOf(file, line, textShape);
		if (isDefect(record)) defects.push(record);
		else if (contentHash(record.text) !== record.hash) defects.push(foreign(file, line.number));
		else if (wanted.has(record.hash)) texts.set(record.hash, record.text);
	}
	return {
		texts,
		defects
	};
}
function foreign(file, line) {
	return {
		rule: "revision/broken-record",
		message: "This line's text is not the text that its hash was made from.",
		at: {
			file,
			line,
			column: 1
		},
		fix: "Restore the line from Git, or remove it: a text that is gone leaves its evidence unverified."
	};
}
// src/load/dataset.ts
/**
* Reads a whole set. Whatever cannot be read is a defect of the dataset and hides nothing else;
* only a tree that cannot be listed or read throws.
*/
async function loadDataset(tree, options = {}) {
	const defects = [];
	const cases = await readCases(tree, defects);
	const paths = (await tree.list(revisionsFolder)).filter((entry) => keepsFile(entry, defects)).map(({ path }) => path);
	const revisions = await readRevisions(tree, paths, defects);
	const current = await readPointer(tree, paths, defects);
	await checkFile(tree, {
		path: familiesFile,
		max: limits.families,
		matches: familiesShape
	}, defects);
	await checkFile(tree, {
		path: policyFile,
		max: limits.policy,
		matches: policyShape
	}, defects);
	const wanted = wantedTexts(cases, revisions, options.texts === "current" ? revisions.get(current?.revision ?? "") : void 0);
	const texts = await readTexts(tree, paths.filter((path) => path.startsWith(`corpus-revisions/texts/`) && path.endsWith(".jsonl")), wanted);
	defects.push(...texts.defects);
	return {
		cases,
		revisions,
		current,
		texts: texts.texts,
		defects
	};
}
async function readCases(tree, defects) {
	const cases = [];
	for (const entry of await tree.list(casesFolder)) {
		if (!/\.ya?ml$/.test(entry.path) || !keepsFile(entry, defects)) continue;
		const reading = await readText(tree, entry.path, limits.case);
		if ("defect" in reading) {
			defects.push(reading.defect);
			continue;
		}
		const read = readCase(entry.path, reading.text);
		defects.push(...read.defects);
		if (read.file !== void 0) cases.push(read.file);
	}
	return cases;
}
/** A link or a submodule is no file of the set: what it shows can change without the set changing. */
function keepsFile({ path, kind }, defects) {
	if (kind === "file" || kind === "executable") return true;
	defects.push({
		rule: "file/not-a-file",
		message: kind === "symlink" ? "This is a symbolic link, not a file." : "This is a submodule, not a file.",
		at: {
			file: path,
			line: 1,
			column: 1
		},
		fix: "Put the file itself here."
	});
	return false;
}
async function readRevisions(tree, paths, defects) {
	const folders = /* @__PURE__ */ new Map();
	for (const path of paths) {
		const [, id, ...rest] = path.split("/");
		if (id === void 0 || rest.length === 0 || `corpus-revisions/${id}` === "corpus-revisions/texts") continue;
		const files = folders.get(id) ?? [];
		files.push(path);
		folders.set(id, files);
	}
	const revisions = /* @__PURE__ */ new Map();
	for (const [id, files] of folders) {
		const reading = await readRevision(tree, id, files);
		revisions.set(id, reading.revision);
		defects.push(...reading.defects);
	}
	return revisions;
}
async function readPointer(tree, paths, defects) {
	if (!paths.includes("corpus-revisions/current.yaml")) return void 0;
	const reading = await readCurrent(tree);
	defects.push(...reading.defects);
	return reading.current;
}
/** Reads an optional file for the defects of its form alone. */
async function checkFile(tree, { path, max, matches }, defects) {
	const entry = await tree.entry(path);
	if (entry === void 0 || !keepsFile(entry, defects)) return;
	defects.push(...(await readYaml(tree, path, {
		max,
		matches
	})).defects);
}
/** The texts that rules may ask for: of every piece of evidence, as judged and as recorded. */
function wantedTexts(cases, revisions, whole) {
	const wanted = /* @__PURE__ */ new Set();
	for (const file of cases) {
		const revision = revisions.get(file.case.corpusRevision ?? "");
		for (const hash of citedHashes(file, revision)) wanted.add(hash);
	}
	for (const chunk of whole?.chunks?.records.values() ?? []) wanted.add(chunk.hash);
	return wanted;
}
function* citedHashes(file, revision) {
	for (const { entry } of provenanceOf(file)) {
		if (entry.contentHash !== void 0) yield entry.contentHash;
		const recorded = entry.chunkId === void 0 ? void 0 : revision?.chunks?.records.get(entry.chunkId);
		if (recorded !== void 0) yield recorded.hash;
	}
}
// src/report/counts.ts
function countsOf({ cases }, findings) {
	const status = {
		approved: 0,
		pending: 0,
		rejected: 0,
		retired: 0
	};
	const kind = {
		answerable: 0,
		inconclusive: 0,
		abstention: 0
	};
	for (const file of cases) {
		const name = file.case.retired === void 0 ? statusOf(file) : "retired";
		if (name !== void 0) status[name]++;
		if (file.case.kind !== void 0) kind[file.case.kind]++;
	}
	const levels = {
		error: 0,
		warning: 0,
		notice: 0
	};
	for (const { level } of findings) levels[level]++;
	return {
		cases: cases.length,
		status,
		kind,
		findings: levels
	};
}
// src/report/json-report.ts
/** The whole verdict as one JSON object and a line feed; files are relative to the set's folder. */
function jsonReport(findings, counts) {
	return `${JSON.stringify({
		findings: findings.map(jsonFinding),
		counts
	})}\n`;
}
function jsonFinding({ rule, level, message, at, fix, related }) {
	return {
		rule,
		level,
		message,
		...placeOf(at),
		...fix === void 0 ? {} : { fix },
		...related === void 0 ? {} : { related: related.map(placeOf) }
	};
}
function placeOf({ file, line, column }) {
	return {
		file,
		line,
		column
	};
}
// src/model/dataset.ts
/** The corpus revision that a case names, where the set has recorded it. */
function revisionOf(dataset, file) {
	const { corpusRevision } = file.case;
	return corpusRevision === void 0 ? void 0 : dataset.revisions.get(corpusRevision);
}
/** The current corpus revision, where current.yaml points at one that is there. */
function currentRevision(dataset) {
	const id = dataset.current?.revision;
	return id === void 0 ? void 0 : dataset.revisions.get(id);
}
// src/report/visible-text.ts
/**
* Text from cases, made safe to print: control, format and bidirectional characters become visible escapes such as
* `\u{202e}`, and a line feed becomes `\n`. Everything a reader can see stays as it is.
*/
function visibleText(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
		if (character === "\n") return "\\n";
		if (character === "	") return "\\t";
		return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
	});
}
// src/report/set-summary.ts
/** What a set holds, for somebody who meets it for the first time. */
function setSummary(dataset, counts, style) {
	return [
		["cases", list(counts.status)],
		["", list(counts.kind)],
		["judged by", reviewers(dataset)],
		["corpus", corpus(dataset)]
	].filter(([, text]) => text !== "").map(([name, text]) => `  ${style.faint(name.padEnd(9))}  ${text}`).join("\n");
}
/** The last line of every report: what was found, in how much, in how long. */
function verdictLine(counts, milliseconds, style) {
	const { error, warning, notice } = counts.findings;
	const found = [
		counted(error, "error"),
		...warning === 0 ? [] : [counted(warning, "warning")],
		...notice === 0 ? [] : [counted(notice, "notice")]
	].join(", ");
	return `${error > 0 ? style.red(found) : style.green(found)} in ${counted(counts.cases, "case")} (${Math.round(milliseconds)} ms)`;
}
function reviewers({ cases }) {
	const judged = /* @__PURE__ */ new Map();
	let local = 0;
	for (const file of cases) {
		const { review } = file.case;
		if (statusOf(file) !== "approved" || review?.reviewedBy === void 0) continue;
		judged.set(review.reviewedBy, (judged.get(review.reviewedBy) ?? 0) + 1);
		if (review.via === "local") local++;
	}
	if (judged.size === 0) return "nobody yet: every case is a candidate";
	const names = [...judged].toSorted(([a, n], [b, m]) => m - n || byUtf8(a, b)).map(([name, count]) => `${visibleText(name)} ${count}`);
	const note = local === 0 ? "" : ` (${local} recorded at a desk, not proved on GitHub)`;
	return names.join(", ") + note;
}
function corpus(dataset) {
	const revision = currentRevision(dataset);
	if (revision === void 0) return "no current revision";
	const documents = counted(revision.documents?.count ?? 0, "document");
	const chunks = counted(revision.chunks?.count ?? 0, "chunk");
	return `${visibleText(revision.id)}: ${documents}, ${chunks}`;
}
function list(counts) {
	return Object.entries(counts).filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`).join(", ");
}
/** A number with its noun: `1 case`, `2 cases`. */
function counted(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
// src/report/text-report.ts
/** Findings as a person reads them: place, level and rule first, then what is wrong and what to do. */
function textReport(findings, options) {
	return findings.map((finding) => `${textFinding(finding, options)}\n`).join("\n");
}
function textFinding(finding, { style, place }) {
	const { rule, level, message, at, fix, related = [] } = finding;
	const where = (location) => visibleText(`${place(location.file)}:${location.line}:${location.column}`);
	return [
		`${style.strong(where(at))} ${levelled(level, style)} ${rule}`,
		`  ${visibleText(message)}`,
		...related.length === 0 ? [] : [`  see: ${related.map(where).join(", ")}`],
		...fix === void 0 ? [] : [`  fix: ${visibleText(fix)}`],
		style.faint(`  why: ${whyOf(rule)}`)
	].join("\n");
}
function levelled(level, style) {
	switch (level) {
		case "error": return style.red(level);
		case "warning": return style.yellow(level);
		case "notice": return style.blue(level);
	}
}
/** The rule's section in the documentation; a test proves that it is there. */
function whyOf(rule) {
	return `docs/rules.md#${rule.replace("/", "")}`;
}
// src/model/white-space.ts
/**
* What Python, .NET or JavaScript call white space, without U+FEFF.
* Quotes and equal pairs are compared after every run of these became one space.
*/
const whiteSpace = "\\t\\n\\v\\f\\r \\u001c-\\u001f\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
new RegExp(`[${whiteSpace}]+`, "g");
new RegExp(`^[${whiteSpace}]+|[${whiteSpace}]+$`, "g");
const visible = new RegExp(`[^${whiteSpace}\\p{Default_Ignorable_Code_Point}\\p{Cf}]`, "u");
/** Whether a reader sees nothing: only white space, default-ignorable and format characters. */
function isBlank(text) {
	return !visible.test(text);
}
// src/rules/case-blank-query.ts
const caseBlankQuery = {
	id: "case/blank-query",
	level: "error",
	reports: "a case whose question shows nothing to a reader",
	*check({ cases }) {
		for (const file of cases) {
			const { query } = file.case;
			if (query !== void 0 && isBlank(query)) yield {
				message: "The question is blank.",
				at: file.locate(["query"]),
				fix: "Write the question a real reader would ask."
			};
		}
	}
};
// src/rules/evidence-not-in-revision.ts
const evidenceNotInRevision = {
	id: "evidence/not-in-revision",
	level: "error",
	reports: "evidence whose chunk the named corpus revision does not hold",
	*check(dataset) {
		for (const file of dataset.cases) {
			const revision = revisionOf(dataset, file);
			const chunks = revision?.chunks?.records;
			if (revision === void 0 || chunks === void 0) continue;
			for (const { index, entry } of provenanceOf(file)) {
				const { chunkId } = entry;
				if (chunkId === void 0 || isBlank(chunkId) || chunks.has(chunkId)) continue;
				yield {
					message: `Chunk "${chunkId}" is not in corpus revision "${revision.id}".`,
					at: file.locate([
						"provenance",
						index,
						"chunkId"
					]),
					fix: "Name a chunk of that revision, or judge the case again under a revision that holds this one."
				};
			}
		}
	}
};
// src/rules/rule.ts
/** A rule whose defect is met while reading: the loader places it and the rule names its level. */
function readingRule(rule) {
	return {
		...rule,
		*check({ defects }) {
			for (const { rule: id, ...problem } of defects) if (id === rule.id) yield problem;
		}
	};
}
// src/rules/all-rules.ts
/** Every rule, in the order of docs/rules.md. */
const allRules = [
	readingRule({
		id: "file/not-yaml",
		level: "error",
		reports: "a file that cannot be read as YAML"
	}),
	caseBlankQuery,
	evidenceNotInRevision
];
// src/rules/check.ts
/** All findings of all rules, ordered by file, line, column and rule. */
function check(dataset, rules = allRules) {
	return rules.flatMap((rule) => [...rule.check(dataset)].map((problem) => ({
		rule: rule.id,
		level: rule.level,
		...problem
	}))).toSorted(byPlace);
}
function byPlace(a, b) {
	return byUtf8(a.at.file, b.at.file) || a.at.line - b.at.line || a.at.column - b.at.column || byUtf8(a.rule, b.rule) || byUtf8(a.message, b.message);
}
// scripts/set-folder.ts
/** The folder of an existing set: it holds cases/ or corpus-revisions/. Throws UsageError. */
async function setFolder(cwd, given) {
	const folder = resolve(cwd, given);
	if (!await isFolder(folder)) throw new UsageError(`"${visibleText(given)}" is not a folder that can be opened.`);
	if (!await holdsSet(folder)) throw new UsageError(`"${visibleText(given)}" holds no evaluation set: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it.`);
	return folder;
}
/** A set's path as somebody in `cwd` would write it. */
function placeFrom(cwd, folder) {
	return (file) => relative(cwd, join(folder, file)) || ".";
}
async function holdsSet(folder) {
	return await isFolder(join(folder, "cases")) || await isFolder(join(folder, "corpus-revisions"));
}
async function isFolder(path) {
	return await stat(path).then((facts) => facts.isDirectory(), () => false);
}
// scripts/check.ts
/** `touchstone check [folder]`: judges a set and reports every finding. */
function checkCommand(io, finish) {
	return new Command("check").description("Judge every case of a set and say what to mend.").argument("[folder]", "the set's folder", ".").addOption(new Option("--format <format>", "how to print the verdict").choices(["text", "json"]).default("text")).addHelpText("after", example$1).action(async (folder, options) => {
		finish(await runCheck(io, folder, options));
	});
}
const example$1 = `
Examples:
  touchstone check                      the set in this folder
  touchstone check --format json eval   one JSON object, for scripts

Exit code: 0 no error, 1 findings at level error, 2 wrong use, 3 the run broke.`;
async function runCheck(io, given, options) {
	const started = performance.now();
	const folder = await setFolder(io.cwd, given);
	const dataset = await loadDataset(workingTree(folder));
	const findings = check(dataset);
	const counts = countsOf(dataset, findings);
	if (options.format === "json") io.out(jsonReport(findings, counts));
	else {
		const { style } = io;
		const place = placeFrom(io.cwd, folder);
		if (findings.length > 0) io.out(`${textReport(findings, {
			style,
			place
		})}\n`);
		else io.out(`${setSummary(dataset, counts, style)}\n`);
		io.out(`${verdictLine(counts, performance.now() - started, style)}\n`);
	}
	return counts.findings.error > 0 ? 1 : 0;
}
// scripts/run.ts
/** Runs one command line; everything that can go wrong ends in a message and an exit code. */
async function run(words, io) {
	let code = 0;
	const finish = (ended) => {
		code = ended;
	};
	const program = assemble(io, finish);
	try {
		await program.parseAsync([...words], { from: "user" });
		return code;
	} catch (error) {
		return failure(error, io);
	}
}
function assemble(io, finish) {
	const program = new Command("touchstone").description("Golden evaluation sets for retrieval-augmented generation, reviewed like code.").addHelpText("after", example);
	const everyday = [checkCommand(io, finish)];
	for (const command of everyday) program.addCommand(command.helpGroup("Every day:"));
	for (const command of [program, ...nested(program)]) quiet(command, io);
	return program;
}
const example = `
Example:
  touchstone check    judge the set in this folder

Each command explains itself: touchstone <command> --help`;
function nested(command) {
	return command.commands.flatMap((child) => [child, ...nested(child)]);
}
/** Commander reports through us: its exits become exceptions, its output goes where ours goes. */
function quiet(command, io) {
	command.exitOverride();
	command.showHelpAfterError("(see --help)");
	command.configureOutput({
		writeOut: io.out,
		writeErr: io.err,
		getOutHasColors: () => false,
		getErrHasColors: () => false
	});
}
function failure(error, io) {
	if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
	if (error instanceof UsageError) {
		io.err(`${error.message}\n`);
		return 2;
	}
	const message = error instanceof Error ? error.message : String(error);
	const unexpected = !(error instanceof RepositoryError) && error instanceof Error;
	io.err(`The run broke: ${message}\n`);
	if (unexpected && io.environment["TOUCHSTONE_DEBUG"] !== void 0) io.err(`${error.stack}\n`);
	return 3;
}
// scripts/touchstone.ts
process.exitCode = await run(process.argv.slice(2), processIo());
export {};
