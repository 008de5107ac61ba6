import type { Failure } from './failure-of';

/** How a viewer goes on: tries again, signs in, goes to the start, or contacts the brand's help team. */
export type WayOn = 'retry' | 'signIn' | 'home' | 'help';

/** Ways on by the failure's label key. */
export type WaysOn = Readonly<Record<string, WayOn>>;

/** Label keys of failures where another try changes nothing. */
const WAYS_ON: WaysOn = {
  'failure.outsideRegion': 'home',
  'failure.viewerBlocked': 'help',
  'failure.asAgent': 'home',
};

/** How a viewer goes on after a failure. A place has ways of its own for words of its own. Apart from the table: no first page needs it. */
export const wayOn = ({ key }: Pick<Failure, 'key'>, own: WaysOn = {}): WayOn =>
  own[key] ?? WAYS_ON[key] ?? 'retry';
