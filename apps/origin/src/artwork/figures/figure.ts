import type { Look } from '../paint/look';
import { layersOf } from '../paint/look';
import type { Picture } from '../paint/picture';
import { n } from '../paint/picture';
import type { Painted } from '../solid/layers';
import { paintLayers } from '../solid/layers';
import type { Camera, Lights } from '../solid/relief';
import { project, takeRelief } from '../solid/relief';
import type { Vector } from '../solid/vector';
import type { Subject } from './subject';
import { sculpt } from './subject';

export interface FigureSpec {
  subject: Subject;
  /** Degrees: 0 shows the right side, facing right; 90 the face. */
  yaw: number;
  pitch?: number;
  /** Metres; 3 is close and dramatic, 12 far and flat. */
  distance?: number;
  /** What the camera turns about; absent, the middle of a standing person. */
  focus?: Vector;
  look: Look;
  lights: Lights;
  /** Facing the other way in the picture; the light stays where it is. */
  mirror?: boolean;
  /** Cells a metre: 60 for a bystander, 150 for a full figure, 280 for a face. */
  detail: number;
  /** Nothing below this height (in metres) is drawn: a bust does not need its legs. */
  above?: number;
}

export interface Figure {
  layers: readonly Painted[];
  left: number;
  top: number;
  cell: number;
  columns: number;
  rows: number;
  mirror: boolean;
  camera: Camera;
}

/** Crops of one title share their figures; a figure costs a hundred times more than its place in the picture. */
const drawn = new Map<string, Figure>();
const remembered = 96;

const mirrored = (lights: Lights): Lights => {
  const flip = ([x, y, z]: Vector): Vector => [-x, y, z];
  return { key: flip(lights.key), rim: flip(lights.rim), back: flip(lights.back) };
};

export function drawFigure(spec: FigureSpec): Figure {
  const key = JSON.stringify(spec);
  const known = drawn.get(key);
  if (known) {
    drawn.delete(key);
    drawn.set(key, known);
    return known;
  }
  const camera: Camera = {
    yaw: spec.yaw,
    pitch: spec.pitch ?? -4,
    distance: spec.distance ?? 5,
    focus: spec.focus ?? [0, 0.95, 0],
  };
  const lights = spec.mirror ? mirrored(spec.lights) : spec.lights;
  const relief = takeRelief(sculpt(spec.subject), camera, lights, spec.detail, spec.above);
  const figure: Figure = {
    layers: paintLayers(relief, layersOf(spec.look)),
    left: relief.left,
    top: relief.top,
    cell: relief.cell,
    columns: relief.columns,
    rows: relief.rows,
    mirror: spec.mirror ?? false,
    camera,
  };
  drawn.set(key, figure);
  if (drawn.size > remembered) {
    const oldest = drawn.keys().next();
    if (!oldest.done) drawn.delete(oldest.value);
  }
  return figure;
}

export interface Placement {
  /** Where the point `anchor` of the figure goes. */
  x: number;
  y: number;
  /** Picture units a metre. */
  scale: number;
  /** A point of the figure; absent, the ground under it. */
  anchor?: Vector;
  /** Degrees. */
  tilt?: number;
}

/** The transform that carries a figure's cells to their place in the picture. */
export function transformOf(figure: Figure, { x, y, scale, anchor, tilt }: Placement): string {
  const at = project(figure.camera, anchor ?? [0, 0, 0]);
  const side = figure.mirror ? -1 : 1;
  const turn = tilt ? ` rotate(${n(tilt)})` : '';
  const size = scale * figure.cell;
  return (
    `translate(${n(x)} ${n(y)})${turn} scale(${(side * size).toFixed(4)} ${size.toFixed(4)})` +
    ` translate(${n((figure.left - at.x) / figure.cell)} ${n((at.y - figure.top) / figure.cell)})`
  );
}

export const marksOf = (layers: readonly Painted[]): string =>
  layers
    .map(({ path, colour, opacity }) => {
      const seen = opacity < 1 ? ` fill-opacity="${n(opacity)}"` : '';
      return `<path d="${path}" fill="${colour}"${seen}/>`;
    })
    .join('');

export function placeFigure(
  picture: Picture,
  figure: Figure,
  placement: Placement,
  attributes = '',
): void {
  const transform = transformOf(figure, placement);
  picture.add(
    `<g fill-rule="evenodd" transform="${transform}"${attributes && ` ${attributes}`}>${marksOf(figure.layers)}</g>`,
  );
}

/** The figure's outline alone in one colour: shadows, cut-outs, glows. */
export function placeOutline(
  picture: Picture,
  figure: Figure,
  placement: Placement,
  attributes: string,
): void {
  const outline = figure.layers[0]?.path ?? '';
  picture.add(
    `<path transform="${transformOf(figure, placement)}" fill-rule="evenodd" d="${outline}" ${attributes}/>`,
  );
}

/** Where a point of the placed figure falls in the picture (without tilt). */
export function pointOf(
  figure: Figure,
  placement: Placement,
  point: Vector,
): readonly [number, number] {
  const anchor = project(figure.camera, placement.anchor ?? [0, 0, 0]);
  const at = project(figure.camera, point);
  const side = figure.mirror ? -1 : 1;
  return [
    placement.x + side * (at.x - anchor.x) * placement.scale,
    placement.y - (at.y - anchor.y) * placement.scale,
  ];
}
