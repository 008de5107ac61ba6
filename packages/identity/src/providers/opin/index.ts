import { entitlementSync, opinLogin } from '@marquee/origin-client/calls';
import { CAPABILITIES } from '../../generated/capabilities';
import { SSO_ERRORS } from '../../rules/sso-errors';
import type { Provider } from '../provider';

/** The longest wait for the partner's answer before the viewer goes on. */
const syncPatienceMs = 5000;

/**
 * Accounts of a partner network. The partner's page returns a token behind the #, which is sent
 * only to the origin (spec 1 §7, document 3).
 */
export const provider: Provider<'opin'> = {
  type: 'opin',
  name: 'opin.name',
  capabilities: CAPABILITIES.opin,
  errors: SSO_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  redirect: {
    fragmentToken: 'opinAuthToken',
    async depart({ state, returnAddress, addressOf }, { clientName, partnerUri }) {
      const page = new URL(addressOf(partnerUri));
      for (const [name, value] of Object.entries({
        clientName,
        redirectUri: returnAddress,
        state,
      })) {
        page.searchParams.set(name, value);
      }
      return page.href;
    },
    complete: ({ params }, _, { origin, signal }) =>
      origin.call(opinLogin, {
        body: {
          opinAuthToken: params.get('opinAuthToken') ?? '',
          state: params.get('state') ?? '',
        },
        auth: 'none',
        signal,
      }),
    sync: {
      failed: 'opin.syncFailed',
      async run(_, { origin, refreshToken }) {
        await origin.call(entitlementSync, {
          body: { refreshToken },
          auth: 'none',
          timeoutMs: syncPatienceMs,
        });
      },
    },
  },
};
