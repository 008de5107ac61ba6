import { importJWK, SignJWT } from 'jose';
import * as oauth from 'oauth4webapi';
import type { AppleSettings } from '../../../counterparts/vendors/settings';
import type { AskingTools } from '../asking';
import { faults } from '../faults';
import { asking, requestOptions } from '../single-sign-on/single-sign-on';
import type { Subject } from '../viewers/viewers';

/** Exchanges codes of Apple's. A code works once, for this client, with the address that Apple was told. */
export function createApple(settings: AppleSettings, tools: AskingTools) {
  const { clock } = tools;
  const { clientId, teamId, keyId, privateKey, issuer } = settings;
  const server: oauth.AuthorizationServer = {
    issuer,
    token_endpoint: `${issuer}/auth/token`,
    jwks_uri: `${issuer}/auth/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  };
  const client: oauth.Client = { client_id: clientId };
  const options = requestOptions(issuer, tools);

  /** Apple's clients have no secret but what they sign themselves, for a short time. */
  const secret = async () => {
    const now = Math.floor(clock().getTime() / 1000);
    return new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + 300)
      .sign(await importJWK(privateKey, 'ES256'));
  };

  return async (code: string, nonce: string, callbackUri: string): Promise<Subject> => {
    const authentication = oauth.ClientSecretPost(await secret());
    return asking(async () => {
      const answer = oauth.validateAuthResponse(
        server,
        client,
        new URLSearchParams({ code }),
        // The page has compared its state: the code did not come by an address.
        oauth.expectNoState,
      );
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        authentication,
        answer,
        callbackUri,
        oauth.nopkce,
        options,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, response, options);
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      if (!claims) throw faults.identityRefused();
      const { sub, email, email_verified: verified } = claims;
      // Apple writes true as a text as well.
      const known = typeof email === 'string' && String(verified) === 'true';
      return { id: sub, ...(known ? { email } : {}) };
    });
  };
}
