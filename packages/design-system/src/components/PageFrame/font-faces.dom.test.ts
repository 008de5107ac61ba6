import { expect, it } from 'vitest';
import { fontFaces } from './font-faces';

/** A style sheet with the faces' sources, which jsdom drops from a rule. */
const sheetOf = (...faces: readonly Readonly<Record<string, string>>[]) =>
  ({
    cssRules: faces.map((face) =>
      Object.create(CSSFontFaceRule.prototype, {
        style: { value: { getPropertyValue: (name: string) => face[name] ?? '' } },
        parentStyleSheet: { value: null },
      }),
    ),
  }) as unknown as CSSStyleSheet;

it('fontFaces gives the full addresses of the files of a page’s faces, and their letters', () => {
  const slab = {
    'font-family': '"Slab Variable"',
    'font-weight': '100 900',
    src: 'url("/_fonts/slab.woff2") format("woff2")',
    'unicode-range': 'U+0-FF',
  };
  const plain = { 'font-family': 'Plain', src: 'url(https://files.example/plain.woff2)' };
  expect(fontFaces([sheetOf(slab, plain)])).toEqual([
    {
      family: 'Slab Variable',
      address: `${location.origin}/_fonts/slab.woff2`,
      weight: '100 900',
      style: 'normal',
      unicodeRange: 'U+0-FF',
    },
    {
      family: 'Plain',
      address: 'https://files.example/plain.woff2',
      weight: 'normal',
      style: 'normal',
      unicodeRange: 'U+0-10FFFF',
    },
  ]);
});

it('fontFaces leaves out faces of the system', () => {
  const standIn = { 'font-family': 'text-local', src: 'local("Arial")' };
  expect(fontFaces([sheetOf(standIn)])).toEqual([]);
});

it('fontFaces leaves out a sheet that the browser does not let the page read', () => {
  const closed = {
    get cssRules(): CSSRuleList {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  } as CSSStyleSheet;
  expect(fontFaces([closed])).toEqual([]);
});
