import type { OriginClient, Tokens } from '@marquee/origin-client';
import type { AuthProvider } from '@marquee/realm';
import type { FieldDefinition, FormValues, Site } from '@marquee/renderer';
import type { Capabilities } from '../rules/capabilities';
import type { ErrorRow } from '../rules/error-catalogue';

export type ProviderType = AuthProvider['type'];

/** A provider's entry in a realm, as `schemas/realm/auth.schema.json` describes it. */
export type ConfigOf<Type extends ProviderType> = Extract<AuthProvider, { type: Type }>;

/** What a provider may use while it signs someone in. */
export interface SignInContext {
  origin: OriginClient;
  signal?: AbortSignal;
}

/** What the origin answers to a sign-in, whichever the provider. */
export interface SignInAnswer extends Tokens {
  /** This viewer has never signed in before. */
  firstSignIn?: boolean;
  /** The session must be attached to this partition before the viewer goes on. */
  partition?: string;
}

/** A form that signs in by what is typed into it. */
export interface ProviderForm {
  fields: readonly FieldDefinition[];
  /** The field beside which the way to a forgotten password stands. */
  passwordField?: string;
  /** @throws {OriginError} when the origin does not let the viewer in. */
  signIn: (values: FormValues, context: SignInContext) => Promise<SignInAnswer>;
}

/**
 * One way to sign in: an adapter plus data. It has four faces: the realm's schema (its `type` and configuration), its
 * capabilities, its form or button, and `complete`, which ends a sign-in that began elsewhere.
 */
export interface Provider<Type extends ProviderType = ProviderType> {
  type: Type;
  capabilities: Capabilities;
  /** Its row of the error catalogue. */
  errors: ErrorRow;
  /** Label key of its name, for a provider without words of the realm's own. */
  name: string;
  /** Absent for a provider whose button leads elsewhere. */
  form?: ProviderForm;
  /** Where its button leads when it is not the page's primary choice: a path of the site. */
  start?(site: Site, config: ConfigOf<Type>): string;
  /** Ends a sign-in that began elsewhere, with the parameters that came back. */
  complete?: (params: URLSearchParams, context: SignInContext) => Promise<SignInAnswer>;
}
