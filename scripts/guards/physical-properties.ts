import type { Finding } from './finding';
import type { SourceFile } from './repository-files';
import { styleDeclarations } from './style-declarations';

/** Physical property → the logical one, which follows the direction of writing. */
const LOGICAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:left|right)$/, 'inset-inline-start or inset-inline-end'],
  [/^(?:top|bottom)$/, 'inset-block-start or inset-block-end'],
  [/^(?:min-|max-)?width$/, 'inline-size'],
  [/^(?:min-|max-)?height$/, 'block-size'],
  [/^contain-intrinsic-(?:width|height)$/, 'contain-intrinsic-inline-size or -block-size'],
  [/^(?:scroll-)?(?:margin|padding)-(?:left|right)$/, 'the same with -inline-start or -inline-end'],
  [/^(?:scroll-)?(?:margin|padding)-(?:top|bottom)$/, 'the same with -block-start or -block-end'],
  [
    /^border-(?:left|right|top|bottom)(?:-(?:width|style|color))?$/,
    'border-inline-… or border-block-…',
  ],
  [/^border-(?:top|bottom)-(?:left|right)-radius$/, 'border-start-start-radius and its like'],
];
/** Shorthands whose second and fourth value are right and left. */
const SIDES = /^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/;
const CORNERS = /^border-radius$/;
const SIDED_VALUES = /^(?:text-align|float|clear|caption-side)$/;

/** The values of a shorthand; a bracketed expression is one value. */
const partsOf = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function objection(property: string, value: string): string | undefined {
  const found = LOGICAL.find(([physical]) => physical.test(property));
  if (found) return `does not turn with the direction of writing; write ${found[1]}.`;
  if (SIDED_VALUES.test(property) && /\b(?:left|right)\b/.test(value))
    return 'names a side; write start or end.';
  const parts = partsOf(value.replace(/\s*!important$/, ''));
  const sided = SIDES.test(property) && parts.length === 4 && parts[1] !== parts[3];
  const [start, end, far, near = end] = parts;
  const cornered =
    CORNERS.test(property) && parts.length > 1 && (start !== end || (far ?? start) !== near);
  if (sided || cornered)
    return 'gives each side its own value in the order of the clock; name the sides.';
  return undefined;
}

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^webkit-/, '-webkit-');

/** Finds left, right, top and bottom in styles modules. */
export const physicalInStyles = (sources: readonly SourceFile[]): Finding[] =>
  sources.flatMap(styleDeclarations).flatMap(({ file, line, property, value }) => {
    if (property.startsWith('--')) return [];
    const said = objection(kebab(property), String(value));
    return said ? [{ file, line, message: `${property}: ${JSON.stringify(value)} ${said}` }] : [];
  });

/** Finds the same in css strings: the base sheet and the ornaments. */
export const physicalInCss = (sources: readonly SourceFile[]): Finding[] =>
  sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(/(?<=[{;'"`\n]\s*)([a-z-]+):((?:\$\{[^}]*\}|[^;{}'`\n])+)(?=[;}'`\n])/g),
    ].flatMap(({ index, 1: property = '', 2: value = '' }) => {
      const said = objection(property, value.trim());
      const line = text.slice(0, index).split('\n').length;
      return said ? [{ file, line, message: `${property}:${value} ${said}` }] : [];
    }),
  );
