import { describe, expect, it } from 'vitest';
import { type KeyAction, type KeySurroundings, keyAction, type PressedKey } from './key-action';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
});
const around: KeySurroundings = {
  target: 'picture',
  isLive: false,
  isPaused: false,
  hasNext: true,
  isOff: false,
  skip: 10,
};
const live = { ...around, isLive: true };
const does = (pressed: PressedKey, where: KeySurroundings) =>
  keyAction(pressed, where)?.does ?? null;

describe('keyAction', () => {
  it.each<[string, KeyAction]>([
    [' ', { does: 'togglePlay' }],
    ['k', { does: 'togglePlay' }],
    ['K', { does: 'togglePlay' }],
    ['ArrowLeft', { does: 'seekBy', seconds: -10 }],
    ['ArrowRight', { does: 'seekBy', seconds: 10 }],
    ['j', { does: 'seekBy', seconds: -10 }],
    ['l', { does: 'seekBy', seconds: 10 }],
    ['ArrowUp', { does: 'volumeBy', share: 0.05 }],
    ['ArrowDown', { does: 'volumeBy', share: -0.05 }],
    ['m', { does: 'toggleMute' }],
    ['c', { does: 'toggleCaptions' }],
    ['a', { does: 'chooseSound' }],
    ['f', { does: 'toggleFullPage' }],
    ['p', { does: 'pictureInPicture' }],
    ['t', { does: 'theatre' }],
    ['s', { does: 'startOver' }],
    ['0', { does: 'seekToTenth', tenth: 0 }],
    ['9', { does: 'seekToTenth', tenth: 9 }],
    ['<', { does: 'speed', step: -1 }],
    ['>', { does: 'speed', step: 1 }],
    ['n', { does: 'next' }],
    ['?', { does: 'showKeys' }],
    ['Escape', { does: 'leave' }],
  ])('knows the key %s', (key, action) => {
    expect(keyAction(press(key), around)).toEqual(action);
  });

  it.each<[string, string, KeyAction]>([
    ['ن', 'KeyK', { does: 'togglePlay' }],
    ['л', 'KeyK', { does: 'togglePlay' }],
    ['٣', 'Digit3', { does: 'seekToTenth', tenth: 3 }],
  ])('knows %s, of a keyboard with other letters, by its place %s', (key, code, action) => {
    expect(keyAction(press(key, { code }), around)).toEqual(action);
  });

  it('knows the question mark of an Arabic keyboard, and leaves other letters without a key', () => {
    expect(does(press('؟', { code: 'Slash', shiftKey: true }), around)).toBe('showKeys');
    expect(does(press('ظ', { code: 'Slash' }), around)).toBeNull();
    expect(does(press('é', { code: 'Digit2' }), around)).toBeNull();
  });

  it('takes a Latin letter as it is, wherever the keyboard has it', () => {
    expect(does(press('m', { code: 'Semicolon' }), around)).toBe('toggleMute');
  });

  it.each([5, 15, 30])('steps by %s seconds where the realm has it so', (skip) => {
    const step = (key: string) => keyAction(press(key), { ...around, skip });
    expect(step('ArrowLeft')).toEqual({ does: 'seekBy', seconds: -skip });
    expect(step('l')).toEqual({ does: 'seekBy', seconds: skip });
  });

  it.each(['ArrowLeft', 'J', 'ArrowRight', 'L'])('steps by a minute with Shift and %s', (key) => {
    const action = keyAction(press(key, { shiftKey: true }), around);
    expect(action).toMatchObject({ does: 'seekBy', seconds: /left|j/i.test(key) ? -60 : 60 });
  });

  it('moves by frames in a pause only', () => {
    expect(keyAction(press('.'), { ...around, isPaused: true })).toEqual({
      does: 'frame',
      frames: 1,
    });
    expect(keyAction(press(','), around)).toBeNull();
  });

  it('has no tenths and no speed in a live stream, and goes live only there', () => {
    expect(['5', '<', '>', 'g'].map((key) => does(press(key), live))).toEqual([
      null,
      null,
      null,
      'goLive',
    ]);
    expect(keyAction(press('g'), around)).toBeNull();
  });

  it('goes to no next title where there is none', () => {
    expect(keyAction(press('n'), { ...around, hasNext: false })).toBeNull();
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)(
    'leaves a key with %s to the browser',
    (name) => {
      expect(keyAction(press('f', { [name]: true }), around)).toBeNull();
    },
  );

  it.each([
    ['button', [' ', 'Enter'], ['k', 'ArrowLeft']],
    ['slider', ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'], [' ', 'm']],
    ['choice', [' ', 'ArrowDown', 'End'], ['Escape', 'm']],
    ['text', [' ', 'k', 'ArrowLeft', '5'], ['Escape']],
  ] as const)('leaves a focused %s its own keys', (target, own, others) => {
    for (const key of own) expect(keyAction(press(key), { ...around, target })).toBeNull();
    for (const key of others) expect(keyAction(press(key), { ...around, target })).not.toBeNull();
  });

  it('does nothing but leave when the keys are off', () => {
    const off = { ...around, isOff: true };
    expect(does(press('k'), off)).toBeNull();
    expect(does(press('Escape'), off)).toBe('leave');
  });

  it('repeats steps while a key is held, and toggles once', () => {
    expect(does(press('l', { repeat: true }), around)).toBe('seekBy');
    expect(does(press('m', { repeat: true }), around)).toBeNull();
  });

  it.each(['Tab', 'Enter', 'x', 'constructor', 'F5'])('knows nothing of %s', (key) => {
    expect(keyAction(press(key), around)).toBeNull();
  });
});
