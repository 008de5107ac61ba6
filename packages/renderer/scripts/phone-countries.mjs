// Writes src/forms/generated/phone-countries.ts: what a form needs to know of each country's numbers, out of
// libphonenumber-js, whose own data is six times as large. `node packages/renderer/scripts/phone-countries.mjs`; a test
// says when the file is stale.
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import {
  getCountries,
  getExampleNumber,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * `GB44|0|7,9,10|07400 123456;;`: code and calling code, trunk prefix, lengths that are possible, an example; how one dials
 * out of it unless that is 00 alone; and, of countries that share a calling code with a main one, which numbers are its own.
 */
function line(code) {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code);
  const plan = metadata.numberingPlan;
  const example = getExampleNumber(code, examples);
  const trunk = trunkOf(code, plan.nationalPrefix(), example.nationalNumber);
  const exit = plan.IDDPrefix();
  return [
    [
      `${code}${plan.callingCode()}`,
      trunk,
      plan.possibleLengths().join(','),
      exampleOf(example, trunk),
    ].join('|'),
    exit === '00' ? '' : exit,
    mains.has(code) ? '' : ownNumbers(plan),
  ].join(';');
}

/** A pattern for the digits behind the calling code: what they begin with, or else what numbers of a home or a pocket look like. */
const ownNumbers = (plan) =>
  plan.leadingDigits() ||
  [...new Set(['FIXED_LINE', 'MOBILE'].map((type) => plan.type(type)?.pattern()))]
    .filter(Boolean)
    .map((pattern) => `(?:${pattern})$`)
    .join('|');

/** The library names a prefix where none is in use, too: whether it may be left out shows when a number is read. */
function trunkOf(code, prefix, number) {
  if (!/^\d{1,2}$/.test(prefix ?? '')) return '';
  return parsePhoneNumberFromString(`${prefix}${number}`, code)?.nationalNumber === number
    ? prefix
    : '';
}

/** As it is written at home, unless there is more to that than a prefix: Argentina's 011 15… is +54 9 11… abroad. */
function exampleOf(example, trunk) {
  const home = example.formatNational();
  const digits = home.replace(/\D/g, '');
  const read = digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  return read === example.nationalNumber
    ? home
    : example.formatInternational().replace(/^\S+ /, '');
}

/** Of countries that share a calling code the one that most of its numbers are in. */
const mains = new Set(Object.values(metadata.country_calling_codes).map(([main]) => main));

/** The main countries before the others. */
function mainFirst() {
  const all = getCountries().sort();
  return [...all.filter((code) => mains.has(code)), ...all.filter((code) => !mains.has(code))];
}

export const phoneCountriesSource = () =>
  `// Generated from libphonenumber-js by packages/renderer/scripts/phone-countries.mjs. Do not edit.\n\n/** Code and calling code, trunk prefix, possible lengths, example; exit code other than 00; own numbers of a country that shares its code. Main countries first. */\nexport const PHONE_COUNTRIES = String.raw\`\n${mainFirst().map(line).join('\n')}\n\`;\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await writeFile(
    new URL('../src/forms/generated/phone-countries.ts', import.meta.url),
    phoneCountriesSource(),
  );
