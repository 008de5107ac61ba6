import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandInputs, Scheme } from '@marquee/theme';
import { describe, expect, it } from 'vitest';
import { BRANDS, plain } from '../../testing/brands';
import { readDtcg } from '../../testing/read-dtcg';
import { baseCss } from '../base-css';
import { themeCss } from '../theme-css';
import { dtcgFile, EXTENSION } from './dtcg';
import { ROWS } from './rows';
import { tokenSets } from './theme-tokens';
import { tokenFiles, tokenText } from './token-files';
import { HEADING_SIZES, TEXT_SIZES } from './typography';

/**
 * The variables that a browser computes from the site's sheet in one scheme, read from the text of
 * the sheet.
 */
function variablesOf(inputs: BrandInputs, scheme: Scheme, condition = '') {
  const found = new Map<string, string>();
  const sheet = baseCss + themeCss(inputs).css;
  const blocks = [
    ...sheet.matchAll(
      /(?:@media ?((?:\([\w:.-]+\)(?: and )?)+)\{)?:root(:is\([^{]+\))?\{((?:--|color-scheme)[^}]*)\}/g,
    ),
  ];
  for (const [, media = '', selector = '', body = ''] of blocks) {
    const inScheme = media.replace(/(?: and )?\(prefers-color-scheme:(light|dark)\)/, '');
    const other = scheme === 'light' ? 'dark' : 'light';
    if (media.includes(`prefers-color-scheme:${other}`)) continue;
    if ((inScheme + selector || '') !== condition) continue;
    for (const declaration of body.split(/;(?![^(]*\))/)) {
      const [, name, value] = /^--([\w-]+):(.*)$/s.exec(declaration) ?? [];
      if (name && value !== undefined) found.set(name, value);
    }
  }
  return found;
}

const CONDITIONS = {
  '': '',
  'wide.': '(min-width:1024.02px)',
  'joined-scripts.': ':is(:lang(ar),:lang(fa),:lang(ur))',
  'more-contrast.': '(prefers-contrast:more)',
};

const MODES = BRANDS.flatMap(([name, inputs]) =>
  tokenSets(name, inputs).map((set) => [`${name} ${set.scheme}`, inputs, set] as const),
);

/** Writes a token's value as CSS again. */
function asCss(value: unknown): string {
  const parts = value as Record<string, unknown>;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    return typeof value[0] === 'number' ? `cubic-bezier(${value.join(',')})` : value.join(',');
  }
  if ('unit' in parts) return `${parts.value}${parts.unit}`;
  if ('hex' in parts) {
    const [r, g, b] = (parts.components as number[]).map((part) => Math.round(part * 255));
    return `rgb(${r} ${g} ${b}/${parts.alpha})`;
  }
  if ('blur' in parts) {
    return [parts.offsetX, parts.offsetY, parts.blur, parts.color].map(asCss).join(' ');
  }
  return `${asCss(parts.duration)} ${asCss(parts.timingFunction)}`;
}

/** Writes CSS in one form, so that values are compared and not texts. */
function normal(css: string, variables: ReadonlyMap<string, string>): string {
  return css
    .replace(/var\(--([\w-]+)\)/g, (_, name) => variables.get(name) ?? '')
    .replace(
      /#([0-9a-f]{3})(?![0-9a-f])/gi,
      (_, short: string) => `#${[...short].map((digit) => digit + digit).join('')}`,
    )
    .replace(/#([0-9a-f]{6})([0-9a-f]{2})?/gi, (_, six: string, alpha = 'ff') => {
      const channel = (at: number) => Number.parseInt(six.slice(at, at + 2), 16);
      const share = Number((Number.parseInt(alpha, 16) / 255).toFixed(4));
      return `rgb(${channel(0)} ${channel(2)} ${channel(4)}/${share})`;
    })
    .replace(/\bease-out\b/, 'cubic-bezier(0,0,.58,1)')
    .replace(/\blinear\b(?!-)/, 'cubic-bezier(0,0,1,1)')
    .replaceAll('"', '')
    .replace(/(?<![\d.])\.(\d)/g, '0.$1')
    .replace(/(\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/\.(?=\D|$)/g, '')
    .replace(/(?<![\d.])0(?:px|rem|em|ms|s)\b/g, '0')
    .replace(/(\d)em\b/g, '$1');
}

