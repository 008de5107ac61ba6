import { placeOutline, settle } from '../../figures/figure';
import type { Subject } from '../../figures/subject';
import { blend } from '../../paint/colour';
import { n, rectangle } from '../../paint/picture';
import { streaks } from '../../stage/air';
import { starGrid } from '../../stage/ornament';
import type { Stage } from '../../stage/stage';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import {
  close,
  dunes,
  evening,
  floodlights,
  glowing,
  goldDust,
  hang,
  middleOf,
  terraces,
} from './evening';
import type { NoorPalette } from './palette';
import { cast } from './palette';

const hangings = ['moon', 'rosette', 'moon', 'crescent'] as const;

/** Two or three animals at full stretch, overlapping, the nearest in full light. */
function pack(
  stage: Stage,
  palette: NoorPalette,
  subjectOf: (index: number) => Subject,
  focus: number,
  hides: readonly number[],
): void {
  const { random } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const mirror = random.chance(0.6);
  const face = mirror ? -1 : 1;
  const yaw = random.between(2, 34);
  const lead = cast(stage, palette, {
    subject: subjectOf(0),
    yaw,
    pitch: -4,
    distance: 8,
    focus: [0, focus, 0],
    mirror,
    side,
    scale: stage.h * 0.32,
    dress: { hide: hides[0] },
  });
  const at = settle(stage.area, lead, {
    zoom: isTall(stage) ? 1.26 : 0.84,
    alignY: isTall(stage) ? 0.68 : 0.74,
    room: { top: 0.3, bottom: 0.2, left: mirror ? 0 : 0.4, right: mirror ? 0.4 : 0 },
  });
  const others = isTall(stage) ? 1 : 2;
  for (let index = others; index > 0; index -= 1) {
    const follower = cast(stage, palette, {
      subject: subjectOf(index),
      yaw: yaw - index * 4,
      pitch: -4,
      distance: 8,
      focus: [0, focus, 0],
      mirror,
      side,
      scale: at.scale * 0.8,
      dress: { hide: hides[index] },
    });
    const share = 1 - index * 0.13;
    const spot = {
      x: at.x - face * at.scale * (0.85 * index + (index === 2 ? -2.3 : 0)),
      y: at.y - at.scale * 0.15 * index,
      scale: at.scale * share,
    };
    glowing(stage, palette, follower, spot, 0.3);
    goldDust(
      stage,
      palette,
      [spot.x - face * at.scale * 0.8, spot.y],
      at.scale * 2.2,
      at.scale * 0.4,
      0.6,
    );
  }
  stage.picture.add(
    `<ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="${n(at.scale * 1.3)}" ry="${n(at.scale * 0.1)}" fill="${palette.inks[0]}" fill-opacity=".5"/>`,
  );
  glowing(stage, palette, lead, at);
  goldDust(
    stage,
    palette,
    [at.x - face * at.scale * 1.1, at.y + stage.u],
    at.scale * 2.6,
    at.scale * 0.7,
  );
}

const camelRace: Scene<NoorPalette> = {
  name: 'camel race',
  about: /camel|wadi|desert morning|robot|sons of the wind/,
  kinds: ['event', 'video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, picture, h, w } = stage;
    const horizon = h * random.between(0.56, 0.68);
    evening(stage, palette, horizon);
    hang(
      stage,
      palette,
      [middleOf(stage) + random.between(-0.16, 0.16) * w, horizon - h * random.between(0.1, 0.3)],
      h * random.between(0.16, 0.28),
      random.pick(hangings),
    );
    dunes(stage, palette, horizon);
    const gait = random.pick(['gallop', 'canter'] as const);
    pack(
      stage,
      palette,
      () => ({
        kind: 'animal',
        species: 'camel',
        gait,
        seat: 'cameleer',
        tack: 'blanket',
        outfit: 'rider',
        hair: 'cropped',
      }),
      1.3,
      [0.74, 0.5, 0.62],
    );
    if (random.chance(0.5))
      streaks(
        picture,
        { left: 0, right: w, top: h * 0.3, bottom: h * 0.9 },
        26,
        w * 0.06,
        0,
        stage.u * 0.1,
        palette.glow,
        0.4,
        stage.loose,
      );
    close(stage, palette);
  },
};

