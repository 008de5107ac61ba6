import {
  CalendarIcon,
  ChannelIcon,
  ListIcon,
  NewsIcon,
  PersonIcon,
  PlayIcon,
  SeriesIcon,
} from '../Icon';

/** The drawing for a card of each kind without a picture. */
export const KIND_ICON = {
  event: CalendarIcon,
  video: PlayIcon,
  series: SeriesIcon,
  playlist: ListIcon,
  news: NewsIcon,
  fighter: PersonIcon,
  programme: ChannelIcon,
};
