import { openIdAddress, openIdLogout, openIdToken } from '@marquee/origin-client/calls';
import { CAPABILITIES } from '../../generated/capabilities';
import { SSO_ERRORS } from '../../rules/sso-errors';
import { codeOf } from '../code-of';
import type { Provider } from '../provider';

/** Single sign-on with OpenID Connect. The origin is the client; this browser only carries the code (spec 1 §4). */
export const provider: Provider<'openid'> = {
  type: 'openid',
  name: 'openid.name',
  capabilities: CAPABILITIES.openid,
  errors: SSO_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  clientOf: ({ clientName }) => clientName,
  redirect: {
    async depart({ workflow, state, returnAddress }, { clientName }, { origin, signal }) {
      const { authorisationUri } = await origin.call(openIdAddress, {
        params: { client: clientName },
        query: {
          authoriseUriFlow: workflow === 'signup' ? 'SIGNUP' : 'SIGNIN',
          state,
          redirectUri: returnAddress,
        },
        auth: 'none',
        signal,
      });
      return authorisationUri;
    },
    complete: ({ params }, { clientName }, { origin, signal }) =>
      origin.call(openIdToken, {
        params: { client: clientName },
        body: codeOf(params),
        auth: 'none',
        signal,
      }),
    async end({ clientName }, { origin }) {
      const { logoutUri } = await origin.call(openIdLogout, {
        params: { client: clientName },
        auth: 'none',
      });
      return logoutUri;
    },
  },
};
