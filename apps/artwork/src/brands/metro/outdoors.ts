import { placeFigure, settle } from '../../figures/figure';
import type { PersonSubject, Subject } from '../../figures/subject';
import type { Hex } from '../../paint/colour';
import { blend, lighten } from '../../paint/colour';

import { circle, n, path, polygon, rectangle } from '../../paint/picture';
import type { Random } from '../../random';

import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import type { MetroPalette } from './palette';
import { cast } from './palette';
import { card, cloud, floor, ground, middleOf, shade, tree } from './shapes';

const football: readonly [PersonSubject, ...PersonSubject[]] = [
  { kind: 'person', pose: 'shoot', outfit: 'football' },
  { kind: 'person', pose: 'bicycle', outfit: 'football' },
  { kind: 'person', pose: 'dribble', outfit: 'football', props: ['ballAtFoot'] },
  { kind: 'person', pose: 'kneeSlide', outfit: 'football' },
  { kind: 'person', pose: 'header', outfit: 'football' },
];

function athlete(words: string, random: Random): PersonSubject {
  if (/cycl/.test(words))
    return { kind: 'person', pose: 'cycle', outfit: 'cyclist', props: ['bicycle'] };
  if (/basket/.test(words))
    return {
      kind: 'person',
      pose: random.pick(['dunk', 'jumpShot']),
      outfit: 'basketball',
      props: ['ballOverhead'],
    };
  if (/tennis/.test(words))
    return {
      kind: 'person',
      pose: random.pick(['serve', 'forehand']),
      outfit: 'trackWoman',
      props: ['racket'],
      hair: 'ponytail',
      build: { woman: true },
    };
  if (/marathon|run/.test(words))
    return { kind: 'person', pose: random.pick(['stride', 'jog', 'finish']), outfit: 'track' };
  return random.pick(football);
}

/** A player, a ball and large shapes. */
const sport: Scene<MetroPalette> = {
  name: 'sport',
  about: /football|basket|cycling|marathon|tennis|goal/,
  kinds: ['event', 'video', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const middle = middleOf(stage);
    ground(stage, palette, [middle, h * 0.46]);
    const subject = athlete(stage.words, random);
    const mirror = random.chance(0.5);
    const figure = cast(stage, palette, {
      subject: { hair: random.pick(['short', 'curly', 'cropped']), ...subject },
      yaw: random.between(8, 56),
      pitch: -6,
      distance: 4.4,
      mirror,
      scale: h * 0.4,
      random,
      wardrobe: {
        shirt: random.pick([palette.paper, palette.pop]),
        legs: random.pick([palette.ink, palette.deep, palette.paper]),
        trim: palette.paper,
        prop: subject.pose === 'cycle' ? palette.ink : '#ff7a2f',
        shoe: palette.pop,
      },
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1 : 0.94,
      alignY: 0.82,
      room: { bottom: 0.16, top: 0.1 },
    });
    const line = Math.min(h * 0.9, at.y + u);
    const grass = /football|goal/.test(stage.words) || subject.outfit === 'football';
    floor(stage, grass ? '#22b88f' : palette.deep, line - u * 4);
    picture.add(
      path(
        `M0 ${n(line + u * 3)}H${w}M${n(middle - h * 0.5)} ${h}L${n(middle - h * 0.3)} ${n(line - u * 4)}`,
        `stroke="${palette.paper}" stroke-width="${n(u * 0.9)}" fill="none"`,
      ),
    );
    shade(stage, palette, middle, line, at.scale * 0.7);
    placeFigure(picture, figure, at);
    const face = mirror ? -1 : 1;
    const ball: Record<string, readonly [number, number]> = {
      shoot: [0.95, 0.5],
      bicycle: [0.5, 2.25],
      header: [0.42, 2.05],
      forehand: [0.9, 1.3],
      serve: [0.5, 2.75],
    };
    const where = ball[subject.pose];
    if (where) {
      const r = at.scale * (subject.outfit === 'football' ? 0.13 : 0.05);
      const [x, y] = [at.x + face * where[0] * at.scale, at.y - where[1] * at.scale];
      for (let trail = 3; trail > 0; trail -= 1)
        picture.add(
          circle(
            x + face * trail * r * 1.5,
            y - trail * r * 0.5,
            r * (1 - trail * 0.14),
            `fill="${palette.paper}" fill-opacity="${n(0.5 - trail * 0.12)}"`,
          ),
        );
      picture.add(
        circle(x, y, r, `fill="${subject.outfit === 'football' ? palette.paper : '#d9ff4d'}"`),
      );
      if (subject.outfit === 'football')
        picture.add(circle(x, y, r * 0.4, `fill="${palette.ink}"`));
    }
  },
};

