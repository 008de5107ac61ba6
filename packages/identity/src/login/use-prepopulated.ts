import { type FieldDefinition, isEmail } from '@marquee/renderer';
import { useLocation } from 'react-router-dom';

/**
 * The identifier to fill in: a confirmed address, which the history's state carries (spec 1 §2).
 */
export function usePrepopulated(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const given = (useLocation().state as { email?: unknown } | null)?.email;
  if (typeof given !== 'string' || !isEmail(given)) return fields;
  const [first, ...others] = fields;
  return first ? [{ ...first, initial: given }, ...others] : fields;
}
