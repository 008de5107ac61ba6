import { circle, n, path } from '../../paint/picture';
import type { Scene } from '../brand';
import type { UnityPalette } from './palette';

const disc: Scene<UnityPalette> = {
  name: 'disc',
  draw({ picture, w, h, area, random }, palette) {
    const middle = (area.left + area.right) / 2;
    picture.add(`<rect width="${w}" height="${h}" fill="${palette.ground}"/>`);
    const lean = h * random.between(0.2, 0.5);
    picture.add(
      path(
        `M${n(middle - lean)} ${h}L${n(middle + lean)} 0H${n(middle + lean + w * 0.2)}L${n(middle - lean + w * 0.2)} ${h}Z`,
        `fill="${palette.band}"`,
      ),
    );
    picture.add(circle(middle, h / 2, Math.min(w, h) * 0.34, `fill="${palette.disc}"`));
  },
};

export const cutOuts: readonly [Scene<UnityPalette>, ...Scene<UnityPalette>[]] = [disc];
