export type { Localised } from './catalogue';
export {
  collections,
  collectionTitles,
  events,
  fighters,
  heroes,
  labelOverrides,
  leagues,
  playlistVideos,
  realms,
  seasons,
  seedState,
  titleKind,
  titles,
  venues,
  videos,
} from './catalogue';
export {
  deviceCodes,
  identities,
  impersonations,
  magicLinks,
  refreshTokens,
  sessions,
  signingKeys,
  trips,
  viewers,
} from './identity';
