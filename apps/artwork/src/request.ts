export type ArtworkKind = 'event' | 'video' | 'series' | 'playlist' | 'fighter';

export type ArtworkCrop = 'hero' | 'heroMobile' | 'landscape' | 'portrait' | 'square';

export interface ArtworkRequest {
  /** The brand. One without an art language of its own is drawn in the neutral one. */
  realm: string;
  titleId: string;
  kind: ArtworkKind;
  crop: ArtworkCrop;
  /** Words in it choose the subject ("Women's 100 m final" shows sprinters); never drawn as text. */
  name: string;
  league?: string;
  seed: number;
}

export interface Artwork {
  svg: string;
  width: number;
  height: number;
  /** The dominant colour, '#rrggbb', the same for every crop of a title. */
  tone: string;
}

export interface Canvas {
  width: number;
  height: number;
}

/** Canvas sizes in pixels; every crop is composed for its own canvas. */
export const canvases: Readonly<Record<ArtworkCrop, Canvas>> = {
  hero: { width: 3840, height: 2160 },
  heroMobile: { width: 1600, height: 2000 },
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1280, height: 1920 },
  square: { width: 1600, height: 1600 },
};
