import { placeFigure, pointOf, settle } from '../../figures/figure';
import type { PoseName } from '../../figures/human/poses';
import type { PropName } from '../../figures/human/props';
import { lighten } from '../../paint/colour';
import { circle, n, path, polygon, rectangle } from '../../paint/picture';
import { confetti } from '../../stage/air';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import type { MetroPalette } from './palette';
import { cast } from './palette';
import { card, cloud, floor, ground, middleOf, shade } from './shapes';

const womanBy = (random: { chance(p: number): boolean }) =>
  random.chance(0.5) ? { woman: true, muscle: 0.9 } : { muscle: 0.94 };

/** A presenter at a desk, the day behind them. */
const news: Scene<MetroPalette> = {
  name: 'news',
  about: /news|desk|parliament|election|mayor|jornal|interview/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const middle = middleOf(stage);
    ground(stage, palette, [middle, h * 0.42], 9);
    const globe = Math.min(w, h) * 0.34;
    const gx = middle + random.between(-0.16, 0.16) * w;
    picture.add(rectangle(0, 0, w, h, `fill="${palette.field}"`));
    picture.add(circle(gx, h * 0.42, globe, `fill="${palette.deep}"`));
    for (const share of [0.34, 0.7])
      picture.add(
        `<ellipse cx="${n(gx)}" cy="${n(h * 0.42)}" rx="${n(globe * share)}" ry="${n(globe)}" fill="none" stroke="${palette.soft}" stroke-width="${n(u * 0.6)}"/>`,
      );
    for (const y of [-0.5, 0, 0.5])
      picture.add(
        path(
          `M${n(gx - globe * Math.sqrt(1 - y * y))} ${n(h * 0.42 + y * globe)}h${n(globe * 2 * Math.sqrt(1 - y * y))}`,
          `stroke="${palette.soft}" stroke-width="${n(u * 0.6)}"`,
        ),
      );
    const bars = random.chance(0.5);
    for (let bar = 0; bar < 6; bar += 1) {
      const tall = h * random.between(0.1, 0.42);
      const x = gx + globe * 1.3 + bar * u * 5;
      if (bars && x < w)
        picture.add(
          card(x, h * 0.76 - tall, u * 3.4, tall, u * 0.8, bar % 2 ? palette.soft : palette.pop),
        );
    }
    const two = !isTall(stage) && w > h && random.chance(0.5);
    const seats = two ? [-0.17, 0.17] : [0];
    for (const seat of seats) {
      const build = womanBy(random);
      const figure = cast(stage, palette, {
        subject: {
          kind: 'person',
          pose: random.pick(['desk', 'desk', 'explain'] as const),
          outfit: 'suit',
          hair: 'woman' in build ? random.pick(['bob', 'bun', 'long'] as const) : 'short',
          beard: !('woman' in build) && random.chance(0.3),
          build,
        },
        yaw: 90 - seat * 120 + random.between(-8, 8),
        pitch: -2,
        distance: 3,
        focus: [0, 1.1, 0],
        scale: h * 0.7,
        above: 0.6,
        random,
        wardrobe: {
          shirt: random.pick([palette.ink, palette.paper, palette.pop]),
          trim: palette.paper,
        },
      });
      const at = settle(
        {
          left: middle + (seat - 0.3) * w,
          right: middle + (seat + 0.3) * w,
          top: h * 0.14,
          bottom: h * 0.86,
        },
        figure,
        { fillHeight: isTall(stage), zoom: isTall(stage) ? 0.66 : 1 },
      );
      placeFigure(picture, figure, at);
    }
    const top = h * 0.76;
    picture.add(
      path(
        `M0 ${n(top + u * 2)}Q${n(middle)} ${n(top - u * 5)} ${w} ${n(top + u * 2)}V${h}H0Z`,
        `fill="${palette.paper}"`,
      ),
    );
    picture.add(
      path(
        `M0 ${n(top + u * 7)}Q${n(middle)} ${n(top)} ${w} ${n(top + u * 7)}V${h}H0Z`,
        `fill="${palette.pop}"`,
      ),
    );
    picture.add(card(middle + u * 12, top - u * 3.2, u * 3.4, u * 4.4, u * 0.8, palette.soft));
  },
};

