import { CAPABILITIES } from '../../rules/capabilities';
import { ERROR_CATALOGUE } from '../../rules/error-catalogue';
import type { Provider } from '../provider';

/** The product's own ID: identifier and secret. */
export const provider: Provider<'id'> = {
  type: 'id',
  name: 'login.identifier',
  capabilities: CAPABILITIES.id,
  errors: ERROR_CATALOGUE.login,
  form: {
    fields: [
      // Own ID's identifier is an email address; `username` is what password managers look for.
      {
        id: 'identifier',
        type: 'email',
        label: 'login.identifier',
        autocomplete: 'username',
        required: true,
      },
      {
        id: 'password',
        type: 'password',
        label: 'login.password',
        autocomplete: 'current-password',
        required: true,
      },
    ],
    passwordField: 'password',
    signIn: ({ identifier = '', password = '' }, _, { origin, signal }) =>
      origin.rest.post('/login', {
        body: { id: identifier, secret: password },
        auth: 'none',
        signal,
      }),
  },
};
