import { peakOf, placeFigure, placeOutline, pointOf, settle } from '../../figures/figure';
import { blend } from '../../paint/colour';
import { n, path, rectangle } from '../../paint/picture';
import { lasso, sun } from '../../stage/land';
import { isTall } from '../../stage/stage';
import type { Scene } from '../brand';
import { arenaEdge, country, dirt, kickUp, paper, shadow } from './country';
import type { CorralPalette } from './palette';
import { aCoat, aShirt, cast } from './palette';

/** Hat, collar and the sun behind: the portrait on a saloon wall. */
const portrait: Scene<CorralPalette> = {
  name: 'portrait',
  about: /generations|rider|maker|contractor|young|old|first|\bvet\b/,
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const woman = random.chance(0.4) || /her\b|mother|lady|escaramuza|buckle/.test(stage.words);
    const old = /old|generations|contractor|vet|maker/.test(stage.words);
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: random.pick(['thumbs', 'hatTip', 'stand', 'thumbs', 'armsCrossed'] as const),
        outfit: random.pick(['western', 'westernVest'] as const),
        hair: woman ? random.pick(['long', 'braids'] as const) : 'cropped',
        beard: !woman && (old || random.chance(0.5)),
        build: woman ? { woman: true, muscle: 0.9 } : { muscle: 0.98, belly: old ? 0.04 : 0 },
      },
      yaw: random.between(32, 92),
      pitch: random.between(-9, 0),
      distance: 2.4,
      focus: [0.05, 1.4, 0],
      mirror: random.chance(0.5),
      side,
      scale: h * 0.95,
      shirt: aShirt(random),
      pressed: true,
      above: 0.86,
    });
    const at = settle({ ...stage.area, bottom: h * 1.02 }, figure, {
      fillHeight: isTall(stage),
      zoom: 1.02,
      room: { top: 0.04 },
    });
    const { scale } = at;
    const eye = pointOf(figure, at, [0, 1.62, 0]);
    const [high, low] = palette.sky;
    picture.add(
      rectangle(
        0,
        0,
        w,
        h,
        `fill="${picture.linear(
          [0, 0],
          [0, h],
          [
            [0, high],
            [1, low],
          ],
        )}"`,
      ),
    );
    const style = random.whole(0, 2);
    if (style === 0) {
      sun(
        picture,
        [eye[0] + side * scale * 0.1, eye[1] + scale * 0.08],
        scale * 0.42,
        palette.sun,
        palette.haze,
      );
    } else if (style === 1) {
      let data = '';
      for (let ray = 0; ray < 24; ray += 1) {
        const [a, b] = [(ray * Math.PI) / 12, ((ray + 0.5) * Math.PI) / 12];
        const far = Math.hypot(w, h);
        data += `M${n(eye[0])} ${n(eye[1])}L${n(eye[0] + Math.cos(a) * far)} ${n(eye[1] + Math.sin(a) * far)}L${n(eye[0] + Math.cos(b) * far)} ${n(eye[1] + Math.sin(b) * far)}Z`;
      }
      picture.add(path(data, `fill="${palette.haze}" fill-opacity=".75"`));
      sun(picture, eye, scale * 0.3, palette.sun, palette.haze, 1);
    } else {
      let data = '';
      const top = eye[1] - scale * 0.5;
      for (let line = 0; line < 26; line += 1) {
        const thick = u * (0.25 + (line / 26) * 1.5);
        data += `M0 ${n(top + line * u * 2.3)}H${w}v${n(thick)}H0Z`;
      }
      picture.add(path(data, `fill="${palette.sun}" fill-opacity=".7"`));
    }
    placeOutline(
      picture,
      figure,
      { ...at, x: at.x - side * u * 1.6, y: at.y + u * 1.2 },
      `fill="${palette.land[1]}" fill-opacity=".45"`,
    );
    placeFigure(picture, figure, at);
    paper(stage, palette);
  },
};

