import { afterEach, expect, it, vi } from 'vitest';
import { moveVideo } from './move-video';

afterEach(() => document.body.replaceChildren());

function places() {
  const [from, to] = [document.createElement('div'), document.createElement('div')];
  const video = document.createElement('video');
  from.append(video);
  document.body.append(from, to);
  return { from, to, video };
}

it('moveVideo appends where a browser cannot move an element', () => {
  const { to, video } = places();
  moveVideo(video, to);
  expect(video.parentNode).toBe(to);
});

it('moveVideo moves an element that is in the document, and leaves one alone that is there already', () => {
  const { to, video } = places();
  const moveBefore = vi.fn((node: Node) => void to.append(node));
  const host = Object.assign(to, { moveBefore });
  moveVideo(video, host);
  moveVideo(video, host);
  expect(moveBefore).toHaveBeenCalledExactlyOnceWith(video, null);
});

it('moveVideo appends a new element, which cannot be moved', () => {
  const { to } = places();
  const moveBefore = vi.fn();
  const video = document.createElement('video');
  moveVideo(video, Object.assign(to, { moveBefore }));
  expect(moveBefore).not.toHaveBeenCalled();
  expect(video.parentNode).toBe(to);
});
