import type { AST } from '@eslint-community/regexpp';
import { type OneCharacter, rangesOf } from './classes';
import { parseRegex } from './parse';
import type { Pattern } from './pattern';
import { PatternError } from './pattern-error';

/** Limits the states of a pattern. The slowest match takes the number of states times the length of the value. */
export const MOST_STATES = 1000;

/** Limits the bytes of a pattern as JSON: a realm is inlined in every page of its site. */
export const LARGEST_PATTERN = 6000;

type State = [string, ...number[]];

/**
 * Compiles a regular expression (ECMAScript, with the `u` flag) to the program that pages run on whole values.
 * Lookaround, back references, changes of flags and patterns that are too large throw a `PatternError`.
 */
export function compilePattern(source: string): Pattern {
  const { alternatives } = parseRegex(source);
  if (countAll(alternatives) >= MOST_STATES) throw new PatternError(TOO_MANY_STATES);
  const construction = new Construction();
  const pattern = construction.finish(construction.either(alternatives, construction.end));
  const excess = JSON.stringify(pattern).length > LARGEST_PATTERN;
  if (excess) {
    const ofClasses = JSON.stringify(pattern.classes).length > LARGEST_PATTERN / 2;
    throw new PatternError(ofClasses ? TOO_MANY_RANGES : TOO_MANY_STATES);
  }
  return pattern;
}

const TOO_MANY_STATES =
  'The regular expression is too large for a page: counts such as {1,500} make it long. Limit lengths with "size", and repeat with * or +.';

const TOO_MANY_RANGES =
  'The regular expression is too large for a page: its classes have too many ranges of characters. Write a smaller class, such as \\p{Script=Latin} or [A-Za-zÀ-ÿ], or exclude characters, such as [^0-9<>].';

/**
 * Counts the states without building them: repetitions multiply, and a short expression can need billions.
 * Throws for all syntax that is not supported.
 */
function countAll(alternatives: readonly AST.Alternative[]): number {
  const counts = alternatives.map(({ elements }) =>
    elements.reduce((sum, element) => sum + count(element), 0),
  );
  return counts.reduce((sum, states) => sum + states, alternatives.length - 1);
}

function count(element: AST.Element): number {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return 1;
    case 'Group':
      if (element.modifiers) {
        throw new PatternError(
          `"(?${element.modifiers.raw}:" changes the flags, which is not allowed. Write both cases, such as [Aa].`,
        );
      }
      return countAll(element.alternatives);
    case 'CapturingGroup':
      return countAll(element.alternatives);
    case 'Quantifier': {
      const once = count(element.element);
      const { min, max } = element;
      if (once === 0) return 0;
      if (max === Number.POSITIVE_INFINITY) return Math.max(min, 1) * once + 1;
      return max * once + (max - min);
    }
    case 'Assertion':
      if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
        throw new PatternError(
          `"${element.raw}" looks ${element.kind === 'lookahead' ? 'ahead' : 'back'}, which is not allowed: a value is read once, from its start to its end. Describe the whole value, and limit its length with "size".`,
        );
      }
      return 1;
    case 'Backreference':
      throw new PatternError(
        `"${element.raw}" refers back to a group, which is not allowed. Write the allowed characters instead.`,
      );
    case 'ExpressionCharacterClass':
      throw new PatternError(`"${element.raw}" is not allowed. List the characters.`);
  }
}

/** Thompson's construction, from the end to the start: each part is built with the state that follows it. */
class Construction {
  private readonly states: State[] = [['m']];
  private readonly classes: string[] = [];
  readonly end = 0;

  either(alternatives: readonly AST.Alternative[], next: number): number {
    return alternatives
      .map(({ elements }) => this.sequence(elements, next))
      .reduceRight((rest, entry) => this.add(['s', entry, rest]));
  }

  /** Returns the states that the entry reaches, in that order, so that the entry is state 0. */
  finish(entry: number): Pattern {
    const numbers = new Map<number, number>();
    const order: State[] = [];
    const waiting = [entry];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (numbers.has(at)) continue;
      const state = this.states[at] ?? ['m'];
      numbers.set(at, order.length);
      order.push(state);
      waiting.push(...followers(state).reverse());
    }
    const renumbered = (state: number) => numbers.get(state) ?? 0;
    return {
      classes: this.classes.map((ranges): number[] => JSON.parse(ranges)),
      states: order.map(([kind, ...rest]): State => {
        const [head = 0] = rest;
        return kind === 'c'
          ? [kind, head, ...followers([kind, ...rest]).map(renumbered)]
          : [kind, ...rest.map(renumbered)];
      }),
    };
  }

  private sequence(elements: readonly AST.Element[], next: number): number {
    return elements.reduceRight((after, element) => this.element(element, after), next);
  }

  private element(element: AST.Element, next: number): number {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.either(element.alternatives, next);
      case 'Quantifier':
        return this.repeated(element, next);
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.add(['c', this.classOf(element), next]);
      case 'Assertion':
        return this.add([assertionOf(element), next]);
      default:
        throw new PatternError(`"${element.raw}" is not allowed.`);
    }
  }

  /** Builds greedy and lazy repetitions alike: they differ only in the order of attempts, not in whether a whole value matches. */
  private repeated({ element, min, max }: AST.Quantifier, next: number): number {
    if (count(element) === 0) return next;
    let entry = next;
    let copies = min;
    if (max === Number.POSITIVE_INFINITY) {
      const loop = this.add(['s', next, next]);
      const body = this.element(element, loop);
      this.states[loop] = ['s', body, next];
      entry = min === 0 ? loop : body;
      copies = Math.max(min - 1, 0);
    } else {
      for (let optional = min; optional < max; optional += 1) {
        entry = this.add(['s', this.element(element, entry), next]);
      }
    }
    for (let copy = 0; copy < copies; copy += 1) entry = this.element(element, entry);
    return entry;
  }

  private classOf(node: OneCharacter): number {
    const ranges = JSON.stringify(rangesOf(node));
    const known = this.classes.indexOf(ranges);
    return known < 0 ? this.classes.push(ranges) - 1 : known;
  }

  private add(state: State): number {
    return this.states.push(state) - 1;
  }
}

function followers([kind, ...rest]: State): number[] {
  return kind === 'c' ? rest.slice(1) : rest;
}

function assertionOf(assertion: AST.Assertion): string {
  if (assertion.kind === 'start') return '^';
  if (assertion.kind === 'end') return '$';
  return assertion.kind === 'word' && assertion.negate ? 'B' : 'b';
}
