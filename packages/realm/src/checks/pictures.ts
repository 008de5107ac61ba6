import { type Draft, quote } from '../findings/draft';
import { isUsable, type UsableAsset } from '../pictures/assets';
import { picturesIn } from '../pictures/picture-places';
import type { Subject } from './subject';

/** The limits of a picture in one place. */
interface Place {
  what: string;
  /** Pixels of the longer side. A vector picture has none. */
  largest: number;
  /** Kilobytes. */
  heaviest: number;
  /** Pixels of either side; the width alone where the height is the brand's own. */
  least?: [width: number, height?: number];
  /** Width to height, from and to. */
  shape?: { from: number; to: number; words: string };
  /** The endings that the place supports; all by default. */
  kinds?: readonly string[];
}

const MARK = { largest: 2_000, heaviest: 300 };
const BACKGROUND = { what: 'A login background', largest: 4_096, heaviest: 1_500 };

/** The least width in pixels of the picture beside the form, and of the one for phones (spec 1 §9). */
const BACKGROUND_WIDTHS = { web: 1_080, mobile: 820 };

const BY_PLACE: readonly [RegExp, Place][] = [
  [/^\/brand\/logo(\/light|\/dark)?$/, { what: 'A logo', ...MARK }],
  [
    /^\/brand\/icon$/,
    {
      what: 'An icon',
      ...MARK,
      least: [192, 192],
      shape: { from: 0.98, to: 1.02, words: 'square' },
    },
  ],
  [
    /^\/brand\/socialImage$/,
    {
      what: 'A social image',
      largest: 2_400,
      heaviest: 1_000,
      least: [600, 315],
      shape: { from: 1.7, to: 2.1, words: 'about 1200 by 630 pixels' },
      kinds: ['.png', '.jpg', '.jpeg'],
    },
  ],
  [/^\/brand\/loginBackground\/mobile/, { ...BACKGROUND, least: [BACKGROUND_WIDTHS.mobile] }],
  [/^\/brand\/loginBackground\//, { ...BACKGROUND, least: [BACKGROUND_WIDTHS.web] }],
  [/^\/auth\//, { what: "A provider's mark", ...MARK }],
  [/^\/player\/watermark\//, { what: 'A watermark', ...MARK }],
  [/./, { ...BACKGROUND, what: 'A picture of a section' }],
];

/** Finds pictures that are too large, too small or of the wrong shape for their places. */
export function pictureDrafts({ config, assets }: Subject): Draft[] {
  return picturesIn(config).flatMap(({ pointer, value: path }): Draft[] => {
    const asset = typeof path === 'string' ? assets.get(path) : undefined;
    if (!asset || !isUsable(asset)) return [];
    const at = pointer.replace(/\/src$/, '');
    const place = BY_PLACE.find(([pattern]) => pattern.test(at))?.[1] ?? BACKGROUND;
    const draft = judge(String(path), asset, place);
    return draft ? [{ ...draft, pointer }] : [];
  });
}

/** Finds the first mistake of a picture: exporting it again corrects the others as well. */
function judge(path: string, asset: UsableAsset, place: Place): Omit<Draft, 'pointer'> | undefined {
  const { what, kinds, shape, least } = place;
  const { width, height, bytes = 0 } = asset;
  const name = quote(path);
  const vector = path.toLowerCase().endsWith('.svg');
  if (kinds && !kinds.some((kind) => path.toLowerCase().endsWith(kind))) {
    const message = `${what} should be a PNG or a JPEG: most sites that show shared links cannot show ${name}.`;
    return { rule: 'asset-type', message, allowed: kinds };
  }
  if (shape && (width / height < shape.from || width / height > shape.to)) {
    const message = `${what} should be ${shape.words}; ${name} is ${width} by ${height}, and would be cropped or squeezed.`;
    return { rule: 'asset-proportions', message };
  }
  if (!vector && least && tooSmall(asset, least)) {
    const [across, down] = least;
    const wanted = down ? `have ${across} by ${down} pixels` : `be ${across} pixels wide`;
    const message = `${what} should ${wanted} or more; ${name} has ${width} by ${height}, and would be blurred.`;
    return { rule: 'asset-undersized', message };
  }
  if (!vector && Math.max(width, height) > place.largest) {
    const message = `${what} need not be larger than ${place.largest} pixels; ${name} has ${width} by ${height}. Phones would have to load and shrink it.`;
    return { rule: 'asset-oversized', message };
  }
  if (bytes > place.heaviest * 1_000) {
    const message = `${what} should have ${place.heaviest} KB at most; ${name} has ${Math.round(bytes / 1_000)} KB, for which every viewer would have to wait.`;
    return { rule: 'asset-heavy', message };
  }
  return undefined;
}

const tooSmall = ({ width, height }: UsableAsset, [across, down = 0]: [number, number?]) =>
  width < across || height < down;
