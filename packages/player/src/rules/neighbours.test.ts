import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours';

const stream = { previous: { id: 's1e3' }, next: { id: 's1e5', countdown: 10 } };

it.each([
  ['a title alone', {}, null, { search: '' }],
  ['no stream yet', null, null, { search: '' }],
  [
    'an episode',
    stream,
    null,
    { previous: 's1e3', next: { id: 's1e5', countdown: 10 }, search: '' },
  ],
  [
    'an episode in a list',
    stream,
    { previous: 'final', next: 'farewell', search: '?list=7' },
    { previous: 'final', next: { id: 'farewell', countdown: 8 }, search: '?list=7' },
  ],
  [
    'an episode that is the last of a list',
    stream,
    { previous: 'final', search: '?list=7' },
    { previous: 'final', search: '?list=7' },
  ],
])('knows what is beside %s', (_what, of, listed, expected) => {
  expect(neighboursOf(of, listed)).toEqual(expected);
});