const beasts: readonly (readonly [RegExp, Subject])[] = [
  [/fox/, { kind: 'animal', species: 'fox', gait: 'walk' }],
  [/migration|great/, { kind: 'animal', species: 'elephant', gait: 'walk' }],
  [/river|wild|city/, { kind: 'animal', species: 'stag', gait: 'stand' }],
];

const others: readonly [Subject, ...Subject[]] = [
  { kind: 'animal', species: 'lion', gait: 'walk' },
  { kind: 'animal', species: 'stag', gait: 'walk' },
  { kind: 'animal', species: 'wolf', gait: 'gallop' },
];

/** Animals as flat as posters, in country made of discs and arcs. */
const wild: Scene<MetroPalette> = {
  name: 'wild',
  about: /fox|migration|out of the city/,
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const named = beasts.find(([words]) => words.test(stage.words))?.[1];
    const subject = named ?? random.pick(others);
    const mirror = random.chance(0.5);
    picture.add(rectangle(0, 0, w, h, `fill="${palette.field}"`));
    const r = Math.min(w, h) * 0.32;
    picture.add(circle(middle + (mirror ? 1 : -1) * r * 0.4, h * 0.42, r, `fill="${palette.pop}"`));
    for (let puff = 0; puff < 3; puff += 1)
      cloud(
        picture,
        loose.next() * w,
        h * loose.between(0.1, 0.3),
        u * loose.between(4, 7),
        palette.paper,
      );
    for (const [y, tint, rise] of [
      [0.7, palette.soft, 0.22],
      [0.8, palette.deep, 0.16],
    ] as const) {
      let data = `M0 ${h}V${n(h * y)}`;
      for (let hill = 0; hill < 4; hill += 1)
        data += `q${n(w / 8)} ${n(-h * rise * loose.between(0.5, 1.2))} ${n(w / 4)} 0`;
      picture.add(path(`${data}V${h}Z`, `fill="${tint}"`));
      for (let plant = 0; plant < 5; plant += 1)
        tree(
          picture,
          loose.next() * w,
          h * (y + 0.02),
          h * loose.between(0.1, 0.2),
          blend('#22b88f', tint, 0.4),
          palette.ink,
        );
    }
    const hide: Hex =
      subject.kind === 'animal' && subject.species === 'fox'
        ? '#ff7a2f'
        : subject.kind === 'animal' && subject.species === 'elephant'
          ? '#8a93b8'
          : random.pick(['#c9793f', '#ffb43a', '#d8642f']);
    const herd =
      subject.kind === 'animal' && subject.species === 'elephant' && !isTall(stage) ? 2 : 1;
    const figure = cast(stage, palette, {
      subject,
      yaw: random.between(8, 46),
      pitch: -3,
      distance: 9,
      focus: [0, 0.8, 0],
      mirror,
      scale: h * 0.3,
      random,
      wardrobe: { hide, mane: '#7a3a1c' },
    });
    const at = settle({ ...stage.area, top: h * 0.14, bottom: h * 0.94 }, figure, {
      zoom: isTall(stage) ? 1.06 : 0.92,
    });
    floor(stage, '#22b88f', h * 0.9);
    if (herd > 1)
      placeFigure(picture, figure, {
        x: at.x + (mirror ? 1 : -1) * at.scale * 2.6,
        y: at.y - u * 2,
        scale: at.scale * 0.66,
      });
    shade(stage, palette, at.x, at.y, (figure.box.right - figure.box.left) * at.scale * 0.4);
    placeFigure(picture, figure, at);
  },
};

