import { describe, expect, it } from 'vitest';
import { CAPTIONS_PRESETS, readCaptionsLook } from './captions-look';

const { default: usual, contrast } = CAPTIONS_PRESETS;

describe('readCaptionsLook', () => {
  it.each(Object.entries(CAPTIONS_PRESETS))('reads the preset %s as it was stored', (_, look) => {
    expect(readCaptionsLook(JSON.parse(JSON.stringify(look)))).toEqual(look);
  });

  it.each([undefined, null, 'large', 7, [], {}])('reads the default from %j', (stored) => {
    expect(readCaptionsLook(stored)).toEqual(usual);
  });

  it.each<[string, unknown]>([
    ['size', 900],
    ['size', Number.NaN],
    ['size', '100'],
    ['opacity', -1],
    ['colour', 'url(//evil)'],
    ['font', 'constructor'],
    ['edge', null],
    ['position', 'left'],
  ])('reads the default %s instead of %j, and keeps the rest', (name, value) => {
    const read = readCaptionsLook({ ...contrast, [name]: value });
    expect(read).toEqual({ ...contrast, [name]: Reflect.get(usual, name) });
  });
});
