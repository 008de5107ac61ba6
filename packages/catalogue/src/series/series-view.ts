import type { TitlePageView } from '../title/title-page-view';
import type { VideoRows } from '../title/video-rows';

/** A series as its page shows it, with one season open. */
export interface SeriesView {
  series: TitlePageView;
  /** Undefined while there is no episode. */
  season?: {
    id: string;
    name: string;
    episodeCount: number;
    episodes: VideoRows;
  };
}
