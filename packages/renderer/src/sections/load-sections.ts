import { OriginError } from '@marquee/origin-client';
import type { Section } from '@marquee/realm';
import { type PageFailure, pageFailure } from '../site/page-data';
import type { LoaderContext } from '../site/site';
import type { LoadedSections, SectionEntry, SectionView } from './section-entry';
import { loadSectionModule } from './section-modules';

/** The data of a page of sections. It holds only what the page shows, because the HTML carries it. */
export interface SectionsView {
  sections: readonly SectionView[];
  /** The name of the time zone of the page's times; absent where it shows no time. */
  zone?: string;
  /** What could not be loaded, on a page that is shown without it; no cache stores that page. */
  incomplete?: 'texts' | PageFailure;
}

interface LoadSectionsOptions {
  /** Shows the page without the sections whose data could not be loaded; otherwise the page fails as a whole. */
  partly?: boolean;
}

/**
 * Loads the data of a page of sections: every handler loads its own sections at once, and the views
 * come in the realm's order.
 * @throws {OriginError} when a handler's data cannot be loaded and the page cannot be shown without it.
 */
export async function loadSections(
  sections: readonly Section[],
  context: LoaderContext,
  { partly = false }: LoadSectionsOptions = {},
): Promise<SectionsView> {
  const groups = groupByHandler(sections, context.site.sections);
  const answers = await Promise.allSettled(
    [...groups].map(([entry, own]) => loadGroup(entry, own, context)),
  );
  const loaded = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const reasons = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason] : [],
  );
  const [reason] = reasons;
  const views = loaded.flatMap((group) => group.views);
  if (reasons.length > 0 && !(partly && views.length > 0 && reasons.every(mayBeMissing)))
    throw reason;
  const byId = new Map(views.map((view) => [view.id, view]));
  const view: SectionsView = {
    sections: sections.flatMap(({ id }) => byId.get(id) ?? []),
    zone: loaded.find(({ zone }) => zone)?.zone,
  };
  if (reason) {
    const onServer = context.site.environment === 'server';
    return { ...view, incomplete: pageFailure(reason, onServer) };
  }
  return loaded.some(({ incomplete }) => incomplete) ? { ...view, incomplete: 'texts' } : view;
}

function groupByHandler(
  sections: readonly Section[],
  handlers: ReadonlyMap<string, SectionEntry>,
): Map<SectionEntry, Section[]> {
  const groups = new Map<SectionEntry, Section[]>();
  for (const section of sections) {
    const entry = handlers.get(section.type);
    if (entry) groups.set(entry, [...(groups.get(entry) ?? []), section]);
  }
  return groups;
}

async function loadGroup(
  entry: SectionEntry,
  sections: readonly Section[],
  context: LoaderContext,
): Promise<LoadedSections> {
  const { site } = context;
  if (!site.sectionModules.has(entry)) await loadSectionModule(site, entry);
  return site.sectionModules.get(entry)?.load(sections, context) ?? { views: [] };
}

const mayBeMissing = (reason: unknown): reason is OriginError =>
  reason instanceof OriginError && reason.kind !== 'aborted';
