/**
 * By calling code, what a number has at home alone, beside the trunk prefix, and what replaces it abroad.
 * Each looks as far as the number's end, so that no number that is complete already loses a digit. From
 * libphonenumber's metadata, but for Mexico's: there it was given up in 2020, and people still write it.
 */
const AT_HOME: Readonly<Record<string, readonly (readonly [pattern: RegExp, abroad: string])[]>> = {
  // Argentina: 15 behind the area code of a mobile number, or before it; abroad a 9 before it. Also with both, and
  // with its calling code, but no plus.
  54: [
    [/^(?:54)?9?0?(11(?=15\d{8}$)|[23]\d\d(?=15\d{7}$)|[23]\d{3}(?=15\d{6}$))15/, '9$1'],
    [/^(?:54)?(?:0?15|90)(?=(?:11|[23]\d)\d{8}$)/, '9'],
    [/^54(?=9?(?:11|[23]\d)\d{8}$)/, ''],
  ],
  // Australia: 1831 and 1832 hide or show the caller's number.
  61: [[/^183[12](?=\d{9}$)/, '']],
  // Belarus: its trunk prefix is 8, with a 0 behind it.
  375: [[/^0(?=\d{9}$)/, '']],
  // Bolivia: a carrier's code.
  591: [[/^1\d(?=\d{8}$)/, '']],
  // Brazil: a carrier's code before the area code, 90 before that when the called one pays.
  55: [[/^(?:90)?\d\d(?=[1-9]{2}9?\d{8}$)/, '']],
  // Chile: 09 was for mobile numbers until 2016.
  56: [[/^0(?=9\d{8}$)/, '']],
  // China: a carrier's code before a mobile number.
  86: [[/^1(?:[12]\d|79)\d\d(?=1\d{10}$)/, '']],
  // Colombia: 03 from a landline to a mobile number, or a carrier's code.
  57: [[/^0(?:[3579]|4(?:[14]4|56))?(?=\d{10}$)/, '']],
  // Costa Rica: a carrier's code.
  506: [[/^19\d\d(?=\d{8}$)/, '']],
  // The Faroe Islands: a carrier's code.
  298: [[/^10(?:01|[12]0|88)(?=\d{6}$)/, '']],
  // Hungary: its trunk prefix 06, behind the calling code.
  36: [[/^06(?=\d{8,9}$)/, '']],
  // Korea: a carrier's code, or its calling code behind the 0.
  82: [[/^8(?:[1-46-8]|5\d\d)(?=(?:1\d{8,9}|2\d{7,8}|[3-6]\d{8,9})$)/, '']],
  // Lithuania: 8 was the trunk prefix until 2024.
  370: [[/^8(?=\d{8}$)/, '']],
  // Luxembourg: a carrier's code before a mobile number.
  352: [[/^15(?:0[06]|1[12]|[35]5|4[04]|6[26]|77|88|99)\d(?=6\d{8}$)/, '']],
  // Mexico: 044 or 045 before mobile numbers, 01 before other towns' numbers; 1 was for calls from abroad. Also with
  // its calling code, but no plus.
  52: [[/^(?:52)?(?:01|04[45]|1)?(?=[2-9]\d{9}$)/, '']],
  // Russia and Kazakhstan: the trunk prefix 8, behind the calling code.
  7: [[/^8(?=\d{10}$)/, '']],
  // Ukraine: 8 and 0 until 2009; 380 without a plus.
  380: [[/^3?80(?=\d{9}$)/, '']],
};

/** The digits of a number as they are dialled from abroad, of digits without the trunk prefix. */
export function fromAbroad(callingCode: string, digits: string): string {
  const [pattern, abroad] = AT_HOME[callingCode]?.find(([home]) => home.test(digits)) ?? [];
  return pattern ? digits.replace(pattern, abroad ?? '') : digits;
}

/** A number as it is typed, without the letters that stand for a carrier's code in Brazil: (0xx11) 91234-5678. */
export const withoutCarrierSign = (callingCode: string, text: string): string =>
  callingCode === '55' ? text.replace(/(?<=^\(?0 ?)xx/i, '') : text;
