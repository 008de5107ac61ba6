import { realmFixture } from '@marquee/renderer/testing';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceChoices } from '../playback/device-choices';
import { forgetHandedOver, handedOver, handOver } from '../playback/handed-over';
import { firstView } from '../playback/playback-view';
import type { TabPlayback } from '../playback/tab-playback';
import { memoryStorage } from '../testing/memory-storage';
import { storeDouble } from '../testing/store-double';
import {
  endFloating,
  floatingOf,
  floatingPlayback,
  frameCame,
  landed,
  leavePage,
} from './floating-playback';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endFloating();
  forgetHandedOver();
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A title that plays on its page; only what floating asks of it is there. */
function playing(id: string) {
  const view = proxy(firstView());
  view.playback = { ...view.playback, status: { is: 'playing' }, wanted: true };
  const page = document.createElement('div');
  const video = document.createElement('video');
  page.append(video);
  document.body.append(page);
  const end = vi.fn();
  const store = storeDouble([], view);
  const device = deviceChoices(realmFixture(), memoryStorage());
  const picture = { url: '/p', width: 16, height: 9, tone: '#123456' };
  const playback: TabPlayback = {
    title: { id, kind: 'video', name: id, accessLevel: 'LICENCE', picture },
    path: `/video/${id}`,
    video,
    store,
    device,
    begin: () => {},
    end,
  };
  return { playback, video, page, end, device };
}

describe('a title whose page is left', () => {
  it('floats, and its element never leaves the document', () => {
    const { playback, video, page, end } = playing('one');
    leavePage(playback);
    page.remove();
    expect(video.isConnected).toBe(true);
    expect(floatingOf('one')).toBe(playback);
    expect(floatingOf('two')).toBeNull();
    expect(end).not.toHaveBeenCalled();
  });

  it('comes back to its page as it is', () => {
    const { playback, end } = playing('one');
    leavePage(playback);
    landed(playback);
    expect(floatingPlayback()).toBeNull();
    expect(end).not.toHaveBeenCalled();
  });

  it('ends as another one plays', () => {
    const [one, two] = [playing('one'), playing('two')];
    leavePage(one.playback);
    landed(two.playback);
    expect(one.end).toHaveBeenCalledOnce();
    expect(two.end).not.toHaveBeenCalled();
    expect(floatingPlayback()).toBeNull();
  });

  it('ends where the viewer wants no small player', () => {
    const { playback, device, end } = playing('one');
    device.choose({ floating: false });
    leavePage(playback);
    expect(end).toHaveBeenCalledOnce();
    expect(floatingPlayback()).toBeNull();
  });

  it('ends as the next title takes its element', () => {
    const { playback, video, end } = playing('one');
    handOver({ id: 'two', video, untouched: 0, isSilent: false });
    leavePage(playback);
    expect(end).toHaveBeenCalledOnce();
    expect(floatingPlayback()).toBeNull();
    // Its page has it by now; for one that is opened later it is over.
    expect(handedOver('two')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(handedOver('two')).toBeUndefined();
  });

  it('ends when no frame has come for it in ten seconds, since nothing could stop it otherwise', () => {
    const { playback, video, end } = playing('one');
    leavePage(playback);
    vi.advanceTimersByTime(9_999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
    expect(video.isConnected).toBe(false);
  });

  it('stays once the frame has come', () => {
    const { playback, end } = playing('one');
    leavePage(playback);
    frameCame();
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
  });
});
