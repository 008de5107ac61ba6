import { type Box, boxOf, type Point, pathPoints } from './path-box';
import type { SvgElement } from './svg-tree';
import { AS_IT_IS, combined, type Matrix, matrixOf, placed } from './transform';

/** A painted shape: its box and its colour; undefined for a paint that is no plain colour. */
interface Painted {
  box: Box;
  colour: string | undefined;
}

/** Paint and strokes that children inherit. */
interface Paint {
  fill: string;
  stroke: string;
  matrix: Matrix;
}

/** Elements that are drawn only when something refers to them, or never. */
const UNDRAWN = new Set([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'filter',
  'metadata',
  'title',
  'desc',
  'style',
  'linearGradient',
  'radialGradient',
]);

/**
 * Lists the plain colours of a picture that touch what is behind it. A shape within another is seen on that one: white
 * letters on a blue plate are seen on blue. Undefined when a style makes the colours depend on the viewer.
 */
export function svgInks(root: SvgElement): string[] | undefined {
  const sheet = sheetOf(root);
  if (sheet === undefined) return undefined;
  const shapes: Painted[] = [];
  paint(root, { fill: '#000000', stroke: 'none', matrix: AS_IT_IS }, sheet, shapes);
  const onGround = shapes.filter(
    ({ box }, index) => !shapes.slice(0, index).some((under) => holds(under.box, box)),
  );
  return [...new Set(onGround.flatMap(({ colour }) => colour ?? []))].sort();
}

/** Whether the middle of a shape is within an earlier shape that is not smaller. */
function holds(under: Box, { left, top, right, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const within = under.left <= x && x <= under.right && under.top <= y && y <= under.bottom;
  return within && under.right - under.left >= (right - left) * 0.9;
}

function paint(element: SvgElement, inherited: Paint, sheet: Sheet, into: Painted[]): void {
  if (UNDRAWN.has(element.name)) return;
  const style = { ...sheet(element), ...declarations(element.attributes.get('style') ?? '') };
  const own = (name: string) => style[name] ?? element.attributes.get(name);
  if (own('display') === 'none' || own('visibility') === 'hidden') return;
  // A transparent shape mixes with the ground, so it has no colour of its own.
  if (['opacity', 'fill-opacity'].some((name) => Number.parseFloat(own(name) ?? '1') < 0.5)) return;
  const here: Paint = {
    fill: own('fill') ?? inherited.fill,
    stroke: own('stroke') ?? inherited.stroke,
    matrix: combined(inherited.matrix, matrixOf(element.attributes.get('transform'))),
  };
  const box = boxOf(pointsOf(element).map((point) => placed(here.matrix, point)));
  if (box) {
    for (const ink of [here.fill, here.stroke])
      if (ink !== 'none' && ink !== 'transparent') into.push({ box, colour: plainColour(ink) });
  }
  for (const child of element.children) paint(child, here, sheet, into);
}

function pointsOf({ name, attributes }: SvgElement): Point[] {
  const number = (key: string) => Number.parseFloat(attributes.get(key) ?? '0') || 0;
  const around = (x: number, y: number, width: number, height: number): Point[] => [
    [x, y],
    [x + width, y + height],
  ];
  switch (name) {
    case 'path':
      return pathPoints(attributes.get('d') ?? '');
    case 'rect':
      return around(number('x'), number('y'), number('width'), number('height'));
    case 'circle': {
      const r = number('r');
      return around(number('cx') - r, number('cy') - r, 2 * r, 2 * r);
    }
    case 'ellipse': {
      const [rx, ry] = [number('rx'), number('ry')];
      return around(number('cx') - rx, number('cy') - ry, 2 * rx, 2 * ry);
    }
    case 'line':
      return [
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ];
    case 'polygon':
    case 'polyline':
      return pathPoints(`M${attributes.get('points') ?? ''}`);
    default:
      return [];
  }
}

type Sheet = (element: SvgElement) => Record<string, string>;

/** Reads the rules for classes, as tools write them; undefined for a sheet whose colours depend on the viewer. */
function sheetOf(root: SvgElement): Sheet | undefined {
  const byClass = new Map<string, Record<string, string>>();
  for (const { text } of root.children.flatMap(stylesIn)) {
    if (/@/.test(text)) return undefined;
    for (const [, selectors = '', body = ''] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
        // Any other selector may match any shape.
        if (name === undefined) return undefined;
        byClass.set(name, { ...byClass.get(name), ...declarations(body) });
      }
    }
  }
  return ({ attributes }) =>
    Object.assign(
      {},
      ...(attributes.get('class')?.split(/\s+/) ?? []).map((one) => byClass.get(one)),
    );
}

function stylesIn(element: SvgElement): SvgElement[] {
  return element.name === 'style' ? [element] : element.children.flatMap(stylesIn);
}

const declarations = (css: string): Record<string, string> =>
  Object.fromEntries(
    css.split(';').flatMap((one) => {
      const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(one) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );

const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };

/** Returns `#rrggbb` for a colour in a plain notation. */
function plainColour(text: string): string | undefined {
  const value = text.toLowerCase();
  if (NAMED[value]) return NAMED[value];
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (digits) return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  const channels = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(value)?.slice(1);
  return (
    channels &&
    `#${channels.map((one) => Math.min(255, Number(one)).toString(16).padStart(2, '0')).join('')}`
  );
}
