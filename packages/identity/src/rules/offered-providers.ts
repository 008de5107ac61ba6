import { isTv } from './provider-pages';

/**
 * The realm's providers that are offered: magic link needs another one that is no TV provider (spec
 * 1 §1).
 */
export function offeredProviders<Config extends { type: string }>(
  configs: readonly Config[],
): Config[] {
  const others = configs.filter(({ type }) => type !== 'magicLink');
  const onlyTv = others.length > 0 && others.every(({ type }) => isTv(type));
  return onlyTv ? others : [...configs];
}
