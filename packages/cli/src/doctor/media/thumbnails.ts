import { imageSize } from 'image-size';
import { media } from './play';

/** The most bytes of the pictures that a viewer waits for when the pointer is on the bar. */
const HEAVY = 500_000;

/** The narrowest small picture, in pixels, that shows more than colours. */
const NARROW = 120;

/**
 * Checks the small pictures on the bar: WebVTT whose cues name parts of a picture.
 * @returns What is wrong, in words; what there is, when nothing is.
 */
export async function thumbnailsAt(
  address: string,
): Promise<{ fault: string } | { width: number; height: number; count: number }> {
  const { text } = await media(address, 'the list of thumbnails');
  const parts = partsIn(text);
  const [first] = parts;
  if (!text.startsWith('WEBVTT') || !first)
    return { fault: 'The list of thumbnails names no part of a picture (#xywh=) in WebVTT.' };
  const pictures = [...new Set(parts.map(({ picture }) => new URL(picture, address).href))];
  for (const picture of pictures) {
    const { body } = await media(picture, 'a picture of thumbnails');
    if (body.length > HEAVY)
      return {
        fault: `${picture} has ${Math.ceil(body.length / 1000)} KB, and a viewer waits for it.`,
      };
    const { width, height } = imageSize(body);
    const isOutside = parts.some(
      (part) =>
        new URL(part.picture, address).href === picture &&
        (part.x + part.width > width || part.y + part.height > height),
    );
    if (isOutside)
      return { fault: `${picture} is smaller than the parts that the list names of it.` };
  }
  const { width, height } = first;
  if (width < NARROW)
    return {
      fault: `Thumbnails are ${width} pixels wide: viewers recognise little below ${NARROW}.`,
    };
  return { width, height, count: parts.length };
}

interface Part {
  picture: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The parts of pictures that cues name (Media Fragments 1.0 §4.2.2). */
const partsIn = (text: string): Part[] =>
  [...text.matchAll(/^(\S+?)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)\s*$/gm)].map(
    ([, picture = '', x, y, width, height]) => ({
      picture,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }),
  );
