import type { components, Tokens } from '@marquee/origin-client';
import type { SignInContext } from '../providers/sign-in-context';

/** The common part of both providers' entries in a realm (spec 1 §3, "Auth provider config"). */
export interface TvConfig {
  requestorId: string;
  resourceId: string;
  /** As the realm writes it: an address, or a path at the origin. */
  baseUri: string;
  redirectUri?: string;
  mandatory?: boolean;
  allowedProviders?: readonly AllowedProvider[];
}

export interface AllowedProvider {
  name: string;
  display?: boolean;
}

/** A TV provider that a viewer may choose. */
export interface TvProvider {
  id: string;
  name: string;
  /** The provider's mark, where the page's policy allows its address. */
  mark?: string;
}

/** The TV providers in groups: featured ones come first, with their marks (spec 1 §2). */
export interface TvProviders {
  featured: readonly TvProvider[];
  nonFeatured: readonly TvProvider[];
}

/** The data of the providers page (spec 1 §3, "Primetime flow data"). */
export interface PrimetimeFlow {
  providers: TvProviders;
  requestorId: string;
  resourceId: string;
  /** Identifies the code where there is no session. */
  accessToken?: string;
  redirectUri: string;
  baseUri: string;
  /** The registration code, by which the service recognises this sign-in. */
  code: string;
  /** Where the viewer came from. */
  from?: string;
  /** The licence that the viewer came for. */
  activeLicence?: string;
}

/** The viewer's link to a TV provider, if any. */
export type TvLink = components['schemas']['TvLink'];

/** The registration of a browser as a client of the service (spec 1 §3). */
export interface ClientRegistration {
  realm: string;
  clientId: string;
  clientSecret: string;
}

/** The context of a provider's steps, beside the origin. */
export interface TvContext extends SignInContext {
  /** Registers this browser at the service. @throws {OriginError} */
  register: (statement: string) => Promise<Omit<ClientRegistration, 'realm'>>;
  registrations: Registrations;
}

export interface Registrations {
  get(): ClientRegistration | null;
  keep(client: Omit<ClientRegistration, 'realm'>): ClientRegistration;
  clear(): void;
}

/** The data for a sign-in that begins. */
export interface Begun {
  code: string;
  accessToken?: string;
}

/** The steps in which the two providers differ. */
export interface TvSteps<Config = TvConfig> {
  /** @throws {OriginError} */
  begin(config: Config, context: TvContext): Promise<Begun>;
  /**
   * Resolves to tokens, once a viewer has signed in with the code at a TV provider.
   * @throws {OriginError}
   */
  complete(begun: Pick<Begun, 'accessToken'>, config: Config, context: TvContext): Promise<Tokens>;
}
