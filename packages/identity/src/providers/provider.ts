import type { AddressOf, AuthProvider, SignInWorkflow } from '@marquee/realm';
import type { FieldDefinition, FormValues, LabelLoaders, LatePart } from '@marquee/renderer';
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

/** A form that signs in with its values. */
export interface ProviderForm<Type extends ProviderType = ProviderType> {
  fields: readonly FieldDefinition[];
  /** The field with the link to the page of a forgotten password. */
  passwordField?: string;
  /** @throws {OriginError} when the origin does not let the viewer in. */
  signIn(values: FormValues, config: ConfigOf<Type>, context: PageContext): Promise<SignInAnswer>;
}

/** The data of a redirect to the provider's own pages. */
export interface Departure {
  workflow: SignInWorkflow;
  /** Returns unchanged, and proves that this browser began the sign-in. */
  state: string;
  /** The address that the provider returns to. */
  returnAddress: string;
  /** Resolves an address of a realm's entry: a path is one at the realm's origin. */
  addressOf: AddressOf;
  /** A query for the provider's own use, as it came with the viewer (spec 1 §7). */
  extraParams?: string;
}

/**
 * Syncs a viewer's entitlements at the provider after a sign-in, and when a viewer who signed in
 * with the provider comes back from it (spec 1 §4, "Opin flow"). A failure does not stop the
 * sign-in: the notice `failed` tells it.
 */
export interface EntitlementSync<Type extends ProviderType = ProviderType> {
  /** @throws {OriginError} */
  run(config: ConfigOf<Type>, context: SignInContext & { refreshToken: string }): Promise<void>;
  /** Label key; `{provider}` is the provider's name. */
  failed: string;
}

/** The provider's answer in the address, in its query or behind its #. */
export interface Arrival {
  params: URLSearchParams;
  returnAddress: string;
}

/** The steps of signing in on the provider's own pages. */
export interface RedirectSteps<Type extends ProviderType = ProviderType> {
  /** The name of the token behind the #; without it the answer is a `code` in the query. */
  fragmentToken?: string;
  /** The address of the provider's page. @throws {OriginError} */
  depart(departure: Departure, config: ConfigOf<Type>, context: SignInContext): Promise<string>;
  /** Ends the sign-in with the provider's answer. @throws {OriginError} */
  complete(arrival: Arrival, config: ConfigOf<Type>, context: SignInContext): Promise<SignInAnswer>;
  /** Syncs the viewer's entitlements. */
  sync?: EntitlementSync<Type>;
  /**
   * Ends the session at the provider, after the site's own has ended. Resolves to the address that
   * the viewer goes to for that, if any. A failure is only logged: the viewer is signed out all the
   * same.
   */
  end?(
    config: ConfigOf<Type>,
    context: SignInContext & { refreshToken: string },
  ): Promise<string | undefined>;
}

/** The sources of other sites that a page may use, for its Content-Security-Policy. */
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
 * A provider: an adapter plus data. It has four parts: the realm's schema (its `type` and
 * configuration), its capabilities, its form or button, and the end of a sign-in that began on
 * another site.
 */
export interface Provider<Type extends ProviderType = ProviderType> {
  type: Type;
  /** Label key of its name, for an entry without a name of the realm's own. */
  name: string;
  capabilities: Capabilities;
  /** Its button and mark, for a vendor that has guidelines on them. */
  look?: VendorLook;
  /** Its row of the failure table. */
  errors: FailureRow;
  /** Its own labels; those of every sign-in are the feature's. */
  labels?: LabelLoaders;
  /** For a provider with a form on our page. */
  form?: ProviderForm<Type>;
  /**
   * For a provider with a page unlike the others': the whole of it, loaded with that page alone.
   */
  Panel?: LatePart<PanelProps>;
  /**
   * For a provider that signs in by the browser's suggestions for the first field of the login
   * page's open form: what it adds to the field's `autocomplete`, and the component that makes the
   * offer.
   */
  suggestions?: { token: string; Offer: ComponentType<PanelProps> };
  /**
   * True when its page has a question for a viewer who is signed in already, who is then not sent on;
   * given the page's query and the realm's id.
   */
  asksViewer?(search: string, realm: string): boolean;
  /** Its part of the viewer's account. */
  Account?: ComponentType<AccountProps>;
  /** For a provider with a redirect sign-in. */
  redirect?: RedirectSteps<Type>;
  /** For a provider with a window of its vendor's; its `Panel` is `SocialPanel` then. */
  social?: SocialSteps<Type>;
  /** For a TV-provider service, whose page is the providers page; loaded with that page alone. */
  tv?(): Promise<TvSteps<ConfigOf<Type>>>;
  /**
   * The steps to a new secret, where the origin's emails are not used (spec 1 §2); loaded when
   * needed.
   */
  recovery?(): Promise<RecoverySteps<Type>>;
  /** Changes a viewer's secret, where that is not at the origin; loaded when needed. */
  changeSecret?(): Promise<ChangeSecret<Type>>;
  /** Opens an account, where that is not at the origin; loaded when needed. */
  signUp?(): Promise<SignUpStep<Type>>;
  /**
   * Further providers on its page, each with its own button on the login page: `?socialProvider=…`.
   */
  shortcuts?(config: ConfigOf<Type>): readonly Shortcut[];
  /** The sources that its vendor needs in the Content-Security-Policy of the realm's pages. */
  sources?(config: ConfigOf<Type>, addressOf: AddressOf): Sources;
  /**
   * The client that tells entries of its type apart, behind the provider's name in its addresses.
   */
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

/** The props of a provider's own panel. */
export interface PanelProps {
  choice: ConfiguredProvider;
  signIn: SignIn;
}

/** The props of a provider's section of the account. */
export interface AccountProps {
  choice: ConfiguredProvider;
}

/** A provider's folder. */
export interface ProviderModule<Type extends ProviderType = ProviderType> {
  provider: Provider<Type>;
  /** The file's id, which the bundler writes on the server. */
  moduleId?: string;
}
