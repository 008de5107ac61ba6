import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  canPictureInPicture,
  followAway,
  followPictureInPicture,
  isPictureInPicture,
  setPictureInPicture,
} from './picture-in-picture';

/** Gives jsdom's document, which has no picture in picture, as much of it as a test needs. */
function documentHas(enabled: boolean, element: Element | null = null) {
  Object.defineProperty(document, 'pictureInPictureEnabled', {
    configurable: true,
    value: enabled,
  });
  Object.defineProperty(document, 'pictureInPictureElement', {
    configurable: true,
    value: element,
  });
}
afterEach(() => {
  Reflect.deleteProperty(document, 'pictureInPictureEnabled');
  Reflect.deleteProperty(document, 'pictureInPictureElement');
});

const plain = (more: object = {}) => Object.assign(document.createElement('video'), more);
/** A `video` as iPhones have it. */
const webKits = () => {
  const video = plain({
    webkitPresentationMode: 'inline',
    webkitSupportsPresentationMode: (mode: string) => mode === 'picture-in-picture',
    webkitSetPresentationMode(mode: string) {
      Object.assign(video, { webkitPresentationMode: mode });
      video.dispatchEvent(new Event('webkitpresentationmodechanged'));
    },
  });
  return video;
};

describe('picture in picture', () => {
  it('is offered only where the browser lets a page ask for it', () => {
    expect(canPictureInPicture(plain())).toBe(false);
    documentHas(true);
    expect(canPictureInPicture(plain({ disablePictureInPicture: false }))).toBe(true);
    expect(canPictureInPicture(plain({ disablePictureInPicture: true }))).toBe(false);
    documentHas(false);
    expect(canPictureInPicture(webKits())).toBe(true);
  });

  it('uses the standard where there is one', async () => {
    documentHas(true);
    const requestPictureInPicture = vi.fn(async () => {});
    await setPictureInPicture(plain({ requestPictureInPicture }), true);
    expect(requestPictureInPicture).toHaveBeenCalledOnce();
  });

  it('uses WebKit’s modes elsewhere, and tells each change', async () => {
    const video = webKits();
    const told: boolean[] = [];
    const stop = followPictureInPicture(video, (isAway) => told.push(isAway));
    await setPictureInPicture(video, true);
    expect(isPictureInPicture(video)).toBe(true);
    await setPictureInPicture(video, false);
    stop();
    await setPictureInPicture(video, true);
    expect(told).toEqual([true, false]);
  });

  it('tells the system’s full screen as away from the page, but as no window of its own', () => {
    const video = webKits();
    const [away, inWindow]: [boolean[], boolean[]] = [[], []];
    followAway(video, (isAway) => away.push(isAway));
    followPictureInPicture(video, (isIn) => inWindow.push(isIn));
    for (const webkitPresentationMode of ['fullscreen', 'inline']) {
      Object.assign(video, { webkitPresentationMode });
      video.dispatchEvent(new Event('webkitpresentationmodechanged'));
    }
    expect(away).toEqual([true, false]);
    expect(new Set(inWindow)).toEqual(new Set([false]));
  });
});
