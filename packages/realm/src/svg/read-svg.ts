import type { UsableAsset } from '../pictures/assets';
import { parseSvg } from './parse-svg';
import { svgInks } from './svg-inks';
import { REFUSALS, SvgRefusal } from './svg-refusal';
import { svgSize } from './svg-size';
import { svgTone } from './svg-tone';
import { weighSvg } from './weigh-svg';

/** Limits the bytes of a picture. Reading so many shapes takes about 50 ms, in which no page is served. */
const LARGEST = 500_000;

/** The measures of a picture, or why it is not served, as the end of a sentence. */
export type SvgReading =
  | Pick<UsableAsset, 'width' | 'height' | 'tone' | 'inks'>
  | { problem: string; unsafe?: true };

/** Reads and judges an SVG. Never throws for a mistake in it. */
export function readSvg(bytes: Uint8Array): SvgReading {
  try {
    if (bytes.length > LARGEST)
      throw new SvgRefusal(REFUSALS.large(Math.ceil(bytes.length / 1000), LARGEST / 1000));
    const root = parseSvg(textOf(bytes));
    weighSvg(root);
    const size = svgSize(root);
    if (!size) return { problem: 'cannot be read as a picture: it is damaged, or has no size' };
    const tone = svgTone(root, size);
    return { ...size, ...(tone && { tone }), inks: svgInks(root) };
  } catch (error) {
    if (error instanceof SvgRefusal) return { problem: error.message, unsafe: true };
    throw error;
  }
}

/** Decodes UTF-8, and refuses other bytes: browsers would decode them by the encoding that the file declares. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new SvgRefusal(REFUSALS.encoding('another encoding'));
    throw error;
  }
}
