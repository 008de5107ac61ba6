import { describe, expect, it } from 'vitest';
import { inWords } from './finding';
import { FOREIGN_COLOURS, OWN_MEASURES } from './own-measures';
import { rawValues, unusedForeign, unusedMeasures } from './raw-values';
import { repositoryFiles } from './repository-files';

const styles = (text: string) => [
  { file: 'Sample.styles.ts', text: `export const sample = css({ ${text} });` },
];

describe('rawValues', () => {
  it('finds no raw value in the styles of the repository', () => {
    const files = repositoryFiles('*.styles.ts');
    expect(files.length).toBeGreaterThan(30);
    expect(inWords(rawValues(files, OWN_MEASURES, FOREIGN_COLOURS))).toEqual([]);
  });

  it('has no reason left for a measure that no longer exists', () => {
    expect(unusedMeasures(repositoryFiles('*.styles.ts'), OWN_MEASURES)).toEqual([]);
  });

  it('lists no module for foreign colours that has none', () => {
    const files = repositoryFiles('*.styles.ts');
    expect(unusedForeign(files, FOREIGN_COLOURS)).toEqual([]);
    expect(unusedForeign(files, [{ module: 'Stack', why: 'none' }])).toEqual(['Stack']);
  });

  it('allows a listed module foreign colours, but no other raw values', () => {
    const sources = styles("color: '#fff', padding: 12");
    const found = rawValues(sources, [], [{ module: 'Sample', why: 'a vendor’s' }]);
    expect(found).toHaveLength(1);
    expect(inWords(found)[0]).toContain('padding');
  });

  it.each([
    "color: '#fff'",
    "color: '#102030cc'",
    "backgroundColor: 'rgb(0 0 0 / 0.6)'",
    "borderColor: 'oklch(0.5 0.1 20)'",
    "border: '1px solid white'",
    "boxShadow: '0 1px 2px black'",
    "fill: 'tomato'",
    "'@hover': { '&:hover': { color: 'hsl(0 0% 0%)' } }",
    "variants: { tone: { loud: { color: '#f00' } } }",
    "transition: 'opacity 200ms ease-out'",
    "animation: 'turn .8s linear infinite'",
    "animationDuration: '4s'",
    'padding: 12',
    'marginBlockStart: -5',
    "gap: '8px'",
    "paddingInline: '$s13 10px'",
    "paddingBlock: 'calc($s13 + 5px)'",
    'fontSize: 14',
    "fontSize: '1.5rem'",
    "fontSize: 'clamp(2rem, 4vw, 5rem)'",
    'borderRadius: 6',
    "borderStartEndRadius: '1rem'",
    'inlineSize: 20',
    "maxInlineSize: '37em 480px'",
    "gridTemplateColumns: 'minmax(480px, 42%) 1fr'",
    "flex: '1 1 240px'",
    "inset: '-11px'",
  ])('refuses %s', (text) => {
    expect(rawValues(styles(text), []).length).toBeGreaterThan(0);
  });

  it('finds values in constants and in templates', () => {
    const text = "const edge = '#123456'; export const a = css({ color: edge });";
    expect(rawValues([{ file: 'Sample.styles.ts', text }], [])).toHaveLength(1);
    expect(rawValues(styles(`border: \`1px solid #000 \${more}\``), [])).toHaveLength(1);
  });

  it.each([
    "color: '$text', border: '1px solid $border', outline: '2px solid Highlight'",
    "backgroundColor: 'transparent', borderColor: 'currentColor'",
    "backgroundColor: 'color-mix(in oklab, $accent 20%, transparent)'",
    "maskImage: 'linear-gradient(#000, transparent)'",
    "transition: 'opacity $dur $ease', animation: 'rise $fade'",
    "borderRadius: 'min($r1, 6px)'",
    "padding: '$s13 0', margin: '0 auto', gap: 'calc($s8 * 2)', paddingBlockEnd: '0.06em'",
    "fontSize: '0.7em', lineHeight: 1.4, fontWeight: 600, zIndex: 20, opacity: 0.5",
    "inlineSize: '100%', blockSize: '3px', maxInlineSize: '65ch', flex: '1 1 16rem', order: -1",
    "gridTemplateColumns: 'minmax(0, 1fr) auto', aspectRatio: '16 / 9', minBlockSize: '100svh'",
    "'--thumb': '24px', inlineSize: '$thumb'",
    'gridTemplateAreas: \'"black 12px"\', content: \'"5s"\'',
  ])('allows %s', (text) => {
    expect(inWords(rawValues(styles(text), []))).toEqual([]);
  });

  it('allows a listed measure only in its module and only in its size', () => {
    const own = [{ module: 'Sample', pixels: [440], why: 'a dialog for one question' }];
    expect(rawValues(styles('inlineSize: 440'), own)).toEqual([]);
    expect(rawValues(styles('inlineSize: 441'), own)).toHaveLength(1);
    expect(rawValues(styles('gap: 440'), own)).toHaveLength(1);
    expect(rawValues(styles('fontSize: 440'), own)).toHaveLength(1);
    expect(unusedMeasures(styles('inlineSize: 441'), own)).toEqual(['Sample: 440']);
  });

  it('reports the place, the value and what to use instead', () => {
    expect(inWords(rawValues(styles("color: '#fff'"), []))).toEqual([
      'Sample.styles.ts:1 color: "#fff" has a colour of its own; take one of packages/theme/src/palette.ts.',
    ]);
  });
});
