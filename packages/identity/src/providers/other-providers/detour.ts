import type { ConfiguredProvider } from '../provider';
import type { ProviderChoices } from '../provider-choices';
import { providerPath } from './provider-path';

/**
 * The address of the TV provider's page for a viewer whose account is linked to it, and who signed
 * in otherwise: they prove the link again. Undefined for every other viewer (spec 1 §4,
 * "TV-provider flow").
 */
export const detourOf =
  (choices: readonly ConfiguredProvider[]): NonNullable<ProviderChoices['detour']> =>
  ({ linkedAccounts = [] }, site) => {
    const linked = choices.find(
      ({ provider }) =>
        provider.tv && linkedAccounts.some(({ provider: name }) => name === provider.type),
    );
    return linked && providerPath(site, linked);
  };
