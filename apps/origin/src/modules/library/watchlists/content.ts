import type { Item } from './list-pages';

/** A title as a list names it. */
export interface Content {
  id: string;
  contentType: Item['contentType'];
}

const TYPES = {
  LiveEvent: 'event',
  Video: 'video',
  Series: 'series',
  Playlist: 'playlist',
} as const;

/** The type that a list has for a title of the catalogue. */
export const contentType = ({ type }: { type: keyof typeof TYPES }): Content['contentType'] =>
  TYPES[type];

type Named = Content | Pick<Item, 'titleId' | 'contentType'>;
const idOf = (one: Named): string => ('titleId' in one ? one.titleId : one.id);

/** Whether two names, or a title of a list and a name, are one title. */
export const sameContent = (one: Named, other: Named): boolean =>
  idOf(one) === idOf(other) && one.contentType === other.contentType;
