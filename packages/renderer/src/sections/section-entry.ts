import type { FeatureSwitch, Realm, Section } from '@marquee/realm';
import type { ReactNode } from 'react';
import type { PreloadImage } from '../head/head-data';
import { invariant } from '../invariant';
import type { PagePart } from '../site/page-part';
import type { LoaderContext } from '../site/site';
import { isOn } from '../slots/slot-entry';

/** A section as its page shows it. Its handler knows its further fields. */
export interface SectionView {
  type: Section['type'];
  /** The section's id in `realm.json`. */
  id: string;
}

export interface SectionProps<View extends SectionView = SectionView> {
  /** The id of the section's element, for links. */
  id: string;
  section: View;
  /** The id of the next section's element, if there is one. */
  nextId?: string;
}

/** The data that a handler loads for its sections of a page. */
export interface LoadedSections<View extends SectionView = SectionView> {
  /** The views of the sections, without those that have nothing to show. */
  views: readonly View[];
  /** The name of the time zone of the sections' times; absent where none shows a time. */
  zone?: string;
  /** Shows the realm's texts because the origin's could not be loaded: no cache stores the page. */
  incomplete?: boolean;
}

/** The exports of a section handler's file. */
export interface SectionModule<
  Declared extends Section = Section,
  View extends SectionView = SectionView,
> {
  /** Loads the data of all its sections of a page at once. */
  load(sections: readonly Declared[], context: LoaderContext): Promise<LoadedSections<View>>;
  /** Fetches code that only `load` needs: called in the browser after the first page's hydration. */
  prepare?(): Promise<unknown>;
  Section(props: SectionProps<View>): ReactNode;
  /** The pictures that a page preloads when this section is its first. */
  preload?(section: View): readonly PreloadImage[];
  /** The handler's file, written by the bundler on the server. */
  moduleId?: string;
}

/** A feature's section handler: the types of its sections in `realm.json`, its code and its labels. */
export interface SectionEntry {
  /** Unique among the names of parts. */
  name: string;
  types: readonly Section['type'][];
  feature?: FeatureSwitch;
  enabled?: (realm: Realm) => boolean;
  /** Labels, and other parts that the sections need. */
  parts?: readonly PagePart[];
  load: () => Promise<SectionModule>;
}

/**
 * Collects the handlers that are on in the realm, by the type of their sections.
 * @throws {Error} when two handle the same type.
 */
export function collectSections(
  realm: Realm,
  features: ReadonlyArray<{ sections?: readonly SectionEntry[] }>,
): Map<string, SectionEntry> {
  const handlers = new Map<string, SectionEntry>();
  for (const entry of features.flatMap(({ sections = [] }) => sections)) {
    if (!isOn(realm, entry)) continue;
    for (const type of entry.types) {
      const other = handlers.get(type);
      invariant(
        !other,
        `Both "${other?.name}" and "${entry.name}" handle sections of the type "${type}".`,
      );
      handlers.set(type, entry);
    }
  }
  return handlers;
}
