import { type ArtworkCrop, canvases, toneOf } from '@marquee/artwork';
import { artworkAlt } from './artwork-alt';
import type { Reading } from './reading';

export interface Image {
  url: string;
  width: number;
  height: number;
  tone: string;
  alt: string;
}

export type Images = Readonly<Record<ArtworkCrop, Image>>;

/** A title's pictures, one for each shape, without drawing them. */
export function imagesOf(
  { realmId, locale, address }: Reading,
  { id, name, seed }: { id: string; name: string; seed: number },
): Images {
  const tone = toneOf(realmId, id, seed);
  const alt = artworkAlt(name, locale);
  const image = (crop: ArtworkCrop): Image => ({
    url: `${address}/images/${realmId}/${id}/${crop}`,
    width: canvases[crop].width,
    height: canvases[crop].height,
    tone,
    alt,
  });
  return {
    hero: image('hero'),
    heroMobile: image('heroMobile'),
    landscape: image('landscape'),
    portrait: image('portrait'),
    square: image('square'),
  };
}
