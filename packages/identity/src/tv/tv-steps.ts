import type { components, Tokens } from '@marquee/origin-client';
import type { SignInContext } from '../providers/sign-in-context';

/** What both providers' entries in a realm hold (spec 1 §3, "Auth provider config"). */
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
  /** Only one that the page's policy lets in. */
  mark?: string;
}

/** Featured ones stand first, with their marks (spec 1 §2). */
export interface TvProviders {
  featured: readonly TvProvider[];
  nonFeatured: readonly TvProvider[];
}

/** All that the providers page works with (spec 1 §3, "Primetime flow data"). */
export interface PrimetimeFlow {
  providers: TvProviders;
  requestorId: string;
  resourceId: string;
  /** Stands for the code where no session does. */
  accessToken?: string;
  redirectUri: string;
  baseUri: string;
  /** The registration code, by which the service knows this sign-in again. */
  code: string;
  /** Where the viewer came from. */
  from?: string;
  /** The licence that the viewer came for. */
  activeLicence?: string;
}

/** Is the viewer linked to a TV provider, and to which? */
export type TvLink = components['schemas']['TvLink'];

/** A browser that is a client of the service of its own (spec 1 §3). */
export interface ClientRegistration {
  realm: string;
  clientId: string;
  clientSecret: string;
}

/** What a provider may use beside the origin. */
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

/** What is given for a sign-in that begins. */
export interface Begun {
  code: string;
  accessToken?: string;
}

/** In what the two providers differ. */
export interface TvSteps<Config = TvConfig> {
  /** @throws {OriginError} */
  begin(config: Config, context: TvContext): Promise<Begun>;
  /** Tokens, when somebody has signed in with the code at a TV provider. @throws {OriginError} */
  complete(begun: Pick<Begun, 'accessToken'>, config: Config, context: TvContext): Promise<Tokens>;
}
