import { addressPartsOf, taxNumberRequired } from './address-forms';
import { countryCodes } from './codes';
import { partLabels } from './part-labels';
import { subdivisionNames, subdivisions } from './subdivisions';

/** The contract's `Country`. */
export interface Country {
  name: string;
  iso3166alpha2: string;
  addressRequiredFields: AddressField[];
  taxNumberRequired?: boolean;
}

export interface AddressField {
  fieldName: string;
  label: string;
  acceptableValues?: { value: string; displayName: string }[];
}

/** The values that a part of an address may have in a country; undefined where any text goes. */
export const acceptableValues = (country: string, fieldName: string): string[] | undefined =>
  fieldName === 'administrativeLevel1' ? subdivisions[country]?.map(([code]) => code) : undefined;

function countriesIn(locale: string): Country[] {
  const language = locale.split('-')[0] ?? 'en';
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const collator = new Intl.Collator(locale);
  const labels = partLabels[language] ?? partLabels.en;
  const displayed = (country: string) => {
    const other = subdivisionNames[`${language} ${country}`];
    return subdivisions[country]
      ?.map(([value, name]) => ({ value, displayName: other?.[value] ?? name }))
      .sort((a, b) => collator.compare(a.displayName, b.displayName));
  };
  return countryCodes
    .map((code) => ({
      name: names.of(code) ?? code,
      iso3166alpha2: code,
      addressRequiredFields: addressPartsOf(code).map(({ fieldName, label }) => {
        const values = fieldName === 'administrativeLevel1' ? displayed(code) : undefined;
        return {
          fieldName,
          label: labels?.[label] ?? fieldName,
          ...(values ? { acceptableValues: values } : {}),
        };
      }),
      ...(taxNumberRequired.has(code) ? { taxNumberRequired: true } : {}),
    }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

const made = new Map<string, Country[]>();

/** All countries in one language, by name. Made once a language: a realm's languages are few. */
export function countriesFor(locale: string): Country[] {
  const countries = made.get(locale) ?? countriesIn(locale);
  made.set(locale, countries);
  return countries;
}
