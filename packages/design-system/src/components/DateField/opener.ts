import { type ComponentType, useEffect, useState } from 'react';
import type { DateLimits } from './date-rules';
import type { DateState } from './use-date-parts';

/** What a button at the end of a date field is given. */
export interface DateOpenerProps extends DateLimits {
  /** What the parts hold, and how to write them. */
  date: DateState;
  /** The field cannot be changed. */
  disabled?: boolean;
}

/** Loads the code of such a button. */
export type LoadDateOpener = () => Promise<{ default: ComponentType<DateOpenerProps> }>;

/** The button once its code is there; null until then, and where it never comes: the parts are typed without it. */
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
