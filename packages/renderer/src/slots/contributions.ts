import type { Site } from '../site/site';
import type { ContributionModule, SlotEntry } from './slot-entry';

/** Loads a contribution's code and labels. What was lost on the way is asked for again by the next page that wants it. */
export async function loadContribution(
  { contributions, ensureLabels }: Pick<Site, 'contributions' | 'ensureLabels'>,
  entry: SlotEntry,
): Promise<ContributionModule> {
  const { name, labels } = entry;
  const [module] = await Promise.all([entry.load(), labels && ensureLabels({ name, labels })]);
  contributions.set(entry, module);
  return module;
}
