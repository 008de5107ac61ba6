import * as oauth from 'oauth4webapi';
import { Fault } from '../../../kernel/errors/faults';
import { type AskingTools, patienceMs, unreachable } from '../asking';
import { faults } from '../faults';
import type { Subject } from '../viewers/viewers';
import type { RedirectSignIn } from './redirect-sign-ins';

/** This origin as a client of a provider. */
export interface Client {
  /** An OpenID provider proves who a viewer is; an OAuth server only says for whom a token is. */
  kind: 'openid' | 'oauth';
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The subject that came back, and the token that the provider gave us for it. */
export interface ProvenSubject {
  subject: Subject;
  accessToken: string;
}

export interface SingleSignOn {
  /** The provider's sign-in page for one sign-in. `silent`: without asking the viewer anything. `extraParams`: a query. */
  address(
    signIn: RedirectSignIn,
    options: { state: string; signUp?: boolean; silent?: boolean; extraParams?: string },
  ): Promise<string>;
  /**
   * The subject that came back with this code. Throws CODE_REFUSED, IDENTITY_REFUSED or
   * PROVIDER_UNAVAILABLE.
   */
  exchange(
    signIn: RedirectSignIn,
    answer: { code: string; state: string; iss?: string },
  ): Promise<ProvenSubject>;
  /** The provider's sign-out page. */
  logoutAddress(): Promise<string>;
  /** Revokes a token of the provider's. */
  revoke(accessToken: string): Promise<void>;
}

/** The time for which a provider's discovery document is used. */
const discoveryLife = 10 * 60 * 1000;

/** A client of one provider: authorisation code with proof key, everything checked by oauth4webapi. */
export function createSingleSignOn(
  { kind, issuer, clientId, clientSecret }: Client,
  tools: AskingTools,
): SingleSignOn {
  const client: oauth.Client = { client_id: clientId };
  const authentication = oauth.ClientSecretBasic(clientSecret);
  const options = requestOptions(issuer, tools);
  let known: { server: oauth.AuthorizationServer; until: number } | undefined;

  async function discover(): Promise<oauth.AuthorizationServer> {
    const now = tools.clock().getTime();
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

  async function provenSubject(
    server: oauth.AuthorizationServer,
    response: Response,
    signIn: RedirectSignIn,
  ): Promise<ProvenSubject> {
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: signIn.nonce,
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
    const email = info.email && info.email_verified ? { email: info.email } : {};
    return { subject: { id: claims.sub, ...email }, accessToken: tokens.access_token };
  }

  /** A bare OAuth server says nothing about a person but for whom a token is (RFC 7662). */
  async function namedSubject(
    server: oauth.AuthorizationServer,
    response: Response,
  ): Promise<ProvenSubject> {
    const { access_token: accessToken } = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      response,
    );
    const { active, sub } = await oauth.processIntrospectionResponse(
      server,
      client,
      await oauth.introspectionRequest(server, client, authentication, accessToken, options),
    );
    if (!active || !sub) throw faults.identityRefused();
    return { subject: { id: sub }, accessToken };
  }

  return {
    async address({ redirectUri, codeVerifier, nonce }, { state, signUp, silent, extraParams }) {
      const server = await discover();
      const url = new URL(required(server.authorization_endpoint));
      const prompts = server.prompt_values_supported;
      const create = signUp && Array.isArray(prompts) && prompts.includes('create');
      const prompt = silent ? 'none' : create ? 'create' : undefined;
      // First, so that nothing of it replaces what the protocol needs.
      for (const [name, value] of new URLSearchParams(extraParams ?? '')) {
        url.searchParams.set(name, value);
      }
      for (const name of ['prompt', 'request', 'request_uri', 'response_mode', 'claims']) {
        url.searchParams.delete(name);
      }
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: kind === 'openid' ? 'openid email' : 'profile',
        state,
        ...(kind === 'openid' ? { nonce } : {}),
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(prompt ? { prompt } : {}),
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async exchange(signIn, { code, state, iss }) {
      const server = await discover();
      const back = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) });
      return asking(async () => {
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          oauth.validateAuthResponse(server, client, back, state),
          signIn.redirectUri,
          signIn.codeVerifier,
          options,
        );
        return kind === 'openid'
          ? provenSubject(server, response, signIn)
          : namedSubject(server, response);
      });
    },

    async logoutAddress() {
      const server = await discover();
      const url = new URL(required(server.end_session_endpoint));
      url.searchParams.set('client_id', clientId);
      return url.href;
    },

    async revoke(accessToken) {
      const server = await discover();
      await asking(async () =>
        oauth.processRevocationResponse(
          await oauth.revocationRequest(server, client, authentication, accessToken, options),
        ),
      );
    },
  };
}

function required(endpoint: string | undefined): string {
  if (!endpoint) throw faults.providerUnavailable();
  return endpoint;
}

/** The options with which oauth4webapi asks an issuer's server. */
export const requestOptions = (
  issuer: string,
  { fetch, patienceMs: patience = patienceMs }: AskingTools,
) => ({
  [oauth.customFetch]: fetch,
  // Only the counterparts of a sandbox speak plain http.
  [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  // For each request anew.
  signal: () => AbortSignal.timeout(patience),
});

/** Turns the failures between us and a provider into the contract's refusals. */
export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Fault) throw error;
    // The provider's own refusal: a code that is used, late, or was given to another client.
    if (error instanceof oauth.ResponseBodyError) throw faults.codeRefused();
    if (error instanceof oauth.AuthorizationResponseError) throw faults.codeRefused();
    if (error instanceof oauth.OperationProcessingError) {
      throw error.code === oauth.RESPONSE_IS_NOT_CONFORM || error.code === oauth.PARSE_ERROR
        ? faults.providerUnavailable()
        : faults.identityRefused();
    }
    // Fetch throws this when no server answers.
    if (unreachable(error)) throw faults.providerUnavailable();
    throw error;
  }
}
