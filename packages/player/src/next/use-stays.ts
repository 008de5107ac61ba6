import { useEffect } from 'react';

interface Stays {
  video: HTMLVideoElement;
  /** Called when the viewer does anything that ends the countdown to the next title; it must stay the same function. */
  onStay: () => void;
}

/**
 * Tells when a viewer stays with a title that has ended, although nothing says so in words: by Escape, by playing or seeking in
 * it, or by looking away from the tab. In picture in picture they still look.
 */
export function useStays(hasEnded: boolean, { video, onStay }: Stays): void {
  useEffect(() => {
    if (!hasEnded) return;
    const { ownerDocument: page } = video;
    const isUnseen = () => page.hidden && page.pictureInPictureElement !== video;
    const look = () => isUnseen() && onStay();
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onStay();
    look();
    page.addEventListener('visibilitychange', look);
    page.addEventListener('keydown', press);
    return () => {
      page.removeEventListener('visibilitychange', look);
      page.removeEventListener('keydown', press);
      // It plays again, or is elsewhere.
      onStay();
    };
  }, [hasEnded, video, onStay]);
}
