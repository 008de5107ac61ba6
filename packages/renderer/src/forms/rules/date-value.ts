import { isRealDate } from '@marquee/design-system';
import type { FieldDefinition, FieldType } from '../field-definition';

/** The first birth date that a field takes. */
const EARLIEST_BIRTH = '1900-01-01';

const today = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const dayOf = (limit: number | string | undefined) => {
  const day = String(limit);
  return isRealDate(day) ? day : undefined;
};

type DateFieldDefinition = Pick<FieldDefinition<FieldType>, 'type' | 'minimum' | 'maximum'>;

/** First and last day that a field takes; a birth date is past, by the viewer's own calendar. */
export function dateLimits({ type, minimum, maximum }: DateFieldDefinition, now = new Date()) {
  const isBirth = type === 'birthDate';
  return {
    min: dayOf(minimum) ?? (isBirth ? EARLIEST_BIRTH : undefined),
    max: dayOf(maximum) ?? (isBirth ? today(now) : undefined),
  };
}

/** Is it a day of the calendar, within the field's limits? `value` is yyyy-mm-dd. */
export function dateFits(value: string, field: DateFieldDefinition): boolean {
  const { min, max } = dateLimits(field);
  // yyyy-mm-dd sorts as text
  return isRealDate(value) && !(min && value < min) && !(max && value > max);
}
