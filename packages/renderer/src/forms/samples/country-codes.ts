import type { CountryCodes } from '../rules/countries';

const text = (fieldName: string, label: string) => ({ fieldName, label });
const choice = (label: string, choices: Record<string, string>) => ({
  ...text('administrativeLevel1', label),
  acceptableValues: Object.entries(choices).map(([value, displayName]) => ({ value, displayName })),
});

/** Three countries that differ in all that a form may depend on. */
export const COUNTRY_CODES: CountryCodes = {
  countries: [
    {
      name: 'Brazil',
      iso3166alpha2: 'BR',
      taxNumberRequired: true,
      addressRequiredFields: [
        text('line1', 'Street and number'),
        text('city', 'City'),
        choice('State', { BA: 'Bahia', CE: 'Ceará' }),
        text('postalCode', 'CEP'),
      ],
    },
    {
      name: 'United Kingdom',
      iso3166alpha2: 'GB',
      addressRequiredFields: [
        text('line1', 'Street and number'),
        text('city', 'City'),
        text('postalCode', 'Postcode'),
      ],
    },
    {
      name: 'United States',
      iso3166alpha2: 'US',
      addressRequiredFields: [
        text('line1', 'Street and number'),
        text('city', 'City'),
        choice('State', { AK: 'Alaska', TX: 'Texas' }),
        text('postalCode', 'ZIP code'),
      ],
    },
  ],
  callerCountryCode: 'GB',
};

const ARABIC: Readonly<Record<string, string>> = {
  Brazil: 'البرازيل',
  'United Kingdom': 'المملكة المتحدة',
  'United States': 'الولايات المتحدة',
  'Street and number': 'الشارع والرقم',
  City: 'المدينة',
  State: 'الولاية',
  CEP: 'الرمز البريدي',
  Postcode: 'الرمز البريدي',
  'ZIP code': 'الرمز البريدي',
  Bahia: 'باهيا',
  Ceará: 'سيارا',
  Alaska: 'ألاسكا',
  Texas: 'تكساس',
};

/** The same in the words of a language, as an origin answers them. */
export function countryCodesFor(language: string): CountryCodes {
  const say = (english: string) => (language === 'ar' ? (ARABIC[english] ?? english) : english);
  return {
    ...COUNTRY_CODES,
    countries: COUNTRY_CODES.countries.map((country) => ({
      ...country,
      name: say(country.name),
      addressRequiredFields: country.addressRequiredFields.map((part) => ({
        ...part,
        label: say(part.label),
        acceptableValues: part.acceptableValues?.map((one) => ({
          ...one,
          displayName: say(one.displayName),
        })),
      })),
    })),
  };
}
