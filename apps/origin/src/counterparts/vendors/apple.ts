import { importJWK, type JWK, jwtVerify } from 'jose';
import { isLocalAddress } from '../../kernel/local-address';
import { type Answered, type Answers, json, tellOpener, windowPage } from './answer';
import { createCodes } from './codes';
import { consentPage, read } from './consent';
import { vendorScript } from './scripts';
import { createSigning, subjectOf } from './signing';

/** The registration of a Services ID at Apple, with the key that signs the client's secrets. */
export interface AppleRegistration {
  teamId: string;
  publicKey: JWK;
}

interface Granted {
  clientId: string;
  redirectUri: string;
  nonce: string;
  email: string;
}

const refusal = (error: string, status = 400): Answered => json({ error }, status);

/** The stand-in for Apple: its script, its window, its token address, its published keys. */
export async function appleStandIn(
  issuer: string,
  clients: ReadonlyMap<string, AppleRegistration>,
): Promise<Answers> {
  const { sign, keys } = await createSigning(issuer, '1d');
  const codes = createCodes<Granted>();

  const idToken = ({ clientId, nonce, email }: Granted) =>
    sign({
      aud: clientId,
      sub: subjectOf('apple', email),
      ...(nonce ? { nonce, nonce_supported: true } : {}),
      email,
      // A text, as Apple writes it.
      email_verified: 'true',
    });

  /** A client proves itself with a short-lived token that its own key has signed. */
  async function proves(clientId: string, secret: string): Promise<boolean> {
    const client = clients.get(clientId);
    if (!client) return false;
    return jwtVerify(secret, await importJWK(client.publicKey, 'ES256'), {
      issuer: client.teamId,
      subject: clientId,
      audience: issuer,
      maxTokenAge: '180d',
    }).then(
      () => true,
      () => false,
    );
  }

  return async ({ path, method, query, form }) => {
    if (path.endsWith('/appleid.auth.js')) return vendorScript('apple');
    if (path === '/auth/keys') return keys;
    if (path === '/auth/token' && method === 'POST') {
      const clientId = form.get('client_id') ?? '';
      if (!(await proves(clientId, form.get('client_secret') ?? '')))
        return refusal('invalid_client');
      if (form.get('grant_type') !== 'authorization_code') return refusal('unsupported_grant_type');
      const granted = codes.redeem(
        form.get('code') ?? '',
        (grant) => grant.clientId === clientId && grant.redirectUri === form.get('redirect_uri'),
      );
      if (!granted) return refusal('invalid_grant');
      return json({
        access_token: 'not-used',
        token_type: 'Bearer',
        expires_in: 3600,
        refresh_token: 'not-used',
        id_token: await idToken(granted),
      });
    }
    if (path !== '/auth/authorize') return undefined;
    const clientId = query.get('client_id') ?? '';
    const redirectUri = query.get('redirect_uri') ?? '';
    const state = query.get('state') ?? '';
    if (!clients.has(clientId)) return windowPage('Sign-up not completed', '<p>invalid_client</p>');
    if (!isLocalAddress(redirectUri))
      return windowPage('Sign-up not completed', '<p>Invalid redirect_uri.</p>');
    const { origin, host } = new URL(redirectUri);
    const said = read({ form });
    if (method !== 'POST' || said.kind === 'nothing') return consentPage({ vendor: 'Apple', host });
    if (said.kind === 'refused')
      return tellOpener('Sign in with Apple', { error: 'user_cancelled_authorize' }, origin);
    const granted = { clientId, redirectUri, nonce: query.get('nonce') ?? '', email: said.email };
    const authorization = {
      code: codes.issue(granted),
      id_token: await idToken(granted),
      state,
    };
    const user = { name: { firstName: 'Robin', lastName: 'Vale' }, email: said.email };
    return tellOpener('Sign in with Apple', { authorization, user }, origin);
  };
}
