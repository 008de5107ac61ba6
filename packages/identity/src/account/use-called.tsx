import { useSite } from '@marquee/renderer';
import { useProviders } from '../providers/provider-choices';
import { providerLabel } from '../providers/provider-name';
import { isCalled } from '../rules/account-security';

/** The name of a linked account's provider, and its vendor's mark where there is one. */
export function useCalled() {
  const site = useSite();
  const { choices } = useProviders();
  const choiceOf = (name: string) => choices.find((one) => isCalled(one, name));
  return {
    /** A provider that the realm no longer has keeps the origin's name. */
    nameOf(name: string) {
      const choice = choiceOf(name);
      return choice ? providerLabel(site, choice) : name;
    },
    markOf(name: string) {
      const look = choiceOf(name)?.provider.look;
      return look && <look.Mark vendor={look.vendor} tile />;
    },
  };
}
