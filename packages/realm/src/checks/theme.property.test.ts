import { type ColourInputs, derivePalette, SCHEMES, type ThemeNote, toHex } from '@marquee/theme';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../findings/finding';
import { parseRealm } from '../parse-realm';

const brands = { numRuns: process.env.FULL ? 300 : 100 };

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel).map(toHex);

type Colours = Omit<ColourInputs, 'accentAlt'>;

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Any surface that the schema accepts, and likely ones: near white or near black. */
const surface = fc.oneof(
  colour,
  fc.constantFrom('#080d16', '#06282b', '#f6ecdc', '#ffffff', '#f5f7fb'),
);
const inOneScheme = optional(
  fc.record({ accent: optional(colour), neutral: optional(colour), surface: optional(surface) }),
);

const colours: fc.Arbitrary<Colours> = fc
  .record({
    scheme: fc.constantFrom('light', 'dark', 'auto'),
    accent: colour,
    neutral: colour,
    surface: optional(surface),
    light: inOneScheme,
    dark: inOneScheme,
  })
  // As in a file, where colours that are not given are absent.
  .map((theme) => JSON.parse(JSON.stringify(theme)));

/** The findings about the colours of a realm. */
function findingsFor(theme: Colours): Finding[] {
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

function withColour(theme: Colours, pointer: string, value: string): Colours {
  const keys = pointer.split('/').slice(2);
  const [scheme] = keys;
  if (keys.length === 1) return { ...theme, [String(scheme)]: value };
  const own = scheme === 'light' ? theme.light : theme.dark;
  return { ...theme, [String(scheme)]: { ...own, [String(keys[1])]: value } };
}

/** The schemes in which the theme moves a colour for one of its uses. */
const moved = (theme: Colours, use: ThemeNote['use']) =>
  SCHEMES[theme.scheme].filter((scheme) =>
    derivePalette(theme, scheme).notes.some((note) => note.use === use),
  );

/** The findings that follow from the theme’s own notes. */
function expected(theme: Colours): string[] {
  const schemes = SCHEMES[theme.scheme];
  const unused = SCHEMES.auto.filter(
    (scheme) => theme[scheme] && !schemes.some((other) => other === scheme),
  );
  const placeOf = (scheme: 'light' | 'dark', key: 'accent' | 'surface') =>
    theme[scheme]?.[key] ? `/theme/${scheme}/${key}` : `/theme/${key}`;
  const said = moved(theme, 'surface').map((scheme) => placeOf(scheme, 'surface'));
  if (said.length === 0) {
    for (const place of new Set(schemes.map((scheme) => placeOf(scheme, 'accent')))) {
      const own = schemes.filter((scheme) => placeOf(scheme, 'accent') === place);
      const edges = moved(theme, 'edge').filter((scheme) => own.includes(scheme));
      const words = moved(theme, 'text').filter((scheme) => own.includes(scheme));
      if (edges.length === own.length) said.push(`contrast-interface ${place}`);
      else if (edges.length > 0) said.push(`contrast-other-scheme ${place}`);
      else if (own.length === 1 && words.length > 0) said.push(`contrast-text ${place}`);
    }
  }
  return [...said, ...unused.map((scheme) => `unused-key /theme/${scheme}`)].sort();
}

describe('the findings about a brand’s colours', () => {
  it('are there when the theme moves a colour, and only then', () => {
    fc.assert(
      fc.property(colours, (theme) => {
        const said = findingsFor(theme).map(({ rule, pointer }) =>
          pointer.endsWith('/surface') ? pointer : `${rule} ${pointer}`,
        );
        expect(said.sort()).toEqual(expected(theme));
      }),
      brands,
    );
  });

  it('suggest a colour that the theme does not move', () => {
    fc.assert(
      fc.property(colours, (theme) => {
        for (const { pointer, suggestion } of findingsFor(theme)) {
          if (!suggestion?.startsWith('#')) continue;
          const better = withColour(theme, pointer, suggestion);
          expect(findingsFor(better).filter((next) => next.pointer === pointer)).toEqual([]);
        }
      }),
      brands,
    );
  });

  // As the rules' pages say: with the scheme of the device, text in an accent has a shade of it on at least one page.
  it('leave out text in both schemes, because no accent is readable in both', () => {
    fc.assert(
      fc.property(colours, (theme) => {
        const { light: _light, dark: _dark, ...both } = theme;
        expect(moved({ ...both, scheme: 'auto' }, 'text').length).toBeGreaterThan(0);
      }),
      brands,
    );
  });
});
