import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandInputs } from './brand-inputs';
import { composite, contrast } from './colour';
import { derivePalette, type PaletteName, type Scheme } from './palette';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

const inputs = fc.record({
  accent: colour,
  neutral: colour,
  surface: fc.option(colour, { nil: undefined }),
  accentAlt: fc.option(colour, { nil: undefined }),
});

const brand = (
  colours: Pick<BrandInputs, 'accent' | 'neutral' | 'surface' | 'accentAlt'>,
): BrandInputs => ({
  scheme: 'auto',
  fonts: { display: 'default', text: 'default' },
  corners: 'soft',
  density: 'regular',
  motion: 'calm',
  image: 'plain',
  ornament: 'none',
  displayCase: 'none',
  ...colours,
});

const GROUNDS: PaletteName[] = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay'];

/** Every text that components lay on a surface: [text, surfaces]. */
const TEXT_PAIRS: [PaletteName, PaletteName[]][] = [
  ['text', [...GROUNDS, 'danger-soft', 'success-soft', 'warning-soft', 'accent-soft']],
  ['text-muted', [...GROUNDS, 'danger-soft', 'success-soft', 'warning-soft']],
  ['accent-text', [...GROUNDS, 'accent-soft']],
  ['danger-text', [...GROUNDS, 'danger-soft']],
  ['success-text', [...GROUNDS, 'success-soft']],
  ['warning-text', [...GROUNDS, 'warning-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-accent-alt', ['accent-alt']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-live', ['live']],
  ['surface', ['text']],
];

/** Edges of controls and rings of focus. */
const INTERFACE_PAIRS: [PaletteName, PaletteName[]][] = [
  ['border-strong', GROUNDS],
  ['focus', GROUNDS],
  ['accent-edge', GROUNDS],
];

function tooLow(colours: Parameters<typeof brand>[0], scheme: Scheme): string[] {
  const { palette, strong } = derivePalette(brand(colours), scheme);
  const found: string[] = [];
  const check = (name: string, one: string, other: string, needed: number) => {
    const reached = contrast(one, other);
    if (reached < needed)
      found.push(`${scheme} ${name}: ${one} on ${other} is ${reached.toFixed(2)}`);
  };
  for (const set of [palette, { ...palette, ...strong }]) {
    for (const [text, grounds] of TEXT_PAIRS)
      for (const ground of grounds) check(`${text} on ${ground}`, set[text], set[ground], 4.5);
    for (const [edge, grounds] of INTERFACE_PAIRS)
      for (const ground of grounds) check(`${edge} beside ${ground}`, set[edge], set[ground], 3);
    const alpha = Number.parseInt(set['tint-strong'].slice(7), 16) / 255;
    for (const ground of GROUNDS) {
      const tinted = composite(set['tint-strong'].slice(0, 7), alpha, set[ground]);
      for (const text of ['text', 'text-muted', 'accent-text'] as const)
        check(`${text} on a tinted ${ground}`, set[text], tinted, 4.5);
    }
  }
  return found;
}

describe('derivePalette', () => {
  it('keeps every text at 4.5:1 and every edge at 3:1, whatever the brand colours', () => {
    fc.assert(
      fc.property(inputs, (colours) => {
        expect([...tooLow(colours, 'light'), ...tooLow(colours, 'dark')]).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('leaves a brand accent as it is and says where its text shade had to move', () => {
    const { palette, notes } = derivePalette(
      brand({ accent: '#ffd400', neutral: '#888888' }),
      'light',
    );
    expect(palette.accent).toBe('#ffd400');
    expect(palette['on-accent']).not.toBe('#ffffff');
    expect(notes.map(({ input, use, needed }) => [input, use, needed])).toEqual([
      ['accent', 'text', 4.5],
      ['accent', 'edge', 3],
    ]);
  });

  it('moves a surface that no text could stand on, and says so', () => {
    const { palette, notes } = derivePalette(
      brand({ accent: '#0055ff', neutral: '#888888', surface: '#6a6a6a' }),
      'dark',
    );
    expect(palette.surface).not.toBe('#6a6a6a');
    expect(notes.find(({ input }) => input === 'surface')).toMatchObject({ from: '#6a6a6a' });
  });

  it('notes a surface that contradicts the only scheme there is', () => {
    const { palette, notes } = derivePalette(
      { ...brand({ accent: '#0055ff', neutral: '#888888', surface: '#ffffff' }), scheme: 'dark' },
      'dark',
    );
    expect(contrast(palette.surface, '#ffffff')).toBeGreaterThan(10);
    expect(notes[0]).toMatchObject({ input: 'surface', from: '#ffffff', to: palette.surface });
  });

  it('takes a surface for the scheme its lightness belongs to', () => {
    const teal = brand({ accent: '#d9b25f', neutral: '#b9a77c', surface: '#06292c' });
    expect(derivePalette(teal, 'dark').palette.surface).toBe('#06292c');
    expect(contrast(derivePalette(teal, 'light').palette.surface, '#ffffff')).toBeLessThan(1.2);
  });
});
