import { PhoneField } from '@marquee/design-system';
import { regionOf } from '@marquee/i18n';
import { useMemo, useRef } from 'react';
import { useSite } from '../../site/use-site';
import type { ControlProps } from '../field-types';
import { useRealmFormState, useTypedForm } from '../realm-form-state';
import { phoneChoices, phoneNumber } from '../rules/phone-number';
import { useCarriedValue } from '../use-carried-value';

/** The country of a language tag without a region: the list has it alone until the countries are loaded. */
const HOMES = { en: 'US', es: 'ES', pt: 'BR', ar: 'SA' };

/** A phone number with its country; the first of the list is the default (spec 1 §5). */
export function PhoneControl({ shared, register, field }: ControlProps) {
  const form = useTypedForm();
  const { t, locale, language } = useSite();
  const { countries, country } = useRealmFormState();
  const kept = String(form.getValues(field.id) ?? shared.defaultValue ?? '');
  // The number that is there belongs to one of the list, whether or not the list has come, or has its country.
  const own = kept ? phoneNumber(kept, country ?? regionOf(locale)).regionCode : '';
  const choices = useMemo(() => {
    const known = countries.countries;
    const home = own || (regionOf(locale) ?? HOMES[language]);
    const missing = known.length === 0 || (own && !known.some(({ value }) => value === own));
    return phoneChoices([...known, ...(missing ? [{ value: home, label: home }] : [])]);
  }, [countries, own, locale, language]);
  const input = useRef<HTMLInputElement>(null);
  /** The calling code is no country's; its value is empty, as if nothing was typed. */
  const unfit = () =>
    input.current?.value.trim() && !form.getValues(field.id)
      ? (field.error ?? 'form.phone.invalid')
      : undefined;
  const { first, change } = useCarriedValue(form, register(unfit), shared.defaultValue as string);
  const { id, label, aside, hint, error, required, readOnly } = shared;
  return (
    <PhoneField
      id={id}
      label={label}
      aside={aside}
      hint={hint}
      error={error}
      required={required}
      readOnly={readOnly}
      ref={input}
      name={field.id}
      aria-required={field.required}
      countryLabel={t('form.phone.country')}
      countries={choices}
      defaultValue={first}
      onValueChange={change}
    />
  );
}