const horseRace: Scene<NoorPalette> = {
  name: 'horse race',
  about:
    /derby night|lulua|gold cup|racing season|photo finish|saddle and silk|night race|horse(?! show)|barq|stadium nights/,
  kinds: ['event', 'video', 'playlist', 'series'],
  draw(stage, palette) {
    const { random, picture, h, w, u } = stage;
    const horizon = h * random.between(0.54, 0.62);
    evening(stage, palette, horizon);
    terraces(stage, palette, horizon - h * 0.16, horizon);
    floodlights(stage, palette, horizon, isTall(stage) ? 3 : 5);
    const turf = picture.linear(
      [0, horizon],
      [0, h],
      [
        [0, blend(palette.sand[0], palette.glow, 0.2)],
        [0.4, palette.sand[1]],
        [1, palette.sand[2]],
      ],
    );
    picture.add(rectangle(0, horizon, w, h, `fill="${turf}"`));
    const rail = horizon + h * 0.06;
    picture.add(rectangle(0, rail, w, u * 0.7, `fill="${palette.moon}"`));
    for (let x = 0; x < w; x += u * 9)
      picture.add(rectangle(x, rail, u * 0.5, u * 5, `fill="${palette.moon}" fill-opacity=".85"`));
    const gait = random.pick(['gallop', 'gathered', 'gallop'] as const);
    pack(
      stage,
      palette,
      (index) => ({
        kind: 'animal',
        species: 'horse',
        gait: index === 0 ? gait : 'gathered',
        seat: 'jockey',
        tack: 'racing',
        outfit: 'jockey',
        hair: 'cropped',
        build: { muscle: 0.86 },
      }),
      1.2,
      [0.5, 0.8, 0.3],
    );
    picture.add(rectangle(0, h * 0.955, w, u * 1.3, `fill="${palette.moon}"`));
    for (let x = u * 6; x < w; x += u * 26)
      picture.add(rectangle(x, h * 0.955, u * 1.1, h * 0.1, `fill="${palette.moon}"`));
    close(stage, palette, 8);
  },
};

/** One horse and its medallion: the breed itself. */
const nobleHorse: Scene<NoorPalette> = {
  name: 'noble horse',
  about: /arabian|noble|foal|barq|house of horses|endurance/,
  kinds: ['event', 'video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, h, picture, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const ridden = /endurance/.test(stage.words);
    const gait = ridden ? 'canter' : random.pick(['rear', 'stand', 'canter', 'walk'] as const);
    const figure = cast(stage, palette, {
      subject: {
        kind: 'animal',
        species: 'horse',
        gait,
        ...(ridden
          ? { seat: 'western' as const, outfit: 'rider' as const, tack: 'blanket' as const }
          : {}),
      },
      yaw: random.between(0, 52),
      pitch: -5,
      distance: 5.4,
      focus: [0, 1.2, 0],
      mirror,
      side,
      scale: h * 0.38,
      dress: { hide: random.pick([0.98, 0.3, 0.62]) },
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.08 : 0.96,
      alignY: 0.8,
      room: { bottom: 0.16, top: 0.12 },
    });
    const horizon = at.y - at.scale * 0.3;
    evening(stage, palette, horizon);
    hang(stage, palette, [at.x, at.y - at.scale * 1.35], at.scale * 1.15, 'rosette');
    dunes(stage, palette, horizon, 2);
    picture.add(
      `<ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="${n(at.scale * 1.1)}" ry="${n(at.scale * 0.1)}" fill="${palette.inks[0]}" fill-opacity=".5"/>`,
    );
    glowing(stage, palette, figure, at, 0.7);
    goldDust(
      stage,
      palette,
      [at.x, at.y + u],
      at.scale * 2.2,
      at.scale * 0.3,
      gait === 'stand' ? 0.4 : 1,
    );
    close(stage, palette);
  },
};

