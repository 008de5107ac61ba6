import type { Site } from '../site/site';
import type { ContributionModule, SlotEntry } from './slot-entry';

/** Loads a contribution's code and labels. The next page that needs it tries a failed download again. */
export async function loadContribution(
  { contributions, ensureLabels }: Pick<Site, 'contributions' | 'ensureLabels'>,
  entry: SlotEntry,
): Promise<ContributionModule> {
  const { name, labels } = entry;
  const [module] = await Promise.all([entry.load(), labels && ensureLabels({ name, labels })]);
  contributions.set(entry, module);
  return module;
}
