/** What WebKit has beside the standard: its own modes, also on phones, where the standard's are missing. */
interface WebKitVideo {
  webkitPresentationMode?: string;
  webkitSupportsPresentationMode?(mode: string): boolean;
  webkitSetPresentationMode?(mode: string): void;
}

export type PictureVideo = HTMLVideoElement & WebKitVideo;

const MODE = 'picture-in-picture';
const ENTERED = 'enterpictureinpicture';
const CHANGES = [ENTERED, 'leavepictureinpicture', 'webkitpresentationmodechanged'];

const hasStandard = ({ disablePictureInPicture }: PictureVideo) =>
  document.pictureInPictureEnabled === true && !disablePictureInPicture;

const hasWebKits = (video: PictureVideo) => video.webkitSupportsPresentationMode?.(MODE) === true;

/** Whether a page may ask for picture in picture here. Firefox offers it by a button of its own only. */
export const canPictureInPicture = (video: PictureVideo): boolean =>
  hasStandard(video) || hasWebKits(video);

export const isPictureInPicture = (video: PictureVideo): boolean =>
  document.pictureInPictureElement === video || video.webkitPresentationMode === MODE;

/** Puts a picture into its own window, or back into the page. */
export async function setPictureInPicture(video: PictureVideo, wanted: boolean): Promise<void> {
  if (!hasStandard(video)) video.webkitSetPresentationMode?.(wanted ? MODE : 'inline');
  else if (wanted) await video.requestPictureInPicture();
  else await document.exitPictureInPicture();
}

/** Tells whenever a picture goes into its own window or comes back; the returned function stops it. */
export const followPictureInPicture = (video: PictureVideo, tell: (isIn: boolean) => void) =>
  follow(video, (mode) => tell(mode === MODE));

/**
 * Tells whenever a picture leaves the page, into its own window or an iPhone's full screen, or comes back; the returned function
 * stops it.
 */
export const followAway = (video: PictureVideo, tell: (isAway: boolean) => void) =>
  follow(video, (mode) => tell(mode !== 'inline'));

function follow(video: PictureVideo, tell: (mode: string) => void): () => void {
  const changed = ({ type }: Event) =>
    tell(type === ENTERED ? MODE : (video.webkitPresentationMode ?? 'inline'));
  for (const name of CHANGES) video.addEventListener(name, changed);
  return () => {
    for (const name of CHANGES) video.removeEventListener(name, changed);
  };
}
