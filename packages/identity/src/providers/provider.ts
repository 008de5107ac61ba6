import type { AddressOf, AuthProvider, SignInWorkflow } from '@marquee/realm';
import type { FieldDefinition, FormValues, LabelLoaders } from '@marquee/renderer';
import type { FailureRow } from '@marquee/renderer/failures';
import type { ComponentType } from 'react';
import type { ChangeSecret } from '../account/secret-steps';
import type { Capabilities } from '../generated/capabilities';
import type { SignIn } from '../login/sign-in';
import type { RecoverySteps } from '../recovery/recovery-steps';
import type { SignUpStep } from '../sign-up/sign-up-steps';
import type { VendorLook } from '../social/vendor-look';
import type { TvSteps } from '../tv/tv-steps';
import type {
  ConfigOf,
  PageContext,
  ProviderType,
  SignInAnswer,
  SignInContext,
} from './sign-in-context';
import type { SocialSteps } from './social-steps';

export type {
  ConfigOf,
  PageContext,
  ProviderType,
  SignInAnswer,
  SignInContext,
} from './sign-in-context';

/** A form that signs in by what is typed into it. */
export interface ProviderForm<Type extends ProviderType = ProviderType> {
  fields: readonly FieldDefinition[];
  /** The field beside which the way to a forgotten password stands. */
  passwordField?: string;
  /** @throws {OriginError} when the origin does not let the viewer in. */
  signIn(values: FormValues, config: ConfigOf<Type>, context: PageContext): Promise<SignInAnswer>;
}

/** What a trip to the provider's own pages needs to know. */
export interface Departure {
  workflow: SignInWorkflow;
  /** Comes back with the viewer, unchanged, and proves that this browser sent them. */
  state: string;
  /** Where the provider sends the viewer back to. */
  returnAddress: string;
  /** The address that a realm's entry means: a path is one at the realm's origin. */
  addressOf: AddressOf;
  /** A query for the provider's own use, as it came with the viewer (spec 1 §7). */
  extraParams?: string;
}

/**
 * What a provider has opened for a viewer is asked for after a sign-in, and when a viewer who signed in with the
 * provider comes back from it (spec 1 §4, "Opin flow"). A failure keeps nobody out: `failed` is said, and that is all.
 */
export interface EntitlementSync<Type extends ProviderType = ProviderType> {
  /** @throws {OriginError} */
  run(config: ConfigOf<Type>, context: SignInContext & { refreshToken: string }): Promise<void>;
  /** Label key; `{provider}` is the provider's name. */
  failed: string;
}

/** What came back in the address, in its query or behind its #. */
export interface Arrival {
  params: URLSearchParams;
  returnAddress: string;
}

/** Signing in on pages of the provider's own. */
export interface RedirectSteps<Type extends ProviderType = ProviderType> {
  /** The name of the token that comes back behind the #; without it a `code` comes back in the query. */
  fragmentToken?: string;
  /** The address of the provider's page. @throws {OriginError} */
  depart(departure: Departure, config: ConfigOf<Type>, context: SignInContext): Promise<string>;
  /** Ends the sign-in with what came back. @throws {OriginError} */
  complete(arrival: Arrival, config: ConfigOf<Type>, context: SignInContext): Promise<SignInAnswer>;
  /** Asks anew what the provider has opened for a viewer. */
  sync?: EntitlementSync<Type>;
  /**
   * Ends the session at the provider as well, after the one here has ended. Answers where the viewer goes for that, if
   * they have to. Its failure keeps nobody signed in, and is only logged.
   */
  end?(
    config: ConfigOf<Type>,
    context: SignInContext & { refreshToken: string },
  ): Promise<string | undefined>;
}

/** What a page may take from elsewhere; each is a source of the Content-Security-Policy's. */
export interface Sources {
  script?: readonly string[];
  style?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  image?: readonly string[];
  /** Names of Trusted Types policies that the vendor's script makes. */
  trustedTypes?: readonly string[];
}

/**
 * One way to sign in: an adapter plus data. It has four faces: the realm's schema (its `type` and configuration), its
 * capabilities, its form or button, and what ends a sign-in that began elsewhere.
 */
export interface Provider<Type extends ProviderType = ProviderType> {
  type: Type;
  /** Label key of its name, for an entry without words of the realm's own. */
  name: string;
  capabilities: Capabilities;
  /** Its button and mark, for a vendor that has guidelines on them. */
  look?: VendorLook;
  /** What it adds to the table of failures. */
  errors: FailureRow;
  /** Its own words; what every sign-in says is with the feature. */
  labels?: LabelLoaders;
  /** For a provider that asks on our page. */
  form?: ProviderForm<Type>;
  /** For a provider whose page is unlike the others': the whole of it; its code comes with that page alone. */
  Panel?: ComponentType<PanelProps>;
  /**
   * For a provider that signs in by the browser's suggestions for the first field of the form that stands open on the
   * login page: what the field's `autocomplete` says beside, and what makes the offer.
   */
  suggestions?: { token: string; Offer: ComponentType<PanelProps> };
  /** Its part of the viewer's account. */
  Account?: ComponentType<AccountProps>;
  /** For a provider that asks on its own pages. */
  redirect?: RedirectSteps<Type>;
  /** For a provider that asks in a window of its vendor's; its `Panel` is `SocialPanel` then. */
  social?: SocialSteps<Type>;
  /** For a TV-provider service, whose page is the providers page; its code comes with that page alone. */
  tv?(): Promise<TvSteps<ConfigOf<Type>>>;
  /** How it gives a new secret, where the origin's letters do not (spec 1 §2); its code comes when it is needed. */
  recovery?(): Promise<RecoverySteps<Type>>;
  /** How a viewer changes their secret, where it is not at the origin; its code comes when it is needed. */
  changeSecret?(): Promise<ChangeSecret<Type>>;
  /** How its form opens an account, where it is not at the origin; its code comes when it is needed. */
  signUp?(): Promise<SignUpStep<Type>>;
  /** Further ways in on its page, each with a button of its own on the login page: `?socialProvider=…`. */
  shortcuts?(config: ConfigOf<Type>): readonly Shortcut[];
  /** What its vendor needs of the Content-Security-Policy of the realm's pages. */
  sources?(config: ConfigOf<Type>, addressOf: AddressOf): Sources;
  /** Which of several entries of its type this is: what stands behind the provider's name in its addresses. */
  clientOf?(config: ConfigOf<Type>): string;
}

/** A provider together with its entry in the realm. */
export interface ConfiguredProvider {
  provider: Provider;
  config: AuthProvider;
}

export interface Shortcut {
  socialProvider: string;
  /** A vendor's name, alike in every language. */
  name: string;
  look?: VendorLook;
}

/** What a provider's own panel is given. */
export interface PanelProps {
  choice: ConfiguredProvider;
  signIn: SignIn;
}

/** What a provider's part of the account is given. */
export interface AccountProps {
  choice: ConfiguredProvider;
}

/** A provider's folder. */
export interface ProviderModule<Type extends ProviderType = ProviderType> {
  provider: Provider<Type>;
  /** Written by the bundler on the server: which file this is. */
  moduleId?: string;
}
