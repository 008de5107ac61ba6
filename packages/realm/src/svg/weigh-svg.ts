import { readStyle } from './read-style';
import { REFUSALS, SvgRefusal } from './svg-refusal';
import { elementsOf, type SvgElement } from './svg-tree';

/** Limits the shapes: no brand's mark has more, and browsers take seconds for them. */
const MOST = 100_000;

/** Limits the depth of parts within parts, or named by other parts. */
const DEEPEST = 1_000;

/** Elements that a browser evaluates once, however often they are used: nothing in them is drawn again. */
const PAINTS = new Set(['linearGradient', 'radialGradient', 'filter']);

/**
 * Counts the shapes that a browser would draw, with every `use`, pattern, mask, marker and clip: a few lines that repeat each
 * other can make millions.
 * @throws {SvgRefusal} when they are too many, or one refers to itself.
 */
export function weighSvg(root: SvgElement): void {
  const byId = new Map<string, SvgElement>();
  for (const element of elementsOf(root)) {
    const id = element.attributes.get('id');
    // Of two elements with the same id, browsers take the first.
    if (id && !byId.has(`#${id}`)) byId.set(`#${id}`, element);
  }
  const referencesOf = withSheets(root);
  const weights = new Map<SvgElement, number>();
  const under = new Set<SvgElement>();

  const weigh = (element: SvgElement): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (under.has(element)) throw new SvgRefusal(REFUSALS.endless(element.line));
    if (under.size > DEEPEST) throw new SvgRefusal(REFUSALS.bomb(element.line, MOST));
    under.add(element);
    let weight = 1;
    for (const child of element.children) weight += weigh(child);
    for (const name of referencesOf(element)) {
      const part = byId.get(name);
      if (part && !PAINTS.has(part.name)) weight += weigh(part);
    }
    under.delete(element);
    if (weight > MOST) throw new SvgRefusal(REFUSALS.bomb(element.line, MOST));
    weights.set(element, weight);
    return weight;
  };
  weigh(root);
}

/** Finds the references of an element: its own, and those of the picture's style sheets. */
function withSheets(root: SvgElement): (element: SvgElement) => readonly string[] {
  const byClass = new Map<string, string[]>();
  const ofAll: string[] = [];
  for (const { name, text } of elementsOf(root)) {
    if (name !== 'style') continue;
    for (const [, selectors = '', style = ''] of text.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      const reading = readStyle(style);
      if ('refused' in reading || reading.references.length === 0) continue;
      const classes = selectors.split(',').map((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1]);
      for (const one of classes) {
        // Tools write selectors of one class. Any other selector may match every element.
        if (one === undefined) ofAll.push(...reading.references);
        else byClass.set(one, [...(byClass.get(one) ?? []), ...reading.references]);
      }
    }
  }
  return ({ name, references, attributes }) => {
    if (name === 'style') return [];
    const classes = attributes.get('class')?.split(/\s+/) ?? [];
    return [...references, ...ofAll, ...classes.flatMap((one) => byClass.get(one) ?? [])];
  };
}
