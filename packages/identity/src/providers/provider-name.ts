import type { Site } from '@marquee/renderer';
import type { ConfiguredProvider } from './provider';

/** A provider's type with its client, such as `openid/nations`: unique in the realm. */
export function providerName({ provider, config }: ConfiguredProvider): string {
  const client = provider.clientOf?.(config);
  return client ? `${provider.type}/${client}` : provider.type;
}

/** The name that viewers read: the realm's own for it, else the provider's. */
export const providerLabel = (
  { t, text }: Pick<Site, 't' | 'text'>,
  { provider, config }: ConfiguredProvider,
): string => text(config.label) || t(provider.name);
