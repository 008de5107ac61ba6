import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atHome,
  countryOfNumber,
  entryOf,
  type PhoneCountry,
  phoneValue,
  startCountry,
  writeEntry,
  writeNumber,
} from './phone-rules';

const country = (code: string, callingCode: string, trunkPrefix?: string): PhoneCountry => ({
  code,
  name: code,
  callingCode,
  example: '',
  trunkPrefix,
});
const COUNTRIES = [
  country('GB', '44'),
  country('US', '1'),
  country('CA', '1'),
  country('BS', '1242'),
  country('DE', '49', '0'),
  country('IT', '39'),
  country('SA', '966', '0'),
  country('RU', '7', '8'),
];
const value = (regionCode: string, text: string) => phoneValue({ regionCode, text }, COUNTRIES);
const anyCountry = fc.constantFrom(...COUNTRIES);
const anyText = fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9٠-٩ ()-]{0,20}$/));

/** Often a calling code of the list, then anything, with leading zeros more often than not. */
const anyNumber = fc.oneof(
  anyText,
  fc
    .tuple(anyCountry, fc.stringMatching(/^[08]{0,3}\d{0,9}$/))
    .map(([{ callingCode }, rest]) => `+${callingCode}${rest}`),
);

describe('the country of a phone number', () => {
  it('[1.5-33] is the first of the list by default', () => {
    expect(startCountry(COUNTRIES)).toBe('GB');
    expect(startCountry(COUNTRIES, 'SA')).toBe('SA');
    expect(startCountry(COUNTRIES, 'XX')).toBe('GB');
    expect(startCountry([])).toBe('');
  });

  it.each([
    ['+44 7400 123456', 'US', 'GB'],
    ['+1 202 555 0123', 'GB', 'US'],
    ['+1 202 555 0123', 'CA', 'CA'],
    ['+1 242 555 0123', 'US', 'BS'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'GB', 'SA'],
    ['+999 1', 'US', undefined],
    ['+', 'US', undefined],
  ])('of %s typed in %s is %s', (text, chosen, code) => {
    expect(countryOfNumber(text, COUNTRIES, chosen)?.code).toBe(code);
  });

  const sharing = [
    { ...country('AS', '1'), ownNumbers: '684', exitCode: '011' },
    { ...country('CA', '1'), ownNumbers: '(?:204\\d{7})$', exitCode: '011' },
    { ...country('US', '1'), exitCode: '011' },
    { ...country('GG', '44'), ownNumbers: '(?:1481\\d{6})$' },
    country('GB', '44'),
    country('SA', '966'),
  ];

  it.each([
    ['+44 7400 123456', 'SA', 'GB'],
    ['+44 1481 256789', 'SA', 'GG'],
    ['+44 7400 123456', 'GG', 'GG'],
    ['+1 212 555 0123', 'SA', 'US'],
    ['+1 204 555 0123', 'SA', 'CA'],
    ['+1 204 555 0123', 'US', 'US'],
  ])(
    'of %s typed sign by sign in %s is %s: the chosen one, the number’s own, or the main one',
    (text, chosen, code) => {
      let entry = { regionCode: chosen, text: '' };
      for (let end = 1; end <= text.length; end += 1)
        entry = writeEntry(entry, text.slice(0, end), sharing);
      expect(entry.regionCode).toBe(code);
    },
  );

  it.each([
    ['00966501234567', 'SA'],
    ['00 966 50 123 4567', 'SA'],
    ['011966501234567', 'US'],
    ['00966501234567', 'US'],
    ['００９６６५०१२३४५६७', 'GB'],
  ])('of %s typed in %s is the one that is dialled', (text, chosen) => {
    const entry = writeEntry({ regionCode: chosen, text: '' }, text, sharing);
    expect(phoneValue(entry, sharing).complete).toBe('+966501234567');
  });

  it('changes with a number that has a plus, and with no other', () => {
    const at = { regionCode: 'GB', text: '' };
    expect(writeEntry(at, '+49 151', COUNTRIES).regionCode).toBe('DE');
    expect(writeEntry(at, '49 151', COUNTRIES).regionCode).toBe('GB');
    expect(writeEntry(at, '+9', COUNTRIES).regionCode).toBe('GB');
  });
});

