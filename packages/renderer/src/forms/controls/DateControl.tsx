import { DateField, type DateFormat, type DateProblem } from '@marquee/design-system';
import { datePartsOrder, intlLocale } from '@marquee/i18n';
import { useRef } from 'react';
import { useSite } from '../../site/use-site';
import type { ControlProps } from '../field-types';
import { useTypedForm } from '../realm-form-state';
import { dateLimits } from '../rules/date-value';
import { useCarriedValue } from '../use-carried-value';

const WRITTEN = { year: 'yyyy', month: 'mm', day: 'dd' };

const formats = new Map<string, DateFormat>();

/** Cached by locale: a form may have many dates, and to ask the browser costs as much as to render one. */
function formatOf(locale: string): DateFormat {
  const known = formats.get(locale);
  if (known) return known;
  const parts = datePartsOrder(locale).map((part) => WRITTEN[part]);
  const format = parts.join('/') as DateFormat;
  formats.set(locale, format);
  return format;
}

const loadCalendar = () => import('./DateCalendar');

/** A date in three parts, in the locale's order; with a calendar, except for a date that viewers know by heart (spec 1 §2). */
export function DateControl({ shared, register, field }: ControlProps) {
  const form = useTypedForm();
  const { t, locale } = useSite();
  const limits = dateLimits(field);
  const problem = useRef<DateProblem | null>(null);
  /** The typed parts are no date; their value is empty, as if nothing was typed. */
  const unfit = () => {
    const found = problem.current;
    if (!found) return undefined;
    if (field.error) return field.error;
    const day = found === 'too-early' ? limits.min : limits.max;
    return { text: t(`form.date.${found}`, { date: day ? written(day, locale) : '' }) };
  };
  const { first, change } = useCarriedValue(form, register(unfit), shared.defaultValue as string);
  const { id, label, aside, hint, error, required, readOnly } = shared;
  return (
    <DateField
      id={id}
      label={label}
      aside={aside}
      hint={hint}
      error={error}
      required={required}
      readOnly={readOnly}
      {...limits}
      name={field.id}
      aria-required={field.required}
      birthday={field.type === 'birthDate'}
      opener={field.type === 'date' ? loadCalendar : undefined}
      format={formatOf(locale)}
      unreadable={t('form.date.unreadable')}
      partLabels={{
        year: t('form.date.year'),
        month: t('form.date.month'),
        day: t('form.date.day'),
      }}
      defaultValue={first}
      onProblemChange={(found) => {
        problem.current = found;
      }}
      onValueChange={(value) => change(value ?? '')}
    />
  );
}

const written = (day: string, locale: string) =>
  new Intl.DateTimeFormat(intlLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