/** A show jumper over the rails, the crowd behind. */
const jumping: Scene<NoorPalette> = {
  name: 'jumping',
  about: /jump/,
  needsWords: true,
  draw(stage, palette) {
    const { random, h, w, picture, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const figure = cast(stage, palette, {
      subject: {
        kind: 'animal',
        species: 'horse',
        gait: 'leap',
        seat: 'jockey',
        tack: 'western',
        outfit: 'jockey',
        hair: 'cropped',
      },
      yaw: random.between(4, 34),
      pitch: -8,
      distance: 6,
      focus: [0, 1.6, 0],
      mirror,
      side,
      scale: h * 0.3,
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.2 : 0.9,
      alignY: 0.6,
      room: { bottom: 0.9, top: 0.16 },
    });
    const ground = at.y + at.scale * 0.06;
    const horizon = ground - at.scale * 0.5;
    evening(stage, palette, horizon);
    terraces(stage, palette, horizon - h * 0.18, horizon);
    floodlights(stage, palette, horizon, 4);
    picture.add(
      rectangle(
        0,
        horizon,
        w,
        h,
        `fill="${picture.linear(
          [0, horizon],
          [0, h],
          [
            [0, palette.sand[0]],
            [1, palette.sand[2]],
          ],
        )}"`,
      ),
    );
    for (const x of [-0.85, 0.85]) {
      const px = at.x + face * at.scale * (0.55 + x * 0.5);
      picture.add(
        rectangle(
          px - u * 0.9,
          ground - at.scale * 1.25,
          u * 1.8,
          at.scale * 1.3,
          `fill="${palette.moon}"`,
        ),
      );
      picture.add(
        rectangle(
          px - u * 3,
          ground - at.scale * 1.0,
          u * 6,
          at.scale * 0.95,
          `fill="${palette.inks[2]}"`,
        ),
      );
      starGrid(
        picture,
        {
          left: px - u * 3,
          right: px + u * 3,
          top: ground - at.scale,
          bottom: ground - at.scale * 0.05,
        },
        u * 3,
        palette.gold,
        0.9,
        u * 0.14,
      );
    }
    for (const y of [0.95, 0.72, 0.5, 0.28]) {
      const left = at.x + face * at.scale * 0.12;
      for (let bar = 0; bar < 7; bar += 1)
        picture.add(
          rectangle(
            Math.min(left, left + face * at.scale * 0.86) + (at.scale * 0.86 * bar) / 7,
            ground - at.scale * y,
            (at.scale * 0.86) / 7,
            at.scale * 0.07,
            `fill="${bar % 2 ? palette.gold : palette.moon}"`,
          ),
        );
    }
    glowing(stage, palette, figure, at);
    close(stage, palette, 6);
  },
};

/** A string of camels along a crest, small under a large sky. */
const caravan: Scene<NoorPalette> = {
  name: 'caravan',
  about: /long trail|navigator/,
  kinds: ['series', 'video', 'playlist'],
  draw(stage, palette) {
    const { random, h, w, u } = stage;
    const horizon = h * random.between(0.6, 0.7);
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    evening(stage, palette, horizon);
    const middle = middleOf(stage);
    hang(
      stage,
      palette,
      [middle, horizon - h * 0.2],
      Math.min(w * 0.32, h * 0.36),
      random.pick(['rosette', 'moon'] as const),
    );
    dunes(stage, palette, horizon, 2);
    const count = isTall(stage) ? 3 : 5;
    const scale = h * (isTall(stage) ? 0.095 : 0.13);
    const ground = horizon + h * 0.09;
    for (let index = 0; index < count; index += 1) {
      const subject: Subject =
        index === 0
          ? { kind: 'person', pose: 'walk', outfit: 'thobe', props: ['pole'] }
          : {
              kind: 'animal',
              species: 'camel',
              gait: 'walk',
              tack: 'blanket',
              ...(index % 2 ? { seat: 'cameleer' as const, outfit: 'rider' as const } : {}),
            };
      const figure = cast(stage, palette, {
        subject,
        yaw: 6 + index * 5,
        distance: 10,
        focus: [0, 1.1, 0],
        mirror,
        side,
        scale: scale * 1.4,
        dress: { hide: 0.6 },
      });
      const x = middle + (mirror ? -1 : 1) * ((count - 1) / 2 - index) * scale * 2.3;
      const y = ground + Math.sin(index * 1.1) * u * 0.7 - (count - index) * u * 0.2;
      const long = `translate(0 ${n(y * 1.28)}) scale(1 -.28)`;
      stage.picture.group(`transform="${long}" opacity=".45"`, () =>
        placeOutline(stage.picture, figure, { x, y, scale }, `fill="${palette.inks[0]}"`),
      );
      glowing(stage, palette, figure, { x, y, scale }, 0.4);
    }
    dunes(stage, palette, h * 0.86, 1);
    close(stage, palette);
  },
};

export const races: readonly [Scene<NoorPalette>, ...Scene<NoorPalette>[]] = [
  camelRace,
  horseRace,
  nobleHorse,
  jumping,
  caravan,
];
