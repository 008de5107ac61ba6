import { expect, it } from 'vitest';
import { families, licence, plans } from '../testing/samples';
import { planGroups } from './plans';

const settings = { offerFree: false, order: [] };
const names = (groups: ReturnType<typeof planGroups>) =>
  groups.map(({ plans: all }) =>
    all.map(({ licence: one, standing }) => `${one.name}: ${standing}`),
  );

it('planGroups has a group for each family, lowest rank first, and one for the others', () => {
  expect(names(planGroups(families(), settings))).toEqual([
    ['Highlights: buy', 'Season: buy', 'Season for a year: buy'],
    ['The final: buy'],
  ]);
});

it('planGroups shows the viewer’s plan, and what is up and down from it', () => {
  const owned = plans.map((one) => (one.id === 102 ? { ...one, status: 'ACTIVE' as const } : one));
  expect(names(planGroups(families(owned), settings))[0]).toEqual([
    'Highlights: down',
    'Season: current',
    'Season for a year: up',
  ]);
});

it.each([
  // The origin begins a higher rank at once, and any other when the present one ends: its table in tier-change has the same rows.
  ['a higher one', 20, 'up'],
  ['a lower one', 5, 'down'],
  ['one of the same rank', 10, 'same'],
])(
  '[2.4-18] %s counts as lower only below the present one’s rank, and as higher only above it',
  (_, rank, standing) => {
    const present = licence({ id: 1, name: 'A', rank: 10, status: 'ACTIVE' });
    const [group] = planGroups(families([present, licence({ id: 2, name: 'B', rank })]), settings);
    expect(group?.plans.find((one) => one.licence.id === 2)?.standing).toBe(standing);
  },
);

it('planGroups shows what begins later, and hides what is expired and paused', () => {
  const all = [
    licence({ id: 1, name: 'A', status: 'SWITCH_TO' }),
    licence({ id: 2, name: 'B', status: 'EXPIRED', pauseState: 'PAUSED' }),
  ];
  expect(names(planGroups(families(all), settings))).toEqual([['A: later']]);
});

it('planGroups offers no plan anew that waits for its payment to be confirmed', () => {
  const all = [licence({ id: 1, name: 'A', status: 'INACTIVE' })];
  expect(names(planGroups(families(all), settings))).toEqual([['A: current']]);
});

it('planGroups follows the realm’s order and marks its licence', () => {
  const [group] = planGroups(families(), { ...settings, order: [103, 101], marked: 102 });
  expect(group?.plans.map(({ licence: { id } }) => id)).toEqual([103, 101, 102]);
  expect(group?.plans.map(({ marked }) => marked)).toEqual([false, false, true]);
});

it('planGroups shows only the wanted licences, and all where none of them is there', () => {
  expect(names(planGroups(families(), settings, [110]))).toEqual([['The final: buy']]);
  expect(names(planGroups(families(), settings, [999]))).toHaveLength(2);
});
