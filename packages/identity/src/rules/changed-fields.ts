import type { components } from '@marquee/origin-client';
import type { FieldValue } from '@marquee/renderer/forms';

type FieldValues = components['schemas']['FieldValues'];
type Typed = Readonly<Record<string, FieldValue>>;

/** What is left of a value without what is empty: an address by its parts, a text as its only part. */
const partsOf = (value: FieldValue = '') =>
  Object.entries(typeof value === 'object' ? value : { value })
    .filter(([, text]) => text !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));

const isSame = (one?: FieldValue, other?: FieldValue) =>
  JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));

/**
 * The fields of a form that the viewer has changed, and what they were `before`: nothing else is sent, so that a form that was opened
 * earlier does not bring back what has been changed elsewhere since.
 */
export function changedFields(
  began: Typed,
  typed: Typed,
): { fields: FieldValues; before: FieldValues } {
  const changed = Object.entries(typed).filter(([id, value]) => !isSame(value, began[id]));
  const before = changed.flatMap(([id]) => {
    const value = began[id];
    return value === undefined ? [] : [[id, value] as const];
  });
  return { fields: Object.fromEntries(changed), before: Object.fromEntries(before) };
}
