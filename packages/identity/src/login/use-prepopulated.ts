import { type FieldDefinition, isEmail } from '@marquee/renderer';
import { useLocation } from 'react-router-dom';

/** The identifier that is known from the way here: a confirmed address goes along in the history's state (spec 1 §2). */
export function usePrepopulated(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const given = (useLocation().state as { email?: unknown } | null)?.email;
  if (typeof given !== 'string' || !isEmail(given)) return fields;
  const [first, ...others] = fields;
  return first ? [{ ...first, initial: given }, ...others] : fields;
}
