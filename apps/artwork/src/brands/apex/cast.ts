import type { Figure, FigureSpec } from '../../figures/figure';
import { drawFigure } from '../../figures/figure';
import type { OutfitName } from '../../figures/human/outfits';
import type { PoseName } from '../../figures/human/poses';
import type { Stage } from '../../stage/stage';
import { detailFor } from '../../stage/stage';
import type { ApexPalette, Fighter } from './palette';
import { apexLights, apexLook } from './palette';

/** Women fight on the same cards; names and leagues say so. */
export const isWoman = (stage: Stage): boolean =>
  /wom[ae]n|straw|atom|fly.?weight queen|\bher\b|mujer|femin/.test(stage.words);

export interface Cast
  extends Pick<FigureSpec, 'yaw' | 'pitch' | 'distance' | 'focus' | 'mirror' | 'above'> {
  pose: PoseName;
  outfit?: OutfitName;
  fighter: Fighter;
  /** The side the hard light comes from. */
  side: 1 | -1;
  /** Picture units a metre, which decides how finely it is drawn. */
  scale: number;
  accent?: boolean;
  key?: readonly [number, number, number];
}

export function fighter(stage: Stage, palette: ApexPalette, cast: Cast): Figure {
  const woman = isWoman(stage);
  const lights = apexLights(cast.side);
  const { hair, beard, muscle } = cast.fighter;
  const gear = cast.outfit ?? (/box/.test(stage.words) ? 'boxing' : 'cage');
  const hooded = gear === 'robe';
  return drawFigure({
    subject: {
      kind: 'person',
      pose: cast.pose,
      outfit: woman && gear !== 'boxing' && !hooded ? 'cageWoman' : gear,
      hair: hooded ? 'cropped' : woman ? 'braids' : hair,
      beard: beard && !woman,
      build: woman ? { woman: true, muscle: 0.98 } : { muscle, shoulders: 1.07 },
    },
    yaw: cast.yaw,
    pitch: cast.pitch ?? -5,
    distance: cast.distance ?? 4,
    focus: cast.focus,
    look: apexLook(palette, cast.accent),
    lights: cast.key ? { ...lights, key: cast.key } : lights,
    mirror: cast.mirror,
    detail: detailFor(stage, cast.scale),
    above: cast.above,
  });
}
