import type { AuthProvider } from '@marquee/realm';
import { id } from './id';
import type { Provider, ProviderType } from './provider';

/** Every provider by its type. A type that the realm's schema knows and this table lacks does not compile. */
export const PROVIDERS: { readonly [Type in ProviderType]: Provider<Type> } = { id };

/** A provider together with its entry in the realm. */
export interface ConfiguredProvider {
  provider: Provider;
  config: AuthProvider;
}

/** The realm's providers, in the order in which the login page offers them. */
export function configuredProviders(configs: readonly AuthProvider[]): ConfiguredProvider[] {
  return configs.map((config) => ({ provider: PROVIDERS[config.type], config }));
}
