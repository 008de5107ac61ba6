import type { FeatureSwitch, Realm } from '@marquee/realm';
import type { ComponentType } from 'react';
import type { PagePart } from '../site/page-part';
import type { SlotName, SlotProps } from './slot-table';

export type AnyProps = Record<string, unknown>;

/** The exports of a contribution's file. */
export interface ContributionModule<Props = AnyProps> {
  Contribution: ComponentType<Props>;
  /** The contribution's file, written by the bundler on the server: the HTML asks for its code early. */
  moduleId?: string;
}

/** One contribution to a slot, with its switch, its labels and its code. */
export interface SlotEntry<Props = AnyProps> extends Pick<PagePart, 'name' | 'labels'> {
  /** The place among the slot's contributions: lower numbers come first; 0 by default. */
  order?: number;
  /** The realm's switch that turns it on; one without a switch is always on. */
  feature?: FeatureSwitch;
  /** A condition that the realm's switches cannot express. */
  enabled?: (realm: Realm) => boolean;
  /** Does the contribution fit these props? Called before its code is loaded. */
  fits?: (props: Props) => boolean;
  load: () => Promise<ContributionModule<Props>>;
}

export type SlotEntries = { [Name in SlotName]?: ReadonlyArray<SlotEntry<SlotProps[Name]>> };

/** Collects the contributions of all features that are on in the realm, by slot and in order. */
export function collectSlots(
  realm: Realm,
  features: ReadonlyArray<{ slots?: SlotEntries }>,
): Map<string, SlotEntry[]> {
  const slots = new Map<string, SlotEntry[]>();
  for (const feature of features) {
    // The types of a slot's props are checked where the slot is offered.
    const given = (feature.slots ?? {}) as Readonly<Record<string, readonly SlotEntry[]>>;
    for (const [name, entries] of Object.entries(given)) {
      const on = entries.filter((entry) => isOn(realm, entry));
      slots.set(name, [...(slots.get(name) ?? []), ...on]);
    }
  }
  for (const entries of slots.values()) {
    entries.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  }
  return slots;
}

/** Is a contribution or section handler on in a realm? */
export function isOn(realm: Realm, { feature, enabled }: Pick<SlotEntry, 'feature' | 'enabled'>) {
  return (!feature || realm.features[feature]) && (!enabled || enabled(realm));
}
