import { describe, expect, it } from 'vitest';
import { onlyDigits, plainDigits } from './digits';
import { visibleText } from './visible-text';

describe('visibleText', () => {
  it.each([
    ['a direction copied along', '\u202bviewer@example.com\u202c', 'viewer@example.com'],
    ['isolates', '\u2066a\u2069', 'a'],
    ['a byte order mark', '\ufeffa', 'a'],
    ['a soft hyphen', 'so\u00adft', 'soft'],
    ['a joiner among Latin letters', 'vi\u200dew\u200cer', 'viewer'],
    ['a tag of no flag', 'a\u{e0067}', 'a'],
    ['an annotation', 'a\ufff9b', 'ab'],
  ])('removes %s', (_, typed, line) => {
    expect(visibleText(typed)).toBe(line);
  });

  it.each([
    ['Persian', 'علی\u200cرضا'],
    ['Malayalam', 'ന\u0d4d\u200d'],
    ['Hindi', 'क्\u200dष'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['England’s flag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['Arabic’s sign of a number', '\u06001'],
  ])('keeps marks that mean something: %s', (_, typed) => {
    expect(visibleText(typed)).toBe(typed);
  });
});

it('plainDigits reads every decimal digit of Unicode', () => {
  for (let code = 0; code < 0x110000; code += 1) {
    const character = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(character))
      expect(plainDigits(character), code.toString(16)).toMatch(/^\d$/);
  }
  expect(onlyDigits('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹')).toBe('01234567890123456789');
  expect(onlyDigits('०१२३४५६७८९０１２３４５６７８９')).toBe('01234567890123456789');
  expect(onlyDigits('𝟎𝟗𝟘𝟡𝟢𝟫𝟶𝟿')).toBe('09090909');
});
