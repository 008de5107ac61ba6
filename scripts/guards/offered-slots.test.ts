import { describe, expect, it } from 'vitest';
import {
  SLOT_TABLE,
  type SlotName,
  type SlotRow,
} from '../../packages/renderer/src/slots/slot-table';
import { repositoryFiles } from './repository-files';

const sources = repositoryFiles('packages/*/src/*.tsx').filter(
  ({ file }) => !/\.(test|stories)\.tsx$/.test(file),
);

/** The files in which a slot is offered: as an element, or by the hook of late slots. */
function offersOf(name: SlotName): string[] {
  const offer = new RegExp(`(<(Late)?Slot\\b[^>]*?\\sname=|useLateSlot\\()["']${name}["']`, 's');
  return sources.filter(({ text }) => offer.test(text)).map(({ file }) => file);
}

const manifests = repositoryFiles('packages/*/src/*.ts').filter(({ text }) =>
  text.includes('defineFeature('),
);
/** A slot that no page offers and no feature fills belongs to a page that is not built yet. */
const isPlanned = (name: SlotName) =>
  offersOf(name).length === 0 && !manifests.some(({ text }) => text.includes(`'${name}': `));

// Object.keys says no more of an object's keys than that they are texts.
const names = Object.keys(SLOT_TABLE) as SlotName[];
const rows: Readonly<Record<SlotName, SlotRow>> = SLOT_TABLE;

describe('the slot table', () => {
  it.each(names.filter((name) => !isPlanned(name)))(
    'has a row for %s, which only the package named there offers, once',
    (name) => {
      const { offeredBy } = rows[name];
      const folder = offeredBy === 'shell' ? 'renderer/src/shell' : `${offeredBy}/src`;
      expect(offersOf(name)).toEqual([expect.stringContaining(`packages/${folder}/`)]);
    },
  );

  it('is read with the manifests that fill the slots', () => {
    expect(manifests.length).toBeGreaterThan(3);
    expect(names.filter((name) => !isPlanned(name)).length).toBeGreaterThan(5);
  });
});
