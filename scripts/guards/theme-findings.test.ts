import { type BrandInputs, themeCss } from '@marquee/design-system/theme';
import { type Finding, parseRealm } from '@marquee/realm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const brands = { numRuns: 300 };

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

type Colours = Pick<BrandInputs, 'scheme' | 'accent' | 'neutral' | 'surface'>;

/** Any colours that the schema takes, and those that a brand would rather choose: a surface near paper or near ink. */
const colours: fc.Arbitrary<Colours> = fc
  .record({
    scheme: fc.constantFrom('light', 'dark', 'auto'),
    accent: colour,
    neutral: colour,
    surface: fc.oneof(
      fc.constant(undefined),
      colour,
      fc.constantFrom('#080d16', '#06282b', '#f6ecdc', '#ffffff', '#f5f7fb'),
    ),
  })
  .map(({ surface, ...rest }) => ({ ...rest, ...(surface && { surface }) }));

/** What the linter says of the colours of a realm. */
function saidOf(theme: Colours): Finding[] {
  const text = JSON.stringify({
    name: 'Bare',
    fullName: 'Bare Television',
    brand: { logo: 'assets/logo.svg', loginBackground: { web: 'assets/logo.svg' } },
    locales: { default: 'en' },
    origin: { publicKey: 'bare-public-key' },
    auth: { providers: [{ type: 'id' }] },
    theme,
  });
  const { findings } = parseRealm({ id: 'bare', file: 'realm.json', text, assets: new Map() });
  return findings.filter(({ pointer }) => pointer.startsWith('/theme'));
}

/** In how many of its schemes the theme moves a colour in one of its uses. */
function moved(theme: Colours, use: 'surface' | 'text' | 'edge') {
  const inputs: BrandInputs = {
    ...theme,
    fonts: { display: 'default', text: 'default' },
    corners: 'soft',
    density: 'regular',
    motion: 'calm',
    image: 'plain',
    ornament: 'none',
    displayCase: 'none',
  };
  return themeCss(inputs).notes.filter((note) => note.use === use).length;
}

/** What a linter that asked the theme itself would say. */
function expected(theme: Colours): string[] {
  const schemes = theme.scheme === 'auto' ? 2 : 1;
  if (moved(theme, 'surface') > 0) return ['/theme/surface'];
  const edges = moved(theme, 'edge');
  if (edges === schemes) return ['contrast-interface'];
  if (edges > 0) return ['contrast-other-scheme'];
  return schemes === 1 && moved(theme, 'text') > 0 ? ['contrast-text'] : [];
}

describe('what is said of a brand’s colours', () => {
  it('is said when the theme moves one, and only then', () => {
    fc.assert(
      fc.property(colours, (theme) => {
        const said = saidOf(theme).map(({ rule, pointer }) =>
          pointer === '/theme/surface' ? pointer : rule,
        );
        expect(said).toEqual(expected(theme));
      }),
      brands,
    );
  });

  it('names a colour that stays as it is', () => {
    fc.assert(
      fc.property(colours, (theme) => {
        for (const { pointer, suggestion } of saidOf(theme)) {
          if (!suggestion?.startsWith('#')) continue;
          const better = { ...theme, [pointer.slice('/theme/'.length)]: suggestion };
          expect(saidOf(better).filter((next) => next.pointer === pointer)).toEqual([]);
        }
      }),
      brands,
    );
  });

  // What the rules' pages say: where the device decides, words in an accent are in a shade of it on one page at least.
  it('is nothing about words where no accent could be read in both schemes', () => {
    fc.assert(
      fc.property(colours, (theme) => {
        expect(moved({ ...theme, scheme: 'auto' }, 'text')).toBeGreaterThan(0);
      }),
      brands,
    );
  });
});
