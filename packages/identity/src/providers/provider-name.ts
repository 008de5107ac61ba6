import type { ConfiguredProvider } from './provider-choices';

/** A provider's type with its client, such as `openid/nations`: unlike any other's of the realm. */
export function providerName({ provider, config }: ConfiguredProvider): string {
  const client = provider.clientOf?.(config);
  return client ? `${provider.type}/${client}` : provider.type;
}
