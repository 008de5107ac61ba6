import { createPaths, ROUTE_TABLE } from '@marquee/renderer';
import { expect, it } from 'vitest';
import { titlePath } from './title-path';

const everything = { path: createPaths('default', ROUTE_TABLE), isLive: () => true };
const nothing = { ...everything, isLive: () => false };
const titles = [
  ['an event to come', { kind: 'event', state: 'UPCOMING' }, '/live/7/rios-v-kaito'],
  ['a live event', { kind: 'event', state: 'LIVE' }, '/live/7/rios-v-kaito'],
  ['a replay', { kind: 'event', state: 'REPLAY' }, '/video/7/rios-v-kaito'],
  ['a video', { kind: 'video' }, '/video/7/rios-v-kaito'],
  ['a series', { kind: 'series' }, '/series/7/rios-v-kaito'],
  ['a playlist', { kind: 'playlist' }, '/playlist/7/rios-v-kaito'],
] as const;

it.each(titles)('titlePath of %s is the address of its page', (_what, title, path) => {
  expect(titlePath({ id: '7', name: 'Ríos v. Kaito', ...title }, everything)).toBe(path);
});

it.each(titles)('titlePath of %s is undefined while the realm has no such page', (_what, title) => {
  expect(titlePath({ id: '7', name: 'Ríos v. Kaito', ...title }, nothing)).toBeUndefined();
});

it.each(titles)(
  'titlePath of %s is the address of its page when the realm has no other page',
  (_what, title, path) => {
    const [, route = ''] = path.split('/');
    const leads = (name: string) =>
      titlePath(
        { id: '7', name: 'Ríos v. Kaito', ...title },
        { ...everything, isLive: (asked) => asked === name },
      );
    expect(leads(route)).toBe(path);
    for (const other of ['live', 'video', 'series', 'playlist'].filter((name) => name !== route)) {
      expect(leads(other)).toBeUndefined();
    }
  },
);
