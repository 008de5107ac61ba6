import type { ConfiguredProvider } from '../provider';
import type { ProviderChoices } from '../provider-choices';
import { providerPath } from './provider-path';

/**
 * A viewer whose account is linked to the realm's TV provider proves it again after signing in otherwise; everybody else
 * goes on (spec 1 §4, "TV-provider flow").
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