/** Boots on the rail, watching the rider. */
const onTheFence: Scene<CorralPalette> = {
  name: 'on the fence',
  about: /chute|sunday|young|county|fair|generations|contractor|reading|how to|know/,
  kinds: ['series', 'video', 'playlist', 'event'],
  draw(stage, palette) {
    const { random, picture, w, h, loose } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const tall = isTall(stage);
    const count = tall ? 1 : stage.w > stage.h ? random.whole(2, 3) : 2;
    const scale = h * (tall ? 0.4 : 0.44);
    const ground = h * 0.97;
    const horizon = ground - scale * 0.72;
    const middle = (stage.area.left + stage.area.right) / 2;
    country(
      stage,
      palette,
      horizon,
      [middle + side * scale * 0.8, horizon - scale * random.between(0.5, 0.9)],
      scale * random.between(0.35, 0.6),
    );
    arenaEdge(stage, palette, horizon);
    dirt(stage, palette, horizon);
    const horse = cast(stage, palette, {
      subject: {
        kind: 'animal',
        species: 'horse',
        gait: random.pick(['stand', 'walk', 'canter'] as const),
        tack: 'western',
      },
      yaw: random.between(0, 30),
      distance: 9,
      focus: [0, 1, 0],
      mirror: side > 0,
      side,
      scale: scale * 0.36,
      coat: aCoat(random),
    });
    placeFigure(picture, horse, {
      x: middle - side * scale * 0.5,
      y: horizon + scale * 0.12,
      scale: scale * 0.36,
    });
    const rail = ground - scale * 1.16;
    const plank = (y: number, thick: number) => {
      picture.add(rectangle(0, y, w, thick, `fill="${palette.inks[1]}"`));
      picture.add(rectangle(0, y, w, thick * 0.22, `fill="${palette.inks[3]}"`));
    };
    plank(rail + scale * 0.42, scale * 0.09);
    plank(rail + scale * 0.82, scale * 0.09);
    for (let index = 0; index < count; index += 1) {
      const woman = random.chance(0.4);
      const figure = cast(stage, palette, {
        subject: {
          kind: 'person',
          pose: random.pick(['lean', 'lean', 'hatTip'] as const),
          outfit: 'western',
          hair: woman ? 'long' : 'cropped',
          beard: !woman && random.chance(0.4),
          build: woman ? { woman: true, muscle: 0.9 } : { muscle: random.between(0.94, 1.05) },
        },
        yaw: random.between(-140, -40),
        pitch: -3,
        distance: 5,
        side,
        scale,
        shirt: aShirt(random),
      });
      const x =
        middle + (index - (count - 1) / 2) * scale * 1.06 + loose.between(-0.1, 0.1) * scale;
      shadow(stage, palette, x, ground, scale * 0.4);
      placeFigure(picture, figure, { x, y: ground, scale: scale * random.between(0.95, 1.04) });
    }
    plank(rail, scale * 0.1);
    for (let x = loose.between(0, 0.3) * scale; x < w; x += scale * 1.5) {
      picture.add(rectangle(x, rail - scale * 0.12, scale * 0.13, h, `fill="${palette.inks[1]}"`));
      picture.add(
        rectangle(
          side > 0 ? x + scale * 0.11 : x,
          rail - scale * 0.12,
          scale * 0.02,
          h,
          `fill="${palette.inks[3]}"`,
        ),
      );
    }
    paper(stage, palette);
  },
};

