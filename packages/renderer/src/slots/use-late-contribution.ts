import { useEffect, useState } from 'react';
import { useSite } from '../site/use-site';
import { loadContribution } from './contributions';
import type { ContributionModule, SlotEntry } from './slot-entry';

/**
 * Loads a contribution once it is `wanted`; undefined until it is there, null when its code cannot be
 * loaded: the page does without it, and the next page tries again. One that is `needed` throws instead.
 */
export function useLateContribution(
  entry: SlotEntry,
  { wanted, needed }: { wanted: boolean; needed: boolean },
): ContributionModule | null | undefined {
  const site = useSite();
  const { name } = entry;
  const [module, setModule] = useState<ContributionModule | null | undefined>(() =>
    site.contributions.get(entry),
  );
  useEffect(() => {
    if (!wanted || module !== undefined) return;
    let isCurrent = true;
    loadContribution(site, entry).then(
      (loaded) => {
        if (isCurrent) setModule(loaded);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        if (!needed) {
          console.warn(`"${name}" did not come to this page.`, error);
          setModule(null);
          return;
        }
        setModule(() => {
          throw error;
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [site, entry, name, wanted, needed, module]);
  return module;
}
