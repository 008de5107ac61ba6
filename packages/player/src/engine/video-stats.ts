/** What the element itself knows of its frames and of what lies ready. */
export function videoStats(video: HTMLVideoElement) {
  const { totalVideoFrames: shown, droppedVideoFrames: dropped } = video.getVideoPlaybackQuality();
  return { frames: { shown, dropped }, buffered: bufferedAfter(video) };
}

function bufferedAfter({ buffered, currentTime }: HTMLVideoElement): number {
  for (let range = 0; range < buffered.length; range += 1) {
    if (currentTime >= buffered.start(range) && currentTime <= buffered.end(range))
      return buffered.end(range) - currentTime;
  }
  return 0;
}