describe('the value of a phone number', () => {
  it.each([
    ['GB', '7400 123456', '+447400123456'],
    ['US', '(202) 555-0123', '+12025550123'],
    ['IT', '06 1234 5678', '+390612345678'],
    ['DE', '0151 23456789', '+4915123456789'],
    ['SA', '٠٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['RU', '8 (800) 555-35-35', '+78005553535'],
    ['RU', '+7 800 555-35-35', '+78005553535'],
    ['DE', '+49 (0)151 23456789', '+4915123456789'],
    ['GB', '', ''],
    ['GB', 'call me', ''],
    ['DE', '+999 123', ''],
    ['SA', '０５０１２３４５６７', '+966501234567'],
    ['SA', '०५०१२३४५६७', '+966501234567'],
    ['SA', '0501234567 / 0507654321', ''],
    ['SA', '+966501234567890123456', ''],
    ['SA', '0501234567 ext 9', ''],
  ])('[1.5-32] is parsed with the prefix of %s: %s is %s', (code, text, complete) => {
    expect(value(code, text).complete).toBe(complete);
  });

  const AMERICAS = [
    country('AR', '54', '0'),
    country('BR', '55', '0'),
    country('MX', '52'),
    country('CO', '57'),
    country('CR', '506'),
    country('BO', '591', '0'),
    country('LT', '370', '0'),
    country('BY', '375', '8'),
    country('CN', '86', '0'),
    country('KR', '82', '0'),
    country('HU', '36', '06'),
    country('RU', '7', '8'),
    country('CL', '56'),
    country('UA', '380', '0'),
    country('LU', '352'),
    country('AU', '61', '0'),
    country('FO', '298'),
  ];

  it.each([
    ['AR', '011 15-2345-6789', '+5491123456789'],
    ['AR', '11 15-2345-6789', '+5491123456789'],
    ['AR', '+54 11 15 2345-6789', '+5491123456789'],
    ['AR', '+54 9 11 2345-6789', '+5491123456789'],
    ['AR', '9 11 2345 6789', '+5491123456789'],
    ['AR', '0351 15 234 5678', '+5493512345678'],
    ['AR', '02302 15 123456', '+5492302123456'],
    ['AR', '011 2345-6789', '+541123456789'],
    ['AR', '011 1523-4567', '+541115234567'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['MX', '045 55 1234 5678', '+525512345678'],
    ['MX', '01 55 1234 5678', '+525512345678'],
    ['MX', '1 55 1234 5678', '+525512345678'],
    ['MX', '+52 1 55 1234 5678', '+525512345678'],
    ['MX', '55 1234 5678', '+525512345678'],
    ['BR', '0 15 11 91234-5678', '+5511912345678'],
    ['BR', '015 11 91234-5678', '+5511912345678'],
    ['BR', '+55 0 15 11 91234-5678', '+5511912345678'],
    ['BR', '0 41 11 2345-6789', '+551123456789'],
    ['BR', '011 91234-5678', '+5511912345678'],
    ['BR', '15 91234-5678', '+5515912345678'],
    ['CO', '03 321 123 4567', '+573211234567'],
    ['CO', '321 123 4567', '+573211234567'],
    ['CR', '1900 8312 3456', '+50683123456'],
    ['BO', '0 10 71234567', '+59171234567'],
    ['LT', '8 612 34567', '+37061234567'],
    ['LT', '0 612 34567', '+37061234567'],
    ['BY', '8 029 491-19-11', '+375294911911'],
    ['BY', '+375 29 491-19-11', '+375294911911'],
    ['CN', '17951 131 2345 6789', '+8613123456789'],
    ['CN', '131 2345 6789', '+8613123456789'],
    ['AR', '0 15 11 2345 6789', '+5491123456789'],
    ['AR', '15 11 2345-6789', '+5491123456789'],
    ['AR', '15 351 234 5678', '+5493512345678'],
    ['AR', '+54 9 11 15 2345-6789', '+5491123456789'],
    ['AR', '+54 9 (0351) 15-234-5678', '+5493512345678'],
    ['AR', '9 011 2345-6789', '+5491123456789'],
    ['AR', '549 11 2345 6789', '+5491123456789'],
    ['AR', '54 11 15 2345-6789', '+5491123456789'],
    ['AR', '54 11 2345-6789', '+541123456789'],
    ['MX', '52 1 55 1234 5678', '+525512345678'],
    ['MX', '52 55 1234 5678', '+525512345678'],
    ['MX', '+52 044 55 1234 5678', '+525512345678'],
    ['BR', '(0xx11) 91234-5678', '+5511912345678'],
    ['BR', '0xx 11 2345-6789', '+551123456789'],
    ['BR', '90 15 11 91234-5678', '+5511912345678'],
    ['KR', '010-1234-5678', '+821012345678'],
    ['KR', '+82 (0)10-1234-5678', '+821012345678'],
    ['KR', '082 10 1234 5678', '+821012345678'],
    ['KR', '081 2 312 3456', '+8223123456'],
    ['KR', '080 123 4567', '+82801234567'],
    ['HU', '06 20 123 4567', '+36201234567'],
    ['HU', '+36 06 20 123 4567', '+36201234567'],
    ['RU', '+7 8 912 345-67-89', '+79123456789'],
    ['RU', '8 800 555-35-35', '+78005553535'],
    ['CL', '09 6123 4567', '+56961234567'],
    ['UA', '8 050 123 45 67', '+380501234567'],
    ['UA', '380 50 123 45 67', '+380501234567'],
    ['LU', '15112 628 123 456', '+352628123456'],
    ['AU', '1831 412 345 678', '+61412345678'],
    ['FO', '1001 211234', '+298211234'],
  ])(
    'is as it is dialled from abroad, of %s as it is written at home: %s is %s',
    (code, text, complete) => {
      const entry = writeEntry({ regionCode: code, text: '' }, text, AMERICAS);
      expect(phoneValue(entry, AMERICAS).complete).toBe(complete);
    },
  );

  it.each([
    ['07400 123456', '+447400123456'],
    ['+44 07400 123456', '+447400123456'],
    ['+44 (0)7400 123456', '+447400123456'],
    ['+44 7400 123456', '+447400123456'],
    ['020 7946 0000', '+4402079460000'],
  ])('[1.5-34] corrects +4407 to +447: %s', (text, complete) => {
    expect(value('GB', text).complete).toBe(complete);
  });

  it('[1.5-34] never begins with +4407, and corrects nothing of other countries', () => {
    fc.assert(
      fc.property(anyCountry, fc.stringMatching(/^0?7\d{0,12}$/), ({ code }, digits) => {
        const { complete } = value(code, digits);
        expect(complete).not.toMatch(/^\+4407/);
        if (code === 'US') expect(complete).toBe(`+1${digits}`.slice(0, 16));
      }),
    );
  });

  it('[1.3-17] has region, prefix, number and E.164', () => {
    expect(value('GB', '07400 123456')).toEqual({
      regionCode: 'GB',
      prefix: '+44',
      number: '7400123456',
      complete: '+447400123456',
    });
    expect(phoneValue({ regionCode: 'XX', text: '1' }, COUNTRIES).complete).toBe('');
  });

  it('[1.5-32] is E.164 or nothing, whatever is typed, and begins with its own prefix', () => {
    fc.assert(
      fc.property(anyCountry, fc.array(anyText, { maxLength: 4 }), ({ code }, texts) => {
        let entry = { regionCode: code, text: '' };
        for (const text of texts) entry = writeEntry(entry, text, COUNTRIES);
        const { complete, prefix, number } = phoneValue(entry, COUNTRIES);
        expect(complete).toMatch(/^$|^\+[1-9]\d{1,14}$/);
        if (complete) expect(complete).toBe(prefix + number);
      }),
    );
  });
});

describe('the text of a phone number', () => {
  it.each([
    ['0151 - 234/5', '0151 - 234/5'],
    ['call 0151', 'call 0151'],
    ['+49+49', '+49+49'],
    ['０５０१२३४', '0501234'],
    ['\u202b050\u202c', '050'],
    ['٠٥٠', '050'],
    ['1234567890123456', '1234567890123456'],
    ['  0151', '0151'],
  ])('of "%s" is "%s"', (raw, text) => {
    expect(writeNumber(raw)).toBe(text);
  });

  it('loses the calling code once the country shows it, and the value stays', () => {
    fc.assert(
      fc.property(anyCountry, anyNumber, ({ code }, raw) => {
        const entry = writeEntry({ regionCode: code, text: '' }, raw, COUNTRIES);
        const settled = atHome(entry, COUNTRIES);
        expect(phoneValue(settled, COUNTRIES)).toEqual(phoneValue(entry, COUNTRIES));
        if (phoneValue(entry, COUNTRIES).number) expect(settled.text).not.toContain('+');
      }),
    );
  });

  it('shows a stored number in its country', () => {
    expect(entryOf('+4915123456789', COUNTRIES)).toEqual({
      regionCode: 'DE',
      text: '15123456789',
    });
    expect(entryOf('+12025550123', COUNTRIES, 'CA').regionCode).toBe('CA');
    expect(entryOf('', COUNTRIES)).toEqual({ regionCode: 'GB', text: '' });
    expect(entryOf(undefined, COUNTRIES, 'SA')).toEqual({ regionCode: 'SA', text: '' });
  });
});
