import { expect, it } from 'vitest';
import { loadChapters, loadThumbnails } from './load-preview';
import type { TimedText } from './read-cues';

const HOSTS = ['https://media.example'];
const LISTS: Readonly<Record<string, readonly TimedText[]>> = {
  'https://media.example/thumbnails.vtt': [
    { start: 0, end: 2, text: 'sprite.webp#xywh=0,0,160,90' },
    { start: 2, end: 4, text: 'https://elsewhere.example/sprite.webp#xywh=0,0,160,90' },
    { start: 4, end: 6, text: 'sprite.webp#xywh=160,0,160,90' },
  ],
  'https://media.example/chapters.vtt': [
    { start: 0, end: 3, text: 'At the gate' },
    { start: 0, end: 3, text: 'Arrivals' },
    { start: 3, end: 6, text: ' First round\n' },
    { start: 6, end: 9, text: ' ' },
  ],
};
const asked: string[][] = [];
async function read(address: string, kind: 'chapters' | 'metadata') {
  asked.push([address, kind]);
  return LISTS[address] ?? [];
}

it('loadThumbnails finds the picture of each moment, but none at another host', async () => {
  const thumbnailAt = await loadThumbnails('https://media.example/thumbnails.vtt', HOSTS, read);
  const src = 'https://media.example/sprite.webp';
  expect(thumbnailAt(1.5)).toEqual({ src, x: 0, y: 0, width: 160, height: 90 });
  expect(thumbnailAt(3)).toBeNull();
  expect(thumbnailAt(5)).toEqual({ src, x: 160, y: 0, width: 160, height: 90 });
  expect(thumbnailAt(9)).toBeNull();
});

it('loadChapters tells where each chapter begins, once a moment, and leaves out those without a name', async () => {
  expect(await loadChapters('https://media.example/chapters.vtt', HOSTS, read)).toEqual([
    { at: 0, label: 'Arrivals' },
    { at: 3, label: 'First round' },
  ]);
});

it('loadThumbnails and loadChapters ask no other host for a list', async () => {
  asked.length = 0;
  const thumbnailAt = await loadThumbnails('https://elsewhere.example/thumbnails.vtt', HOSTS, read);
  expect(thumbnailAt(1)).toBeNull();
  expect(await loadChapters('http://media.example/chapters.vtt', HOSTS, read)).toEqual([]);
  expect(asked).toEqual([]);
});
