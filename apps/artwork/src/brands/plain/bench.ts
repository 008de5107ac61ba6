import { placeFigure, settle } from '../../figures/figure';
import type { Point } from '../../paint/picture';
import { ellipse, n, path, polygon, rectangle } from '../../paint/picture';
import { burst } from '../../stage/air';
import { glow } from '../../stage/light';
import { isTall } from '../../stage/stage';
import { bulb, develop, middleOf, panes, plate, rest, unfocused } from './lens';
import type { PlainScene } from './palette';
import { portray, toneAt } from './palette';
import { profiles, turnedBody } from './vessels';

/** A worker at a bench under a lamp, their eyes on their hands. */
export const bench: PlainScene = {
  name: 'bench',
  about: /studio|repair|made by hand|founder|blown|at work/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const t = (at: number) => toneAt(palette, at);
    const mirror = random.chance(0.5);
    const side = mirror ? -1 : 1;
    plate(stage, palette, 0.08, 0.2, 0.14);
    const [x] = middleOf(stage);
    const pane = Math.min(w, h) * 0.34;
    unfocused(stage, 0.5, () => {
      panes(
        stage,
        [x - side * pane * 0.9 - pane * 0.5, h * 0.1],
        pane,
        pane * 1.3,
        3,
        4,
        picture.linear(
          [0, h * 0.1],
          [0, h * 0.6],
          [
            [0, t(0.86)],
            [1, t(0.6)],
          ],
        ),
        t(0.08),
      );
      picture.add(
        rectangle(
          x + side * pane * 0.2 - pane * 0.2,
          h * 0.34,
          pane * 1.3,
          h * 0.012,
          `fill="${t(0.3)}"`,
        ),
      );
      for (let tool = 0; tool < 6; tool += 1)
        picture.add(
          rectangle(
            x + side * pane * 0.2 + tool * pane * 0.16,
            h * 0.35,
            pane * 0.05,
            pane * loose.between(0.2, 0.5),
            `fill="${t(0.05)}"`,
          ),
        );
    });
    const figure = portray(stage, palette, {
      subject: {
        kind: 'person',
        pose: 'pour',
        outfit: random.pick(['casual', 'tee']),
        hair: random.pick(['short', 'bun', 'cropped']),
        beard: random.chance(0.4),
        build: { woman: random.chance(0.5) },
      },
      behind: 0.75,
      reach: 0.56,
      yaw: random.between(2, 22),
      pitch: 4,
      distance: 3,
      focus: [0.1, 1.1, 0],
      scale: h * 0.74,
      side,
      mirror,
      above: 0.7,
    });
    const at = settle({ ...stage.area, bottom: h * 0.9 }, figure, {
      zoom: isTall(stage) ? 1.04 : 0.98,
      room: { top: 0.12, left: mirror ? 0.3 : 0, right: mirror ? 0 : 0.3 },
    });
    const bulbAt: Point = [
      at.x + side * at.scale * 0.52,
      at.y - at.scale * (figure.box.top + 0.02),
    ];
    glow(
      picture,
      [at.x + side * at.scale * 0.44, at.y - at.scale * 1.1],
      at.scale * 1.1,
      at.scale * 0.9,
      palette.light,
      0.4,
      'normal',
    );
    placeFigure(picture, figure, at);
    const top = Math.min(h * 0.88, at.y - at.scale * 0.86);
    picture.add(
      rectangle(
        0,
        top,
        w,
        h - top,
        `fill="${picture.linear(
          [0, top],
          [0, h],
          [
            [0, t(0.4)],
            [0.12, t(0.2)],
            [1, t(0.05)],
          ],
        )}"`,
      ),
    );
    const thing: Point = [at.x + side * at.scale * 0.46, top + at.scale * 0.05];
    rest(stage, thing[0], thing[1], at.scale * 0.36, t(0), 0.2);
    if (/founder|bell/.test(stage.words)) {
      turnedBody(
        stage,
        palette,
        thing,
        at.scale * 0.44,
        [
          [0.44, 0],
          [0.38, 0.1],
          [0.26, 0.5],
          [0.24, 0.72],
          [0.14, 0.86],
          [0.05, 0.9],
        ],
        side,
      );
      burst(
        picture,
        [thing[0], thing[1] - at.scale * 0.4],
        at.scale * 0.5,
        60,
        u * 0.2,
        [palette.light, t(0.9)],
        loose,
      );
    } else if (/blown|glass/.test(stage.words)) {
      bulb(stage, [thing[0], thing[1] - at.scale * 0.2], at.scale * 0.1, palette, 1);
      picture.add(
        path(
          `M${n(thing[0])} ${n(thing[1] - at.scale * 0.2)}L${n(at.x + side * at.scale * 0.2)} ${n(at.y - at.scale * 1.4)}`,
          `stroke="${t(0.1)}" stroke-width="${n(at.scale * 0.022)}"`,
        ),
      );
    } else {
      picture.add(
        ellipse(thing[0], thing[1], at.scale * 0.26, at.scale * 0.05, `fill="${t(0.14)}"`),
      );
      turnedBody(
        stage,
        palette,
        [thing[0], thing[1] - at.scale * 0.01],
        at.scale * 0.36,
        profiles.jar,
        side,
      );
    }
    picture.add(
      path(
        `M${n(bulbAt[0])} 0V${n(bulbAt[1])}`,
        `stroke="${t(0.03)}" stroke-width="${n(u * 0.3)}"`,
      ),
    );
    picture.add(
      path(
        polygon([
          [bulbAt[0] - u * 1.4, bulbAt[1] - u * 2.4],
          [bulbAt[0] + u * 1.4, bulbAt[1] - u * 2.4],
          [bulbAt[0] + u * 4, bulbAt[1]],
          [bulbAt[0] - u * 4, bulbAt[1]],
        ]),
        `fill="${t(0.06)}"`,
      ),
    );
    bulb(stage, [bulbAt[0], bulbAt[1] + u * 0.4], u * 0.9, palette, 0.8);
    unfocused(stage, 0.8, () => {
      for (const edge of [-1, 1])
        picture.add(ellipse(x + edge * w * 0.42, h * 1.0, w * 0.12, h * 0.1, `fill="${t(0.02)}"`));
    });
    develop(stage, palette, 0.5);
  },
};
