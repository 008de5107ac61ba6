import type { Failure } from '@marquee/renderer/failures';
import type { PrimetimeFlow, TvConfig, TvLink, TvProvider } from './tv-steps';

/** A failure, with the ids by which the support desk finds it. */
export interface TvFailure extends Failure {
  accountId?: string;
}

/** The state of the providers page (spec 1 §4, "TV-provider flow"). */
export type TvState =
  | { status: 'starting' }
  | { status: 'choosing'; flow: PrimetimeFlow; link: TvLink }
  /** Leaving for a TV provider; `again`: once more, because the first time failed. */
  | { status: 'leaving'; name: string; again: boolean }
  | { status: 'linking' }
  | { status: 'linked' }
  /** The sign-in was for another device, which goes on by itself. */
  | { status: 'device' }
  /** `list`: the list did not load; `link`: the chosen provider could not be linked. */
  | { status: 'failed'; of: 'list' | 'link'; failure: TvFailure };

export interface TvSignIn {
  state: TvState;
  config: TvConfig;
  choose: (mvpd: TvProvider) => void;
  /** Loads the list again, with a new code. */
  restart: () => void;
  /** Goes on as the viewer who is signed in already. */
  goOn: () => void;
  /** The viewer's TV provider has been unlinked. */
  unlinked: () => void;
}
