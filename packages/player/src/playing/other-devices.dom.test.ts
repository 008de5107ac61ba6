import { describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/playback-page';
import { followOtherDevices, type OtherDevices, type OtherDevicesOptions } from './other-devices';

/** What the browser tells of the devices that a `video` may be played on; the last one counts. */
function following(video: HTMLVideoElement, options: Partial<OtherDevicesOptions> = {}) {
  const told: OtherDevices[] = [];
  const allowed = { isAllowed: true, mayCast: true, ...options };
  const stop = followOtherDevices(video, allowed, (devices) => told.push(devices));
  return { stop, now: () => told.at(-1) ?? {}, told };
}

/** A `video` with the Remote Playback that jsdom has not. */
function castVideo(refusal?: DOMException) {
  const video = document.createElement('video');
  const remote = new EventTarget();
  let found: RemotePlaybackAvailabilityCallback = () => {};
  const double = {
    state: 'disconnected',
    prompt: vi.fn(async () => {}),
    cancelWatchAvailability: vi.fn(async (_id?: number) => {}),
    async watchAvailability(callback: RemotePlaybackAvailabilityCallback) {
      if (refusal) throw refusal;
      found = callback;
      return 7;
    },
  };
  Object.assign(video, { remote: Object.assign(remote, double), disableRemotePlayback: true });
  const become = (state: RemotePlaybackState, event: string) => {
    Object.assign(remote, { state });
    remote.dispatchEvent(new Event(event));
  };
  return { video, double, become, find: (there: boolean) => found(there) };
}

/** A `video` of WebKit. */
function airPlayVideo() {
  const webkitShowPlaybackTargetPicker = vi.fn();
  const own = { webkitShowPlaybackTargetPicker, webkitCurrentPlaybackTargetIsWireless: false };
  const video = Object.assign(document.createElement('video'), own);
  const find = (availability: string) => {
    const event = new Event('webkitplaybacktargetavailabilitychanged');
    video.dispatchEvent(Object.assign(event, { availability }));
  };
  return { video, find };
}

describe('casting', () => {
  it('is offered while there is a device, and opens the browser’s own list of them', () => {
    const { video, double, find } = castVideo();
    const { now } = following(video);
    expect(video.disableRemotePlayback).toBe(false);
    expect(now()).toEqual({});
    find(true);
    expect(now().cast).toMatchObject({ on: false, busy: false });
    now().cast?.onChange(true);
    expect(double.prompt).toHaveBeenCalledOnce();
    find(false);
    expect(now()).toEqual({});
  });

  it('is on its way while a device is connected, on once it is, and in reach until the picture is back', () => {
    const { video, become, find } = castVideo();
    const { now } = following(video);
    find(true);
    become('connecting', 'connecting');
    expect(now().cast).toMatchObject({ on: true, busy: true });
    become('connected', 'connect');
    find(false);
    expect(now().cast).toMatchObject({ on: true, busy: false });
    become('disconnected', 'disconnect');
    expect(now()).toEqual({});
  });

  it('is offered by a browser that looks for devices only when it is asked for them', async () => {
    const { video } = castVideo(new DOMException('', 'NotSupportedError'));
    const { now } = following(video);
    await settle();
    expect(now().cast).toMatchObject({ on: false });
  });

  it('is not offered where the browser refuses to look', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { video } = castVideo(new DOMException('', 'InvalidStateError'));
    const { now, stop } = following(video);
    await settle();
    expect(now()).toEqual({});
    expect(warn).toHaveBeenCalledOnce();
    stop();
    await settle();
    warn.mockRestore();
  });

  it('is followed no further when the page is left, and a title that is cast plays on', async () => {
    const { video, double, become } = castVideo();
    const { stop, told } = following(video);
    stop();
    await settle();
    expect(double.cancelWatchAvailability).toHaveBeenCalledExactlyOnceWith(7);
    expect(video.disableRemotePlayback).toBe(false);
    become('connected', 'connect');
    expect(told).toEqual([]);
  });

  it.each([
    ['the realm', { mayCast: false }],
    ['the origin', { isAllowed: false }],
  ])('is not offered where %s does not allow it, not by the browser either', (_, options) => {
    const { video, find } = castVideo();
    video.disableRemotePlayback = false;
    const { now } = following(video, options);
    find(true);
    expect(now()).toEqual({});
    expect(video.disableRemotePlayback).toBe(true);
  });

  it('is not offered by a browser that has none', () => {
    expect(following(document.createElement('video')).now()).toEqual({});
  });
});

describe('AirPlay', () => {
  it.each([true, false])(
    'is offered while a device is there, whether the realm lets titles be cast: %s',
    (mayCast) => {
      const { video, find } = airPlayVideo();
      const { now } = following(video, { mayCast });
      expect(now()).toEqual({});
      find('available');
      expect(now().airPlay?.on).toBe(false);
      now().airPlay?.onChange(true);
      expect(video.webkitShowPlaybackTargetPicker).toHaveBeenCalledOnce();
      find('not-available');
      expect(now()).toEqual({});
    },
  );

  it('stays in reach while the picture is away', () => {
    const { video, find } = airPlayVideo();
    const { now } = following(video);
    video.webkitCurrentPlaybackTargetIsWireless = true;
    video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
    find('not-available');
    expect(now().airPlay?.on).toBe(true);
  });

  it('is not offered for a title that the origin keeps on this device', () => {
    const { video, find } = airPlayVideo();
    const { now } = following(video, { isAllowed: false });
    find('available');
    expect(now()).toEqual({});
  });
});