/** Coral, fish and an octopus. */
const reef: Scene<MetroPalette> = {
  name: 'reef',
  about: /reef|octopus/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, w, h, u, loose, random } = stage;
    const middle = middleOf(stage);
    const sea = blend(palette.field, '#1d7dff', 0.18);
    picture.add(rectangle(0, 0, w, h, `fill="${sea}"`));
    for (let band = 0; band < 5; band += 1) {
      let data = `M0 ${n(h * band * 0.2)}`;
      for (let wave = 0; wave < 8; wave += 1)
        data += `q${n(w / 16)} ${n((wave % 2 ? -1 : 1) * u * 4)} ${n(w / 8)} 0`;
      picture.add(path(`${data}V${h}H0Z`, `fill="${lighten(sea, -0.05 * band)}"`));
    }
    for (let ray = 0; ray < 5; ray += 1)
      picture.add(
        path(
          polygon([
            [middle + (ray - 2) * u * 8, 0],
            [middle + (ray - 1.6) * u * 8, 0],
            [middle + (ray - 1.2) * u * 20, h],
            [middle + (ray - 2.2) * u * 20, h],
          ]),
          `fill="${palette.paper}" fill-opacity=".1"`,
        ),
      );
    const fish = (x: number, y: number, s: number, tint: string, face: number) => {
      picture.add(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s)}" ry="${n(s * 0.6)}" fill="${tint}"/>`,
      );
      picture.add(
        path(
          polygon([
            [x - face * s * 0.8, y],
            [x - face * s * 1.6, y - s * 0.55],
            [x - face * s * 1.6, y + s * 0.55],
          ]),
          `fill="${tint}"`,
        ),
      );
      picture.add(
        path(
          `M${n(x)} ${n(y - s * 0.6)}a${n(s * 0.5)} ${n(s * 0.6)} 0 0 1 0 ${n(s * 1.2)}Z`,
          `fill="${palette.paper}" fill-opacity=".5"`,
        ),
      );
      picture.add(circle(x + face * s * 0.55, y - s * 0.12, s * 0.13, `fill="${palette.ink}"`));
    };
    const tints = ['#ff6b57', '#ffc53a', '#ff8fb5', palette.paper, palette.pop] as const;
    if (/octopus/.test(stage.words)) {
      const s = h * (isTall(stage) ? 0.2 : 0.26);
      const y = h * 0.4;
      for (let arm = 0; arm < 8; arm += 1) {
        const side = arm < 4 ? -1 : 1;
        const k = (arm % 4) + 1;
        picture.add(
          path(
            `M${n(middle + side * s * 0.12 * k)} ${n(y + s * 0.4)}C${n(middle + side * s * 0.3 * k)} ${n(y + s * 1.2)} ${n(middle + side * s * 0.5 * k)} ${n(y + s * (1.1 - k * 0.1))} ${n(middle + side * s * (0.34 + 0.3 * k))} ${n(y + s * (1.9 - k * 0.26))}S${n(middle + side * s * (0.1 + 0.42 * k))} ${n(y + s * 1.5)} ${n(middle + side * s * (0.2 + 0.46 * k))} ${n(y + s * (1.3 - k * 0.1))}`,
            `fill="none" stroke="${arm % 2 ? '#ff6b57' : '#e85c8e'}" stroke-width="${n(s * 0.2)}" stroke-linecap="round"`,
          ),
        );
      }
      picture.add(
        path(
          `M${n(middle - s * 0.62)} ${n(y + s * 0.5)}C${n(middle - s * 0.8)} ${n(y - s * 0.9)} ${n(middle + s * 0.8)} ${n(y - s * 0.9)} ${n(middle + s * 0.62)} ${n(y + s * 0.5)}Q${n(middle)} ${n(y + s * 0.8)} ${n(middle - s * 0.62)} ${n(y + s * 0.5)}Z`,
          'fill="#ff6b57"',
        ),
      );
      for (const side of [-1, 1]) {
        picture.add(
          circle(middle + side * s * 0.26, y + s * 0.16, s * 0.17, `fill="${palette.paper}"`),
        );
        picture.add(
          rectangle(
            middle + side * s * 0.26 - s * 0.1,
            y + s * 0.13,
            s * 0.2,
            s * 0.07,
            `rx="${n(s * 0.03)}" fill="${palette.ink}"`,
          ),
        );
      }
    } else {
      fish(middle, h * 0.44, h * 0.17, random.pick(tints), random.chance(0.5) ? 1 : -1);
    }
    for (let small = 0; small < 12; small += 1)
      fish(
        loose.next() * w,
        h * loose.between(0.1, 0.75),
        u * loose.between(1.4, 3.4),
        loose.pick(tints),
        loose.chance(0.5) ? 1 : -1,
      );
    for (let coral = 0; coral < 9; coral += 1) {
      const x = (w * (coral + 0.5)) / 9;
      const s = h * loose.between(0.12, 0.28);
      const tint = loose.pick(['#ff6b57', '#ff8fb5', '#ffc53a', '#22b88f', palette.pop]);
      if (coral % 3 === 0)
        for (let finger = -2; finger <= 2; finger += 1)
          picture.add(
            card(
              x + finger * s * 0.18 - s * 0.07,
              h - s * (1.1 - Math.abs(finger) * 0.22),
              s * 0.14,
              s * 1.3,
              s * 0.07,
              tint,
            ),
          );
      else if (coral % 3 === 1)
        picture.add(
          path(
            `M${n(x - s * 0.5)} ${h}a${n(s * 0.5)} ${n(s * 0.62)} 0 0 1 ${n(s)} 0Z`,
            `fill="${tint}"`,
          ),
        );
      else
        picture.add(
          path(
            `M${n(x)} ${h}C${n(x - s * 0.4)} ${n(h - s * 0.4)} ${n(x + s * 0.4)} ${n(h - s * 0.7)} ${n(x)} ${n(h - s * 1.2)}`,
            `fill="none" stroke="${tint}" stroke-width="${n(s * 0.12)}" stroke-linecap="round"`,
          ),
        );
    }
    for (let bubble = 0; bubble < 24; bubble += 1)
      picture.add(
        circle(
          loose.next() * w,
          loose.next() * h * 0.8,
          u * loose.between(0.3, 1),
          `fill="none" stroke="${palette.paper}" stroke-width="${n(u * 0.2)}"`,
        ),
      );
  },
};

