import type { AddressOf, SignInWorkflow } from '@marquee/realm';
import type { VendorError } from '@marquee/renderer/vendor';
import type { ConfigOf, ProviderType, SignInAnswer, SignInContext } from './sign-in-context';

/** Signing in through a vendor's script, in a window of the vendor's (spec 1 §4, "Social sign-in"). */
export interface SocialSteps<Type extends ProviderType = ProviderType> {
  /** Brings the vendor's script and sets it up. @throws {VendorError} when it cannot be had. */
  prepare(config: ConfigOf<Type>, context: SocialContext): Promise<VendorReady>;
}

export interface SocialContext {
  addressOf: AddressOf;
  workflow: SignInWorkflow;
  /** BCP 47. */
  locale: string;
}

/** A vendor that is ready for a click. */
export type VendorReady =
  /** Behind a button of ours: called inside the click, so that the browser lets a window open. @throws {VendorError} */
  | { ask: () => Promise<VendorAnswer> }
  /** Behind a button that the vendor insists on drawing, into a place of ours. Answers what takes it away again. */
  | { draw: (place: HTMLElement, events: VendorEvents) => () => void };

/** What comes of a button that the vendor draws. */
export interface VendorEvents {
  onAnswer: (answer: VendorAnswer) => void;
  onFailure: (error: VendorError) => void;
}

/** What a vendor's window answered, ready to be exchanged for tokens of ours. */
export interface VendorAnswer {
  /** @throws {OriginError} */
  exchange(context: SignInContext): Promise<SignInAnswer>;
  /** Whom it is for, such as an email address, when the vendor tells. */
  account?: string;
}
