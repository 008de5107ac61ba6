import { useSite } from '@marquee/renderer';
import { useProviders } from '../providers/provider-choices';
import { providerLabel } from '../providers/provider-name';
import { isCalled } from '../rules/account-security';

/** What viewers call a provider; one that the realm has no more keeps the origin's name. */
export function useProviderName(): (provider: string) => string {
  const site = useSite();
  const { choices } = useProviders();
  return (name) => {
    const choice = choices.find((one) => isCalled(one, name));
    return choice ? providerLabel(site, choice) : name;
  };
}
