/** TV providers, which magic link does not help. */
const tv = ['adobe', 'adobeDcr'];

/** The realm's providers as they are offered: magic link needs another one that is no TV provider (spec 1 §1). */
export function offeredProviders<Config extends { type: string }>(
  configs: readonly Config[],
): Config[] {
  const others = configs.filter(({ type }) => type !== 'magicLink');
  const onlyTv = others.length > 0 && others.every(({ type }) => tv.includes(type));
  return onlyTv ? others : [...configs];
}
