import { pointOf, settle } from '../../figures/figure';
import type { Hex } from '../../paint/colour';
import type { Picture, Point } from '../../paint/picture';
import { circle, n, path, rectangle } from '../../paint/picture';
import type { Random } from '../../random';
import { confetti } from '../../stage/air';
import { raisedArm } from '../../stage/crowd';
import { isTall, isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, another, shoot } from './athlete';
import { backdrop, between, bigNumber, headIn, keepsCalm, sheet } from './cut-outs';
import { numberIn, numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';
import { band, halftone, overlap, pasteUp, sash, tape, torn } from './paste';
import { sportOf } from './sports';

/** Flags of no country: three fields, a disc, a wedge. */
function flag(
  picture: Picture,
  [x, y]: Point,
  wide: number,
  side: number,
  colours: readonly Hex[],
  random: Random,
): void {
  const high = wide * 0.64;
  const wave = (top: number) =>
    `q${n(side * wide * 0.25)} ${n(-high * 0.2)} ${n(side * wide * 0.5)} 0t${n(side * wide * 0.5)} 0v${n(top)}`;
  const back = `q${n(-side * wide * 0.25)} ${n(high * 0.2)} ${n(-side * wide * 0.5)} 0t${n(-side * wide * 0.5)} 0Z`;
  const [a = ink, b = paper, c = ink] = colours;
  const whole = `M${n(x)} ${n(y)}${wave(high)}${back}`;
  picture.add(path(whole, `fill="${paper}" stroke="${paper}" stroke-width="${n(wide * 0.05)}"`));
  picture.add(path(whole, `fill="${a}"`));
  switch (random.whole(0, 3)) {
    case 0:
      picture.add(path(`M${n(x)} ${n(y + high / 3)}${wave(high / 3)}${back}`, `fill="${b}"`));
      break;
    case 1:
      picture.add(circle(x + side * wide * 0.5, y + high * 0.5, high * 0.26, `fill="${b}"`));
      break;
    case 2:
      picture.add(path(`M${n(x)} ${n(y + high / 2)}${wave(high / 2)}${back}`, `fill="${b}"`));
      picture.add(
        path(
          `M${n(x)} ${n(y)}l${n(side * wide * 0.42)} ${n(high * 0.46)}L${n(x)} ${n(y + high)}Z`,
          `fill="${c}"`,
        ),
      );
      break;
    default:
      picture.add(path(`M${n(x)} ${n(y + high * 0.7)}${wave(high * 0.3)}${back}`, `fill="${b}"`));
      picture.add(path(`M${n(x)} ${n(y)}${wave(high * 0.3)}${back}`, `fill="${c}"`));
  }
}

const stick = (picture: Picture, from: Point, to: Point, wide: number) => {
  const line = `M${from.map(n).join(' ')}L${to.map(n).join(' ')}`;
  picture.add(
    path(line, `stroke="${paper}" stroke-width="${n(wide * 2.4)}" stroke-linecap="round"`),
  );
  picture.add(path(line, `stroke="${ink}" stroke-width="${n(wide)}" stroke-linecap="round"`));
};

/** Rows of cut-paper people, arms and flags up: shirts in flat colour, heads as printed in black and white. */
function paperCrowd(
  picture: Picture,
  y: number,
  size: number,
  rows: number,
  colours: readonly [Hex, ...Hex[]],
  random: Random,
  flags: number,
): void {
  const { width: w } = picture;
  const tones = ['#23252f', '#5d6270', '#9a9eab', '#d9dbe2'] as const;
  for (let row = 0; row < rows; row += 1) {
    const s = size * (0.62 + (0.38 * (row + 1)) / rows);
    const base = y + row * size * 0.98;
    const shirts = colours.map(() => '');
    const skins = tones.map(() => '');
    let all = '';
    const poles: [number, number][] = [];
    for (let x = -s * random.next(); x < w + s; x += s * random.between(1.5, 1.9)) {
      const top = base + s * random.between(-0.26, 0.26);
      const shirt = `M${n(x - s * 0.92)} ${n(top + s * 2.6)}V${n(top + s * 0.5)}q0 ${n(-s * 0.62)} ${n(s * 0.6)} ${n(-s * 0.62)}h${n(s * 0.64)}q${n(s * 0.6)} 0 ${n(s * 0.6)} ${n(s * 0.62)}V${n(top + s * 2.6)}Z`;
      let bare = `M${n(x - s * 0.4)} ${n(top - s * 0.56)}a${n(s * 0.4)} ${n(s * 0.46)} 0 1 1 ${n(s * 0.8)} 0a${n(s * 0.4)} ${n(s * 0.5)} 0 1 1 ${n(-s * 0.8)} 0Z`;
      if (random.chance(0.45))
        bare += raisedArm(
          x + s * 0.74,
          top + s * 0.5,
          s,
          random.between(-0.1, 0.5),
          random.chance(0.6),
        );
      if (random.chance(0.35))
        bare += raisedArm(
          x - s * 0.74,
          top + s * 0.5,
          s,
          random.between(-0.5, 0.1),
          random.chance(0.6),
        );
      shirts[random.whole(0, shirts.length - 1)] += shirt;
      skins[random.whole(0, skins.length - 1)] += bare;
      all += shirt + bare;
      if (random.chance(flags)) poles.push([x, top]);
    }
    for (const [x, top] of poles) {
      const side = random.chance(0.5) ? 1 : -1;
      const tip: Point = [x + side * s * 0.7, top - s * random.between(2.4, 3.4)];
      stick(picture, [x, top], tip, s * 0.07);
      flag(picture, tip, s * random.between(1.9, 2.7), side, random.shuffle(colours), random);
    }
    const edge = `stroke-width="${n(s * 0.2)}" stroke-linejoin="round"`;
    picture.add(path(all, `fill="${ink}" transform="translate(${n(s * 0.16)} ${n(s * 0.1)})"`));
    picture.add(path(all, `fill="${paper}" stroke="${paper}" ${edge}`));
    skins.forEach((data, index) => {
      if (data) picture.add(path(data, `fill="${tones[index] ?? ink}"`));
    });
    shirts.forEach((data, index) => {
      if (data) picture.add(path(data, `fill="${colours[index] ?? colours[0]}"`));
    });
  }
}

/** A flag-bearer before a stand that is all arms. */
const parade: Scene<UnityPalette> = {
  name: 'parade',
  about: /ceremony|opening|of their flag|anthem|nations/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const tall = isTall(stage);
    const colours = [
      palette.band,
      palette.disc,
      palette.kit[1],
      palette.away[1],
      palette.other,
    ] as const;
    backdrop(stage, palette, between(stage), 0.4 * face);
    const size = u * (tall ? 7.6 : 7);
    const top = h * (tall ? 0.46 : 0.58);
    paperCrowd(picture, top, size, Math.ceil((h - top) / size) + 1, colours, loose, 0.17);
    // The title's third stays a plain sheet, cut off as with a knife.
    if (keepsCalm(stage)) {
      band(stage, -w, w * 1.38, 0.3, paper);
      band(stage, -w, w * 1.365, 0.3, palette.ground);
    }
    const athlete = anAthlete(stage);
    const figure = shoot(
      stage,
      {
        pose: 'flagUp',
        outfit: 'tee',
        athlete,
        kit: palette.kit,
        yaw: random.between(30, 74),
        pitch: -12,
        mirror,
        side: face,
      },
      h * 0.6,
    );
    const at = settle(stage.area, figure, {
      zoom: tall ? 1.1 : 1.24,
      alignY: 0.1,
      room: { top: 0.72, left: mirror ? 0 : 0.5, right: mirror ? 0.5 : 0 },
    });
    const hands = pointOf(figure, at, [0.32, 1.4, 0]);
    const tip: Point = [hands[0] + face * at.scale * 0.08, hands[1] - at.scale * 1.0];
    stick(
      picture,
      [hands[0] - face * at.scale * 0.04, hands[1] + at.scale * 0.5],
      tip,
      at.scale * 0.03,
    );
    flag(
      picture,
      [tip[0], tip[1] + at.scale * 0.02],
      at.scale * 0.95,
      -face,
      [palette.kit[1], paper, palette.disc],
      random,
    );
    pasteUp(picture, figure, at, {
      edge: u * 0.95,
      shadow: [-face * u * 1.5, u * 1.6],
      snips: true,
    });
    confetti(
      picture,
      { left: keepsCalm(stage) ? w * 0.4 : 0, right: w, top: 0, bottom: h * 0.8 },
      46,
      u * 2,
      [palette.disc, palette.other, palette.kit[1], paper],
      loose,
    );
  },
};

