import type { ComponentType } from 'react';

/**
 * The props that each slot hands to what fills it. A feature that offers a slot adds its row by declaration merging:
 * `declare module '@marquee/renderer' { interface SlotProps { 'event.actions': { eventId: string } } }`.
 */
export interface SlotProps {
  /**
   * Over whatever page is in view, while the origin still misses something of the viewer's account
   * (`missingInformationStatus`), or a call waits until its terms are accepted (`CONSENT_REQUIRED`).
   */
  'viewer.incomplete': {
    callWaits: boolean;
    /** Everything is given, or cannot be asked for: calls that wait are repeated, or fail as they were refused. */
    onSettled: (given: boolean) => void;
  };
}

export type SlotName = keyof SlotProps;

export type AnyProps = Record<string, unknown>;

/** One contribution to a slot; lower `order` stands first. */
export interface SlotEntry<Props = AnyProps> {
  order?: number;
  load: () => Promise<{ default: ComponentType<Props> }>;
}

export type SlotEntries = { [Name in SlotName]?: ReadonlyArray<SlotEntry<SlotProps[Name]>> };

/** Gathers every feature's contributions, in order. */
export function collectSlots(
  features: ReadonlyArray<{ slots?: SlotEntries }>,
): Map<string, SlotEntry[]> {
  const slots = new Map<string, SlotEntry[]>();
  for (const feature of features) {
    // Which props belong to which name is known where a slot stands.
    const given = (feature.slots ?? {}) as Readonly<Record<string, readonly SlotEntry[]>>;
    for (const [name, entries] of Object.entries(given)) {
      slots.set(name, [...(slots.get(name) ?? []), ...entries]);
    }
  }
  for (const entries of slots.values()) {
    entries.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  }
  return slots;
}
