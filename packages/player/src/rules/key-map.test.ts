import { describe, expect, it } from 'vitest';
import { keyAction } from './key-action';
import { KEY_ROWS, keyRows } from './key-map';

const labels = (title: { isLive: boolean; hasNext: boolean }) =>
  keyRows(title).map(({ label }) => label);

describe('keyRows', () => {
  it('has every key that acts, once', () => {
    const around = {
      target: 'picture',
      isPaused: true,
      hasNext: true,
      isOff: false,
      skip: 10,
    } as const;
    const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at).toLowerCase());
    const named = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Escape', 'Enter', 'Home'];
    const acting = [...new Set([...ascii, ...named])].filter((key) =>
      [true, false].some((isLive) =>
        keyAction(
          {
            key,
            code: '',
            shiftKey: false,
            ctrlKey: false,
            altKey: false,
            metaKey: false,
            repeat: false,
          },
          { ...around, isLive },
        ),
      ),
    );
    const listed = KEY_ROWS.filter(({ withShift }) => !withShift).flatMap(({ keys }) => keys);
    expect(listed.toSorted()).toEqual(acting.toSorted());
  });

  it('leaves out what does nothing in a live stream, and what only one has', () => {
    expect(labels({ isLive: true, hasNext: false })).not.toContain('tenth');
    expect(labels({ isLive: true, hasNext: false })).not.toContain('speed');
    expect(labels({ isLive: true, hasNext: false })).toContain('goLive');
    expect(labels({ isLive: false, hasNext: false })).not.toContain('goLive');
  });

  it('has the next title only where there is one', () => {
    expect(labels({ isLive: false, hasNext: true })).toContain('next');
    expect(labels({ isLive: false, hasNext: false })).not.toContain('next');
  });
});
