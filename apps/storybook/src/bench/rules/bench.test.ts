import { parseRealm } from '@marquee/realm';
import { readRealms } from '@marquee/realm/node';
import type { BrandInputs } from '@marquee/theme';
import { describe, expect, it } from 'vitest';
import { realmsFolder } from '../../../.storybook/realms';
import { changedInputs, realmJson, soundChanges, themeWithoutDefaults, valueIn } from './changes';
import { benchFindings } from './findings';
import { BENCH_INPUTS, takes } from './inputs';
import { benchAddress } from './link';

const plain: BrandInputs = {
  scheme: 'auto',
  accent: '#2f5bea',
  neutral: '#64748b',
  light: {},
  dark: {},
  fonts: { display: 'default', text: 'default' },
  corners: 'soft',
  density: 'regular',
  motion: 'calm',
  image: 'plain',
  ornament: 'none',
  displayCase: 'none',
};

/** A value for each input that differs from the realm's. */
const another = (name: string) => {
  const input = BENCH_INPUTS.find((one) => one.name === name);
  return input?.choices?.at(-1)?.value ?? '#123456';
};

const everything = Object.fromEntries(BENCH_INPUTS.map(({ name }) => [name, another(name)]));

const parsed = (given: object) =>
  parseRealm({
    id: 'bench',
    file: 'realm.json',
    assets: new Map([
      ['assets/mark.svg', { src: '/_assets/bench/mark.svg', width: 220, height: 48 }],
    ]),
    originAddress: 'https://origin.example',
    text: JSON.stringify({
      name: 'Bench',
      fullName: 'Bench League',
      description: 'Every race.',
      brand: { logo: 'assets/mark.svg', loginBackground: { web: 'assets/mark.svg' } },
      locales: { default: 'en', supported: ['en'] },
      origin: { publicKey: 'bench' },
      auth: { providers: [{ type: 'id' }] },
      ...given,
    }),
  });

describe('inputs of the theme bench', () => {
  it('include every input that a theme in realm.json has, in both schemes', () => {
    expect(BENCH_INPUTS.map(({ path }) => path.join('.'))).toEqual([
      'scheme',
      'accent',
      'neutral',
      'surface',
      'accentAlt',
      'light.accent',
      'light.neutral',
      'light.surface',
      'light.accentAlt',
      'dark.accent',
      'dark.neutral',
      'dark.surface',
      'dark.accentAlt',
      'fonts.display',
      'fonts.text',
      'corners',
      'density',
      'motion',
      'image',
      'ornament',
      'displayCase',
    ]);
  });

  it('have a description, and one for each choice', () => {
    for (const { title, description, choices } of BENCH_INPUTS) {
      expect(title).not.toBe('');
      expect(description).toMatch(/\.$/);
      for (const choice of choices ?? []) expect(choice.description).toMatch(/\.$/);
    }
  });

  it('accept what the schema accepts and nothing else', () => {
    for (const input of BENCH_INPUTS) {
      for (const value of [another(input.name), 'drak', '#12345', '', 'red']) {
        const { findings } = parsed(JSON.parse(realmJson({ [input.name]: value })));
        const refused = findings.some(({ severity }) => severity === 'error');
        expect(takes(input, value), `${input.name} "${value}"`).toBe(!refused);
      }
    }
  });
});

