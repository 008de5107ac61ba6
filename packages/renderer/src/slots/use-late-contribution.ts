import { useEffect, useState } from 'react';
import { useSite } from '../site/use-site';
import { loadContribution } from './contributions';
import type { ContributionModule, SlotEntry } from './slot-entry';

/**
 * Loads a contribution once it is wanted; undefined until then, null when it is lost. A page without it is whole and the next page asks again,
 * unless it is `needed`: then what was lost is a fault of the place where it is drawn.
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
