import { proxy } from 'valtio/vanilla';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeDouble } from '../testing/store-double';
import { followPage } from './follow-page';
import { firstView } from './playback-view';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tab that plays nothing yet, with a store that only notes what it is told. */
function tab() {
  const view = proxy(firstView());
  const told: string[] = [];
  const store = storeDouble(told, view);
  const video = document.createElement('video');
  const title = { name: 'The final', picture: 'https://media.example/a.webp', brand: 'Apex' };
  ends.push(followPage({ store, video, realm: 'apex', title }));
  const play = (muted = false) => {
    view.muted = muted;
    view.playback = { ...view.playback, status: { is: 'playing' }, wanted: true };
  };
  return { view, told, video, play };
}

describe('followPage', () => {
  it('tells the store that the network is back, and when the tab is seen', () => {
    const { told } = tab();
    globalThis.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual(['online', 'visibility']);
  });

  it('ends the playback when the page closes, and not when the browser keeps the page for Back', () => {
    const { told } = tab();
    globalThis.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(told).toEqual([]);
    globalThis.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    expect(told).toEqual(['destroy']);
  });

  it('tells the store of a tab that the browser freezes, but not of a page that it keeps for Back', () => {
    const { told } = tab();
    document.dispatchEvent(new Event('freeze'));
    expect(told).toEqual(['frozen']);
    globalThis.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    document.dispatchEvent(new Event('freeze'));
    expect(told).toEqual(['frozen']);
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    document.dispatchEvent(new Event('freeze'));
    expect(told).toEqual(['frozen', 'frozen']);
  });

  it('lets the browser draw the captions in picture in picture', () => {
    const { told, video } = tab();
    video.dispatchEvent(new Event('enterpictureinpicture'));
    video.dispatchEvent(new Event('leavepictureinpicture'));
    expect(told).toEqual(['drawCaptions away true', 'drawCaptions away false']);
  });

  it('pauses a tab with sound when another one begins to play with sound', async () => {
    const [first, second, silent] = [tab(), tab(), tab()];
    const heard = vi.fn();
    const listener = new BroadcastChannel('apex.player');
    ends.push(() => listener.close());
    listener.addEventListener('message', heard);
    first.play();
    silent.play(true);
    await expect.poll(() => heard).toHaveBeenCalledOnce();
    second.play();
    await expect.poll(() => first.told).toEqual(['pause']);
    expect(silent.told).toEqual([]);
    expect(second.told).toEqual([]);
  });
});