/** The stand itself: everybody, up on their feet. */
const stand: Scene<UnityPalette> = {
  name: 'stand',
  about: /grandmother|anthem|daily|tears|hug|row nine|breakfast/,
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const colours = [palette.kit[1], palette.disc, palette.band, palette.away[1]] as const;
    sheet(stage, palette.ground);
    halftone(picture, [w, 0], [w * 0.3, h * 0.7], w, u * 2.4, palette.other);
    const middle = between(stage);
    picture.add(circle(middle[0], h * 0.34, Math.min(w, h) * 0.27, `fill="${palette.disc}"`));
    const one = anAthlete(stage);
    paperCrowd(picture, h * 0.42, u * 8, 2, colours, loose, 0.2);
    const shot = {
      pose: random.pick(['celebrate', 'victory', 'oneArmUp'] as const),
      outfit: 'tee',
      athlete: one,
      kit: palette.kit,
      yaw: random.between(66, 106),
      pitch: -8,
      distance: 3,
      side: 1,
    } as const;
    const figure = shoot(stage, { ...shot, above: 0.85 }, h * 0.7);
    const at = settle(stage.area, figure, { zoom: isTall(stage) ? 1.1 : 0.9, alignY: 0.6 });
    pasteUp(picture, figure, at, { edge: u * 0.95, shadow: [u * 1.4, u * 1.4], snips: true });
    paperCrowd(
      picture,
      Math.min(h * 0.84, at.y - at.scale * 0.75),
      u * 9,
      3,
      [palette.band, palette.away[1], palette.kit[1], ink],
      loose,
      0.1,
    );
    confetti(
      picture,
      { left: 0, right: w, top: 0, bottom: h * 0.6 },
      40,
      u * 2,
      [palette.other, palette.kit[1], paper, palette.disc],
      loose,
    );
  },
};

