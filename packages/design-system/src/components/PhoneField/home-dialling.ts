/**
 * By calling code, what a number has at home alone, beside the trunk prefix, and what replaces it abroad.
 * Each looks as far as the number's end, so that no number that is complete already loses a digit. From
 * libphonenumber's metadata, but for Mexico's: there it was given up in 2020, and people still write it.
 */
const AT_HOME: Readonly<Record<string, readonly [pattern: RegExp, abroad: string]>> = {
  // Costa Rica: a carrier's code.
  506: [/^19\d\d(?=\d{8}$)/, ''],
  // Mexico: 044 or 045 before mobile numbers, 01 before other towns' numbers; 1 was for calls from abroad.
  52: [/^(?:01|04[45]|1)(?=\d{10}$)/, ''],
  // Argentina: 15 behind the area code of a mobile number; abroad a 9 before it.
  54: [/^(11(?=15\d{8}$)|[23]\d\d(?=15\d{7}$)|[23]\d{3}(?=15\d{6}$))15/, '9$1'],
  // Brazil: a carrier's code before the area code.
  55: [/^\d\d(?=[1-9]{2}9?\d{8}$)/, ''],
  // Colombia: 03 from a landline to a mobile number, or a carrier's code.
  57: [/^0(?:[3579]|4(?:[14]4|56))?(?=\d{10}$)/, ''],
  // Bolivia: a carrier's code.
  591: [/^1\d(?=\d{8}$)/, ''],
  // Lithuania: 8 was the trunk prefix until 2024.
  370: [/^8(?=\d{8}$)/, ''],
  // Belarus: its trunk prefix is 8, with a 0 behind it.
  375: [/^0(?=\d{9}$)/, ''],
  // China: a carrier's code before a mobile number.
  86: [/^1(?:[12]\d|79)\d\d(?=1\d{10}$)/, ''],
};

/** The digits of a number as they are dialled from abroad, of digits without the trunk prefix. */
export function fromAbroad(callingCode: string, digits: string): string {
  const [pattern, abroad] = AT_HOME[callingCode] ?? [];
  return pattern ? digits.replace(pattern, abroad ?? '') : digits;
}
