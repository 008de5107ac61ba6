import type { FeatureSwitch, Realm } from '@marquee/realm';
import type { ComponentType } from 'react';
import type { PagePart } from '../site/page-part';
import type { SlotName, SlotProps } from './slot-table';

export type AnyProps = Record<string, unknown>;

/** What the file of a contribution exports. */
export interface ContributionModule<Props = AnyProps> {
  Contribution: ComponentType<Props>;
  /** Written by the bundler on the server: which file this is, so that its code can be asked for with the page. */
  moduleId?: string;
}

/** One contribution to a slot: complete in itself, with its switch, its labels and its code. */
export interface SlotEntry<Props = AnyProps> extends Pick<PagePart, 'name' | 'labels'> {
  /** Lower numbers come first; 0 by default. */
  order?: number;
  /** The realm's switch that turns it on; one without a switch is always on. */
  feature?: FeatureSwitch;
  /** For what the realm's switches cannot say. */
  enabled?: (realm: Realm) => boolean;
  /** Whether it has a place here, judged before its code is asked for. */
  fits?: (props: Props) => boolean;
  load: () => Promise<ContributionModule<Props>>;
}

export type SlotEntries = { [Name in SlotName]?: ReadonlyArray<SlotEntry<SlotProps[Name]>> };

/** Gathers the contributions of every feature that the realm has on, in order. */
export function collectSlots(
  realm: Realm,
  features: ReadonlyArray<{ slots?: SlotEntries }>,
): Map<string, SlotEntry[]> {
  const slots = new Map<string, SlotEntry[]>();
  for (const feature of features) {
    // Which props belong to which name is known where a slot is offered.
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

/** Whether a realm has what comes under a switch. */
export function isOn(realm: Realm, { feature, enabled }: Pick<SlotEntry, 'feature' | 'enabled'>) {
  return (!feature || realm.features[feature]) && (!enabled || enabled(realm));
}
