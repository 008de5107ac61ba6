import { createPaths, ROUTE_TABLE } from '@marquee/renderer';
import { expect, it } from 'vitest';
import { titlePath } from './title-path';

const everything = { path: createPaths('default', ROUTE_TABLE), isLive: () => true };
const nothing = { ...everything, isLive: () => false };
const titles = [
  ['[1.2-028] an event to come', { kind: 'event', state: 'UPCOMING' }, '/live/7/rios-v-kaito'],
  ['[1.2-028] a live event', { kind: 'event', state: 'LIVE' }, '/live/7/rios-v-kaito'],
  ['[1.2-065] a replay', { kind: 'event', state: 'REPLAY' }, '/video/7/rios-v-kaito'],
  ['[1.2-065] a video', { kind: 'video' }, '/video/7/rios-v-kaito'],
  ['[1.2-062] a series', { kind: 'series' }, '/series/7/rios-v-kaito'],
  ['[1.2-052] a playlist', { kind: 'playlist' }, '/playlist/7/rios-v-kaito'],
] as const;

it.each(titles)('%s leads to its page', (_what, title, path) => {
  expect(titlePath({ id: '7', name: 'Ríos v. Kaito', ...title }, everything)).toBe(path);
});

it.each(titles)('%s leads nowhere while there is no such page', (_what, title) => {
  expect(titlePath({ id: '7', name: 'Ríos v. Kaito', ...title }, nothing)).toBeUndefined();
});
