import type { Failure } from '@marquee/renderer/failures';
import type { PrimetimeFlow, TvConfig, TvLink, TvProvider } from './tv-steps';

/** What is said of a failure, with the names by which the support desk finds it. */
export interface TvFailure extends Failure {
  accountId?: string;
}

/** Where the providers page stands (spec 1 §4, "TV-provider flow"). */
export type TvState =
  | { status: 'starting' }
  | { status: 'choosing'; flow: PrimetimeFlow; link: TvLink }
  /** On the way to a TV provider; `again`: sent there once more, because the first time did not do. */
  | { status: 'leaving'; name: string; again: boolean }
  | { status: 'linking' }
  | { status: 'linked' }
  /** The sign-in was for another device, which goes on by itself. */
  | { status: 'device' }
  /** `list`: there is nothing to choose from; `link`: a choice came to nothing. */
  | { status: 'failed'; of: 'list' | 'link'; failure: TvFailure };

export interface TvSignIn {
  state: TvState;
  config: TvConfig;
  choose: (mvpd: TvProvider) => void;
  /** Reads the list again, with a new code. */
  restart: () => void;
  /** Goes on as the viewer who is signed in already. */
  goOn: () => void;
  /** The viewer's TV provider has been taken off their account. */
  unlinked: () => void;
}
