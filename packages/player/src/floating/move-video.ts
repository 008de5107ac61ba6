/** What the newest browsers can do with an element that plays: `append` takes it out of the document for a moment. */
interface MovingHost {
  moveBefore?: (node: Node, child: Node | null) => void;
}

/** Moves a `video` into another place of the document at once, so that it plays on. */
export function moveVideo(video: HTMLVideoElement, host: HTMLElement & MovingHost): void {
  if (video.parentNode === host) return;
  if (host.moveBefore && video.isConnected && host.isConnected) host.moveBefore(video, null);
  else host.append(video);
}
