import { pbrLogin } from '@marquee/origin-client/calls';
import { CAPABILITIES } from '../../generated/capabilities';
import { LOGIN_ERRORS } from '../../rules/login-errors';
import type { Provider } from '../provider';
import { secretForm } from '../secret-form';

/** The bull riders' accounts: identifier and secret. */
export const provider: Provider<'pbr'> = {
  type: 'pbr',
  name: 'pbr.name',
  capabilities: CAPABILITIES.pbr,
  errors: LOGIN_ERRORS,
  labels: {
    en: () => import('./labels/en.json'),
    es: () => import('./labels/es.json'),
    pt: () => import('./labels/pt.json'),
    ar: () => import('./labels/ar.json'),
  },
  form: secretForm((body, { origin, signal }) =>
    origin.call(pbrLogin, { body, auth: 'none', signal }),
  ),
};