/** A bullfighter who draws the bull away. */
const bullfighter: Scene<CorralPalette> = {
  name: 'bullfighter',
  about: /barrelm[ae]n|clown|reading a bull|read a bull|bullfighter/,
  kinds: ['video', 'event', 'playlist'],
  draw(stage, palette) {
    const { random, picture, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const bull = cast(stage, palette, {
      subject: {
        kind: 'animal',
        species: 'bull',
        gait: random.pick(['canter', 'gallop', 'walk'] as const),
      },
      yaw: random.between(10, 40),
      pitch: -4,
      distance: 6,
      focus: [0, 0.9, 0],
      mirror,
      side,
      scale: h * 0.4,
      coat: aCoat(random),
    });
    const at = settle(stage.area, bull, {
      zoom: isTall(stage) ? 1.1 : 0.9,
      alignY: 0.8,
      alignX: isTall(stage) ? 0.5 : mirror ? 0.9 : 0.1,
      room: { top: 0.4, bottom: 0.1, right: mirror ? 0 : 0.9, left: mirror ? 0.9 : 0 },
    });
    const { scale } = at;
    const horizon = at.y - scale * 0.9;
    country(stage, palette, horizon, [at.x + face * scale * 0.6, at.y - scale * 1.7], scale * 0.7);
    arenaEdge(stage, palette, horizon);
    dirt(stage, palette, horizon);
    const man = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'dodge',
        outfit: 'western',
        hair: 'cropped',
        build: { muscle: 0.95 },
      },
      yaw: random.between(10, 60),
      distance: 5,
      mirror: !mirror,
      side,
      scale,
      shirt: 0.95,
    });
    shadow(stage, palette, at.x, at.y, scale * 1.2);
    kickUp(stage, palette, [at.x - face * scale * 0.9, at.y + u], scale * 1.8, scale * 0.6);
    placeFigure(picture, bull, at);
    const x = at.x + face * scale * (isTall(stage) ? 1.05 : 1.75);
    shadow(stage, palette, x, at.y + scale * 0.1, scale * 0.4);
    placeFigure(picture, man, { x, y: at.y + scale * 0.1, scale: scale * 1.02 });
    kickUp(stage, palette, [at.x + face * scale * 0.6, at.y + u * 2], scale * 1.3, scale * 0.24);
    paper(stage, palette);
  },
};

/** A roper on foot, the loop upright like a wheel. */
const ropeTrick: Scene<CorralPalette> = {
  name: 'rope trick',
  about: /floreo|rope tricks|lasso|first|school/,
  kinds: ['video', 'series', 'playlist', 'event'],
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const mirror = random.chance(0.5);
    const figure = cast(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'lasso',
        outfit: /floreo|charr/.test(stage.words) ? 'charro' : 'western',
        hair: random.pick(['cropped', 'braids'] as const),
        build: { muscle: 0.95 },
      },
      yaw: random.between(20, 76),
      pitch: -5,
      distance: 4,
      mirror,
      side,
      scale: h * 0.4,
      shirt: aShirt(random),
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 1.0 : 0.9,
      alignY: 0.9,
      room: { top: 0.35, bottom: 0.1, left: 0.3, right: 0.3 },
    });
    const { scale } = at;
    const horizon = at.y - scale * random.between(0.15, 0.4);
    const hand = peakOf(figure, at);
    country(stage, palette, horizon, [hand[0], hand[1] + scale * 0.4], scale * 0.85);
    dirt(stage, palette, horizon);
    shadow(stage, palette, at.x, at.y, scale * 0.55);
    lasso(
      picture,
      hand,
      [hand[0] + (mirror ? -1 : 1) * scale * 0.1, hand[1] + scale * 0.12],
      Math.min(w * 0.46, scale * 1.25),
      scale * 0.4,
      mirror ? 10 : -10,
      u * 0.95,
      palette.inks[1],
      palette.inks[3],
    );
    placeFigure(picture, figure, at);
    kickUp(stage, palette, [at.x, at.y + u], scale * 1.1, scale * 0.16);
    paper(stage, palette);
  },
};

