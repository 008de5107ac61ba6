import { settle } from '../../figures/figure';
import { circle, rectangle } from '../../paint/picture';
import { confetti } from '../../stage/air';
import { isTall, isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, another, shoot } from './athlete';
import { backdrop, between, bigNumber, keepsCalm, sheet } from './layout';
import { numberIn, numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';
import { band, halftone, overlap, pasteUp, sash, tape, torn } from './paste';

/** A face larger than life on discs, a torn edge under it. */
export const closeUp: Scene<UnityPalette> = {
  name: 'close-up',
  about:
    /shoes|place|hug|first of|sunrise|twins|surprised|rua de cima|upper street|nine point|9\.9|daily|village/,
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const middle = between(stage);
    const size = Math.min(w, h);
    const style = random.whole(0, 3);
    sheet(stage, palette.ground);
    if (style === 0)
      overlap(
        picture,
        [middle[0] - size * 0.22, h * 0.4],
        [middle[0] + size * 0.22, h * 0.46],
        size * 0.4,
        [palette.band, palette.disc, palette.other],
      );
    else if (style === 1) {
      sash(
        stage,
        middle[0] - size * 0.5,
        [size * 0.22, size * 0.22, size * 0.22, size * 0.22],
        0.5 * face,
        [palette.band, palette.disc, palette.other, palette.kit[1]],
      );
    } else if (style === 2) {
      picture.add(circle(middle[0], h * 0.44, size * 0.42, `fill="${palette.disc}"`));
      halftone(
        picture,
        [middle[0] + face * size * 0.5, h],
        [middle[0] - face * size * 0.1, 0],
        size * 1.2,
        u * 2.8,
        palette.band,
      );
    } else {
      band(stage, middle[0], w * 1.4, 0.44 * face, palette.band);
      halftone(picture, [w, 0], [w * 0.46, h * 0.7], h * 1.4, u * 2.6, palette.disc);
    }
    const number = numberIn(stage.words);
    if (number && style !== 1) bigNumber(stage, palette, number, face);
    const athlete = anAthlete(stage);
    const figure = shoot(
      stage,
      {
        pose: random.pick(['stand', 'armsCrossed', 'lookUp', 'thumbs', 'oneArmUp'] as const),
        props: random.chance(0.4) ? ['medal'] : [],
        outfit: random.pick(['track', 'basketball', 'football', 'tee']),
        athlete,
        kit: palette.kit,
        yaw: random.between(36, 90),
        pitch: random.between(-10, 2),
        distance: 2.2,
        focus: [0.04, 1.45, 0],
        mirror,
        side: face,
        above: 1.02,
      },
      h * 1.1,
    );
    const at = settle({ ...stage.area, bottom: h }, figure, {
      zoom: isTall(stage) ? 1.28 : 1.1,
      alignY: 1,
      room: { top: 0.06 },
    });
    pasteUp(
      picture,
      figure,
      { ...at, y: at.y + u * 2 },
      { edge: u * 1.1, shadow: [-face * u * 1.7, u * 1.2], snips: true },
    );
    if (style > 1 && !keepsCalm(stage)) {
      const rip = h * random.between(0.8, 0.86);
      torn(
        picture,
        [
          [0, h],
          [0, rip],
          [w, rip - h * 0.06 * face],
          [w, h],
        ],
        palette.other === paper ? palette.kit[1] : palette.other,
        u * 0.5,
        loose,
      );
    }
    if (random.chance(0.5))
      tape(
        picture,
        [middle[0] - face * size * 0.32, h * 0.14],
        u * 22,
        -24 * face,
        palette.away[2],
      );
  },
};

/** Three steps, three numbers and the winners. */
export const podium: Scene<UnityPalette> = {
  name: 'podium',
  about: /podium|place|medal|tears|twins|gold|final|day of|of the day/,
  kinds: ['video', 'playlist', 'series'],
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const wide = isWide(stage);
    const middle = between(stage);
    backdrop(stage, palette, [middle[0], h * 0.4], random.pick([0.4, -0.4]));
    const step = Math.min((stage.area.right - stage.area.left) / 3, w * 0.32);
    const places = [
      { place: '2', x: -1, top: 0.7 },
      { place: '3', x: 1, top: 0.78 },
      { place: '1', x: 0, top: 0.6 },
    ] as const;
    const one = anAthlete(stage);
    const poses = random.shuffle(['victory', 'oneArmUp', 'celebrate', 'thumbs'] as const);
    // Raised hands stay in the picture: 2.3 m above the winner's step.
    const step1 = h * (stage.crop === 'heroMobile' ? 0.52 : 0.6);
    const scale = Math.min(step * (wide ? 1.1 : 1.18), (step1 - u * 3) / 2.3);
    places.forEach(({ place, x, top }, index) => {
      const left = middle[0] + (x - 0.5) * step;
      const y = h * (stage.crop === 'heroMobile' ? top * 0.86 : top);
      const fill = [palette.band, palette.disc, palette.kit[1]][index] ?? palette.band;
      picture.add(rectangle(left + u * 1.4, y + u * 1.4, step, h, `fill="${ink}"`));
      picture.add(
        rectangle(left, y, step, h, `fill="${fill === palette.ground ? palette.other : fill}"`),
      );
      picture.add(rectangle(left, y, step, u * 1.4, `fill="${paper}"`));
      const height = Math.min(step * 0.62, h * 0.2);
      numerals(picture, {
        text: place,
        at: [left + step / 2 - spread(place, height, 0.38) / 2, y + height + u * 4.4],
        height,
        fill: fill === palette.disc ? ink : paper,
        weight: 0.38,
      });
      const figure = shoot(
        stage,
        {
          pose: poses[index] ?? 'victory',
          props: ['medal'],
          outfit: 'tee',
          athlete: index ? another(one, random) : one,
          kit: index === 2 ? palette.away : palette.kit,
          yaw: 90 - x * 24,
          pitch: -8,
          side: 1,
        },
        scale,
      );
      pasteUp(
        picture,
        figure,
        { x: left + step / 2, y: y + u * 0.4, scale },
        { edge: u * 0.8, shadow: [u * 1.2, u], snips: true },
      );
    });
    confetti(
      picture,
      { left: keepsCalm(stage) ? w * 0.4 : 0, right: w, top: 0, bottom: h * 0.6 },
      50,
      u * 1.9,
      [palette.disc, palette.other, palette.kit[1], paper],
      loose,
    );
  },
};
