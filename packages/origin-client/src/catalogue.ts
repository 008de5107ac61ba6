// Apart from the main entry: a page that shows no titles carries no operation, and no GraphQL client.

export type {
  EventState,
  HeroFragment,
  HomeQuery,
  HomeQueryVariables,
  PictureFragment,
  RailRequest,
  RailSource,
  TitleCardFragment,
  TitleFactsFragment,
  TitlesQuery,
} from './generated/catalogue';
export { HomeDocument, TitlesDocument } from './generated/catalogue';
export { query } from './query';
