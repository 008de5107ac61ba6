import { Fault } from '../../../kernel/errors/faults';

/** The refusals of watchlists. */
export const listFaults = {
  unknown: () =>
    new Fault(404, 'UNKNOWN_WATCHLIST', ['There is no such list, or it is not shared with you.']),
  notYours: () =>
    new Fault(403, 'NOT_YOUR_WATCHLIST', ['Another viewer’s list can be saved, not changed.']),
  own: () =>
    new Fault(409, 'OWN_WATCHLIST', ['The list is yours, and among your lists without saving.']),
  sharingOff: () => new Fault(403, 'SHARING_OFF', ['Watchlists cannot be shared here.']),
  nameTaken: () => new Fault(409, 'NAME_TAKEN', ['You have another list of this name.']),
  limit: (of: 'lists' | 'titles', most: number) =>
    new Fault(422, 'LIMIT', [`There are as many ${of} as may be.`]).withDetails({ of, most }),
  changed: (list: object) =>
    new Fault(409, 'LIST_CHANGED', ['The list has changed since you read it.']).withDetails(list),
} as const;
