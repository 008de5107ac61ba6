import { describe, expect, it } from 'vitest';
import { inWords } from './finding';
import { physicalInCss, physicalInStyles } from './physical-properties';
import { repositoryFiles } from './repository-files';

const styles = (text: string) => [
  { file: 'Sample.styles.ts', text: `export const sample = css({ ${text} });` },
];
const ornament = (text: string) => [
  { file: 'ornament.ts', text: `export const ornament = \`\n${text}\n\`;` },
];

describe('physical properties', () => {
  it('do not occur in the styles of the repository', () => {
    expect(inWords(physicalInStyles(repositoryFiles('*.styles.ts')))).toEqual([]);
  });

  it('do not occur in the CSS of all pages and of each ornament', () => {
    const files = repositoryFiles(
      'packages/design-system/src/theme/base-css.ts',
      'packages/design-system/src/theme/ornaments/*.ts',
    );
    expect(files.length).toBeGreaterThan(5);
    expect(inWords(physicalInCss(files))).toEqual([]);
  });

  it.each([
    'left: 0',
    "top: '100%'",
    'width: 20',
    'maxHeight: 100',
    "marginLeft: '$s8'",
    "paddingTop: '$s8'",
    'scrollMarginBottom: 3',
    "borderRight: '1px solid $border'",
    "borderBottomColor: '$border'",
    "borderTopLeftRadius: '$r1'",
    "borderRadius: '$r1 0 0 $r1'",
    "textAlign: 'right'",
    "float: 'left'",
    "inset: '0 auto 0 0'",
    "margin: '0 $s3 0 calc($s3 + 1px)'",
    "'@from768': { '&:hover': { right: 0 } }",
  ])('are refused: %s', (text) => {
    expect(physicalInStyles(styles(text))).toHaveLength(1);
  });

  it.each([
    "inset: 0, insetInline: '0 auto', inlineSize: 20, marginBlockEnd: '$s8', textAlign: 'start'",
    "padding: '0 $s3', margin: '0 auto $s8', inset: '0 $s3 0 $s3', borderRadius: '$r1'",
    "'--left': 3, transition: 'inset-inline-start $dur', transform: 'translateX(2px)'",
  ])('are not seen in %s', (text) => {
    expect(inWords(physicalInStyles(styles(text)))).toEqual([]);
  });

  it.each([
    '[data-ui=hero]{left:0}',
    'a{color:red;margin-right:3px}',
    '@media(min-width:768px){a{width:calc(100% - 2px)}}',
    'a{inset:auto auto 0 var(--gutter)}',
    'a{text-align:left}',
  ])('are refused in an ornament: %s', (text) => {
    expect(physicalInCss(ornament(text))).toHaveLength(1);
  });

  it.each([
    '@media(min-width:768px) and (max-height:3px){a{inset:auto 0 0}}',
    'a{inset-inline:0 auto;border-radius:0 0 3px 3px;transition:left .1s}',
  ])('are not found in an ornament with %s', (text) => {
    expect(inWords(physicalInCss(ornament(text)))).toEqual([]);
  });

  it('are reported with their place and the property to write instead', () => {
    expect(inWords(physicalInCss(ornament('a{color:red;\nleft:0}')))).toEqual([
      'ornament.ts:3 left:0 does not turn with the direction of writing; write inset-inline-start or inset-inline-end.',
    ]);
  });
});
