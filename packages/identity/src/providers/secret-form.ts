import type { ProviderForm, ProviderType, SignInAnswer, SignInContext } from './provider';

interface Credentials {
  id: string;
  secret: string;
}

/** The form of every provider that knows its viewers by an identifier and a secret. */
export const secretForm = <Type extends ProviderType>(
  send: (credentials: Credentials, context: SignInContext) => Promise<SignInAnswer>,
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
  signIn: ({ identifier = '', password = '' }, _, context) =>
    send({ id: identifier, secret: password }, context),
});
