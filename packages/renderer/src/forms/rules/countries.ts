import type { AddressFieldSpec } from '@marquee/design-system';
import type { components } from '@marquee/origin-client';
import { phonePlan, phonePlans } from './phone-number';

export type CountryCodes = components['schemas']['CountryCodes'];

/** A country as a form needs it (spec 1 §3). */
export interface CountryChoice {
  /** In the viewer's language. */
  label: string;
  /** ISO 3166 alpha-2. */
  value: string;
  /** Names of the parts of an address that the country asks for. */
  requiredFields: readonly string[];
  /** Digits alone; undefined where no numbers are known. */
  countryCallingCode: string | undefined;
  /** The same parts with their labels, and with what can be chosen. */
  fields: readonly AddressFieldSpec[];
  /** Its viewers give a tax number and a birth date. */
  taxNumberRequired: boolean;
}

/** Derives a form's countries from the origin's answer (spec 1 §3); the caller's country comes first (document 3). */
export function countriesOf({ countries, callerCountryCode }: CountryCodes): CountryChoice[] {
  const choices = countries.map(
    ({ name, iso3166alpha2, addressRequiredFields, taxNumberRequired = false }) => ({
      label: name,
      value: iso3166alpha2,
      requiredFields: addressRequiredFields.map(({ fieldName }) => fieldName),
      countryCallingCode: phonePlan(iso3166alpha2)?.callingCode,
      fields: addressRequiredFields,
      taxNumberRequired,
    }),
  );
  const isCaller = ({ value }: CountryChoice) => value === callerCountryCode;
  return [...choices.filter(isCaller), ...choices.filter((choice) => !isCaller(choice))];
}

/** The parts of an address while its country is not known. */
const PLAIN_PARTS = ['line1', 'city', 'postalCode'] as const;

/** The parts that every country has: the Emirates have no postcodes, and Singapore is no country of towns. */
const EVERYWHERE: readonly string[] = ['line1'];

export const plainParts = (t: (key: string) => string): AddressFieldSpec[] =>
  PLAIN_PARTS.map((fieldName) => ({ fieldName, label: t(`form.address.${fieldName}`) }));

/**
 * Lists every country, named by the browser, for when the origin's list cannot be loaded. What a country may lack is
 * optional then.
 */
export function everyCountry(locale: string, parts: readonly AddressFieldSpec[]): CountryChoice[] {
  const fields = parts.map((part) => ({
    ...part,
    optional: !EVERYWHERE.includes(part.fieldName),
  }));
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return [...phonePlans()]
    .flatMap(([value, { callingCode }]) => {
      const label = names.of(value);
      if (!label) return [];
      return {
        label,
        value,
        requiredFields: EVERYWHERE,
        countryCallingCode: callingCode,
        fields,
        taxNumberRequired: false,
      };
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
