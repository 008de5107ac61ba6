import {
  type AddressFieldSpec,
  AddressGroup,
  SelectField,
  TextField,
} from '@marquee/design-system';
import { useEffect } from 'react';
import { useSite } from '../../site/use-site';
import type { FieldDefinition } from '../field-definition';
import type { ControlProps } from '../field-types';
import { useRealmFormState, useTypedForm } from '../realm-form-state';
import { addressAsked, partKey, partProblem } from '../rules/address';
import { plainParts } from '../rules/countries';
import { useCarriedValue } from '../use-carried-value';
import { useErrorsOf } from '../use-errors-of';
import { usePartMessage } from '../use-part-message';

/** An address with the parts of its country; the country comes first. */
export function AddressControl({ shared, field: given }: ControlProps) {
  const form = useTypedForm();
  const { t } = useSite();
  const messageOf = usePartMessage();
  const { countries, country, onCountry } = useRealmFormState();
  // The registry gives this control only fields of its own type.
  const field = given as FieldDefinition<'address'>;
  const { id, readOnly } = field;
  const parts = field.parts ?? plainParts(t);
  const required = field.required !== false;
  const errors = useErrorsOf(form, id);
  const check = (part: Omit<AddressFieldSpec, 'label'>, label: string) => (typed: unknown) => {
    if (!addressAsked(form.getValues(id), { ...field, parts })) return true;
    const key = partProblem(part, typed);
    return key ? messageOf(key, label) : true;
  };

  const name = `${id}.country`;
  const countryLabel = t('form.address.country');
  const { change } = useCarriedValue(
    form,
    form.register(name, { validate: check({ fieldName: 'country' }, countryLabel) }),
    country,
  );
  useEffect(() => {
    form.setValue(name, country ?? '');
  }, [form, name, country]);

  const shown = readOnly ? parts.map(readable) : parts;
  const texts = {
    id: `${shared.id}-country`,
    label: countryLabel,
    error: errors.country?.message,
    required: required && shared.required,
    'aria-required': required,
    autoComplete: 'country',
  };
  return (
    <AddressGroup
      id={shared.id}
      legend={shared.label}
      fields={shown}
      required={required}
      marked={shared.required}
      choosePlaceholder={t('form.choose')}
      country={
        readOnly ? (
          <TextField {...texts} readOnly value={nameOf(country, countries.countries)} />
        ) : (
          <SelectField
            {...texts}
            name={name}
            value={country ?? ''}
            onChange={({ currentTarget: { value } }) => {
              onCountry(value);
              change(value);
            }}
            options={countries.countries}
            placeholder={t('form.choose')}
          />
        )
      }
      errors={Object.fromEntries(
        parts.map((part) => [part.fieldName, errors[partKey(field.country, part)]?.message]),
      )}
      defaultValues={Object.fromEntries(
        shown.map((part) => {
          const initial = field.initial?.[part.fieldName] ?? '';
          return [part.fieldName, readOnly ? textIn(parts, part.fieldName, initial) : initial];
        }),
      )}
      bind={(fieldName) => {
        const part = parts.find((one) => one.fieldName === fieldName);
        if (!part || readOnly) return { name: '', readOnly: true };
        return form.register(`${id}.${partKey(field.country, part)}`, {
          validate: check(part, part.label),
        });
      }}
    />
  );
}

/** A list has no read-only state, so the choice is shown as text. */
const readable = ({ fieldName, label }: AddressFieldSpec) => ({ fieldName, label });

const textIn = (parts: readonly AddressFieldSpec[], name: string, value = '') =>
  parts
    .find(({ fieldName }) => fieldName === name)
    ?.acceptableValues?.find((accepted) => accepted.value === value)?.displayName ?? value;

const nameOf = (code = '', countries: readonly { value: string; label: string }[]) =>
  countries.find(({ value }) => value === code)?.label ?? code;
