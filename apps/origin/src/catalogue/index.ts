export { decodeCursor, encodeCursor } from './cursor';
export type { ListRequest, RailSource } from './lists';
export { readCollectionTitles, readLists, readUpcoming } from './lists';
export { secondsOf } from './moments';
export type { TitleLoader } from './title-loader';
export { createTitleLoader } from './title-loader';
export type { Reading, Title } from './titles';
export { readHeroes, readTitles } from './titles';
