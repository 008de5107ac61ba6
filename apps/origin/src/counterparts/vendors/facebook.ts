import { createHmac, randomBytes } from 'node:crypto';
import { isLocalAddress } from '../../kernel/local-address';
import { type Answered, type Answers, json, tellOpener, windowPage } from './answer';
import { createCodes } from './codes';
import { consentPage, read } from './consent';
import { vendorScript } from './scripts';

interface Granted {
  appId: string;
  email: string;
}

/** The Graph API's one shape of an error. */
const refusal = (message: string, code: number): Answered =>
  json({ error: { message, type: 'OAuthException', code, fbtrace_id: 'standin' } }, 400);

/** An id as Facebook gives it to a person: a number, another one in every app. */
const idOf = ({ appId, email }: Granted) =>
  BigInt(`0x${createHmac('sha256', appId).update(email).digest('hex').slice(0, 12)}`).toString();

/** The stand-in for Facebook: its script in two stages, its window, its Graph API. */
export function facebookStandIn(apps: ReadonlyMap<string, string>): Answers {
  const codes = createCodes<Granted>();
  const tokens = new Map<string, Granted>();

  function exchange(query: URLSearchParams): Answered {
    const appId = query.get('client_id') ?? '';
    if (apps.get(appId) !== query.get('client_secret'))
      return refusal('Error validating client secret.', 1);
    // What the script gives to a page was asked for without an address to come back to.
    const granted =
      query.get('redirect_uri') === ''
        ? codes.redeem(query.get('code') ?? '', (grant) => grant.appId === appId)
        : undefined;
    if (!granted) return refusal('This authorization code has been used.', 100);
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, granted);
    return json({ access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
  }

  function me(query: URLSearchParams): Answered {
    const token = query.get('access_token') ?? '';
    const granted = tokens.get(token);
    const proof = createHmac('sha256', apps.get(granted?.appId ?? '') ?? '')
      .update(token)
      .digest('hex');
    if (!granted || proof !== query.get('appsecret_proof'))
      return refusal('Invalid OAuth access token.', 190);
    const everything: Record<string, string> = { id: idOf(granted), email: granted.email };
    const fields = (query.get('fields') ?? 'id').split(',');
    return json(Object.fromEntries(fields.map((name) => [name, everything[name]])));
  }

  return ({ path, method, query, form }) => {
    if (/^\/[a-z]{2}_[A-Z]{2}\/sdk\.js$/.test(path))
      return vendorScript('facebook', query.has('hash') ? 'facebook' : 'facebook-loader');
    if (path === '/v10.0/oauth/access_token') return exchange(query);
    if (path === '/v10.0/me') return me(query);
    if (path !== '/v10.0/dialog/oauth') return undefined;
    const appId = query.get('client_id') ?? '';
    const origin = query.get('origin') ?? '';
    if (!apps.has(appId)) return windowPage('Facebook', '<p>Invalid App ID</p>');
    if (!isLocalAddress(origin))
      return windowPage('Facebook', '<p>The domain of this URL is not included in the app.</p>');
    const said = read({ form });
    if (method !== 'POST' || said.kind === 'nothing')
      return consentPage({ vendor: 'Facebook', host: new URL(origin).host });
    if (said.kind === 'refused') return tellOpener('Facebook', { error: 'access_denied' }, origin);
    return tellOpener('Facebook', { code: codes.issue({ appId, email: said.email }) }, origin);
  };
}
