import { useMemo, useState } from 'react';
import { FormCompanion } from './FormCompanion';
import { type FormProps, FormView } from './FormView';
import type { FieldDefinition, FieldType, Wording } from './field-definition';
import { useFormEngine } from './form-engine';
import { type FieldValue, fullFieldTypes } from './full-field-types';
import { RealmFormStateContext, TypedFormContext } from './realm-form-state';
import { fieldsFor } from './rules/fields-for';
import { type CountriesState, useCountries } from './use-countries';

export interface RealmFormProps extends FormProps<FieldType, FieldValue> {
  /** The form's purpose, e.g. `signup`: fields for other purposes are not shown. Any purpose by default. */
  purpose?: string;
  /** The viewer's country, ISO 3166 alpha-2, where it is known; else the origin finds it by the call. */
  country?: string;
  /** The origin's messages about the fields, from `fieldProblems`; a new object for each answer. */
  problems?: Readonly<Record<string, Wording>>;
  /** The countries, where the caller has them; by default they are loaded when a field needs them. */
  countries?: CountriesState;
}

const NO_PROBLEMS = {};

const needsCountries = ({ type, addressCountryRestriction }: FieldDefinition<FieldType>) =>
  type === 'address' ||
  type === 'phoneNumber' ||
  type === 'taxNumber' ||
  type === 'birthDate' ||
  type === 'administrativeLevel1' ||
  addressCountryRestriction !== undefined;

const startOf = (fields: readonly FieldDefinition<FieldType>[]) => {
  const address = fields.find(({ type }) => type === 'address');
  return typeof address?.initial === 'object' ? address.initial.country : undefined;
};

/**
 * A form whose fields a realm declares (spec 1 §3, §5). Purpose and country decide which of them are
 * shown and required; the country is that of the address in the form, else the viewer's. Values of
 * fields that are not shown are kept while the country changes, and not sent.
 */
export function RealmForm(props: RealmFormProps) {
  const { purpose, country: viewers, problems = NO_PROBLEMS, countries: given, ...form } = props;
  const { fields, onSubmit } = form;
  const engine = useFormEngine();
  const own = useCountries(!given && fields.some(needsCountries));
  const countries = given ?? own;
  const hasAddress = fields.some(({ type }) => type === 'address');
  // The first choice is the viewer's own: a form that filled in where they seem to be would change before their eyes.
  const [chosen, onCountry] = useState(startOf(fields) ?? viewers);
  const country = hasAddress ? chosen : (viewers ?? countries.caller);
  const choice = countries.countries.find(({ value }) => value === country);
  const shown = useMemo(
    () => fieldsFor(fields, { purpose, country: choice }),
    [fields, purpose, choice],
  );
  const state = useMemo(
    () => ({ countries, country, onCountry, problems }),
    [countries, country, problems],
  );
  return (
    <RealmFormStateContext value={state}>
      <TypedFormContext value={engine.form}>
        <FormView
          {...form}
          fields={shown}
          types={fullFieldTypes}
          engine={engine}
          Companion={FormCompanion}
          onSubmit={(values) => onSubmit(worthSending(shown, values))}
        />
      </TypedFormContext>
    </RealmFormStateContext>
  );
}

/** A password typed again proves something here and is of no use elsewhere; nothing is sent as such only where it takes something away. */
const worthSending = (
  fields: readonly FieldDefinition<FieldType>[],
  values: Readonly<Record<string, FieldValue>>,
) =>
  Object.fromEntries(
    fields.flatMap(({ id, type, initial }) => {
      const value = values[id] ?? '';
      return type === 'confirmPassword' || (!value && !initial) ? [] : [[id, value] as const];
    }),
  );
