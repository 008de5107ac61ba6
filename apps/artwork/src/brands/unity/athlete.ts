import type { Box, Figure } from '../../figures/figure';
import type { Hair } from '../../figures/human/head';
import type { OutfitName } from '../../figures/human/outfits';
import { outfits } from '../../figures/human/outfits';
import { sculptPerson } from '../../figures/human/person';
import type { Build } from '../../figures/human/pose';
import { layersOf } from '../../paint/look';
import type { Random } from '../../random';
import { paintLayers } from '../../solid/layers';
import type { Camera, Relief } from '../../solid/relief';
import { project, takeRelief } from '../../solid/relief';
import type { Vector } from '../../solid/vector';
import type { Stage } from '../../stage/stage';
import { detailFor } from '../../stage/stage';
import type { UnityPalette } from './palette';
import { unityLights, unityLook } from './palette';
import type { UnityPose, UnityProp } from './poses';
import { unityPoses, unityProps } from './poses';

/** The looks that tell one athlete from another. */
export interface Athlete {
  woman: boolean;
  hair: Hair;
  beard: boolean;
  skin: number;
  muscle: number;
}

export function anAthlete({ random, words }: Pick<Stage, 'random' | 'words'>): Athlete {
  const woman = /wom[ae]n|\bshe\b|\bher\b|nine point|borrowed|grandmother|perfect|skate/.test(words)
    ? true
    : /\bmen\b|men's|goalkeeper|wrestling day/.test(words)
      ? false
      : random.chance(0.5);
  return {
    woman,
    hair: woman
      ? random.pick(['ponytail', 'braids', 'bun', 'long', 'curly'])
      : random.pick(['cropped', 'short', 'curly', 'bald', 'mohawk']),
    beard: !woman && random.chance(0.3),
    skin: random.pick([0.52, 0.62, 0.74, 0.88]),
    muscle: random.between(0.96, 1.1),
  };
}

/** Another athlete of the same team or event. */
export const another = (one: Athlete, random: Random): Athlete => ({
  ...anAthlete({ random, words: one.woman ? "women's" : "men's" }),
});

export interface Shot {
  pose: UnityPose;
  props?: readonly UnityProp[];
  outfit: OutfitName;
  athlete: Athlete;
  kit: UnityPalette['kit'];
  yaw: number;
  pitch?: number;
  distance?: number;
  focus?: Vector;
  mirror?: boolean;
  above?: number;
  side: 1 | -1;
}

const taken = new Map<string, Figure>();
const remembered = 64;

function edges(relief: Relief, origin: { x: number; y: number }): Box {
  const { columns, rows, cell } = relief;
  let [west, east, north, south, peak] = [columns, 0, rows, 0, 0];
  for (let index = 0; index < columns * rows; index += 1) {
    if ((relief.at(index)[0]?.material ?? -1) < 0) continue;
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (row < north) peak = column;
    west = Math.min(west, column);
    east = Math.max(east, column);
    north = Math.min(north, row);
    south = Math.max(south, row);
  }
  return {
    left: relief.left + west * cell - origin.x,
    right: relief.left + east * cell - origin.x,
    top: relief.top - north * cell - origin.y,
    bottom: relief.top - south * cell - origin.y,
    peak: relief.left + peak * cell - origin.x,
  };
}

/** Poses and gear of this brand's own, taken and printed as the shared figures are. */
export function shoot(stage: Stage, shot: Shot, scale: number): Figure {
  const detail = detailFor(stage, scale);
  const key = JSON.stringify([shot, detail]);
  const known = taken.get(key);
  if (known) return known;
  const { athlete, mirror = false, side } = shot;
  const worn = outfits[shot.outfit];
  const extras = [...worn.extras, ...(shot.props ?? []).map((name) => unityProps[name])];
  const build: Partial<Build> = { woman: athlete.woman, muscle: athlete.muscle };
  const { hair, beard } = athlete;
  const clay = sculptPerson({
    pose: unityPoses[shot.pose],
    outfit: { ...worn, extras },
    build,
    hair,
    beard,
  });
  const camera: Camera = {
    yaw: shot.yaw,
    pitch: shot.pitch ?? -6,
    distance: shot.distance ?? 4.2,
    focus: shot.focus ?? [0, 0.95, 0],
  };
  const lights = unityLights(mirror === side > 0 ? -1 : 1);
  const relief = takeRelief(clay.shapes, camera, lights, detail, shot.above);
  const figure: Figure = {
    layers: paintLayers(relief, layersOf(unityLook(shot.kit, athlete.skin))),
    left: relief.left,
    top: relief.top,
    cell: relief.cell,
    columns: relief.columns,
    rows: relief.rows,
    mirror,
    camera,
    box: edges(relief, project(camera, [0, 0, 0])),
  };
  taken.set(key, figure);
  const oldest = taken.keys().next();
  if (taken.size > remembered && !oldest.done) taken.delete(oldest.value);
  return figure;
}
