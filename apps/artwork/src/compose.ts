import type { Brand, Scene } from './brands/brand';
import type { Hex } from './paint/colour';
import type { Random } from './random';
import { createRandom } from './random';
import type { Artwork, ArtworkRequest, Canvas } from './request';
import type { Area, Stage } from './stage/stage';
import { createStage, createStageOf, wordsOf } from './stage/stage';

/** A brand, whose type of palette only the brand itself knows. */
export interface Composer {
  tone(titleId: string, seed: number): Hex;
  draw(request: ArtworkRequest): Artwork;
  /** The scene that a request would be drawn as. */
  sceneName(request: ArtworkRequest): string;
  /** A picture for the brand itself rather than for a title. */
  poster(plan: PosterPlan): string;
}

/** The scene and the palette that a picture is drawn with, on a canvas of any size. */
export interface PosterPlan {
  scene: string;
  palette: number;
  seed: number;
  canvas: Canvas;
  /** The subject's area in shares of the canvas. */
  share: Area;
  /** Words that choose the subject. */
  words?: string;
}

/** Fades a hero out under its title: the start side of a wide one, the foot of a tall one. */
function quieten({ picture, crop, w, h }: Stage, colour: Hex, fromRight: boolean): void {
  if (crop !== 'hero' && crop !== 'heroMobile') return;
  const wide = crop === 'hero';
  const [from, to] = wide ? [fromRight ? w : 0, fromRight ? w * 0.48 : w * 0.52] : [h, h * 0.56];
  const fade = picture.linear(wide ? [from, 0] : [0, from], wide ? [to, 0] : [0, to], [
    [0, colour, 0.9],
    [0.35, colour, 0.66],
    [0.7, colour, 0.24],
    [1, colour, 0],
  ]);
  picture.add(`<rect width="${w}" height="${h}" fill="${fade}"/>`);
}

export function createComposer<Palette extends { tone: Hex }>(
  realm: string,
  brand: Brand<Palette>,
): Composer {
  const streamOf = (titleId: string, seed: number) => createRandom(realm, titleId, seed);
  const paletteOf = (random: Random) => random.fork('palette').pick(brand.palettes);
  const sceneOf = (request: ArtworkRequest, random: Random): Scene<Palette> => {
    const words = wordsOf(request);
    const suits = ({ kinds }: Scene<Palette>) => !kinds || kinds.includes(request.kind);
    const named = brand.scenes.filter((scene) => suits(scene) && scene.about?.test(words));
    const open = brand.scenes.filter((scene) => suits(scene) && !scene.needsWords);
    const dice = random.fork('scene');
    // Words decide most of the time; a catalogue of look-alikes is worse than a picture that says less.
    const [first, ...rest] = named.length > 0 && dice.chance(brand.wordy ?? 0.6) ? named : open;
    return dice.pick([first ?? brand.scenes[0], ...rest]);
  };
  return {
    tone: (titleId, seed) => paletteOf(streamOf(titleId, seed)).tone,
    sceneName: (request) => sceneOf(request, streamOf(request.titleId, request.seed)).name,
    poster({ scene, palette, seed, canvas, share, words = '' }) {
      const found = brand.scenes.find(({ name }) => name === scene);
      const colours = brand.palettes[palette];
      if (!found || !colours)
        throw new Error(`${realm} has no scene “${scene}” or palette ${palette}.`);
      const random = createRandom(realm, scene, seed);
      const stage = createStageOf(canvas, { random, crop: 'hero', kind: 'event', words, share });
      found.draw(stage, colours);
      return stage.picture.toSvg();
    },
    draw(request) {
      const random = streamOf(request.titleId, request.seed);
      const palette = paletteOf(random);
      const stage = createStage(request, random, brand.fromRight);
      sceneOf(request, random).draw(stage, palette);
      const calm = brand.calm?.(palette);
      if (calm) quieten(stage, calm, brand.fromRight === true);
      return {
        svg: stage.picture.toSvg(),
        width: stage.w,
        height: stage.h,
        tone: palette.tone,
      };
    },
  };
}
