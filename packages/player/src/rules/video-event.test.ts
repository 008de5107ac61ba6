import { expect, it } from 'vitest';
import { videoEvent } from './video-event';

it.each([
  ['live', 'LICENCE'],
  ['vod', 'FREE'],
] as const)(
  '[2.3-37] the analytics video has id, title, type (%s) and accessLevel (%s), and nothing else',
  (type, accessLevel) => {
    const watched = {
      id: 'final',
      name: 'The final',
      kind: 'event',
      picture: { url: '/final', width: 16, height: 9, tone: '#000000' },
      accessLevel,
    } as const;
    expect(videoEvent('video_viewed', watched, type)).toEqual({
      name: 'video_viewed',
      video: {
        id: 'final',
        title: 'The final',
        type,
        accessLevel,
      },
    });
  },
);
