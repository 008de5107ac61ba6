import type { AST } from '@eslint-community/regexpp';
import { PatternError } from './pattern-error';
import { propertyRanges, withoutUnassignedGaps } from './properties';
import { complement, type Ranges, union } from './ranges';

/** A part of an expression that matches one character: the character, `.`, an escape such as `\d`, or a class in brackets. */
export type OneCharacter = AST.Character | AST.CharacterSet | AST.CharacterClass;

const DIGIT: Ranges = [0x30, 0x39];
const WORD: Ranges = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];
const LINE_END: Ranges = [0x0a, 0x0a, 0x0d, 0x0d, 0x2028, 0x2029];
/** White space and line ends of ECMAScript. */
// biome-ignore format: ranges are read in pairs
const SPACE: Ranges = [
  0x09, 0x0d, 0x20, 0x20, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
  0x3000, 0x3000, 0xfeff, 0xfeff,
];

/** Returns the code points that the part matches. */
export function rangesOf(node: OneCharacter): Ranges {
  if (node.type === 'Character') return [node.value, node.value];
  if (node.type === 'CharacterSet') return setRanges(node);
  const sets = node.elements.map((element): Ranges => {
    if (element.type === 'Character') return [element.value, element.value];
    if (element.type === 'CharacterClassRange') return [element.min.value, element.max.value];
    if (element.type === 'CharacterSet') return setRanges(element);
    throw new PatternError(`"${element.raw}" is not allowed in brackets. List the characters.`);
  });
  const named = node.elements.some(
    (element) => element.type === 'CharacterSet' && element.kind === 'property',
  );
  // Two properties together leave more unassigned gaps: the code point after a letter is often a mark.
  const all = named ? withoutUnassignedGaps(union(...sets)) : union(...sets);
  return node.negate ? complement(all) : all;
}

function setRanges(set: AST.CharacterSet): Ranges {
  switch (set.kind) {
    case 'any':
      return complement(LINE_END);
    case 'digit':
      return set.negate ? complement(DIGIT) : DIGIT;
    case 'word':
      return set.negate ? complement(WORD) : WORD;
    case 'space':
      return set.negate ? complement(SPACE) : SPACE;
    case 'property': {
      const ranges = propertyRanges(set.value === null ? set.key : `${set.key}=${set.value}`);
      return set.negate ? complement(ranges) : ranges;
    }
  }
}
