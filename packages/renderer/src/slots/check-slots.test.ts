import { describe, expect, it } from 'vitest';
import { realmFixture } from '../testing';
import { checkSlots } from './check-slots';
import type { SlotEntries } from './slot-entry';

const contribution = (name: string) => ({
  name,
  load: async () => ({ Contribution: () => null }),
});
const realm = realmFixture();
const only = (name: string) =>
  realmFixture({ features: new Proxy(realm.features, { get: (_, one) => one === name }) });

describe('checkSlots', () => {
  it('accepts any number of contributions to a slot that takes many', () => {
    const slots: SlotEntries = { 'navbar.actions': [contribution('a'), contribution('b')] };
    expect(() => checkSlots(realm, [{ slots }, { slots }])).not.toThrow();
  });

  it('refuses a second contribution to a slot that takes one, and names both', () => {
    const slots: SlotEntries = { 'title.access': [contribution('a/price')] };
    const more: SlotEntries = { 'title.access': [contribution('b/gift')] };
    expect(() => checkSlots(realm, [{ slots }, { slots: more }])).toThrow(
      /"title\.access" takes one.*"a\/price" and "b\/gift"/,
    );
  });

  it('counts only contributions that are on in the realm', () => {
    const slots: SlotEntries = {
      'title.access': [
        { ...contribution('a/price'), feature: 'purchase' },
        { ...contribution('b/gift'), feature: 'gifts' },
      ],
    };
    expect(() => checkSlots(only('gifts'), [{ slots }])).not.toThrow();
    expect(() => checkSlots(realm, [{ slots }])).toThrow(/takes one/);
  });

  it('refuses a slot that the table does not know', () => {
    const slots: object = { 'title.acces': [contribution('a')] };
    expect(() => checkSlots(realm, [{ slots }])).toThrow(/no slot "title\.acces"/);
  });
});
