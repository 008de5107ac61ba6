import type { FeatureSwitch, Realm, Section } from '@marquee/realm';
import type { ReactNode } from 'react';
import type { PreloadImage } from '../head/head-data';
import { invariant } from '../invariant';
import type { PagePart } from '../site/page-part';
import type { LoaderContext } from '../site/site';
import { isOn } from '../slots/slot-entry';

/** A section as its page shows it. What else is in it is known to the section's handler. */
export interface SectionView {
  type: Section['type'];
  /** The section's id in `realm.json`. */
  id: string;
}

export interface SectionProps<View extends SectionView = SectionView> {
  /** The element's id, to which links lead. */
  id: string;
  section: View;
  /** The id of the element of the next section, if there is one. */
  nextId?: string;
}

/** What a handler makes of its sections of a page. */
export interface LoadedSections<View extends SectionView = SectionView> {
  /** Without the sections that have nothing to show. */
  views: readonly View[];
  /** The zone in which the sections tell times, in words; absent where none tells a time. */
  zone?: string;
  /** Texts of the realm are shown in place of the origin's, which did not come: no cache keeps the page. */
  incomplete?: boolean;
}

/** What the file of a section's handler exports. */
export interface SectionModule<
  Declared extends Section = Section,
  View extends SectionView = SectionView,
> {
  /** Asks for the data of all its sections of a page at once. */
  load(sections: readonly Declared[], context: LoaderContext): Promise<LoadedSections<View>>;
  /** Fetches what only `load` needs, where that is apart: called in the browser once the first page is alive. */
  prepare?(): Promise<unknown>;
  Section(props: SectionProps<View>): ReactNode;
  /** The pictures that a page wants before anything else when this section is its first. */
  preload?(section: View): readonly PreloadImage[];
  /** Written by the bundler on the server. */
  moduleId?: string;
}

/** Sections of a page that a feature handles: their types in `realm.json`, and the code and labels that show them. */
export interface SectionEntry {
  /** Unlike any other part's name. */
  name: string;
  types: readonly Section['type'][];
  feature?: FeatureSwitch;
  enabled?: (realm: Realm) => boolean;
  /** Labels, and other parts that the sections need. */
  parts?: readonly PagePart[];
  load: () => Promise<SectionModule>;
}

/**
 * The handler of each type of section that the realm has on.
 * @throws {Error} where two handle the same type
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
