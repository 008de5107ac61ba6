import { Fault } from '../../kernel/errors/faults';
import type { Refusal } from './rules/stream-refusal';

const instant = (ms: number) => new Date(ms).toISOString();

/** The answer to a call for a stream that the viewer may not watch now. */
export function refused(
  refusal: Refusal,
  now: number,
  /** Those that include the title, for one that needs a licence. */
  licences: readonly string[] = [],
): Fault {
  const { code } = refusal;
  switch (code) {
    case 'UNKNOWN_TITLE':
      return new Fault(404, code, ['There is no such title, or it cannot be watched in this way.']);
    case 'OVER':
      return new Fault(410, code, ['The event is over.']).withDetails({
        replay: refusal.hasReplay,
        replayFrom: refusal.replayFrom === null ? undefined : instant(refusal.replayFrom),
      });
    case 'VPN_BLOCKED':
      return new Fault(403, code, ['Where a viewer is cannot be told behind a VPN.']);
    case 'OUTSIDE_REGION':
      return new Fault(403, code, ['The title cannot be watched where the viewer is.']);
    case 'NOT_STARTED':
      return new Fault(409, code, ['The event has not begun.']).withDetails({
        startsAt: refusal.startsAt === null ? undefined : instant(refusal.startsAt),
        asOf: instant(now),
      });
    case 'SIGN_IN':
      return new Fault(401, code, ['Only viewers who have signed in may watch this title.'], {
        'www-authenticate': 'Bearer',
      });
    case 'AGE_RESTRICTED':
      return new Fault(403, code, ['The active profile is too young for this title.']).withDetails({
        minimumAge: refusal.minimumAge,
      });
    case 'PIN_REQUIRED':
      return new Fault(403, code, ['The PIN of parental control is asked for first.']);
    case 'LICENCE_NEEDED':
      return new Fault(402, code, ['The viewer has no licence for this title.']).withDetails({
        licences,
      });
  }
}

/** A screen that is in use, as the contract shows it to the viewer. */
export interface ShownScreen {
  lease: string;
  device: string;
  title: string;
  since: string;
}

/** As many screens as the account has are in use. */
export const tooManyScreens = (most: number, watching: readonly ShownScreen[]): Fault =>
  new Fault(403, 'CONCURRENCY', ['As many screens as the account has are in use.']).withDetails({
    most,
    watching,
  });
