import type { Finding } from './finding';
import type { SourceFile } from './repository-files';
import { type Declaration, styleDeclarations } from './style-declarations';

/**
 * Which values a style may have without a token, and why.
 *
 * Colours: `transparent`, `currentColor` and the system's own (for forced colours). In a mask black and white are not
 * colours but the amount of what shows.
 *
 * Durations: none.
 *
 * Sizes: zero, hairlines up to 3 px, and relative ones: a share of the parent, the text's own size, the
 * window, a fraction of a grid. Type, gaps and corners take nothing besides tokens. A box may have a measure of its own,
 * and the room inside it, when it has a name (a custom property of the component) or is listed in `own-measures.ts` with
 * its reason.
 */
const FUNCTIONS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const HEX = /#[0-9a-f]{3,8}\b/i;
const NAMED =
  /(?<![\w$-])(?:white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|brown|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|ivory|beige|crimson|coral|salmon|khaki|indigo|violet|tomato|orchid|plum|tan|turquoise|snow|linen|lavender|rebeccapurple)(?![\w(-])/i;
/** A duration of zero. */
const TIME = /(?<![\w$.-])(?!0m?s\b)\d*\.?\d+m?s\b/i;
const LENGTH = /(?<![\w$.-])([+-]?\d*\.?\d+)(px|rem|pt|pc|cm|mm|in|q)\b/gi;

const HAIRLINE = 3;
const NEVER_LENGTHS =
  /^(?:lineHeight|fontWeight|opacity|zIndex|flex|flexGrow|flexShrink|order|scale|zoom|aspectRatio|strokeWidth|orphans|widows|tabSize|columnCount|content|WebkitLineClamp|lineClamp|animationIterationCount|grid(?:Row|Column|Area).*|fontVariationSettings|strokeDash.*)$/;
const TOKENS_ONLY =
  /^(?:gap|rowGap|columnGap|font|fontSize|letterSpacing|wordSpacing|textIndent|border\w*Radius)$/;
/** A small box inside a rounded one may limit its corners. */
const CAPPED = /\bmin\(\$r[\w-]*, \d+px\)/g;
const WORDS =
  /^(?:content|fontFamily|gridTemplateAreas|gridArea|viewTransitionName|animationName|willChange)$/;

/** A component's own measure, in pixels. */
export interface OwnMeasure {
  /** The name of the styles module, e.g. `SwitchField`. */
  module: string;
  pixels: readonly number[];
  why: string;
}

/** A module whose colours are not the brand's. */
export interface ForeignColours {
  module: string;
  why: string;
}

const moduleOf = (file: string) => /([^/]+)\.styles\.ts$/.exec(file)?.[1] ?? file;

const isColour = ({ property, value }: Declaration) =>
  !property.startsWith('mask') &&
  !property.startsWith('WebkitMask') &&
  !WORDS.test(property) &&
  (FUNCTIONS.test(String(value)) || HEX.test(String(value)) || NAMED.test(String(value)));

const isDuration = ({ property, value }: Declaration) =>
  !WORDS.test(property) && TIME.test(String(value));

/** Every length of a declaration, with the unit it is written in. */
function lengthsOf({ property, value }: Declaration): { amount: number; unit: string }[] {
  if (WORDS.test(property)) return [];
  if (property.startsWith('--') || NEVER_LENGTHS.test(property)) {
    // flex and grid areas take bare numbers, but a basis is a length
    if (!property.startsWith('flex') || typeof value === 'number') return [];
  }
  if (typeof value === 'number') return [{ amount: value, unit: 'px' }];
  return [...value.replace(CAPPED, '').matchAll(LENGTH)].map(([, amount = '0', unit = 'px']) => ({
    amount: Number(amount),
    unit: unit.toLowerCase(),
  }));
}

/** Finds values in styles for which there is, or should be, a token. */
export function rawValues(
  sources: readonly SourceFile[],
  own: readonly OwnMeasure[],
  foreign: readonly ForeignColours[] = [],
): Finding[] {
  return sources.flatMap((source) => {
    const isForeign = foreign.some(({ module }) => module === moduleOf(source.file));
    const allowed = new Set(
      own.filter(({ module }) => module === moduleOf(source.file)).flatMap(({ pixels }) => pixels),
    );
    return styleDeclarations(source).flatMap((declaration) => {
      const { file, line, property, value } = declaration;
      const written = `${property}: ${JSON.stringify(value)}`;
      const say = (message: string): Finding => ({ file, line, message: `${written} ${message}` });
      const findings: Finding[] = [];
      if (isColour(declaration) && !isForeign)
        findings.push(say('has a colour of its own; take one of packages/theme/src/palette.ts.'));
      if (isDuration(declaration))
        findings.push(
          say('has a duration of its own; take $dur, $fade or another of base-css.ts.'),
        );
      const strict = TOKENS_ONLY.test(property);
      for (const { amount, unit } of lengthsOf(declaration)) {
        if (Math.abs(amount) <= HAIRLINE && unit === 'px') continue;
        if (strict) {
          findings.push(
            say(`has ${amount}${unit} of its own; take a token of type, space or corners.`),
          );
        } else if (unit !== 'rem' && !(unit === 'px' && allowed.has(Math.abs(amount)))) {
          findings.push(
            say(
              `has ${amount}${unit} of its own; take a token, name it as a custom property, or give its reason in scripts/guards/own-measures.ts.`,
            ),
          );
        }
      }
      return findings;
    });
  });
}

/** Finds sizes that are in the list and no longer in the styles. */
export function unusedMeasures(
  sources: readonly SourceFile[],
  own: readonly OwnMeasure[],
): string[] {
  return own.flatMap(({ module, pixels }) => {
    const used = new Set(
      sources
        .filter(({ file }) => moduleOf(file) === module)
        .flatMap(styleDeclarations)
        .flatMap(lengthsOf)
        .map(({ amount }) => Math.abs(amount)),
    );
    return pixels.filter((amount) => !used.has(amount)).map((amount) => `${module}: ${amount}`);
  });
}

/** Finds modules in the list that have no colour of their own. */
export function unusedForeign(
  sources: readonly SourceFile[],
  foreign: readonly ForeignColours[],
): string[] {
  return foreign
    .map(({ module }) => module)
    .filter(
      (module) =>
        !sources
          .filter(({ file }) => moduleOf(file) === module)
          .flatMap(styleDeclarations)
          .some(isColour),
    );
}
