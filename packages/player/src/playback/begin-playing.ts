export type BegunPlaying =
  | 'playing'
  /** The browser lets it play without sound only. */
  | 'muted'
  /** It has to be pressed. */
  | 'refused'
  /** The element has nothing that this browser can play. */
  | 'unsupported'
  /** Something else has begun meanwhile. */
  | 'given up';

const isNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;

/** Plays, without sound where the browser allows it no other way. */
export async function beginPlaying(
  video: Pick<HTMLVideoElement, 'play' | 'muted'>,
): Promise<BegunPlaying> {
  try {
    await video.play();
    return 'playing';
  } catch (error) {
    if (isNamed(error, 'AbortError')) return 'given up';
    if (isNamed(error, 'NotSupportedError')) return 'unsupported';
    if (!isNamed(error, 'NotAllowedError')) throw error;
    if (video.muted) return 'refused';
  }
  video.muted = true;
  const again = await beginPlaying(video);
  // Refused even so: the sound that the viewer chose is not what was wrong.
  if (again === 'refused') video.muted = false;
  return again === 'playing' ? 'muted' : again;
}
