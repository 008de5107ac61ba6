import { describe, expect, it } from 'vitest';
import { addressPartsOf } from './address-forms';
import { countryCodes, isCountry } from './codes';
import { acceptableValues, countriesFor } from './countries';
import { partLabels } from './part-labels';
import { subdivisions } from './subdivisions';

const countryOf = (locale: string, code: string) =>
  countriesFor(locale).find(({ iso3166alpha2 }) => iso3166alpha2 === code);

describe('[1.3-01] the countries', () => {
  it('are all 249 of ISO 3166-1, each once, each with a name', () => {
    expect(countryCodes).toHaveLength(249);
    expect(new Set(countryCodes).size).toBe(249);
    for (const locale of ['en', 'es', 'pt', 'ar']) {
      for (const { name, iso3166alpha2 } of countriesFor(locale)) {
        expect(name, `${iso3166alpha2} in ${locale}`).not.toBe(iso3166alpha2);
      }
    }
  });

  it.each([
    ['en', 'AE', 'United Arab Emirates'],
    ['es', 'US', 'Estados Unidos'],
    ['pt', 'DE', 'Alemanha'],
    ['ar', 'SA', 'المملكة العربية السعودية'],
  ])('are named in %s: %s is %s', (locale, code, name) => {
    expect(countryOf(locale, code)?.name).toBe(name);
  });

  it('are sorted by their names, as the language sorts', () => {
    const names = countriesFor('pt').map(({ name }) => name);
    expect(names).toContain('Áustria');
    expect(names.indexOf('Áustria')).toBeLessThan(names.indexOf('Bélgica'));
    expect(names.indexOf('Bélgica')).toBeLessThan(names.indexOf('Brasil'));
  });

  it.each([
    ['US', ['line1', 'city', 'administrativeLevel1', 'postalCode']],
    ['GB', ['line1', 'city', 'postalCode']],
    ['JP', ['postalCode', 'administrativeLevel1', 'city', 'line1']],
    ['AE', ['line1', 'city', 'administrativeLevel1']],
    ['HK', ['line1', 'city']],
    ['NO', ['line1', 'city', 'postalCode']],
  ])('%s asks for %s', (code, parts) => {
    expect(addressPartsOf(code).map(({ fieldName }) => fieldName)).toEqual(parts);
    expect(countryOf('en', code)?.addressRequiredFields.map((one) => one.fieldName)).toEqual(parts);
  });

  it('let the states of a country be chosen by name, and sent by code', () => {
    const [, , state] = countryOf('en', 'US')?.addressRequiredFields ?? [];
    expect(state).toMatchObject({ fieldName: 'administrativeLevel1', label: 'State' });
    expect(state?.acceptableValues).toHaveLength(51);
    expect(state?.acceptableValues).toContainEqual({ value: 'CA', displayName: 'California' });
    expect(acceptableValues('BR', 'administrativeLevel1')).toHaveLength(27);
    expect(acceptableValues('BR', 'city')).toBeUndefined();
    expect(acceptableValues('JP', 'administrativeLevel1')).toBeUndefined();
    const emirates = countryOf('ar', 'AE')?.addressRequiredFields.at(-1);
    expect(emirates?.acceptableValues).toContainEqual({ value: 'DU', displayName: 'دبي' });
  });

  it('call the parts by the reader’s words', () => {
    expect(countryOf('ar', 'US')?.addressRequiredFields[3]?.label).toBe('الرمز البريدي');
    expect(countryOf('pt', 'BR')?.addressRequiredFields[3]?.label).toBe('CEP');
    expect(countryOf('en', 'IE')?.addressRequiredFields[3]?.label).toBe('Eircode');
  });

  it('want a tax number in Brazil alone', () => {
    const wanting = countriesFor('en').filter((country) => country.taxNumberRequired);
    expect(wanting.map(({ iso3166alpha2 }) => iso3166alpha2)).toEqual(['BR']);
  });
});

it('has every label in every language, and divisions of countries that exist', () => {
  const keys = Object.keys(partLabels.en ?? {});
  for (const labels of Object.values(partLabels)) expect(Object.keys(labels)).toEqual(keys);
  for (const [country, list] of Object.entries(subdivisions)) {
    expect(isCountry(country), country).toBe(true);
    expect(new Set(list.map(([code]) => code)).size, country).toBe(list.length);
  }
});
