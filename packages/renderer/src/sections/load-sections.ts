import { OriginError } from '@marquee/origin-client';
import type { Section } from '@marquee/realm';
import { type PageFailure, pageFailure } from '../site/page-data';
import type { LoaderContext } from '../site/site';
import type { LoadedSections, SectionEntry, SectionView } from './section-entry';
import { loadSectionModule } from './section-modules';

/** What a page of sections shows, and no more: it travels inside the page. */
export interface SectionsView {
  sections: readonly SectionView[];
  /** The zone in which times are told, in words; only where the page tells one. */
  zone?: string;
  /** What did not come, where the page is worth showing without it; no cache keeps the page. */
  incomplete?: 'texts' | PageFailure;
}

interface LoadSectionsOptions {
  /** Whether a page may be shown without the sections whose data did not come; otherwise it has failed as a whole. */
  partly?: boolean;
}

/**
 * Asks for all that a page of sections shows, each handler for its own sections at once, and puts the answers in the realm's order.
 * @throws {OriginError} when the data of a handler did not come and the page cannot be shown without.
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