/** A saddle on the rail, a hat on its horn, a coil of rope: work put down for the evening. */
const workPutDown: Scene<CorralPalette> = {
  name: 'work put down',
  about: /saddle maker|leather|hands|hide|craft|three generations|long haul/,
  kinds: ['video', 'series', 'playlist'],
  draw(stage, palette) {
    const { random, picture, w, h, u } = stage;
    const side = random.chance(0.5) ? 1 : -1;
    const [high] = palette.sky;
    const wall = blend(palette.tone, palette.land[1], 0.3);
    picture.add(rectangle(0, 0, w, h, `fill="${wall}"`));
    const plank = w / Math.round(w / (u * 13));
    for (let x = 0; x < w; x += plank) {
      picture.add(
        rectangle(
          x + plank * 0.03,
          0,
          plank * 0.94,
          h,
          `fill="${blend(wall, Math.round(x / plank) % 2 ? palette.land[1] : palette.tone, 0.35)}"`,
        ),
      );
    }
    const middle = (stage.area.left + stage.area.right) / 2;
    const pane = Math.min(h * 0.52, w * 0.4);
    const px = middle - side * pane * 0.75 - pane / 2;
    const py = h * 0.08;
    picture.add(
      rectangle(
        px,
        py,
        pane,
        pane,
        `fill="${picture.linear(
          [0, py],
          [0, py + pane],
          [
            [0, high],
            [1, palette.sun],
          ],
        )}"`,
      ),
    );
    picture.add(
      path(
        `M${n(px)} ${n(py + pane * 0.72)}q${n(pane * 0.3)} ${n(-pane * 0.16)} ${n(pane * 0.55)} ${n(-pane * 0.04)}t${n(pane * 0.45)} ${n(-pane * 0.06)}V${n(py + pane)}H${n(px)}Z`,
        `fill="${palette.land[0]}"`,
      ),
    );
    picture.add(
      path(
        `M${n(px + pane / 2)} ${n(py)}V${n(py + pane)}M${n(px)} ${n(py + pane / 2)}H${n(px + pane)}`,
        `stroke="${palette.inks[0]}" stroke-width="${n(u * 1.1)}"`,
      ),
    );
    picture.add(
      `<rect x="${n(px)}" y="${n(py)}" width="${n(pane)}" height="${n(pane)}" fill="none" stroke="${palette.inks[0]}" stroke-width="${n(u * 2)}"/>`,
    );
    const glowFall = `M${n(px)} ${n(py)}H${n(px + pane)}L${n(px + pane + side * h * 0.8)} ${h}H${n(px + side * h * 0.6)}Z`;
    picture.add(path(glowFall, `fill="${palette.sun}" fill-opacity=".16"`));
    const figure = cast(stage, palette, {
      subject: { kind: 'tack', hat: random.chance(0.7) },
      yaw: random.between(-30, 40),
      pitch: 8,
      distance: 5,
      focus: [0, 0.6, 0],
      mirror: side < 0,
      side,
      scale: h * 0.55,
      coat: 'dun',
    });
    const at = settle(stage.area, figure, {
      zoom: isTall(stage) ? 0.86 : 0.94,
      alignY: 0.8,
      room: { bottom: 0.12 },
    });
    const beamY = at.y - at.scale * 0.02;
    placeOutline(
      picture,
      figure,
      { ...at, x: at.x + side * u * 3, y: at.y + u * 2 },
      `fill="${palette.inks[0]}" fill-opacity=".4"`,
    );
    picture.add(rectangle(0, beamY, w, at.scale * 0.16, `fill="${palette.inks[1]}"`));
    picture.add(rectangle(0, beamY, w, at.scale * 0.03, `fill="${palette.inks[3]}"`));
    placeFigure(picture, figure, at);
    picture.add(
      rectangle(0, beamY + at.scale * 0.16, w, h, `fill="${palette.inks[0]}" fill-opacity=".35"`),
    );
    for (let coil = 0; coil < 5; coil += 1) {
      const r = at.scale * (0.2 + coil * 0.014);
      const x = at.x + side * at.scale * 0.86;
      picture.add(
        `<ellipse cx="${n(x)}" cy="${n(beamY + at.scale * 0.24 + coil * u * 0.3)}" rx="${n(r * 0.62)}" ry="${n(r)}" fill="none" stroke="${coil % 2 ? palette.inks[4] : palette.inks[3]}" stroke-width="${n(u * 0.9)}"/>`,
      );
    }
    paper(stage, palette);
  },
};

export const hands: readonly Scene<CorralPalette>[] = [
  portrait,
  onTheFence,
  bullfighter,
  ropeTrick,
  workPutDown,
];
