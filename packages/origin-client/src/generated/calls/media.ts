// Generated from schemas/origin by "npm run generate". Do not edit.
import type { Call } from '../../call';

/** The playlist of a stream, its thumbnails, chapters and whole texts */
export const mediaFile: Call<'mediaFile'> = {
  method: 'GET',
  path: '/media/{signature}/{clip}/{file}',
};

/** The playlist of a rendition, and its segments */
export const mediaSegment: Call<'mediaSegment'> = {
  method: 'GET',
  path: '/media/{signature}/{clip}/{rendition}/{file}',
};

/** The moving picture of a hero */
export const heroMotion: Call<'heroMotion'> = {
  method: 'GET',
  path: '/motion/{realm}/{titleId}',
};
