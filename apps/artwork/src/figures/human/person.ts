import type { Clay } from '../../solid/shapes';
import { createClay } from '../../solid/shapes';
import { sculptBody } from './anatomy';
import type { Hair } from './head';
import { sculptHead } from './head';
import type { Outfit } from './outfit';
import type { Build, Pose } from './pose';
import { athlete, skeletonOf } from './pose';

export interface Person {
  pose: Pose;
  outfit: Outfit;
  build?: Partial<Build>;
  hair?: Hair;
  beard?: boolean;
}

/** Everything a person is made of, as clay. */
export function sculptPerson(
  { pose, outfit, build, hair = 'short', beard = false }: Person,
  clay = createClay(),
): Clay {
  const body: Build = { ...athlete, ...build };
  const bones = skeletonOf(pose, body);
  sculptBody(clay, bones, body, outfit);
  sculptHead(clay, bones, { hair, beard, woman: body.woman });
  return clay;
}
