import * as oauth from 'oauth4webapi';
import { Fault, faults } from '../faults';
import type { Trip } from './trips';
import type { Subject } from './viewers';

/** This origin as a client of an OpenID provider. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface OpenId {
  /** The provider's sign-in page for a trip. `silent`: without asking the viewer anything. */
  address(
    trip: Trip,
    options: { state: string; signUp: boolean; silent: boolean },
  ): Promise<string>;
  /** Who came back with this code. Throws CODE_REFUSED, IDENTITY_REFUSED or PROVIDER_UNAVAILABLE. */
  subject(trip: Trip, answer: { code: string; state: string; iss?: string }): Promise<Subject>;
  /** The provider's sign-out page. */
  logoutAddress(): Promise<string>;
}

/** How long what a provider says about itself is believed. */
const discoveryLife = 10 * 60 * 1000;

/** A relying party of one provider: authorisation code with proof key and nonce, everything checked by oauth4webapi. */
export function createOpenId(
  { issuer, clientId, clientSecret }: OpenIdClient,
  { fetch, clock }: { fetch: typeof globalThis.fetch; clock: () => Date },
): OpenId {
  const client: oauth.Client = { client_id: clientId };
  const authentication = oauth.ClientSecretBasic(clientSecret);
  const options = {
    [oauth.customFetch]: fetch,
    // Only the counterparts of a sandbox speak plain http.
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  };
  let known: { server: oauth.AuthorizationServer; until: number } | undefined;

  async function discover(): Promise<oauth.AuthorizationServer> {
    const now = clock().getTime();
    if (known && known.until > now) return known.server;
    const url = new URL(issuer);
    const server = await asking(async () =>
      oauth.processDiscoveryResponse(
        url,
        await oauth.discoveryRequest(url, { algorithm: 'oidc', ...options }),
      ),
    );
    known = { server, until: now + discoveryLife };
    return server;
  }

  return {
    async address({ redirectUri, codeVerifier, nonce }, { state, signUp, silent }) {
      const server = await discover();
      const url = new URL(required(server.authorization_endpoint));
      const prompts = server.prompt_values_supported;
      const create = signUp && Array.isArray(prompts) && prompts.includes('create');
      const prompt = silent ? 'none' : create ? 'create' : undefined;
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(prompt ? { prompt } : {}),
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async subject(trip, { code, state, iss }) {
      const server = await discover();
      const back = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) });
      return asking(async () => {
        const params = oauth.validateAuthResponse(server, client, back, state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          params,
          trip.redirectUri,
          trip.codeVerifier,
          options,
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: trip.nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, response, options);
        const claims = oauth.getValidatedIdTokenClaims(tokens);
        if (!claims) throw faults.identityRefused();
        const info = await oauth.processUserInfoResponse(
          server,
          client,
          claims.sub,
          await oauth.userInfoRequest(server, client, tokens.access_token, options),
        );
        return {
          id: claims.sub,
          ...(info.email && info.email_verified ? { email: info.email } : {}),
        };
      });
    },

    async logoutAddress() {
      const server = await discover();
      const url = new URL(required(server.end_session_endpoint));
      url.searchParams.set('client_id', clientId);
      return url.href;
    },
  };
}

function required(endpoint: string | undefined): string {
  if (!endpoint) throw faults.providerUnavailable();
  return endpoint;
}

/** Turns what can go wrong between us and a provider into the contract's words. */
async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Fault) throw error;
    // The provider's own refusal: a code that is used, late, or was given to somebody else.
    if (error instanceof oauth.ResponseBodyError) throw faults.codeRefused();
    if (error instanceof oauth.AuthorizationResponseError) throw faults.codeRefused();
    if (error instanceof oauth.OperationProcessingError) {
      throw error.code === oauth.RESPONSE_IS_NOT_CONFORM || error.code === oauth.PARSE_ERROR
        ? faults.providerUnavailable()
        : faults.identityRefused();
    }
    // What fetch throws when nobody answers.
    if (
      error instanceof TypeError ||
      (error instanceof DOMException && error.name === 'TimeoutError')
    )
      throw faults.providerUnavailable();
    throw error;
  }
}
