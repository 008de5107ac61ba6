import type { Realm } from '@marquee/realm';
import { invariant } from '../invariant';
import { collectSlots, type SlotEntries } from './slot-entry';
import { SLOT_TABLE, type SlotRow } from './slot-table';

const rows: Readonly<Record<string, SlotRow>> = SLOT_TABLE;

/**
 * Checks the contributions that are on in a realm against the slot table. Only the server calls it,
 * so that no browser downloads the table.
 * @throws {Error} for a slot that is not in the table, and for a second contribution to a slot that takes one.
 */
export function checkSlots(realm: Realm, features: ReadonlyArray<{ slots?: SlotEntries }>): void {
  for (const [name, entries] of collectSlots(realm, features)) {
    const row = rows[name];
    invariant(
      row,
      `There is no slot "${name}" in the slot table. Take a name of the table, or add a row for the place that offers it.`,
    );
    invariant(
      row.takes === 'many' || entries.length <= 1,
      `The slot "${name}" takes one contribution, and the realm "${realm.id}" has ${entries.map((entry) => `"${entry.name}"`).join(' and ')} on. Give one of them a switch that the other does not share, or let the slot take many.`,
    );
  }
}
