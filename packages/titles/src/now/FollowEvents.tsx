import { createOriginClock } from '@marquee/origin-client';
import { EventsNowDocument, timedQuery } from '@marquee/origin-client/catalogue';
import { useSite } from '@marquee/renderer';
import { useEffect } from 'react';
import { followEvents, type HeardClock } from './follow-events';
import type { EventsNow } from './use-as-now';

/** One for all pages of the tab: what an answer on one of them told holds on the next. */
const heard: HeardClock = { clock: createOriginClock(() => Date.now()), isHeard: false };

/** Follows the events of a page's lists. Late code: nothing begins while a page is loading. */
export default function FollowEvents({ tell }: { tell: (now: EventsNow) => void }) {
  const { origin } = useSite();
  useEffect(
    () =>
      followEvents({
        async ask(ids, signal) {
          const { data, asOf } = await timedQuery(
            origin,
            EventsNowDocument,
            { ids: [...ids] },
            { signal },
          );
          return { events: data.titles.filter((one) => one.__typename === 'LiveEvent'), asOf };
        },
        tell,
        heard,
      }),
    [origin, tell],
  );
  return null;
}