/** A cook with fire, pan and flour. */
const kitchen: Scene<MetroPalette> = {
  name: 'kitchen',
  about: /kitchen|bake|food|pan\b|tart|nata|salt and smoke|cook/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const top = h * 0.78;
    picture.add(rectangle(0, 0, w, h, `fill="${palette.field}"`));
    const s = u * 6;
    for (let row = 0; row * s < top; row += 1)
      for (let column = 0; column * s < w; column += 1)
        if ((row + column) % 2)
          picture.add(
            rectangle(column * s, row * s, s, s, `fill="${palette.soft}" fill-opacity=".38"`),
          );
    picture.add(card(middle - w * 0.42, h * 0.12, w * 0.3, u * 1.8, u * 0.9, palette.deep));
    for (let pot = 0; pot < 4; pot += 1) {
      const x = middle - w * 0.38 + pot * w * 0.07;
      picture.add(rectangle(x, h * 0.12, u * 0.5, u * 4, `fill="${palette.ink}"`));
      picture.add(
        card(
          x - u * 1.8,
          h * 0.12 + u * 4,
          u * 4.2,
          u * random.between(3, 6),
          u * 1.4,
          pot % 2 ? palette.pop : palette.ink,
        ),
      );
    }
    const bake = /bake|tart|nata/.test(stage.words);
    const build = womanBy(random);
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: bake ? 'pour' : random.pick(['toss', 'pour'] as const),
        outfit: 'chef',
        hair: 'woman' in build ? 'bun' : 'short',
        beard: !('woman' in build) && random.chance(0.6),
        build,
        props: bake ? [] : ['pan'],
      },
      yaw: random.between(24, 66),
      pitch: -3,
      distance: 3.4,
      focus: [0.2, 1.2, 0],
      mirror: random.chance(0.5),
      scale: h * 0.5,
      above: 0.5,
      random,
      wardrobe: { shirt: palette.paper, trim: palette.pop, hat: palette.paper },
    });
    const at = settle({ ...stage.area, bottom: h * 0.86 }, figure, {
      zoom: isTall(stage) ? 1 : 0.98,
    });
    placeFigure(picture, figure, at);
    const pan = pointOf(figure, at, [0.98, 1.3, 0.2]);
    if (!bake) {
      for (let bit = 0; bit < 12; bit += 1) {
        const [x, y] = [pan[0] + loose.between(-9, 9) * u, pan[1] - loose.between(2, 24) * u];
        const r = u * loose.between(0.6, 1.5);
        const tint = loose.pick([palette.pop, palette.paper, '#22b88f', '#ff6b57']);
        picture.add(
          loose.chance(0.5)
            ? circle(x, y, r, `fill="${tint}"`)
            : path(
                `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0Z`,
                `fill="${tint}" transform="rotate(${n(loose.between(0, 180))} ${n(x)} ${n(y)})"`,
              ),
        );
      }
    }
    picture.add(rectangle(0, top, w, u * 2.2, `fill="${palette.paper}"`));
    picture.add(rectangle(0, top + u * 2.2, w, h, `fill="${palette.deep}"`));
    for (let item = 0; item < 6; item += 1) {
      const x = w * (0.08 + item * 0.17);
      const r = u * loose.between(2, 3.6);
      const tint = loose.pick([palette.pop, palette.soft, '#ff6b57', '#22b88f', '#ffd84d']);
      if (item % 3 === 0) {
        picture.add(
          path(
            `M${n(x - r)} ${n(top - r * 0.8)}h${n(r * 2)}a${n(r)} ${n(r * 0.8)} 0 0 1 ${n(-r * 2)} 0Z`,
            `fill="${tint}"`,
          ),
        );
      } else if (item % 3 === 1) {
        picture.add(circle(x, top - r * 0.7, r * 0.7, `fill="${tint}"`));
        picture.add(
          path(
            `M${n(x)} ${n(top - r * 1.3)}q${n(r * 0.2)} ${n(-r * 0.5)} ${n(r * 0.7)} ${n(-r * 0.5)}`,
            `fill="none" stroke="#0d8a69" stroke-width="${n(u * 0.5)}"`,
          ),
        );
      } else {
        picture.add(card(x - r * 0.5, top - r * 2, r, r * 2, r * 0.2, tint));
        picture.add(
          rectangle(x - r * 0.24, top - r * 2.4, r * 0.48, r * 0.5, `fill="${palette.ink}"`),
        );
      }
    }
  },
};

interface Act {
  pose: PoseName;
  props: readonly PropName[];
  outfit: 'casual' | 'tee' | 'dress' | 'gown' | 'suit' | 'headphones';
  woman: boolean;
}

