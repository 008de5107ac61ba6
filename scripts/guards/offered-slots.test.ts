import { describe, expect, it } from 'vitest';
import {
  SLOT_TABLE,
  type SlotName,
  type SlotRow,
} from '../../packages/renderer/src/slots/slot-table';
import { repositoryFiles } from './repository-files';

/** Slots of pages that are not built yet. The list may only become shorter. */
const PLANNED: readonly SlotName[] = ['title.access', 'player.overlay'];

const sources = repositoryFiles('packages/*/src/*.tsx').filter(
  ({ file }) => !/\.(test|stories)\.tsx$/.test(file),
);

/** The files in which a slot is offered: as an element, or by the hook of late slots. */
function offersOf(name: SlotName): string[] {
  const offer = new RegExp(`(<(Late)?Slot\\b[^>]*?\\sname=|useLateSlot\\()["']${name}["']`, 's');
  return sources.filter(({ text }) => offer.test(text)).map(({ file }) => file);
}

// Object.keys says no more of an object's keys than that they are texts.
const names = Object.keys(SLOT_TABLE) as SlotName[];
const rows: Readonly<Record<SlotName, SlotRow>> = SLOT_TABLE;

describe('the slot table', () => {
  it.each(names.filter((name) => !PLANNED.includes(name)))(
    'has a row for %s, which only the package named there offers, once',
    (name) => {
      const { offeredBy } = rows[name];
      const folder = offeredBy === 'shell' ? 'renderer/src/shell' : `${offeredBy}/src`;
      expect(offersOf(name)).toEqual([expect.stringContaining(`packages/${folder}/`)]);
    },
  );

  it('lists no slot as planned that a page already offers', () => {
    expect(PLANNED.filter((name) => offersOf(name).length > 0)).toEqual([]);
  });
});
