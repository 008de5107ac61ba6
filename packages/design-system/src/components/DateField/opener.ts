import { type ComponentType, useEffect, useState } from 'react';
import type { DateLimits } from './date-rules';
import type { DateState } from './use-date-parts';

/** The props of a button at the end of a date field. */
export interface DateOpenerProps extends DateLimits {
  /** The texts of the parts, and the way to write them. */
  date: DateState;
  /** Whether the field cannot be changed. */
  disabled?: boolean;
}

/** Loads the code of such a button. */
export type LoadDateOpener = () => Promise<{ default: ComponentType<DateOpenerProps> }>;

/**
 * The button once its code has loaded; null until then, and when it fails to load: the parts work
 * without it.
 */
export function useOpener(load: LoadDateOpener | undefined) {
  const [opener, setOpener] = useState<ComponentType<DateOpenerProps> | null>(null);
  useEffect(() => {
    load?.().then(
      ({ default: loaded }) => setOpener(() => loaded),
      (error: unknown) => console.warn('A date is typed without its calendar.', error),
    );
  }, [load]);
  return opener;
}