/** A face larger than life on discs, a torn edge under it. */
const closeUp: Scene<UnityPalette> = {
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

/** Three steps, three numbers, whoever won them. */
const podium: Scene<UnityPalette> = {
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
    const scale = Math.min(h * 0.34, step * 1.05) * (wide ? 1.05 : 1.12);
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

/** The number is the picture; somebody climbs, leaps or runs out of it. */
const giant: Scene<UnityPalette> = {
  name: 'giant number',
  about: /\d|nine point|fourth|lane|seconds|ten\b|row nine|goalkeeper|two golds|daily|marathon/,
  draw(stage, palette) {
    const { picture, random, w, h, u, area } = stage;
    const tall = isTall(stage);
    const face = random.chance(0.5) ? 1 : -1;
    const text = numberIn(stage.words) ?? String(random.whole(1, 9));
    sheet(stage, palette.ground);
    const field = palette.band;
    const middle = between(stage);
    if (random.chance(0.5)) band(stage, middle[0], w * 1.4, 0.5 * face, field);
    else halftone(picture, [w, 0], [w * 0.4, h], h * 1.6, u * 2.8, field);
    const room = area.right - area.left;
    const height = Math.min(h * (tall ? 0.62 : 0.98), (room * 1.02) / spread(text, 1, 0.42));
    const wide = spread(text, height, 0.42);
    const at: Point = [middle[0] - wide / 2, tall ? h * 0.06 + height : h * 0.5 + height / 2];
    const fill =
      [palette.disc, paper, palette.other].find(
        (colour) => colour !== palette.ground && colour !== field,
      ) ?? paper;
    numerals(picture, {
      text,
      at: [at[0] + u * 1.6, at[1] + u * 1.8],
      height,
      fill: ink,
      weight: 0.42,
    });
    numerals(picture, { text, at, height, fill, weight: 0.42 });
    const sport = sportOf(stage.words, random);
    const [first, ...rest] = sport.moments;
    const moment = random.pick([first, ...rest]);
    const athlete = anAthlete(stage);
    const figure = shoot(
      stage,
      {
        pose: moment.pose,
        props: moment.props,
        outfit: (athlete.woman ? sport.woman : undefined) ?? sport.outfit,
        athlete,
        kit: palette.kit,
        yaw: random.between(moment.yaw[0], moment.yaw[1]),
        pitch: moment.pitch ?? -8,
        mirror: face < 0,
        side: face,
      },
      h * 0.5,
    );
    const spot = settle(area, figure, {
      zoom: tall ? 1.12 : 0.94,
      alignY: tall ? 0.86 : 0.6,
      alignX: 0.5 + face * 0.14,
    });
    pasteUp(picture, figure, headIn(stage, figure, spot), {
      edge: u * 0.95,
      shadow: [-face * u * 1.5, u * 1.6],
      snips: true,
    });
  },
};

export const people: readonly Scene<UnityPalette>[] = [parade, stand, closeUp, podium, giant];
