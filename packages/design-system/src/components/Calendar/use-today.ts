import { useSyncExternalStore } from 'react';
import type { Day } from './calendar-days';

const never = () => () => undefined;
const pad = (number: number) => String(number).padStart(2, '0');

const here = (): Day => {
  const now = new Date();
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

/**
 * The server does not know the viewer's time zone: it marks today in Greenwich, and the browser
 * corrects it.
 */
const inGreenwich = (): Day => new Date().toISOString().slice(0, 10);

/** The viewer's day, unless one is given. */
export function useToday(today?: Day): Day {
  const now = useSyncExternalStore(never, here, inGreenwich);
  return today ?? now;
}
