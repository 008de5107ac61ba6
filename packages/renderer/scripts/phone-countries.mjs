// Writes src/forms/generated/phone-countries.ts: what a form needs to know of each country's numbers, out of
// libphonenumber-js, whose own data is six times as large. `node packages/renderer/scripts/phone-countries.mjs`; a test
// says when the file is stale.
/** @import { CountryCode, NumberingPlan, PhoneNumber } from 'libphonenumber-js/max' */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import {
  getCountries,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * What a plan can be asked beyond what the library's own types say.
 * @typedef {object} Untyped
 * @property {() => string} callingCode
 * @property {() => string | undefined} nationalPrefix
 * @property {(name: string) => { possibleLengths: () => number[], pattern: () => string } | undefined} type
 */
/** @typedef {NumberingPlan & Untyped} Plan */

/**
 * `GB44|0|7,9-10|07400 123456;…`: code and calling code (none: the one after the line before), trunk prefix, possible
 * lengths, an example; how one dials out of it unless that is 00 alone. The countries that share its code follow:
 * `GG=|||07781 123456;1481…`, with lengths where they are not the main country's, and what their own numbers begin with,
 * unless those are the example's first three digits.
 * @param {string} callingCode
 * @param {[CountryCode, ...CountryCode[]]} countries the main country first
 * @param {number} before the calling code of the line before
 */
function lines(callingCode, [main, ...others], before) {
  const { trunk, lengths, example, exit } = factsOf(main);
  const tag = Number(callingCode) === before + 1 ? '' : callingCode;
  const head = `${main}${tag}|${trunk}|${lengths}|${example}`;
  return [
    exit === '00' ? head : `${head};${exit}`,
    ...others.sort().map((code) => otherLine(code, main)),
  ];
}

/**
 * @param {CountryCode} code
 * @param {CountryCode} main
 */
function otherLine(code, main) {
  const { trunk, lengths, example, exit } = factsOf(code);
  const like = factsOf(main);
  if (trunk !== like.trunk || exit !== like.exit)
    throw new Error(`${code} dials otherwise than ${main}: the table has no place for it.`);
  const own = ownNumbers(code);
  const pattern = own === example.replace(/\D/g, '').slice(0, 3) ? '' : `;${own}`;
  return `${code}=||${lengths === like.lengths ? '' : lengths}|${example}${pattern}`;
}

/** @param {CountryCode} code */
function factsOf(code) {
  const plan = planOf(code);
  const example = getExampleNumber(code, examples);
  if (!example) throw new Error(`The library has no example of a number of ${code}.`);
  const trunk = trunkOf(code, plan.nationalPrefix(), example.nationalNumber);
  return {
    trunk,
    lengths: rangesOf(lengthsOf(plan)),
    example: exampleOf(example, trunk),
    exit: plan.IDDPrefix(),
  };
}

/**
 * Lengths of the numbers that people have: those of companies, of services and of emergencies are other ones.
 * @param {Plan} plan
 */
const lengthsOf = (plan) => {
  const types = ['FIXED_LINE', 'MOBILE', 'VOIP', 'PERSONAL_NUMBER'];
  const lengths = types.flatMap((type) => plan.type(type)?.possibleLengths() ?? []);
  return [...new Set(lengths)].sort((a, b) => a - b);
};

/**
 * `4,5,6,8` as `4-6,8`.
 * @param {number[]} lengths
 */
const rangesOf = (lengths) =>
  lengths
    .filter((length) => !lengths.includes(length - 1))
    .map((from) => ({ from, to: lastOf(lengths, from) }))
    .map(({ from, to }) => (from === to ? from : `${from}-${to}`))
    .join(',');

/** @type {(lengths: number[], length: number) => number} */
const lastOf = (lengths, length) =>
  lengths.includes(length + 1) ? lastOf(lengths, length + 1) : length;

/**
 * A pattern for the first digits behind the calling code: those that the library names, or else those of numbers of a home
 * or a pocket, where the library itself takes them for this country's and not for the main one's.
 * @param {CountryCode} code
 */
const ownNumbers = (code) =>
  planOf(code).leadingDigits() ||
  patternsOf(code)
    .filter((pattern) => isOwn(pattern, code))
    .map(beginningOf)
    .join('|') ||
  NONE;

/** No number begins like this. */
const NONE = '-';

/**
 * @param {string} pattern
 * @param {CountryCode} code
 */
const isOwn = (pattern, code) =>
  fc
    .sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: 100, seed: 1 })
    .filter((number) => ownerOf(`+${planOf(code).callingCode()}${number}`) === code).length > 50;

/** @param {string} number */
const ownerOf = (number) => parsePhoneNumberFromString(number)?.country;

/**
 * Patterns of a country's numbers of homes and pockets, behind the calling code.
 * @param {string} code
 */
export const patternsOf = (code) =>
  ['FIXED_LINE', 'MOBILE'].flatMap((type) => planOf(code).type(type)?.pattern() || []);

/**
 * Without the digits at the end that may be any.
 * @param {string} pattern
 */
const beginningOf = (pattern) => pattern.replace(/(?:\\d(?:\{\d+\})?)+$/, '');

/**
 * The plan of a country; the library throws where it knows none.
 * @param {string} code
 */
function planOf(code) {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(/** @type {CountryCode} */ (code));
  return /** @type {Plan} */ (metadata.numberingPlan);
}

/**
 * The library names a prefix where none is in use, too: whether it may be left out shows when a number is read.
 * @param {CountryCode} code
 * @param {string | undefined} prefix
 * @param {string} number
 */
function trunkOf(code, prefix = '', number) {
  if (!/^\d{1,2}$/.test(prefix)) return '';
  return parsePhoneNumberFromString(`${prefix}${number}`, code)?.nationalNumber === number
    ? prefix
    : '';
}

/**
 * As it is written at home, unless there is more to that than a prefix: Argentina's 011 15… is +54 9 11… abroad.
 * @param {PhoneNumber} example
 * @param {string} trunk
 */
function exampleOf(example, trunk) {
  const home = example.formatNational();
  const digits = home.replace(/\D/g, '');
  const read = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  return read === example.nationalNumber
    ? home
    : example.formatInternational().replace(/^\S+ /, '');
}

/** By calling code, of each the main country first: most of the code's numbers are in it. */
function table() {
  let before = 0;
  /** @type {string[]} */
  const rows = [];
  const codes = Object.entries(metadata.country_calling_codes);
  for (const [callingCode, countries] of codes.sort(([a], [b]) => Number(a) - Number(b))) {
    const [main, ...others] = countries.filter((code) => getCountries().includes(code));
    if (!main) continue;
    rows.push(...lines(callingCode, [main, ...others], before));
    before = Number(callingCode);
  }
  return rows;
}

/** The whole file, as text. */
export const phoneCountriesSource = () =>
  `// Generated from libphonenumber-js by packages/renderer/scripts/phone-countries.mjs, which says how to read it. Do not edit.\n\n/** By calling code, its main country first: trunk prefix, possible lengths, example, exit code; what the others have of their own. */\nexport const PHONE_COUNTRIES = String.raw\`\n${table().join('\n')}\n\`;\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await writeFile(
    new URL('../src/forms/generated/phone-countries.ts', import.meta.url),
    phoneCountriesSource(),
  );
