/** A picture that goes on with another title. */
export interface HandedOver {
  /** The title that it goes on with. */
  id: string;
  /** The element itself: a browser that lets it play with sound lets it play on. */
  video: HTMLVideoElement;
  /** How many titles in a row began by themselves, without a touch of the viewer's since. */
  untouched: number;
  /** It began without sound, and the viewer has not turned it on since. */
  isSilent: boolean;
}

let handed: HandedOver | undefined;

/** Keeps a picture for the page of the next title, which plays on with it. Only the last one is kept. */
export function handOver(picture: HandedOver): void {
  handed = picture;
}

/** The picture that was kept for a title; it stays until `forgetHandedOver`, since React may render twice. */
export const handedOver = (id: string): HandedOver | undefined =>
  handed?.id === id ? handed : undefined;

/** Whether the next title has an element by now. */
export const isHandedOver = (video: HTMLVideoElement): boolean => handed?.video === video;

/** Lets go of what was kept: its page has it, or the viewer went elsewhere. */
export function forgetHandedOver(): void {
  handed = undefined;
}

/** The page that handed a picture over is left: in a moment the next title's page has it, or none wants it. */
export function leftWith(video: HTMLVideoElement): void {
  setTimeout(() => {
    if (isHandedOver(video)) forgetHandedOver();
  });
}
