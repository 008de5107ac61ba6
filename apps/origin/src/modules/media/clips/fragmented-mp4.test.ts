import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { movedFragment, readTrack } from './fragmented-mp4';

const clip = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../../artwork/clips/${name}`, import.meta.url)));

describe('readTrack', () => {
  it.each(['apex/360.mp4', 'noor/180.mp4', 'sound/main.mp4', 'sound/second.mp4'])(
    'reads %s: twelve fragments that follow one another, and 24 seconds in all',
    (name) => {
      const { header, timescale, fragments } = readTrack(clip(name));
      expect(header.toString('latin1', 4, 8)).toBe('ftyp');
      expect(fragments).toHaveLength(12);
      let next = 0;
      for (const { begins, lasts } of fragments) {
        expect(begins).toBe(next);
        next = begins + lasts;
      }
      expect(next / timescale).toBe(24);
    },
  );

  it.each([
    ['no fragments', Buffer.from([0, 0, 0, 8, 0x66, 0x74, 0x79, 0x70])],
    ['a box longer than the file', Buffer.from([0, 0, 1, 0, 0x66, 0x74, 0x79, 0x70])],
    ['a box of no length', Buffer.alloc(16)],
  ])('refuses a file with %s', (_, file) => expect(() => readTrack(file)).toThrow());
});

describe('movedFragment', () => {
  it('writes another time and number, and leaves the fragment as it was', () => {
    const track = readTrack(clip('apex/180.mp4'));
    const [, second] = track.fragments;
    if (!second) throw new Error('A clip has more than one fragment.');
    const before = Buffer.from(second.bytes);
    const moved = movedFragment(second, 5 * 368_640, 63);
    expect(second.bytes).toEqual(before);
    const again = readTrack(Buffer.concat([track.header, moved]));
    expect(again.fragments).toEqual([
      { bytes: moved, begins: second.begins + 5 * 368_640, lasts: second.lasts },
    ]);
    expect(moved.readUInt32BE(20)).toBe(63);
    expect(moved.length).toBe(before.length);
  });
});
