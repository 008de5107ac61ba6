import type { WatchTitle } from '@marquee/renderer';
import type { ReportedEvent } from '@marquee/renderer/analytics';

type VideoEvent = Extract<ReportedEvent, { video: object }>;

/** What analytics are told of a title that is watched (spec 2 §3): `type` is how its stream plays. */
export const videoEvent = (
  name: VideoEvent['name'],
  { id, name: title, accessLevel }: Pick<WatchTitle, 'id' | 'name' | 'accessLevel'>,
  type: VideoEvent['video']['type'],
): VideoEvent => ({
  name,
  video: {
    id,
    title,
    type,
    accessLevel,
  },
});