/** An owl by night, its eyes two discs in two more; or a felt cat. */
const owl: Scene<MetroPalette> = {
  name: 'owl',
  about: /owl|felt cat/,
  needsWords: true,
  draw(stage, palette) {
    const { picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const cat = /cat/.test(stage.words);
    const night = cat ? palette.field : blend(palette.deep, palette.field, 0.4);
    picture.add(rectangle(0, 0, w, h, `fill="${night}"`));
    picture.add(circle(middle + h * 0.3, h * 0.24, h * 0.14, `fill="${palette.paper}"`));
    for (let star = 0; star < 30; star += 1)
      picture.add(
        circle(
          loose.next() * w,
          loose.next() * h * 0.7,
          u * loose.between(0.2, 0.5),
          `fill="${palette.pop}"`,
        ),
      );
    for (let trunk = 0; trunk < 7; trunk += 1)
      picture.add(
        rectangle(
          (w * trunk) / 6.4 - u * 2,
          0,
          u * loose.between(2, 5),
          h,
          `fill="${blend(night, cat ? palette.soft : '#000000', 0.3)}"`,
        ),
      );
    const s = h * (isTall(stage) ? 0.24 : 0.34);
    const y = h * 0.54;
    const body = cat ? '#ff8a4a' : '#c9793f';
    if (cat)
      for (const side of [-1, 1])
        picture.add(
          path(
            polygon([
              [middle + side * s * 0.72, y - s * 0.3],
              [middle + side * s * 0.62, y - s * 1.18],
              [middle + side * s * 0.14, y - s * 0.72],
            ]),
            `fill="${body}"`,
          ),
        );
    else
      for (const side of [-1, 1])
        picture.add(
          path(
            polygon([
              [middle + side * s * 0.64, y - s * 0.5],
              [middle + side * s * 0.66, y - s * 1.06],
              [middle + side * s * 0.2, y - s * 0.72],
            ]),
            `fill="${lighten(body, -0.08)}"`,
          ),
        );
    picture.add(card(middle - s * 0.74, y - s * 0.82, s * 1.48, s * 2, s * 0.7, body));
    picture.add(
      `<ellipse cx="${n(middle)}" cy="${n(y + s * 0.7)}" rx="${n(s * 0.46)}" ry="${n(s * 0.56)}" fill="${palette.paper}" fill-opacity=".85"/>`,
    );
    for (const side of [-1, 1]) {
      const x = middle + side * s * 0.32;
      const eye = cat ? 0.18 : 0.34;
      picture.add(circle(x, y - s * 0.26, s * eye, `fill="${palette.paper}"`));
      picture.add(circle(x, y - s * 0.26, s * eye * 0.6, `fill="${palette.pop}"`));
      picture.add(circle(x, y - s * 0.26, s * eye * 0.34, `fill="${palette.ink}"`));
      picture.add(circle(x + s * 0.04, y - s * 0.31, s * eye * 0.12, `fill="${palette.paper}"`));
      if (!cat)
        picture.add(
          path(
            `M${n(middle + side * s * 0.74)} ${n(y)}q${n(side * s * 0.2)} ${n(s * 0.6)} ${n(-side * s * 0.16)} ${n(s * 1.1)}q${n(-side * s * 0.1)} ${n(-s * 0.6)} ${n(side * s * 0.16)} ${n(-s * 1.1)}Z`,
            `fill="${lighten(body, -0.1)}"`,
          ),
        );
      else
        for (const whisker of [-0.06, 0.04, 0.14])
          picture.add(
            path(
              `M${n(middle + side * s * 0.2)} ${n(y + s * 0.06)}l${n(side * s * 0.7)} ${n(whisker * s)}`,
              `stroke="${palette.paper}" stroke-width="${n(u * 0.3)}"`,
            ),
          );
    }
    picture.add(
      path(
        polygon([
          [middle - s * 0.1, y - s * 0.08],
          [middle + s * 0.1, y - s * 0.08],
          [middle, y + s * (cat ? 0.04 : 0.16)],
        ]),
        `fill="${cat ? palette.ink : '#ffc53a'}"`,
      ),
    );
    if (cat) {
      const bag = middle + s * 0.96;
      picture.add(
        path(
          `M${n(bag - s * 0.2)} ${n(y + s * 0.3)}q0 ${n(-s * 0.36)} ${n(s * 0.2)} ${n(-s * 0.36)}t${n(s * 0.2)} ${n(s * 0.36)}`,
          `fill="none" stroke="${palette.ink}" stroke-width="${n(u * 0.6)}"`,
        ),
      );
      picture.add(card(bag - s * 0.4, y + s * 0.3, s * 0.8, s * 0.86, s * 0.06, palette.pop));
      picture.add(
        path(
          `M${n(bag - s * 0.2)} ${n(y + s * 0.3)}v${n(-s * 0.5)}h${n(s * 0.14)}v${n(s * 0.5)}Z`,
          'fill="#22b88f"',
        ),
      );
      floor(stage, palette.deep, y + s * 1.16);
    } else {
      picture.add(card(-u * 4, y + s * 1.1, w + u * 8, u * 4.4, u * 2.2, lighten(night, 0.1)));
      for (const x of [-0.34, -0.14, 0.14, 0.34])
        picture.add(
          card(middle + x * s - s * 0.05, y + s * 1.08, s * 0.1, s * 0.2, s * 0.05, '#ffc53a'),
        );
    }
  },
};

/** A hiker on a hilltop under sun and clouds. */
const hike: Scene<MetroPalette> = {
  name: 'hike',
  about: /out of the city|rivers/,
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    picture.add(rectangle(0, 0, w, h, `fill="${palette.soft}"`));
    picture.add(circle(middle - h * 0.2, h * 0.34, h * 0.16, `fill="${palette.pop}"`));
    for (let puff = 0; puff < 4; puff += 1)
      cloud(
        picture,
        loose.next() * w,
        h * loose.between(0.12, 0.4),
        u * loose.between(4, 9),
        palette.paper,
      );
    const peak = (x: number, y: number, wide: number, tint: string, cap: string) => {
      picture.add(
        path(
          polygon([
            [x - wide, h],
            [x, y],
            [x + wide, h],
          ]),
          `fill="${tint}"`,
        ),
      );
      picture.add(
        path(
          polygon([
            [x - wide * 0.18, y + (h - y) * 0.18],
            [x, y],
            [x + wide * 0.18, y + (h - y) * 0.18],
            [x + wide * 0.06, y + (h - y) * 0.14],
            [x - wide * 0.05, y + (h - y) * 0.2],
          ]),
          `fill="${cap}"`,
        ),
      );
    };
    peak(middle - w * 0.26, h * 0.34, h * 0.6, palette.field, palette.paper);
    peak(middle + w * 0.24, h * 0.26, h * 0.66, palette.field, palette.paper);
    peak(middle + w * 0.02, h * 0.46, h * 0.6, palette.deep, palette.paper);
    picture.add(
      path(
        `M0 ${n(h * 0.84)}Q${n(middle)} ${n(h * 0.66)} ${w} ${n(h * 0.86)}V${h}H0Z`,
        'fill="#22b88f"',
      ),
    );
    for (let plant = 0; plant < 9; plant += 1)
      tree(
        picture,
        loose.next() * w,
        h * loose.between(0.84, 0.98),
        h * loose.between(0.12, 0.24),
        plant % 2 ? '#0d8a69' : '#3fa88c',
        palette.ink,
      );
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'hike',
        outfit: 'hiker',
        props: ['backpack', 'pole'],
        hair: 'short',
        build: random.chance(0.5) ? { woman: true } : {},
      },
      yaw: random.between(10, 50),
      pitch: -4,
      distance: 5,
      mirror: random.chance(0.5),
      scale: h * 0.34,
      random,
      wardrobe: { shirt: '#ff6b57', prop: palette.pop, hat: '#ffc53a', legs: palette.ink },
    });
    const at = settle({ ...stage.area, top: h * 0.2, bottom: h * 0.86 }, figure, {
      zoom: isTall(stage) ? 0.8 : 0.86,
    });
    placeFigure(picture, figure, at);
  },
};

export const outdoors: readonly Scene<MetroPalette>[] = [sport, wild, reef, owl, hike];
