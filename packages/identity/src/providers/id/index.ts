import { CAPABILITIES } from '../../rules/capabilities';
import { ERROR_CATALOGUE } from '../../rules/error-catalogue';
import type { Provider } from '../provider';

/**
 * The product's own ID: identifier and secret. Its form is a few lines of data over the form engine that the login
 * page needs anyway, so it travels with the page.
 */
export const id: Provider<'id'> = {
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
    signIn: ({ identifier = '', password = '' }, { origin, signal }) =>
      origin.rest.post('/login', {
        body: { id: identifier, secret: password },
        auth: 'none',
        signal,
      }),
  },
};
