import type { LoginBody, TestOrigin } from './test-origin';
import { titleIds } from './title-ids';

interface StreamBody {
  hls: string;
  heartbeat: { lease: string };
}

/** A call each for what plays titles and puts them into calendars, with all that has to happen before. */
export function streamExamples(origin: () => TestOrigin) {
  const token = async () => (await origin().login()).body.authorisationToken;

  const stream = async (bearer: LoginBody['authorisationToken']) => {
    const { call } = origin();
    const [id] = await titleIds(origin(), 'VIDEOS', 1);
    return call<StreamBody>('GET', `/api/v2/stream/vod/${id}?tab=contract`, { token: bearer });
  };

  const file = async (name: string) => fetch(new URL(name, (await stream(await token())).body.hls));

  const released = async (use: (lease: string, bearer: string) => Promise<{ status: number }>) => {
    const bearer = await token();
    const { body } = await stream(bearer);
    return use(body.heartbeat.lease, bearer);
  };

  return {
    stream: async () => stream(await token()),
    releaseStream: () =>
      released((lease, bearer) =>
        origin().call('DELETE', `/api/v2/stream/leases/${lease}`, { token: bearer }),
      ),
    streamHeartbeat: () =>
      released((lease, bearer) =>
        origin().call('POST', '/v1/multiviewHeartbeat', {
          token: bearer,
          body: { lease, number: 1, streams: [] },
        }),
      ),
    mediaFile: () => file('main.m3u8'),
    mediaSegment: () => file('360/list.m3u8'),
    heroMotion: async () => {
      const [id] = await titleIds(origin(), 'VIDEOS', 1);
      return fetch(`${origin().address}/motion/apex/${id}`);
    },
    eventCalendar: async () => {
      const [id] = await titleIds(origin(), 'UPCOMING', 1);
      return origin().call('GET', `/api/v2/event/${id}.ics`);
    },
    scheduleCalendar: () => origin().call('GET', '/api/v2/schedule.ics'),
  };
}
