import { login } from '@marquee/origin-client/calls';
import { CAPABILITIES } from '../../generated/capabilities';
import { LOGIN_ERRORS } from '../../rules/login-errors';
import type { Provider } from '../provider';
import { secretForm } from '../secret-form';

/** The product's own ID: identifier and secret. */
export const provider: Provider<'id'> = {
  type: 'id',
  name: 'login.identifier',
  capabilities: CAPABILITIES.id,
  errors: LOGIN_ERRORS,
  form: secretForm((body, { origin, signal }) =>
    origin.call(login, { body, auth: 'none', signal }),
  ),
};