describe('changes at the theme bench', () => {
  it('include those that differ from the realm, in a form that the schema accepts', () => {
    const given = {
      accent: '#2F5BEA',
      neutral: '#ABCDEF',
      corners: 'round',
      density: 'regular',
      motion: 'fast',
      'light-accent': 'red',
      unknown: 'x',
      surface: 3,
    };
    expect(soundChanges(given, plain)).toEqual({ neutral: '#abcdef', corners: 'round' });
  });

  it('change the inputs at their paths, and leave the others', () => {
    const changed = changedInputs(plain, everything);
    for (const input of BENCH_INPUTS) expect(valueIn(changed, input)).toBe(everything[input.name]);
    expect(changedInputs(plain, { 'fonts-display': 'wide' })).toEqual({
      ...plain,
      fonts: { display: 'wide', text: 'default' },
    });
    expect(plain.fonts.display).toBe('default');
  });

  it('include in realm.json exactly the inputs that were changed', () => {
    expect(realmJson({ accent: '#112233', 'dark-surface': '#0a0d14' }, 'assets/mark.svg')).toBe(
      [
        '{',
        '  "brand": {',
        '    "logo": "assets/mark.svg"',
        '  },',
        '  "theme": {',
        '    "accent": "#112233",',
        '    "dark": {',
        '      "surface": "#0a0d14"',
        '    }',
        '  }',
        '}',
      ].join('\n'),
    );
    expect(realmJson({})).toBe('{}');
  });

  it('give valid realm.json with the look that was shown', () => {
    const changes = { ...everything, scheme: 'auto' };
    const { realm, findings } = parsed(JSON.parse(realmJson(changes)));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(realm?.theme).toEqual(changedInputs(plain, changes));
  });

  it('are written into the address as the workshop writes arguments', () => {
    const changes = { accent: '#ff4a1c', 'fonts-display': 'wide' };
    const given = { story: 'brands-theme-bench--bench', changes, globals: 'brand:noor' };
    expect(benchAddress('https://workshop.example/', given)).toBe(
      'https://workshop.example/?path=/story/brands-theme-bench--bench&args=accent:!hex(ff4a1c);fonts-display:wide&globals=brand:noor',
    );
    expect(benchAddress('./', { ...given, changes: {}, globals: '' })).toBe(
      './?path=/story/brands-theme-bench--bench',
    );
  });
});

describe('findings of the theme bench', () => {
  const rules = (changes: Record<string, string>, languages = ['en']) =>
    benchFindings({ inputs: changedInputs(plain, changes), languages }).map(({ rule }) => rule);

  it('do not exist for a theme without inputs', () => {
    expect(themeWithoutDefaults(plain)).toEqual({});
    expect(rules({})).toEqual([]);
  });

  it('are those of validate for every sample realm', async () => {
    const { realms, findings } = await readRealms(realmsFolder);
    expect(realms.size).toBeGreaterThan(5);
    for (const [id, { realm }] of realms) {
      const languages = realm.locales.supported.map(({ tag }) => tag);
      const told = ({ rule, pointer, message }: (typeof findings)[number]) => [
        rule,
        pointer,
        message,
      ];
      const own = findings.filter(
        ({ file, pointer }) => file.includes(`/${id}/`) && pointer.startsWith('/theme'),
      );
      expect(benchFindings({ inputs: realm.theme, languages }).map(told).sort(), id).toEqual(
        own.map(told).sort(),
      );
    }
  });

  it.each([
    [{ surface: '#808080' }, 'contrast-surface'],
    [{ scheme: 'dark', accent: '#101010' }, 'contrast-interface'],
    [{ scheme: 'light', accent: '#cf5a34' }, 'contrast-text'],
    [{ scheme: 'dark', 'light-accent': '#b3300c' }, 'unused-key'],
    [{ scheme: 'dark', surface: '#ffffff' }, 'surface-unused'],
  ])('for %j include %s', (changes: Record<string, string>, rule) => {
    expect(rules(changes)).toContain(rule);
  });

  it('include a face without letters for a language of the realm', () => {
    expect(rules({ 'fonts-text': 'slab' }, ['en', 'ar'])).toContain('font-without-script');
    expect(rules({ 'fonts-text': 'naskh' }, ['en', 'ar'])).not.toContain('font-without-script');
  });

  it('judge a logo on the page surface that it is on', () => {
    const inputs = changedInputs(plain, { scheme: 'dark' });
    const asset = { src: '/_assets/bench/m.svg', width: 10, height: 10, inks: ['#101010'] };
    const logo = { path: 'assets/m.svg', asset };
    const found = benchFindings({ inputs, languages: ['en'], logo });
    expect(found.map(({ rule }) => rule)).toEqual(['logo-unseen']);
    expect(benchFindings({ inputs, languages: ['en'] })).toEqual([]);
  });
});
