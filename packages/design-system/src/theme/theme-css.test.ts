import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BrandInputs, FONT_NAMES } from '@marquee/theme';
import { describe, expect, it } from 'vitest';
import { plain } from '../testing/brands';
import { baseCss } from './base-css';
import { themeAttributes } from './theme-attributes';
import { themeCss } from './theme-css';

const ORNAMENTS = ['none', 'cut', 'grain', 'star-grid', 'tiles', 'bands'] as const;
const IMAGES = ['plain', 'rim', 'duotone', 'glow', 'flat', 'collage'] as const;

const styleFiles = readdirSync(join(import.meta.dirname, '../components'), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.styles.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, '../components', file), 'utf8'));

describe('themeCss', () => {
  it('stays within 4 KB compressed, whatever inputs a brand has', () => {
    // colours that all have to be adjusted, in both schemes, compress worst
    const worst = {
      ...plain,
      accent: '#7f8a3d',
      accentAlt: '#c15fa9',
      neutral: '#3f9d7a',
      dark: { accent: '#8a3d7f', accentAlt: '#5fa9c1', neutral: '#9d7a3f', surface: '#1a2b13' },
    };
    const faces = FONT_NAMES.flatMap((display) => FONT_NAMES.map((text) => ({ display, text })));
    const ornaments = ORNAMENTS.flatMap((ornament) => IMAGES.map((image) => ({ ornament, image })));
    const bytes = (inputs: Partial<BrandInputs>) =>
      gzipSync(themeCss({ ...worst, ...inputs }).css).length;
    const heaviest = <Part extends Partial<BrandInputs>>(parts: Part[]) =>
      parts.reduce((most, part) => (bytes(part) > bytes(most) ? part : most));
    const fonts = heaviest(faces.map((pair) => ({ fonts: pair })));
    expect(bytes({ ...fonts, ...heaviest(ornaments) })).toBeLessThanOrEqual(4 * 1024);
  });

  it('takes the colours of a scheme in that scheme alone', () => {
    const { css } = themeCss({
      ...plain,
      surface: '#fbf7f2',
      light: { accent: '#b3300c' },
      dark: { accent: '#ff7a4d', surface: '#0a0d14' },
    });
    const [light = '', dark = ''] = css.split('(prefers-color-scheme:dark)');
    expect(light).toContain('--accent:#b3300c');
    expect(light).toContain('--surface:#fbf7f2');
    expect(dark).toContain('--accent:#ff7a4d');
    expect(dark).toContain('--surface:#0a0d14');
    expect(css).not.toContain(plain.accent);
  });

  it('defines every variable that a component uses', () => {
    // a component may also define a variable for its parts
    const given = [themeCss(plain).css, baseCss, ...styleFiles].join('\n');
    const defined = new Set([...given.matchAll(/--([\w-]+)'?:/g)].map(([, name]) => name));
    const used = styleFiles.flatMap((text) =>
      [...text.matchAll(/\$([a-z][\w-]*)/g)].map(([, name]) => name),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has both schemes where the brand fixes none, and only its own where it does', () => {
    const open = themeCss(plain);
    expect(open.css).toContain('@media (prefers-color-scheme:dark)');
    expect(Object.keys(open.themeColour)).toEqual(['light', 'dark']);
    const dark = themeCss({ ...plain, scheme: 'dark' });
    expect(dark.css).not.toContain('prefers-color-scheme');
    expect(dark.css).toContain('color-scheme:dark');
    expect(Object.keys(dark.themeColour)).toEqual(['dark']);
  });

  it('has colours for viewers who ask for more contrast', () => {
    expect(themeCss(plain).css).toContain('(prefers-contrast:more)');
  });

  it('[1.9-05] never takes longer than 200 ms', () => {
    for (const motion of ['quick', 'calm', 'playful', 'none'] as const) {
      const [, value = '', unit] =
        /--dur:([\d.]+)(ms|s)/.exec(themeCss({ ...plain, motion }).css) ?? [];
      expect(Number(value) * (unit === 's' ? 1000 : 1)).toBeLessThanOrEqual(200);
    }
    // fades, which are the same for every brand; scripts/guards checks that styles name no time of
    // their own
    const [, fade] = /--dur-fade:([\d.]+)s/.exec(baseCss) ?? [];
    expect(Number(fade)).toBe(0.2);
    expect(styleFiles.join('')).not.toMatch(/transition: '[^']*\d(?:ms|[^\w]s)\b/);
  });

  it('[1.9-07] sets no weight outside 200 to 800', () => {
    const weights = FONT_NAMES.flatMap((font) =>
      [
        ...themeCss({ ...plain, fonts: { display: font, text: font } }).css.matchAll(
          /weight:(\d+)(?: (\d+))?/g,
        ),
      ].flatMap(([, from, to]) => [Number(from), Number(to ?? from)]),
    );
    const inComponents = styleFiles.flatMap((text) =>
      [...text.matchAll(/fontWeight: (\d+)/g)].map(([, weight]) => Number(weight)),
    );
    for (const weight of [...weights, ...inComponents]) {
      expect(weight).toBeGreaterThanOrEqual(200);
      expect(weight).toBeLessThanOrEqual(800);
    }
  });

  it('[1.9-14] builds its space on 13', () => {
    expect(baseCss).toContain(
      '--s3:3px;--s5:5px;--s8:8px;--s13:13px;--s21:21px;--s34:34px;--s55:55px;--s89:89px',
    );
  });

  it('has no name of the product', () => {
    expect(themeCss({ ...plain, ornament: 'cut' }).css + baseCss).not.toMatch(/marquee/i);
  });

  it('refuses a value that is not a colour, with a message that shows how to write one', () => {
    expect(() => themeCss({ ...plain, accent: 'orangeish' })).toThrow(
      '"orangeish" is not a colour',
    );
  });
});

describe('fonts', () => {
  it.each(FONT_NAMES)('include %s: on disk, light, and listed under its public path', (name) => {
    const { fonts, css } = themeCss({ ...plain, fonts: { display: name, text: name } });
    expect(fonts.length).toBeGreaterThan(0);
    for (const { file, publicPath, preload, script } of fonts) {
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(40 * 1024);
      expect(publicPath).toMatch(/^\/_fonts\/[\w-]+\.[0-9a-f]{8}\.woff2$/);
      expect(css).toContain(`url(${publicPath})`);
      expect(preload).toBe(script !== 'latin-ext');
    }
  });

  it('have Arabic letters for the Arabic faces, on pages of that script alone', () => {
    const { fonts, css } = themeCss({ ...plain, fonts: { display: 'kufi', text: 'naskh' } });
    const scripts = ['latin', 'latin-ext', 'arabic'];
    expect(fonts.map(({ script }) => script)).toEqual([...scripts, ...scripts]);
    expect(css).toMatch(/unicode-range:U\+60C/);
  });

  it.each(FONT_NAMES)('have the letters of European names in %s', (name) => {
    const { css } = themeCss({ ...plain, fonts: { display: name, text: name } });
    const ranges = [...css.matchAll(/url\([^}]*unicode-range:([^;}]*)/g)].flatMap(([, list = '']) =>
      list.split(',').map((range) => range.slice(2).split('-')),
    );
    const without = [...'ĆćĞğŁłŠšŞşŽžĐđŘřŐőŰűĪīČč'].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges.some(
        ([from = '', to = from]) =>
          code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
      );
    });
    expect(without).toEqual([]);
  });

  it('have local stand-ins of the same measures, so that text does not jump', () => {
    const { css } = themeCss({ ...plain, fonts: { display: 'condensed', text: 'sober' } });
    expect(css.match(/size-adjust/g)).toHaveLength(9);
    expect(css.match(/ascent-override/g)).toHaveLength(9);
    expect(css).toContain('font-display:swap');
  });
});

describe('themeAttributes', () => {
  it('gives the attributes that the rules of ornaments depend on', () => {
    expect(themeAttributes({ ...plain, ornament: 'star-grid', image: 'glow' })).toEqual({
      'data-corners': 'soft',
      'data-image': 'glow',
      'data-motion': 'calm',
      'data-ornament': 'star-grid',
    });
  });

  it.each(ORNAMENTS)(
    'changes the text on pictures in heroes alone, with the ornament %s',
    (ornament) => {
      // A player's ground is black in every brand.
      const css = baseCss + themeCss({ ...plain, ornament }).css;
      const rules = [...css.matchAll(/([^{}]*)\{[^{}]*--art-(?:text|tint|border):(?!#fff|rgb)/g)];
      const elsewhere = rules.filter(([, selector = '']) => !selector.includes('[data-ui=hero'));
      expect(elsewhere).toEqual([]);
      expect(css).toContain('--art-text:#fff');
    },
  );

  it('guards every rule of an ornament by its attribute', () => {
    const { css } = themeCss({ ...plain, ornament: 'bands', image: 'collage' });
    const ornament = css.slice(css.indexOf('[data-ornament'));
    expect(ornament.match(/(?:^|[{},;])\[data-ui/g)).toBeNull();
  });
});
