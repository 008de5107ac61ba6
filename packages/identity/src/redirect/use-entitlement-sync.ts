import { useNotify, useSite } from '@marquee/renderer';
import { failedCall } from '@marquee/renderer/failures';
import type { ConfiguredProvider, RedirectSteps } from '../providers/provider';
import { providerLabel } from '../providers/provider-name';

/**
 * Syncs the viewer's entitlements at a provider that can tell them. Never throws: a failure is a
 * notice.
 */
export function useEntitlementSync(
  choice: ConfiguredProvider,
  { sync }: RedirectSteps,
): (refreshToken: string) => Promise<void> {
  const site = useSite();
  const notify = useNotify();
  return async (refreshToken) => {
    if (!sync) return;
    try {
      await sync.run(choice.config, { origin: site.origin, refreshToken });
    } catch (error) {
      console.warn('The entitlements could not be fetched.', failedCall(error).code);
      const provider = providerLabel(site, choice);
      notify({ text: site.t(sync.failed, { provider }), duration: 12_000 });
    }
  };
}
