import { settle } from '../../figures/figure';
import { n, path } from '../../paint/picture';
import { isTall, isWide } from '../../stage/stage';
import type { Scene } from '../brand';
import { anAthlete, another, shoot } from './athlete';
import { keepsCalm, sheet, shotOf } from './layout';
import { numerals, spread } from './numerals';
import type { UnityPalette } from './palette';
import { ink, paper } from './palette';
import { band, halftone, pasteUp } from './paste';
import { outfitOf, racing, sportOf } from './sports';

/** The same stride in strips, as a finish camera cuts time: each in colours of its own. */
export const strips: Scene<UnityPalette> = {
  name: 'strips',
  about: racing,
  kinds: ['event', 'video', 'playlist', 'series'],
  draw(stage, palette) {
    const { picture, random, w, h, u, area } = stage;
    const sport = sportOf(stage.words, random, ({ field }) => field === true);
    const mirror = random.chance(0.5);
    const face = mirror ? -1 : 1;
    const tall = isTall(stage);
    const count = isWide(stage) ? 4 : 3;
    const one = anAthlete(stage);
    const colours = [palette.band, palette.disc, palette.other, palette.ground];
    const kits = [palette.kit, palette.away, palette.kit, palette.away];
    sheet(stage, palette.ground);
    const first = random.whole(1, 8 - count);
    const shot = shotOf(stage, palette, sport, one, mirror);
    const lean = tall ? 0 : 0.36 * face;
    const from = keepsCalm(stage) ? w * 0.36 : 0;
    const wide = tall ? w : (w * 1.02 - from) / count;
    const high = tall ? h / count : h;
    const order = Array.from({ length: count }, (_, strip) => strip);
    for (const strip of order) {
      const fill = colours[strip % colours.length] ?? palette.band;
      const left = from + strip * wide;
      const top = high * strip;
      if (tall) {
        const skew = strip ? h * 0.05 * face : 0;
        picture.add(path(`M0 ${n(top + skew)}L${w} ${n(top - skew)}V${h}H0Z`, `fill="${fill}"`));
      } else {
        band(stage, strip || from ? left : -w, w * 2.4, lean, fill);
      }
      const dots = [palette.disc, palette.band].find((colour) => colour !== fill) ?? palette.other;
      if (!tall && strip % 2)
        halftone(
          picture,
          [left + wide * 0.55 - (lean * h) / 2, h],
          [left + wide * 0.55 + lean * h * 0.2, h * 0.3],
          wide * 0.8,
          u * 2,
          dots,
        );
      const size = tall ? high * 0.5 : Math.min(h * 0.3, wide * 0.6);
      const text = String(first + strip);
      const shift = lean * (h / 2 - size * 0.62);
      numerals(picture, {
        text,
        at: tall
          ? [mirror ? u * 4 : w - spread(text, size) - u * 5, top + high * 0.7]
          : [
              Math.min(
                w - spread(text, size) - u * 2,
                Math.max(u * 2, left + wide * 0.5 - spread(text, size) / 2 + shift),
              ),
              size * 1.12,
            ],
        height: size,
        fill: fill === ink || fill === palette.band ? paper : ink,
        weight: 0.38,
      });
    }
    for (const strip of order) {
      const athlete = strip % 2 ? another(one, random) : one;
      const figure = shoot(
        stage,
        { ...shot, athlete, kit: kits[strip] ?? palette.kit, outfit: outfitOf(sport, athlete) },
        h * 0.4,
      );
      const cell = tall
        ? { left: 0, right: w, top: high * (strip + 0.06), bottom: high * (strip + 1) }
        : {
            left: from + wide * strip,
            right: from + wide * (strip + 1),
            top: area.top + h * 0.08,
            bottom: area.bottom,
          };
      const upright =
        figure.box.top - figure.box.bottom > (figure.box.right - figure.box.left) * 0.9;
      const at = settle(cell, figure, {
        zoom: tall ? 1.12 : upright ? 1.6 : 1.42,
        alignY: upright && !tall ? -0.06 : 0.5,
      });
      const nudge = tall ? 0 : h * 0.04 * (strip % 2 ? 1 : -1) + h * (upright ? 0.1 : 0.05);
      pasteUp(
        picture,
        figure,
        {
          ...at,
          x: at.x + (tall ? face * (strip - (count - 1) / 2) * w * 0.12 : 0),
          y: at.y + nudge,
        },
        {
          edge: u * 0.8,
          shadow: [u * -face, u * 1.3],
          snips: true,
        },
      );
    }
  },
};
