import { n } from '../../paint/picture';
import { grain } from '../../stage/air';
import { ridge } from '../../stage/land';
import { vignette } from '../../stage/light';
import type { Scene } from '../brand';
import type { PlainPalette } from './palette';

const hills: Scene<PlainPalette> = {
  name: 'hills',
  draw({ picture, w, h, u, random, loose }, { inks }) {
    const sky = picture.linear(
      [0, 0],
      [0, h],
      [
        [0, inks[3]],
        [0.6, inks[5]],
      ],
    );
    picture.add(`<rect width="${w}" height="${n(h)}" fill="${sky}"/>`);
    const horizon = h * random.between(0.5, 0.65);
    for (const [index, ink] of [inks[4], inks[3], inks[2], inks[1]].entries()) {
      ridge(picture, 'hills', horizon + index * h * 0.11, h * 0.1, ink, loose);
    }
    grain(picture, inks[0], 0.08, u * 0.12, loose);
    vignette(picture, inks[0], 0.3);
  },
};

export const outdoors: readonly [Scene<PlainPalette>, ...Scene<PlainPalette>[]] = [hills];
