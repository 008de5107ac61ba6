/**
 * The element of a playback. It is made by hand and never given to React, which would begin anew with another one
 * (spec 4 §0). Made at a press, it may play with sound although its stream comes later.
 */
export function createVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  // WebKit: what is loaded at a press may be played after it.
  video.load();
  return video;
}
