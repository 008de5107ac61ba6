import { oauthAddress, oauthLogout, oauthToken } from '@marquee/origin-client/calls';
import { CAPABILITIES } from '../../generated/capabilities';
import { SSO_ERRORS } from '../../rules/sso-errors';
import { codeOf } from '../code-of';
import type { Provider } from '../provider';

/** Sign-in through an OAuth 2 server. As with OpenID, the origin is the client and this browser carries the code. */
export const provider: Provider<'oauth'> = {
  type: 'oauth',
  name: 'oauth.name',
  capabilities: CAPABILITIES.oauth,
  errors: SSO_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  clientOf: ({ clientName }) => clientName,
  redirect: {
    async depart({ state, returnAddress, extraParams }, { clientName }, { origin, signal }) {
      const { authorisationUri } = await origin.call(oauthAddress, {
        params: { client: clientName },
        query: { state, redirectUri: returnAddress, ...(extraParams ? { extraParams } : {}) },
        auth: 'none',
        signal,
      });
      return authorisationUri;
    },
    complete: ({ params }, { clientName }, { origin, signal }) =>
      origin.call(oauthToken, {
        params: { client: clientName },
        body: codeOf(params),
        auth: 'none',
        signal,
      }),
    async end({ clientName }, { origin, refreshToken }) {
      await origin.call(oauthLogout, {
        params: { client: clientName },
        body: { refreshToken },
        auth: 'none',
      });
      return undefined;
    },
  },
};
