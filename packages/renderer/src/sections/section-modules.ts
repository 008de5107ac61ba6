import type { PagePart } from '../site/page-part';
import type { Site } from '../site/site';
import type { SectionEntry } from './section-entry';

/** Loads the code and labels of a section handler; resolves to the page's parts that they are. */
export async function loadSectionModule(
  { sectionModules, ensureLabels }: Pick<Site, 'sectionModules' | 'ensureLabels'>,
  entry: SectionEntry,
): Promise<readonly PagePart[]> {
  const { name, parts = [] } = entry;
  const [module] = await Promise.all([
    entry.load(),
    ...parts.map(({ name: part, labels }) => labels && ensureLabels({ name: part, labels })),
  ]);
  sectionModules.set(entry, module);
  return [{ name, moduleId: module.moduleId }, ...parts];
}