describe.each(MODES)('design tokens of %s', (_, inputs, set) => {
  const file = dtcgFile(set);
  const read = readDtcg(JSON.parse(JSON.stringify(file)));

  it.each(Object.entries(CONDITIONS))(
    'have every variable of the site’s style sheet with its value, "%s"',
    (group, condition) => {
      const base = variablesOf(inputs, set.scheme);
      const own = variablesOf(inputs, set.scheme, condition);
      expect(own.size).toBeGreaterThan(0);
      for (const [name, css] of own) {
        const row = ROWS[name];
        const path = `${group}${row?.path.join('.')}`;
        if (row?.type === 'text') {
          expect(file.$extensions).toMatchObject({ [EXTENSION]: { css: { [`--${name}`]: css } } });
          continue;
        }
        const ends = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(css)?.slice(1);
        const values = ends
          ? ['min', 'max'].map((part) => read.get(`${path}.${part}`)?.value)
          : [read.get(path)?.value];
        const wanted = ends ?? [css.replace(/^max\(.*,(.*)\)$/, '$1')];
        expect(
          values.map((value) => normal(asCss(value), base)),
          `--${name}`,
        ).toEqual(wanted.map((one) => normal(one.trim(), base)));
      }
    },
  );

  it('have no variable that the style sheet has not', () => {
    for (const [path, { extensions }] of read) {
      const own = (extensions as Record<string, { variable: string; css: string }> | undefined)?.[
        EXTENSION
      ];
      if (!own) continue;
      const group = Object.keys(CONDITIONS).find((name) => name && path.startsWith(name)) ?? '';
      const condition = CONDITIONS[group as keyof typeof CONDITIONS];
      expect(variablesOf(inputs, set.scheme, condition).get(own.variable.slice(2))).toBe(own.css);
    }
  });

  it('refer to the step of a scale that has the same colour', () => {
    const aliases = [...read].filter(([path, { alias }]) => path.startsWith('colour.') && alias);
    expect(aliases.length).toBeGreaterThan(20);
    for (const [path, { alias = '', extensions }] of aliases) {
      const own = (extensions as Record<string, { css: string }>)[EXTENSION];
      expect(normal(asCss(read.get(alias)?.value), new Map()), path).toBe(
        normal(own?.css ?? '', new Map()),
      );
    }
  });

  it('have styles of type with the sizes that the components use', () => {
    const size = (path: string) =>
      (read.get(path)?.value as { fontSize: { value: number } } | undefined)?.fontSize;
    const scale = Number(read.get('display.scale')?.value);
    const t5 = read.get('font-size.t5')?.value as { value: number };
    const wideT5 = read.get('wide.font-size.t5')?.value as { value: number };
    expect(size('typography.heading-4')?.value).toBeCloseTo(t5.value * scale, 3);
    expect(size('wide.typography.heading-4')?.value).toBeCloseTo(wideT5.value * scale, 3);
    expect(size('typography.text-medium')).toEqual({ value: 1, unit: 'rem' });
  });
});

describe('styles of type among the design tokens', () => {
  const styles = (name: string) =>
    readFileSync(join(import.meta.dirname, `../../components/${name}/${name}.styles.ts`), 'utf8');

  it('have the sizes of Heading and Text', () => {
    const headings = [...styles('Heading').matchAll(/(\d): \{ fontSize: 'calc\(\$(t\d) \* /g)];
    expect(Object.fromEntries(headings.map(([, size, step]) => [size, step]))).toEqual(
      HEADING_SIZES,
    );
    const [usual] = styles('Text').match(/(?<=^ {2}lineHeight: )[\d.]+/m) ?? [];
    const texts = [
      ...styles('Text').matchAll(/(\w+): \{ fontSize: '\$(t\d)'(?:, lineHeight: ([\d.]+))? \}/g),
    ];
    expect(
      Object.fromEntries(
        texts.map(([, name, step, line]) => [name, [step, Number(line ?? usual)]]),
      ),
    ).toEqual(TEXT_SIZES);
  });
});

describe('design tokens as files and as one text', () => {
  const sets = tokenSets('plain', plain);

  it('are one file of tokens for one scheme, and a resolver document for several', () => {
    const [light] = sets;
    const one = JSON.parse(tokenText(light ? [light] : [], 'dtcg'));
    expect(one.$schema).toBe('https://www.designtokens.org/schemas/2025.10/format.json');
    const several = JSON.parse(tokenText(sets, 'dtcg'));
    const { contexts } = several.modifiers.theme;
    expect(several).toMatchObject({
      version: '2025.10',
      resolutionOrder: [{ $ref: '#/modifiers/theme' }],
      modifiers: { theme: { default: 'plain-light' } },
    });
    expect(Object.keys(contexts)).toEqual(['plain-light', 'plain-dark']);
    for (const [tokens] of Object.values<unknown[]>(contexts)) readDtcg(tokens);
  });

  it('are a file for each scheme, and a resolver document that refers to them', () => {
    const files = tokenFiles(sets, 'dtcg');
    expect(files.map(({ name }) => name)).toEqual([
      'plain.light.tokens.json',
      'plain.dark.tokens.json',
      'themes.resolver.json',
    ]);
    expect(JSON.parse(files[2]?.text ?? '').modifiers.theme.contexts['plain-dark']).toEqual([
      { $ref: 'plain.dark.tokens.json' },
    ]);
  });

  it('are, as CSS, the variables of the style sheet and nothing else', () => {
    const css = tokenText(sets, 'css');
    expect(css).toContain('[data-theme="plain-dark"] {');
    const dark = css.slice(css.indexOf('/* plain, dark */'));
    for (const [name, value] of variablesOf(plain, 'dark')) {
      expect(dark).toContain(`  --${name}: ${value};\n`);
    }
    expect(css).not.toContain('@font-face');
  });
});
