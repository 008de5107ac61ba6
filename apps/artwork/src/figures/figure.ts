import type { Look } from '../paint/look';
import { layersOf } from '../paint/look';
import type { Picture } from '../paint/picture';
import { n } from '../paint/picture';
import type { Painted } from '../solid/layers';
import { paintLayers } from '../solid/layers';
import type { Camera, Lights, Relief } from '../solid/relief';
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
  /** The point that the camera turns about; absent, the middle of an upright person. */
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
  /**
   * The part that is seen, in metres from where the origin falls; mirrored figures keep their own
   * sides.
   */
  box: Box;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The place of its highest point, from side to side. */
  peak: number;
}

/** The edges of what is drawn, not of what it was sampled on. */
function boxOf(relief: Relief, origin: { x: number; y: number }): Box {
  let [west, east, north, south, peak] = [relief.columns, 0, relief.rows, 0, 0];
  for (let row = 0; row < relief.rows; row += 1) {
    for (let column = 0; column < relief.columns; column += 1) {
      if ((relief.at(row * relief.columns + column)[0]?.material ?? -1) < 0) continue;
      west = Math.min(west, column);
      east = Math.max(east, column);
      if (row < north) peak = column;
      north = Math.min(north, row);
      south = Math.max(south, row);
    }
  }
  return {
    left: relief.left + west * relief.cell - origin.x,
    right: relief.left + east * relief.cell - origin.x,
    top: relief.top - north * relief.cell - origin.y,
    bottom: relief.top - south * relief.cell - origin.y,
    peak: relief.left + peak * relief.cell - origin.x,
  };
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
    box: boxOf(relief, project(camera, [0, 0, 0])),
  };
  drawn.set(key, figure);
  if (drawn.size > remembered) {
    const oldest = drawn.keys().next();
    if (!oldest.done) drawn.delete(oldest.value);
  }
  return figure;
}

export interface Placement {
  /** The place of the figure's point `anchor`. */
  x: number;
  y: number;
  /** Picture units a metre. */
  scale: number;
  /** A point of the figure; absent, the ground under it. */
  anchor?: Vector;
  /** Degrees. */
  tilt?: number;
}

export interface SettleOptions {
  /** Above 1 lets the figure run out of its area. */
  zoom?: number;
  /** The place of the figure when there is room to spare: 0 start or top, 1 end or bottom. */
  alignX?: number;
  alignY?: number;
  /** Fits the height alone: a bust fills the picture, whatever its elbows do. */
  fillHeight?: boolean;
  /** Metres of room around it. */
  room?: { left?: number; right?: number; top?: number; bottom?: number };
}

/** The place of a figure's origin that lays all of what is seen of it into an area. */
export function settle(
  area: { left: number; right: number; top: number; bottom: number },
  figure: Figure,
  { zoom = 1, alignX = 0.5, alignY = 1, fillHeight = false, room = {} }: SettleOptions = {},
): { x: number; y: number; scale: number } {
  const flip = figure.mirror;
  const left = (flip ? -figure.box.right : figure.box.left) - (room.left ?? 0);
  const right = (flip ? -figure.box.left : figure.box.right) + (room.right ?? 0);
  const top = figure.box.top + (room.top ?? 0);
  const bottom = figure.box.bottom - (room.bottom ?? 0);
  const wide = area.right - area.left;
  const tall = area.bottom - area.top;
  const across = fillHeight ? Number.POSITIVE_INFINITY : wide / (right - left);
  const scale = Math.min(across, tall / (top - bottom)) * zoom;
  return {
    x: area.left + (wide - (right - left) * scale) * alignX - left * scale,
    y: area.top + (tall - (top - bottom) * scale) * alignY + top * scale,
    scale,
  };
}

/** A placed figure's own metres, for the things around it. */
export const metresOf = ({ x, y, scale }: Placement) => ({
  scale,
  x: (metres: number): number => x + metres * scale,
  y: (metres: number): number => y - metres * scale,
});

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

/** The highest point of a placed figure: a raised hand, the crown of a hat. */
export function peakOf(figure: Figure, { x, y, scale }: Placement): readonly [number, number] {
  const side = figure.mirror ? -1 : 1;
  return [x + side * figure.box.peak * scale, y - figure.box.top * scale];
}

/** The place in the picture of a point of the placed figure (without tilt). */
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
