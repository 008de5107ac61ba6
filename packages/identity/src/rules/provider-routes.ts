import type { AuthProvider, RouteName } from '@marquee/realm';
import { isOwn, PROVIDER_PAGES } from './provider-pages';

/**
 * Own ID is on the login page itself, and magic link and passkeys belong to it: none of them is
 * gone to at once.
 */
export const isGeneric = (type: string): boolean => /^(id|magicLink|passkey)$/.test(type);

/** The route of a provider's own page, with what its path needs. */
export interface ProviderRoute {
  name: RouteName;
  params: Record<string, string>;
}

export function providerRoute(type: string, client?: string): ProviderRoute {
  const own = PROVIDER_PAGES.find(isOwn(type));
  if (own === 'oauth') return { name: own, params: { provider: client ?? type } };
  const params = client ? { clientName: client } : undefined;
  return own
    ? { name: own, params: { ...params } }
    : { name: 'loginReturn', params: { authProvider: type, ...params } };
}

/**
 * The page of the realm's only provider, when it is another page: the login route goes to it (spec
 * 1 §2).
 */
export function straightTo<Choice extends { config: Pick<AuthProvider, 'type'> }>(
  choices: readonly Choice[],
): Choice | undefined {
  const [only] = choices;
  return choices.length === 1 && only && !isGeneric(only.config.type) ? only : undefined;
}