const acts: readonly [Act, ...Act[]] = [
  { pose: 'sing', props: ['microphone'], outfit: 'gown', woman: true },
  { pose: 'guitar', props: ['guitar'], outfit: 'casual', woman: false },
  { pose: 'drum', props: ['drums', 'sticks'], outfit: 'tee', woman: true },
  { pose: 'cello', props: ['cello'], outfit: 'suit', woman: false },
  { pose: 'conduct', props: ['baton'], outfit: 'suit', woman: false },
  { pose: 'dance', props: [], outfit: 'dress', woman: true },
];

/** A musician plays, and the shapes keep time. */
const music: Scene<MetroPalette> = {
  name: 'music',
  about: /song|jazz|session|samba|orchestra|after dark/,
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    const classical = /orchestra/.test(stage.words);
    const contest = /contest|song/.test(stage.words);
    const act = classical
      ? random.chance(0.5)
        ? acts[3]
        : acts[4]
      : contest
        ? acts[0]
        : /samba/.test(stage.words)
          ? acts[5]
          : random.pick(acts);
    const { pose, props, outfit, woman } = act ?? acts[0];
    ground(stage, palette, [middle, h * 0.5]);
    const waves = random.whole(3, 6);
    for (let wave = 0; wave < waves; wave += 1) {
      const r = Math.min(w, h) * (0.24 + wave * 0.14);
      picture.add(
        path(
          `M${n(middle - r)} ${n(h * 0.86)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0`,
          `fill="none" stroke="${wave % 2 ? palette.pop : palette.paper}" stroke-width="${n(u * (2 - wave * 0.22))}" stroke-opacity="${n(0.9 - wave * 0.12)}" stroke-dasharray="${wave % 2 ? `${n(u * 2)} ${n(u * 2)}` : 'none'}"`,
        ),
      );
    }
    floor(stage, palette.deep, h * 0.86);
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose,
        outfit,
        props,
        hair: woman
          ? random.pick(['curly', 'long', 'bun', 'bob'] as const)
          : random.pick(['short', 'curly'] as const),
        beard: !woman && random.chance(0.4),
        build: woman ? { woman: true, muscle: 0.9 } : { muscle: 0.92 },
      },
      yaw: pose === 'sing' || pose === 'dance' ? random.between(20, 80) : random.between(34, 64),
      pitch: -5,
      distance: 4.4,
      mirror: random.chance(0.5),
      scale: h * 0.42,
      random,
      wardrobe: {
        shirt: random.pick([palette.pop, palette.paper, palette.pop]),
        legs: palette.ink,
        prop: random.pick(['#ff6b57', palette.pop, '#ffc53a']),
        trim: palette.paper,
      },
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 0.98 : 0.92,
      alignY: 0.9,
      room: { bottom: 0.1, top: 0.06 },
    });
    shade(stage, palette, at.x, at.y, at.scale * 0.6);
    placeFigure(picture, figure, at);
    for (let note = 0; note < 7; note += 1) {
      const [x, y] = [middle + loose.between(-0.36, 0.36) * w, h * loose.between(0.08, 0.5)];
      const s = u * loose.between(1, 1.8);
      picture.add(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s)}" ry="${n(s * 0.76)}" fill="${palette.paper}" transform="rotate(-20 ${n(x)} ${n(y)})"/>`,
      );
      picture.add(
        path(
          `M${n(x + s * 0.9)} ${n(y)}v${n(-s * 3.4)}q${n(s * 0.4)} ${n(s)} ${n(s * 1.5)} ${n(s * 1.2)}`,
          `fill="none" stroke="${palette.paper}" stroke-width="${n(s * 0.36)}"`,
        ),
      );
    }
    if (contest)
      confetti(
        picture,
        { left: 0, right: w, top: 0, bottom: h * 0.8 },
        60,
        u * 1.4,
        [palette.pop, palette.paper, '#ff6b57', '#22b88f'],
        loose,
      );
  },
};

