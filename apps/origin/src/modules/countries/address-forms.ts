import type { PartLabel } from './part-labels';

/** A part of an address that a country asks for, and its label. */
export interface AddressPart {
  fieldName: 'line1' | 'city' | 'administrativeLevel1' | 'postalCode';
  label: PartLabel;
}

const line1: AddressPart = { fieldName: 'line1', label: 'line1' };
const city: AddressPart = { fieldName: 'city', label: 'city' };
const town: AddressPart = { fieldName: 'city', label: 'town' };
const postalCode: AddressPart = { fieldName: 'postalCode', label: 'postalCode' };
const named = (label: PartLabel): AddressPart => ({ ...postalCode, label });
const level1 = (label: PartLabel): AddressPart => ({ fieldName: 'administrativeLevel1', label });

/** The parts of an address by country, in the order in which its letters are addressed. */
const forms: Readonly<Record<string, readonly AddressPart[]>> = {
  US: [line1, city, level1('state'), named('zip')],
  CA: [line1, city, level1('province'), postalCode],
  BR: [line1, city, level1('state'), named('cep')],
  MX: [line1, postalCode, city, level1('state')],
  AU: [line1, { fieldName: 'city', label: 'suburb' }, level1('state'), named('postcode')],
  GB: [line1, town, named('postcode')],
  IE: [line1, town, level1('county'), named('eircode')],
  ES: [line1, postalCode, city, level1('province')],
  PT: [line1, postalCode, city],
  DE: [line1, postalCode, city],
  FR: [line1, postalCode, city],
  AE: [line1, city, level1('emirate')],
  SA: [line1, city, postalCode],
  JP: [postalCode, level1('prefecture'), city, line1],
};

/** The countries whose addresses have no code (Universal Postal Union). */
const withoutCode = new Set(
  (
    'AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR ' +
    'NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV UG VU YE ZW'
  ).split(' '),
);

export const addressPartsOf = (country: string): readonly AddressPart[] =>
  forms[country] ?? (withoutCode.has(country) ? [line1, city] : [line1, city, postalCode]);

/** The countries whose viewers give a tax number and their date of birth. */
export const taxNumberRequired: ReadonlySet<string> = new Set(['BR']);
