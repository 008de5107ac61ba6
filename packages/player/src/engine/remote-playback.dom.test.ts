import { expect, it } from 'vitest';
import type { EngineEvent } from './engine';
import { followRemotePlayback } from './remote-playback';

/** A `video` with a Remote Playback, which jsdom has not, and what is told of it. */
function followed(extra: object = {}) {
  const remote = Object.assign(new EventTarget(), { state: 'disconnected' });
  const video = Object.assign(document.createElement('video'), { remote, ...extra });
  const told: EngineEvent[] = [];
  const stop = followRemotePlayback(video, (event) => told.push(event));
  const become = (state: string, event: string) => {
    remote.state = state;
    remote.dispatchEvent(new Event(event));
  };
  return { told, stop, become };
}

it('followRemotePlayback tells that the picture goes to another device and comes back, until it is stopped', () => {
  const { told, stop, become } = followed();
  become('connecting', 'connecting');
  expect(told).toEqual([]);
  become('connected', 'connect');
  expect(told).toEqual([{ type: 'remote', target: 'Cast' }]);
  become('disconnected', 'disconnect');
  expect(told[1]).toEqual({ type: 'remote', target: null });
  stop();
  become('connected', 'connect');
  expect(told).toHaveLength(2);
});

it('followRemotePlayback leaves AirPlay, and browsers that have none, alone', () => {
  const { told, become } = followed({ webkitShowPlaybackTargetPicker: () => {} });
  become('connected', 'connect');
  expect(told).toEqual([]);
  expect(followRemotePlayback(document.createElement('video'), () => {})).not.toThrow();
});
