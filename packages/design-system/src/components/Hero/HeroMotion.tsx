import { useEffect, useRef, useState } from 'react';
import * as styles from './HeroMotion.styles';

export interface HeroMotionProps {
  /** The address of a short moving picture; it is played over and over. */
  src: string;
  /** Whether the viewer has stopped what moves. */
  stopped: boolean;
  /**
   * Whether it is heard, as a viewer has chosen; false by default. The button that stops what moves stops the sound (WCAG 1.4.2).
   * A browser that lets nothing be heard before a press plays it without sound until there is one.
   */
  heard?: boolean;
  /** Called with true once it moves, or would if it were not stopped, and with false when it has gone. */
  onMoving: (moving: boolean) => void;
}

/** What lets a page be heard. */
const PRESSES = ['pointerup', 'keyup'] as const;

/** Nothing is loaded while a picture waits; a lost one does not come back. */
type Motion = 'waiting' | 'moving' | 'lost';

/**
 * The moving picture over a hero's picture, which stays until there is a first frame, and where there is none. It stands still
 * in a hidden tab and outside the window.
 */
export function HeroMotion({ src, stopped, heard = false, onMoving }: HeroMotionProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [motion, setMotion] = useState<Motion>('waiting');
  useEffect(() => {
    const element = video.current;
    if (!element || stopped) return;
    let isInView = false;
    const follow = () => {
      if (!isInView || document.hidden) return element.pause();
      element.play().catch((error: unknown) => {
        // A pause during a start aborts it. A browser that refuses leaves the picture, which is there.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setMotion('lost');
      });
    };
    // Without a press of the viewer's on the page, browsers refuse what is heard.
    const mute = () => {
      element.muted = !heard || !navigator.userActivation?.hasBeenActive;
    };
    mute();
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      follow();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', follow);
    if (heard) for (const press of PRESSES) document.addEventListener(press, mute);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
      for (const press of PRESSES) document.removeEventListener(press, mute);
      element.pause();
    };
  }, [stopped, heard]);
  const hasButton = motion === 'moving' || (motion === 'waiting' && stopped);
  useEffect(() => {
    onMoving(hasButton);
    return () => onMoving(false);
  }, [hasButton, onMoving]);
  return (
    <div
      className={styles.motion({ there: motion === 'moving' }).className}
      data-ui="hero-motion"
      aria-hidden="true"
    >
      <video
        ref={video}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        disableRemotePlayback
        tabIndex={-1}
        onPlaying={() => setMotion('moving')}
        onError={() => setMotion('lost')}
      />
    </div>
  );
}
