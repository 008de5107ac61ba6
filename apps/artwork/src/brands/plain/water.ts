import type { Point } from '../../paint/picture';
import { circle, curve, ellipse, n, path, rectangle } from '../../paint/picture';
import { ridge } from '../../stage/land';
import { isTall } from '../../stage/stage';
import { bulb, develop, middleOf, plate, rest, unfocused, veil } from './lens';
import type { PlainScene } from './palette';
import { toneAt } from './palette';

/** A level sea, a low sun, one boat. */
export const boat: PlainScene = {
  name: 'boat',
  about: /boat|ferry|weather|island/,
  draw(stage, palette) {
    const { picture, random, loose, w, h, u } = stage;
    const [x] = middleOf(stage);
    const t = (at: number) => toneAt(palette, at);
    const horizon = h * random.between(0.5, 0.6);
    plate(stage, palette, 0.46, 0.72, 0.9, 0.62, 0.3);
    const sunAt: Point = [
      x + w * random.between(-0.12, 0.14),
      horizon - h * random.between(0.03, 0.14),
    ];
    bulb(stage, sunAt, h * 0.035, palette, 0.9);
    ridge(picture, 'hills', horizon, h * 0.035, t(0.62), loose);
    const sea = picture.linear(
      [0, horizon],
      [0, h],
      [
        [0, t(0.78)],
        [0.2, t(0.52)],
        [1, t(0.16)],
      ],
    );
    picture.add(rectangle(0, horizon, w, h - horizon, `fill="${sea}"`));
    let glints = '';
    let troughs = '';
    for (let wave = 0; wave < 150; wave += 1) {
      const depth = loose.next() ** 1.5;
      const y = horizon + (h - horizon) * depth;
      const long = w * (0.012 + depth * 0.05) * loose.between(0.5, 1.4);
      const thick = h * (0.0008 + depth * 0.004);
      const near = loose.chance(0.5);
      const at = near
        ? sunAt[0] + loose.between(-1, 1) * w * (0.025 + depth * 0.09)
        : loose.between(0, w);
      const mark = `M${n(at - long)} ${n(y)}q${n(long)} ${n(-thick)} ${n(long * 2)} 0q${n(-long)} ${n(thick)} ${n(-long * 2)} 0Z`;
      if (near) glints += mark;
      else troughs += mark;
    }
    picture.add(path(troughs, `fill="${t(0.12)}" fill-opacity=".4"`));
    picture.add(path(glints, `fill="${palette.light}" fill-opacity=".8"`));
    veil(stage, horizon, h * 0.06, t(0.95), 0.5);
    const s = h * (isTall(stage) ? 0.11 : 0.15) * random.between(0.8, 1.1);
    const bx = x + w * random.between(-0.06, 0.06);
    const by = horizon + h * random.between(0.1, 0.2);
    const dark = t(0.04);
    const hull = `M${n(bx - s)} ${n(by - s * 0.16)}Q${n(bx - s * 0.8)} ${n(by + s * 0.1)} ${n(bx - s * 0.55)} ${n(by + s * 0.1)}H${n(bx + s * 0.7)}Q${n(bx + s)} ${n(by)} ${n(bx + s * 1.1)} ${n(by - s * 0.28)}Q${n(bx)} ${n(by - s * 0.06)} ${n(bx - s)} ${n(by - s * 0.16)}Z`;
    if (/ferry|letters/.test(stage.words)) {
      picture.add(
        path(
          `M${n(bx - s * 1.7)} ${n(by - s * 0.3)}H${n(bx + s * 1.8)}L${n(bx + s * 1.5)} ${n(by + s * 0.14)}H${n(bx - s * 1.6)}ZM${n(bx - s * 1.2)} ${n(by - s * 0.62)}H${n(bx + s * 1.1)}V${n(by - s * 0.3)}H${n(bx - s * 1.2)}ZM${n(bx - s * 0.8)} ${n(by - s * 0.86)}H${n(bx + s * 0.6)}V${n(by - s * 0.62)}H${n(bx - s * 0.8)}ZM${n(bx - s * 0.3)} ${n(by - s * 1.3)}h${n(s * 0.28)}V${n(by - s * 0.8)}h${n(-s * 0.28)}Z`,
          `fill="${dark}"`,
        ),
      );
      for (let port = 0; port < 11; port += 1)
        picture.add(
          rectangle(
            bx - s * 1.1 + port * s * 0.2,
            by - s * 0.52,
            s * 0.1,
            s * 0.1,
            `fill="${palette.light}" fill-opacity=".9"`,
          ),
        );
      picture.add(
        ellipse(bx, by + s * 0.3, s * 1.6, s * 0.12, `fill="${dark}" fill-opacity=".45"`),
      );
    } else if (/weather|island/.test(stage.words)) {
      const island: Point[] = [
        [bx - s * 3, by + s * 0.16],
        [bx - s * 1.8, by - s * 0.4],
        [bx - s * 0.2, by - s * 0.7],
        [bx + s * 1.2, by - s * 0.3],
        [bx + s * 2.6, by + s * 0.16],
      ];
      picture.add(path(`${curve(island)}Z`, `fill="${dark}"`));
      picture.add(
        path(
          `M${n(bx - s * 0.7)} ${n(by - s * 0.5)}V${n(by - s * 1.02)}L${n(bx - s * 0.35)} ${n(by - s * 1.26)}L${n(bx)} ${n(by - s * 1.02)}V${n(by - s * 0.5)}Z`,
          `fill="${dark}"`,
        ),
      );
      picture.add(
        rectangle(bx - s * 0.42, by - s * 0.94, s * 0.16, s * 0.2, `fill="${palette.light}"`),
      );
      picture.add(
        path(
          `M${n(bx + s * 0.4)} ${n(by - s * 0.5)}V${n(by - s * 2.3)}M${n(bx + s * 0.14)} ${n(by - s * 2)}h${n(s * 0.52)}M${n(bx + s * 0.4)} ${n(by - s * 1.9)}L${n(bx + s * 0.9)} ${n(by - s * 0.45)}M${n(bx + s * 0.4)} ${n(by - s * 1.9)}L${n(bx - s * 0.1)} ${n(by - s * 0.6)}`,
          `fill="none" stroke="${dark}" stroke-width="${n(s * 0.04)}"`,
        ),
      );
      for (const cup of [-0.28, 0.26])
        picture.add(circle(bx + s * (0.4 + cup), by - s * 2, s * 0.07, `fill="${dark}"`));
      picture.add(ellipse(bx, by + s * 0.4, s * 2.8, s * 0.2, `fill="${dark}" fill-opacity=".4"`));
    } else {
      picture.add(path(hull, `fill="${dark}"`));
      picture.add(
        path(
          `M${n(bx)} ${n(by)}V${n(by - s * 1.6)}M${n(bx)} ${n(by - s * 1.5)}Q${n(bx + s * 0.8)} ${n(by - s * 0.8)} ${n(bx + s * 0.76)} ${n(by - s * 0.22)}H${n(bx + s * 0.06)}Z`,
          `fill="${t(0.24)}" stroke="${dark}" stroke-width="${n(s * 0.035)}"`,
        ),
      );
      picture.add(
        path(
          `M${n(bx - s * 0.08)} ${n(by - s * 1.4)}Q${n(bx - s * 0.3)} ${n(by - s * 0.6)} ${n(bx - s * 0.7)} ${n(by - s * 0.26)}H${n(bx - s * 0.08)}Z`,
          `fill="${t(0.36)}"`,
        ),
      );
      picture.add(ellipse(bx, by + s * 0.3, s * 0.9, s * 0.1, `fill="${dark}" fill-opacity=".5"`));
    }
    unfocused(stage, 0.6, () => {
      picture.add(
        path(
          `M0 ${h}V${n(h * 0.97)}Q${n(w * 0.3)} ${n(h * 0.93)} ${n(w * 0.6)} ${n(h * 0.965)}T${w} ${n(h * 0.95)}V${h}Z`,
          `fill="${t(0.02)}" fill-opacity=".7"`,
        ),
      );
    });
    rest(stage, sunAt[0], horizon + u, w * 0.1, palette.light, 0.05);
    develop(stage, palette, 0.4);
  },
};
