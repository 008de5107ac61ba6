import { expect, it, vi } from 'vitest';
import { countriesOf, everyCountry, plainParts } from './countries';

it('plainParts are the parts of an address while its country is not known', () => {
  expect(plainParts((key) => `<${key}>`)).toEqual([
    { fieldName: 'line1', label: '<form.address.line1>' },
    { fieldName: 'city', label: '<form.address.city>' },
    { fieldName: 'postalCode', label: '<form.address.postalCode>' },
  ]);
});

it('everyCountry has every country without the origin, in the order of the viewer’s language; what a country may lack is optional', () => {
  const parts = plainParts((key) => key);
  const all = everyCountry('es', parts);
  expect(all.length).toBeGreaterThan(150);
  expect(all.find(({ value }) => value === 'DE')).toEqual({
    label: 'Alemania',
    value: 'DE',
    countryCallingCode: '49',
    taxNumberRequired: false,
    requiredFields: ['line1'],
    fields: parts.map((part, at) => ({ ...part, optional: at > 0 })),
  });
  const labels = all.map(({ label }) => label);
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'es')));
  expect(labels.every(Boolean)).toBe(true);
});

it('everyCountry leaves out a country that the browser cannot name', () => {
  const named = vi
    .spyOn(Intl.DisplayNames.prototype, 'of')
    .mockImplementation((code) => (code === 'DE' ? undefined : code));
  const values = everyCountry('en', []).map(({ value }) => value);
  named.mockRestore();
  expect(values).toContain('FR');
  expect(values).not.toContain('DE');
  expect(values.every(Boolean)).toBe(true);
});

it('countriesOf accepts a country of the origin without a calling code', () => {
  const countries = [{ name: 'Nowhere', iso3166alpha2: 'QQ', addressRequiredFields: [] }];
  const answer = { countries, callerCountryCode: 'GB' };
  expect(countriesOf(answer)).toEqual([
    {
      label: 'Nowhere',
      value: 'QQ',
      countryCallingCode: undefined,
      taxNumberRequired: false,
      requiredFields: [],
      fields: [],
    },
  ]);
});
