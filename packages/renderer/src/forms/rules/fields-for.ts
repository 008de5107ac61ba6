import type { FieldDefinition, FieldType } from '../field-definition';
import type { CountryChoice } from './countries';
import { passesRestriction } from './passes-restriction';

export interface FormSituation {
  /** What the form is for, e.g. `signup`; any purpose when left out. */
  purpose?: string;
  /** The country of the address, or else the viewer's. */
  country?: CountryChoice;
}

type Field = FieldDefinition<FieldType>;

/** Only these depend on purpose and country; every other field is always shown (spec 1 §5). */
const dependsOnCountry = (field: Field) => field.type === 'taxNumber' || field.type === 'birthDate';

export function isShown(field: Field, { purpose, country }: FormSituation): boolean {
  if (!dependsOnCountry(field)) return true;
  const { functionalPurpose, addressCountryRestriction } = field;
  const meant =
    purpose === undefined || !functionalPurpose?.length || functionalPurpose.includes(purpose);
  return (
    meant &&
    (!addressCountryRestriction || passesRestriction(addressCountryRestriction, country?.value))
  );
}

/** A restriction that the country passes requires the field; but only where the country requires a tax number. */
export function isRequired(field: Field, { country }: FormSituation): boolean {
  if (field.type === 'address') return field.required !== false;
  if (!dependsOnCountry(field)) return field.required === true;
  const asked = field.required === true || field.addressCountryRestriction !== undefined;
  return asked && country?.taxNumberRequired === true;
}

/**
 * Selects the fields that a form shows for a purpose in a country, in their order, and sets what depends
 * on these two. A field that does not depend on them stays the same object, so that its control does
 * not render again when the country changes.
 */
export function fieldsFor(fields: readonly Field[], situation: FormSituation): Field[] {
  const { purpose, country } = situation;
  const confirmed = fields.find(({ type }) => type === 'password')?.id;
  const isNew = purpose === 'signup' || fields.some(({ type }) => type === 'confirmPassword');
  return fields
    .filter((field) => isShown(field, situation))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((field) => {
      switch (field.type) {
        case 'taxNumber':
        case 'birthDate':
          return { ...field, required: isRequired(field, situation), country: country?.value };
        case 'address':
          return {
            ...field,
            required: isRequired(field, situation),
            ...(country ? { country: country.value, parts: country.fields } : {}),
          };
        case 'administrativeLevel1': {
          const values = country?.fields.find(
            ({ fieldName }) => fieldName === field.type,
          )?.acceptableValues;
          const options = values?.map(({ value, displayName }) => ({
            value,
            label: { text: displayName },
          }));
          return field.options || !options?.length ? field : { ...field, options };
        }
        case 'password':
          return isNew && !field.autocomplete ? { ...field, autocomplete: 'new-password' } : field;
        case 'confirmPassword':
          return { ...field, confirms: confirmed };
        default:
          return field;
      }
    });
}
