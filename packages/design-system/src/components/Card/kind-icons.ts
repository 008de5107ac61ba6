import {
  CalendarIcon,
  ChannelIcon,
  ListIcon,
  NewsIcon,
  PersonIcon,
  PlayIcon,
  SeriesIcon,
} from '../Icon';

/** What is drawn for a card of each kind when it has no picture. */
export const KIND_ICON = {
  event: CalendarIcon,
  video: PlayIcon,
  series: SeriesIcon,
  playlist: ListIcon,
  news: NewsIcon,
  fighter: PersonIcon,
  programme: ChannelIcon,
};
