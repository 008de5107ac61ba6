import { expect, it } from 'vitest';
import { changedFields } from './changed-fields';

const address = { country: 'DE', city: 'Kiel' };

it.each([
  ['nothing', { name: 'Ana' }, { name: 'Ana' }, {}, {}],
  [
    'one of two',
    { name: 'Ana', line: 'x' },
    { name: 'Eva', line: 'x' },
    { name: 'Eva' },
    { name: 'Ana' },
  ],
  ['one that was empty', {}, { name: 'Eva' }, { name: 'Eva' }, {}],
  ['one that is emptied', { name: 'Ana' }, { name: '' }, { name: '' }, { name: 'Ana' }],
  [
    'an address in another order',
    { address },
    { address: { city: 'Kiel', country: 'DE', line2: '' } },
    {},
    {},
  ],
  [
    'a part of an address',
    { address },
    { address: { ...address, city: 'Bonn' } },
    { address: { ...address, city: 'Bonn' } },
    { address },
  ],
  ['an address that was empty', {}, { address: { city: '' } }, {}, {}],
])(
  'of a form only what was changed is sent, with what it was before: %s',
  (_name, began, typed, fields, before) => {
    expect(changedFields(began as never, typed as never)).toEqual({ fields, before });
  },
);
