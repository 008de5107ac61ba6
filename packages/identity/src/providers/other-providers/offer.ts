import type { ConfiguredProvider } from '../provider';
import type { ProviderChoices } from '../provider-choices';
import { detourOf } from './detour';
import { SignInOptions } from './SignInOptions';

/** The providers as the login page offers them; one may add its suggestions to another's form. */
export function offer(choices: readonly ConfiguredProvider[]): ProviderChoices {
  const tokens = choices.flatMap(({ provider }) => provider.suggestions?.token ?? []);
  return {
    choices: tokens.length > 0 ? choices.map(withTokens(tokens)) : choices,
    SignInOptions,
    detour: detourOf(choices),
  };
}

/** Adds to a field's `autocomplete` what browsers suggest beside a username. */
const withTokens =
  (tokens: readonly string[]) =>
  (choice: ConfiguredProvider): ConfiguredProvider => {
    const { form } = choice.provider;
    if (!form) return choice;
    const fields = form.fields.map((field) =>
      field.autocomplete === 'username'
        ? { ...field, autocomplete: ['username', ...tokens].join(' ') }
        : field,
    );
    return { ...choice, provider: { ...choice.provider, form: { ...form, fields } } };
  };
