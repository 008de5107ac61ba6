import { latePart } from '@marquee/renderer';
import { lazy } from 'react';
import { CAPABILITIES } from '../../generated/capabilities';
import type { Provider } from '../provider';
import { PASSKEY_ERRORS } from './errors';

/**
 * Sign-in with a passkey, beyond the specification (document 3): on a page of its own, among the
 * suggestions of the login page's first field, and in the account, where passkeys are made.
 */
export const provider: Provider<'passkey'> = {
  type: 'passkey',
  name: 'passkey.name',
  // Not in the specification's table: made by viewers who have an account already.
  capabilities: CAPABILITIES.passkey,
  errors: PASSKEY_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  Panel: latePart(() => import('./PasskeyPanel')),
  // The login page works without suggestions that fail to load.
  suggestions: {
    token: 'webauthn',
    Offer: lazy(() =>
      import('./PasskeyOffer').catch((error: unknown) => {
        console.warn('Passkeys are not suggested.', error);
        return { default: () => null };
      }),
    ),
  },
  Account: lazy(() => import('./AccountPasskeys')),
};
