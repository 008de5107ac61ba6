import { loadSectionModule } from '../sections/section-modules';
import { loadContribution } from '../slots/contributions';
import type { PageModule } from './feature';
import type { PagePart } from './page-part';
import type { Site } from './site';

/**
 * Loads everything of a page but its own file: its parts, the contributions to its slots, and the
 * handlers of its sections. Resolves to all of them as parts, with their file where the bundler wrote it.
 */
export async function loadParts(site: Site, page: PageModule): Promise<readonly PagePart[]> {
  const { parts = [], chrome, slots = [], sections } = page;
  const entries = [...(chrome?.slots ?? []), ...slots].flatMap(
    (slot) => site.slots.get(slot) ?? [],
  );
  const types = sections?.(site.realm) ?? [];
  const handlers = new Set(types.flatMap((type) => site.sections.get(type) ?? []));
  const [contributed, handled] = await Promise.all([
    Promise.all(entries.map((entry) => loadContribution(site, entry))),
    Promise.all([...handlers].map((entry) => loadSectionModule(site, entry))),
    Promise.all(parts.map(({ name, labels }) => labels && site.ensureLabels({ name, labels }))),
  ]);
  return [
    ...parts,
    ...entries.map(({ name, labels }, index) => ({
      name,
      labels,
      moduleId: contributed[index]?.moduleId,
    })),
    ...handled.flat(),
  ];
}
