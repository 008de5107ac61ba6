import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandColours, ColourInputs } from './brand-inputs';
import { readTone, toHex } from './colour';
import { contrast } from './contrast';
import { measurePairs } from './pairs';
import { derivePalette, STEPS } from './palette';
import { deriveScales, type ScaleName, type Step, stepOf } from './scales';
import type { Scheme } from './scheme';

/** The full run tries ten thousand brands, the short one a few hundred. */
const full = Boolean(process.env.FULL);
const everyBrand = full ? { numRuns: 10_000 } : { numRuns: 100 };
const someBrands = full ? { numRuns: 2000 } : { numRuns: 100 };
const patience = 600_000;

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel).map(toHex);

const inputs = fc.record({
  accent: colour,
  neutral: colour,
  surface: fc.option(colour, { nil: undefined }),
  accentAlt: fc.option(colour, { nil: undefined }),
});

const brand = (colours: BrandColours): ColourInputs => ({ scheme: 'auto', ...colours });

const SCHEMES: Scheme[] = ['light', 'dark'];

/** The pairs with too little contrast in one scheme, also for viewers who ask for more contrast. */
function tooLow(colours: Parameters<typeof brand>[0], scheme: Scheme): string[] {
  const { palette, strong } = derivePalette(brand(colours), scheme);
  return [palette, { ...palette, ...strong }]
    .flatMap(measurePairs)
    .filter(({ reached, needed }) => reached < needed)
    .map(
      ({ colour: name, ground, foreground, background, reached }) =>
        `${scheme} ${name} on ${ground}: ${foreground} on ${background} is ${reached.toFixed(2)}`,
    );
}

describe('derivePalette', () => {
  it(
    'gives every text 4.5:1 and every edge 3:1, for any brand colours',
    () => {
      fc.assert(
        fc.property(inputs, (colours) => {
          expect(SCHEMES.flatMap((scheme) => tooLow(colours, scheme))).toEqual([]);
        }),
        everyBrand,
      );
    },
    patience,
  );

  it(
    'notes every brand colour that it had to move, and no other',
    () => {
      fc.assert(
        fc.property(inputs, fc.constantFrom(...SCHEMES), (colours, scheme) => {
          const { palette, notes } = derivePalette(brand(colours), scheme);
          const said = new Set(notes.map(({ use }) => use));
          expect(palette.accent).toBe(colours.accent);
          expect(said.has('text')).toBe(palette['accent-text'] !== colours.accent);
          expect(said.has('edge')).toBe(palette['accent-edge'] !== colours.accent);
          expect(said.has('mark')).toBe(palette['accent-on-plate'] !== colours.accent);
          for (const { from, to, reached, needed } of notes) {
            expect(from).not.toBe(to);
            expect(reached).toBeLessThan(needed);
          }
        }),
        someBrands,
      );
    },
    patience,
  );

  it(
    'has another shade for hovering, for any accent',
    () => {
      fc.assert(
        fc.property(inputs, fc.constantFrom(...SCHEMES), (colours, scheme) => {
          const { palette } = derivePalette(brand(colours), scheme);
          const [rest, hovered] = [readTone(palette.accent).l, readTone(palette['accent-hover']).l];
          expect(Math.abs(rest - hovered)).toBeGreaterThan(0.03);
        }),
        someBrands,
      );
    },
    patience,
  );

  it('gives text more contrast where viewers ask for it', () => {
    const colours = brand({ accent: '#d9b25f', neutral: '#2a5a58', surface: '#06282b' });
    const { palette, strong } = derivePalette(colours, 'dark');
    for (const [name, value] of Object.entries(strong)) {
      const plain = palette[name as keyof typeof palette];
      expect(contrast(value, palette.surface)).toBeGreaterThan(contrast(plain, palette.surface));
    }
  });

  it('does not change a brand accent, and notes where its text shade had to move', () => {
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

  it('moves a surface that gives text too little contrast, and notes it', () => {
    const { palette, notes } = derivePalette(
      brand({ accent: '#0055ff', neutral: '#888888', surface: '#6a6a6a' }),
      'dark',
    );
    expect(palette.surface).not.toBe('#6a6a6a');
    expect(notes.find(({ input }) => input === 'surface')).toMatchObject({ from: '#6a6a6a' });
  });

  it('notes a surface that does not fit the brand’s only scheme', () => {
    const { palette, notes } = derivePalette(
      { ...brand({ accent: '#0055ff', neutral: '#888888', surface: '#ffffff' }), scheme: 'dark' },
      'dark',
    );
    expect(contrast(palette.surface, '#ffffff')).toBeGreaterThan(10);
    expect(notes[0]).toMatchObject({ input: 'surface', from: '#ffffff', to: palette.surface });
  });

  it('uses a surface in the scheme of its lightness', () => {
    const teal = brand({ accent: '#d9b25f', neutral: '#b9a77c', surface: '#06292c' });
    expect(derivePalette(teal, 'dark').palette.surface).toBe('#06292c');
    expect(contrast(derivePalette(teal, 'light').palette.surface, '#ffffff')).toBeLessThan(1.2);
  });
});

describe('deriveScales', () => {
  it(
    'has twelve steps a scale, and neutrals that only grow darker or only lighter',
    () => {
      fc.assert(
        fc.property(inputs, fc.constantFrom(...SCHEMES), (colours, scheme) => {
          const { scales } = deriveScales(brand(colours), scheme);
          for (const scale of Object.values(scales)) {
            expect(scale).toHaveLength(12);
            for (const step of scale) expect(step).toMatch(/^#[0-9a-f]{6}$/);
          }
          const lightness = scales.neutral.map((step) => readTone(step).l);
          const towardsInk = scheme === 'dark' ? 1 : -1;
          for (const [at, l] of lightness.slice(1).entries()) {
            // a step of eight bits may round the other way
            expect((l - (lightness[at] ?? l)) * towardsInk).toBeGreaterThan(-0.005);
          }
        }),
        someBrands,
      );
    },
    patience,
  );

  it.each(SCHEMES)('has the colours of %s pages as its steps', (scheme) => {
    const colours = brand({ accent: '#ff4a1c', neutral: '#16243a', accentAlt: '#ffb199' });
    const { scales } = deriveScales(colours, scheme);
    const { palette } = derivePalette(colours, scheme);
    for (const [name, [scale, step]] of Object.entries(STEPS[scheme]) as [
      keyof (typeof STEPS)['dark'],
      [ScaleName, Step],
    ][]) {
      expect([name, palette[name]]).toEqual([name, stepOf(scales[scale], step)]);
    }
  });

  it('has the same hue for a signal on a page of any colour', () => {
    for (const surface of ['#300000', '#002a10', '#06282b']) {
      const { scales } = deriveScales(
        brand({ accent: '#00aaff', neutral: '#808080', surface }),
        'dark',
      );
      expect(readTone(stepOf(scales.success, 3)).h).toBeCloseTo(152, -1);
      expect(readTone(stepOf(scales.danger, 3)).h).toBeCloseTo(25, -1);
    }
  });
});