/** A quiz, with buzzers and lights; or an actor on a stage. */
const quiz: Scene<MetroPalette> = {
  name: 'quiz',
  about: /quiz|understudy/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const middle = middleOf(stage);
    const drama = /understudy/.test(stage.words);
    picture.add(rectangle(0, 0, w, h, `fill="${drama ? palette.deep : palette.field}"`));
    const spot = Math.min(w, h) * 0.42;
    picture.add(
      path(
        polygon([
          [middle - u * 3, -u],
          [middle + u * 3, -u],
          [middle + spot, h * 0.9],
          [middle - spot, h * 0.9],
        ]),
        `fill="${palette.soft}" fill-opacity=".6"`,
      ),
    );
    picture.add(
      `<ellipse cx="${n(middle)}" cy="${n(h * 0.9)}" rx="${n(spot)}" ry="${n(spot * 0.16)}" fill="${palette.paper}"/>`,
    );
    const folds = 5;
    for (const side of [-1, 1]) {
      for (let fold = 0; fold < folds; fold += 1) {
        const wide = w * 0.055;
        const x = side < 0 ? fold * wide : w - (fold + 1) * wide;
        const lit = lighten(drama ? '#d8432f' : palette.deep, fold % 2 ? 0.05 : -0.03);
        picture.add(
          path(
            `M${n(x)} 0h${n(wide)}V${n(h * (0.98 - fold * 0.02))}q${n(-wide / 2)} ${n(u * 1.6)} ${n(-wide)} 0Z`,
            `fill="${lit}"`,
          ),
        );
      }
    }
    for (let bulb = 0; bulb < 22; bulb += 1)
      picture.add(
        circle(
          (w * (bulb + 0.5)) / 22,
          u * 3 + Math.sin(bulb * 0.9) * u * 0.6,
          u * 0.9,
          `fill="${bulb % 2 ? palette.pop : palette.paper}"`,
        ),
      );
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: drama ? 'stand' : random.pick(['explain', 'jump', 'celebrate', 'point'] as const),
        outfit: drama ? 'gown' : 'suit',
        hair: drama ? 'bun' : 'short',
        build: drama ? { woman: true } : { muscle: 0.92 },
      },
      yaw: drama ? 250 : random.between(50, 90),
      pitch: -5,
      distance: 4,
      scale: h * 0.42,
      random,
      wardrobe: { shirt: drama ? palette.pop : palette.ink, trim: palette.pop },
    });
    const at = settle({ ...stage.area, bottom: h * 0.93 }, figure, { zoom: 0.9 });
    shade(stage, palette, at.x, at.y, at.scale * 0.4);
    placeFigure(picture, figure, at);
  },
};

/** Rain and a person under an umbrella. */
const rain: Scene<MetroPalette> = {
  name: 'rain',
  about: /\brain\b|forecast/,
  needsWords: true,
  draw(stage, palette) {
    const { random, picture, w, h, u, loose } = stage;
    const middle = middleOf(stage);
    ground(stage, palette, [middle, h * 0.5], random.pick([1, 2, 5]));
    for (let puff = 0; puff < 5; puff += 1)
      cloud(
        picture,
        loose.between(0.05, 0.95) * w,
        h * loose.between(0.1, 0.28),
        u * loose.between(5, 11),
        puff % 2 ? palette.paper : palette.soft,
      );
    let drops = '';
    for (let drop = 0; drop < 120; drop += 1)
      drops += `M${n(loose.next() * w)} ${n(loose.between(0.2, 0.95) * h)}l${n(-u * 0.8)} ${n(u * 2.8)}`;
    picture.add(
      path(drops, `stroke="${palette.paper}" stroke-width="${n(u * 0.4)}" stroke-linecap="round"`),
    );
    floor(stage, palette.deep, h * 0.88);
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'umbrella',
        outfit: 'coat',
        props: ['umbrella'],
        hair: 'bob',
        build: random.chance(0.5) ? { woman: true } : {},
      },
      yaw: random.between(10, 60),
      pitch: -3,
      distance: 5,
      mirror: random.chance(0.5),
      scale: h * 0.36,
      random,
      wardrobe: { shirt: palette.pop, prop: '#ff6b57', hat: palette.ink, legs: palette.ink },
    });
    const at = settle({ ...stage.area, bottom: h * 0.95 }, figure, { zoom: 0.94 });
    picture.add(
      `<ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="${n(at.scale * 0.8)}" ry="${n(at.scale * 0.09)}" fill="${palette.soft}"/>`,
    );
    placeFigure(picture, figure, at);
  },
};

export const studio: readonly [Scene<MetroPalette>, ...Scene<MetroPalette>[]] = [
  music,
  news,
  kitchen,
  quiz,
  rain,
];
