import { loadSectionModule } from '../sections/section-modules';
import type { Site } from '../site/site';

/** Loads the handlers of every type of section, for stories that show sections without their page. */
export async function loadHandlers(site: Site): Promise<void> {
  const handlers = new Set(site.sections.values());
  await Promise.all([...handlers].map((entry) => loadSectionModule(site, entry)));
}
