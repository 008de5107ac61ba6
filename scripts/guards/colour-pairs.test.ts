import { SEMANTIC_PAIRS, STEPS } from '@marquee/theme';
import { describe, expect, it } from 'vitest';
import { unpromisedPairs } from './colour-pairs';
import { inWords } from './finding';
import { repositoryFiles } from './repository-files';

/** A tint is promised where it lies on each surface; the plate whatever the art. */
const promised = SEMANTIC_PAIRS.map(({ colour, ground }) => ({
  colour,
  ground: ground.replace(/ on .*$/, ''),
}));

/** Every colour of the palette that is a step of a scale: `accent` carries words, but is none. */
const names = Object.keys(STEPS.light);

const styles = (text: string) => [
  { file: 'Sample.styles.ts', text: `export const sample = css({ ${text} });` },
];

describe('unpromisedPairs', () => {
  it('finds no pair in the repository', () => {
    expect(inWords(unpromisedPairs(repositoryFiles('*.styles.ts'), promised, names))).toEqual([]);
  });

  it.each([
    "color: '$danger-text', backgroundColor: '$accent-soft'",
    "backgroundColor: '$accent', color: '$text'",
    "color: '$accent-text', '@hover': { '&:hover': { backgroundColor: '$tint-strong' } }",
    "backgroundColor: '$live', '&[aria-current]': { color: '$on-accent' }",
    "backgroundColor: '$danger', '& > svg': { color: '$text-muted' }",
    "color: '$text', variants: { kind: { new: { background: '$accent' } } }",
    "backgroundColor: '$plate', fill: '$accent-text'",
    "backgroundColor: '$plate', fill: '$accent'",
  ])('refuses %s', (text) => {
    expect(unpromisedPairs(styles(text), promised, names)).toHaveLength(1);
  });

  it.each([
    "color: '$text', backgroundColor: '$surface-overlay'",
    "backgroundColor: '$accent', color: '$on-accent', '&:hover': { backgroundColor: '$accent-hover' }",
    "color: '$on-accent', '&::backdrop': { backgroundColor: '$scrim' }",
    "backgroundColor: '$accent', '& p a': { color: '$on-accent' }",
    "color: 'inherit', backgroundColor: '$tint'",
  ])('allows %s', (text) => {
    expect(inWords(unpromisedPairs(styles(text), promised, names))).toEqual([]);
  });
});
