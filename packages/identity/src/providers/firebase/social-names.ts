import { readSignInQuery } from '../../rules/sign-in-query';
import type { ConfigOf } from '../provider';

export type SocialName = NonNullable<ConfigOf<'firebase'>['providers']>[number];

/** What viewers know a project's social providers by, in every language, and what the SDK does. */
export const SOCIAL_NAMES: Readonly<Record<SocialName, { name: string; sdkId: string }>> = {
  google: { name: 'Google', sdkId: 'google.com' },
  facebook: { name: 'Facebook', sdkId: 'facebook.com' },
  apple: { name: 'Apple', sdkId: 'apple.com' },
};

/** The one that the address names: its button was pressed on the page before. */
export function chosenProvider(
  { providers = [] }: ConfigOf<'firebase'>,
  search: string,
): SocialName | undefined {
  const named = readSignInQuery(search).socialProvider;
  return providers.find((name) => name === named);
}
