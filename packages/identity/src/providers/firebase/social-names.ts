import { readSignInQuery } from '../../rules/sign-in-query';
import type { ConfigOf } from '../provider';

export type SocialName = NonNullable<ConfigOf<'firebase'>['providers']>[number];

/** The names of a project's social providers, for viewers in every language and for the SDK. */
export const SOCIAL_NAMES: Readonly<Record<SocialName, { name: string; sdkId: string }>> = {
  google: { name: 'Google', sdkId: 'google.com' },
  facebook: { name: 'Facebook', sdkId: 'facebook.com' },
  apple: { name: 'Apple', sdkId: 'apple.com' },
};

/** The provider that the address names: its button was pressed on the page before. */
export function chosenProvider(
  { providers = [] }: ConfigOf<'firebase'>,
  search: string,
): SocialName | undefined {
  const named = readSignInQuery(search).socialProvider;
  return providers.find((name) => name === named);
}
