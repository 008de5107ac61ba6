import { createOriginClient } from '@marquee/origin-client';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { proxy } from 'valtio/vanilla';
import { expect, it, vi } from 'vitest';
import { settle, vod } from '../testing/playback-page';
import { firstView, type PlaybackView } from './playback-view';
import { sendVideoEvents } from './send-video-events';

const title = { id: 'final', name: 'The final', accessLevel: 'LICENCE' } as const;
const user = { role: 'GUEST', isGuest: true, userType: 'GUEST', environment: 'test' };
const video = { id: 'final', title: 'The final', type: 'vod', accessLevel: 'LICENCE' };

/** A title that plays on a site with analytics, and the events that its origin has received. */
function playing(stream: PlaybackView['stream']) {
  const realm = realmFixture({ analytics: { sinks: ['origin'] } });
  const received: unknown[] = [];
  const origin = createOriginClient({
    address: 'http://origin.test',
    publicKey: 'key',
    async fetch(url, init) {
      if (!String(url).endsWith('/analytics/events')) return Response.json({ countries: [] });
      received.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: 204 });
    },
  });
  const view = proxy({ ...firstView(), stream });
  const become = async (is: 'playing' | 'paused' | 'ended') => {
    view.playback = { ...view.playback, status: { is } };
    await settle();
  };
  const { session } = siteFixture();
  const start = () => sendVideoEvents({ realm, origin, session }, title, view);
  return { start, become, received };
}

it('sendVideoEvents sends video_viewed at once, and video_completed the first time that the title ends', async () => {
  const { start, become, received } = playing(vod);
  await become('playing');
  start();
  await vi.waitFor(() => expect(received).toEqual([{ name: 'video_viewed', user, video }]));
  await become('paused');
  await become('playing');
  await become('ended');
  await vi.waitFor(() =>
    expect(received.slice(1)).toEqual([{ name: 'video_completed', user, video }]),
  );
  await become('playing');
  await become('ended');
  await settle();
  expect(received).toHaveLength(2);
});

it('sendVideoEvents sends video_completed when the title ended before its code came', async () => {
  const { start, become, received } = playing(vod);
  await become('ended');
  start();
  await vi.waitFor(() =>
    expect(received).toEqual([
      { name: 'video_viewed', user, video },
      { name: 'video_completed', user, video },
    ]),
  );
});
