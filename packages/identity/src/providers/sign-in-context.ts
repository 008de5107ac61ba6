import type { OriginClient, Tokens } from '@marquee/origin-client';
import type { AuthProvider } from '@marquee/realm';
import type { Site } from '@marquee/renderer';

export type ProviderType = AuthProvider['type'];

/** A provider's entry in a realm, as its file in `schemas/realm/providers` describes it. */
export type ConfigOf<Type extends ProviderType> = Extract<AuthProvider, { type: Type }>;

/** The context of a provider's sign-in. */
export interface SignInContext {
  origin: OriginClient;
  signal?: AbortSignal;
}

/** The context of a sign-in on the open page: with labels, language, the realm's addresses. */
export interface PageContext
  extends SignInContext,
    Pick<Site, 'realm' | 'locale' | 't' | 'hasLabel'> {}

/** The origin's answer to a sign-in with any provider. */
export interface SignInAnswer extends Tokens {
  /** This viewer has never signed in before. */
  firstSignIn?: boolean;
  /** The session must be attached to this partition before the viewer goes on. */
  partition?: string;
  /** Accounts at other providers that are tied to this viewer. */
  linkedAccounts?: readonly { readonly provider: string }[];
}
