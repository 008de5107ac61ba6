import { useSite } from '@marquee/renderer';
import { type ConfiguredProvider, useProviders } from '../providers/provider-choices';
import { providerLabel } from '../providers/provider-name';

/** Is a choice the provider that the origin calls so, such as `google` or `openid/nations`? */
export function isCalled({ provider, config }: ConfiguredProvider, name: string): boolean {
  const [type = '', client] = name.split('/');
  return provider.type === type && (client === undefined || provider.clientOf?.(config) === client);
}

/** What viewers call a provider; one that the realm has no more keeps the origin's name. */
export function useProviderName(): (provider: string) => string {
  const site = useSite();
  const { choices } = useProviders();
  return (name) => {
    const choice = choices.find((one) => isCalled(one, name));
    return choice ? providerLabel(site, choice) : name;
  };
}
