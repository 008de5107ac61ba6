import type { Finding } from './finding';
import type { SourceFile } from './repository-files';
import { type Block, styleBlocks } from './style-declarations';

/** A colour and a background for which the theme promises a contrast. */
export interface PromisedPair {
  colour: string;
  ground: string;
}

const VARIABLE = /^(?:\$|var\(--)([a-z][\w-]*)\)?$/;

/** The token, when the whole value is one token. */
const tokenOf = (block: Block, properties: readonly string[]): string | undefined => {
  const found = block.declarations.findLast(({ property }) => properties.includes(property));
  return found && VARIABLE.exec(String(found.value))?.[1];
};

/** Selectors for the same element; `&::backdrop`, `& > svg` and the like select another. */
const sameElement = (key: string) =>
  !/^(?:compoundVariants|defaultVariants)$/.test(key) &&
  (key === '' ||
    !/[ >+~]|::|^@keyframes/.test(key.replace(/:(?:is|where|not|has|dir)\([^)]*\)/g, '')));
/** The background of a part: its own, else that of the element around it. */
const innerPart = (key: string) =>
  /^&\s*>?\s*[\w*[]|^&::(?:before|after|placeholder|marker)/.test(key);

/**
 * Finds colours that styles put on a background without a promised contrast. It sees only one style and its
 * parts; axe checks components inside others. `names`: colours without any promised contrast.
 */
export function unpromisedPairs(
  sources: readonly SourceFile[],
  promised: readonly PromisedPair[],
  names: Iterable<string> = [],
): Finding[] {
  const known = new Set(promised.map(({ colour, ground }) => `${colour} on ${ground}`));
  const grounds = new Set(promised.map(({ ground }) => ground));
  const colours = new Set([...promised.map(({ colour }) => colour), ...names]);
  const findings: Finding[] = [];

  const visit = (block: Block, colour?: string, ground?: string): void => {
    const ownColour = tokenOf(block, ['color', 'fill']);
    const ownGround = tokenOf(block, ['backgroundColor', 'background']);
    const onTop = ownColour ?? colour;
    const under = ownGround ?? ground;
    if ((ownColour || ownGround) && onTop && under && colours.has(onTop) && grounds.has(under)) {
      if (!known.has(`${onTop} on ${under}`)) {
        const { file, line } = block;
        findings.push({
          file,
          line,
          message: `$${onTop} on $${under} has no promised contrast; see packages/theme/src/pairs.ts for what has.`,
        });
      }
    }
    for (const inner of block.blocks) {
      if (sameElement(inner.key)) visit(inner, onTop, under);
      else if (innerPart(inner.key)) visit(inner, undefined, under);
      else visit(inner);
    }
  };
  for (const block of sources.flatMap(styleBlocks)) visit(block);
  return findings;
}
