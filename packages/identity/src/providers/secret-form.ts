import { emailToSend } from '../rules/email-host';
import type { ConfigOf, PageContext, ProviderForm, ProviderType, SignInAnswer } from './provider';

interface Credentials {
  id: string;
  secret: string;
}

/** The form of every provider that knows its viewers by an identifier and a secret. */
export const secretForm = <Type extends ProviderType>(
  send: (
    credentials: Credentials,
    context: PageContext,
    config: ConfigOf<Type>,
  ) => Promise<SignInAnswer>,
): ProviderForm<Type> => ({
  fields: [
    // The identifier is an email address; `username` is what password managers look for.
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
  signIn: ({ identifier = '', password = '' }, config, context) =>
    send({ id: emailToSend(identifier), secret: password }, context, config),
});
