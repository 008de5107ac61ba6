import { OriginError } from '@marquee/origin-client';
import type { FailureRow } from '@marquee/renderer/failures';

const NAME_TAKEN = 'lists.nameTaken';
const TOO_MANY = 'lists.tooMany';
const FULL = 'lists.full';
const UNKNOWN = 'lists.unknown';

/** Was the list deleted meanwhile, on another page or device? */
export const isListGone = (error: unknown): boolean =>
  error instanceof OriginError && error.code === 'UNKNOWN_WATCHLIST';

/** Deletes a list; one that is deleted already is what the viewer wanted. */
export async function deleteOnce(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isListGone(error)) throw error;
  }
}

/** The failures of making a list, or of giving it another name. */
export const NAME_FAILURES: FailureRow = {
  codes: { NAME_TAKEN, LIMIT: TOO_MANY, UNKNOWN_WATCHLIST: UNKNOWN },
  generic: 'lists.notSaved',
  ordinary: [NAME_TAKEN, TOO_MANY, UNKNOWN],
};

/** The failures of everything else that is done to a list. */
export const LIST_FAILURES: FailureRow = {
  codes: {
    UNKNOWN_WATCHLIST: UNKNOWN,
    LIMIT: FULL,
    NOT_YOUR_WATCHLIST: 'lists.notYours',
    SHARING_OFF: 'lists.sharingOff',
    LIST_CHANGED: 'lists.changed',
  },
  ordinary: [UNKNOWN, FULL, 'lists.changed'],
};
