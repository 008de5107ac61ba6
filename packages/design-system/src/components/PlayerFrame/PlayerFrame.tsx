import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../class-names';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import * as styles from './PlayerFrame.styles';

/**
 * Where the frame is: in the page, as wide as the window there, over the whole page, or small in
 * the corner. All are looks of one element, which never moves in the document.
 */
export type PlayerView = 'page' | 'theatre' | 'full-page' | 'floating';

/** A mark of the brand in an upper corner of the moving picture. */
export interface PlayerWatermark {
  image: { src: string; width: number; height: number };
  /** Where lines of text begin, or where they end. */
  corner: 'start' | 'end';
}

export interface PlayerFrameProps
  extends Omit<HTMLAttributes<HTMLElement>, 'aria-label' | 'children'> {
  /** The player's name, e.g. "Player: Apex 63". */
  label: string;
  /** The picture until it plays. */
  poster: ImageSource;
  /** Whether the moving picture covers the poster. `false` by default. */
  playing?: boolean;
  /** The moving picture: an element with the class `mediaLayer()` that holds the `video`. */
  media?: ReactNode;
  /** A mark over the moving picture, under captions and controls. It is decoration: readers are told nothing of it. */
  watermark?: PlayerWatermark;
  /** The captions: a `CaptionsLayer`. */
  captions?: ReactNode;
  /** What lies in front, in the middle: a button, a `PlayerMessage`, a `BufferRing`. */
  children?: ReactNode;
  /** The controls at the lower edge: `PlayerControls`. */
  controls?: ReactNode;
  /** `page` by default. Full screen is the browser's: ask for it on the `ref`. */
  view?: PlayerView;
  /** Whether the pointer is hidden over it, as with the controls. `false` by default. */
  pointerHidden?: boolean;
  /** The frame, for full screen and for keys. */
  ref?: Ref<HTMLElement>;
}

/** The place of a moving picture: 16:9, with a poster until it plays, and layers in front. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { label, poster, playing = false, media, captions, children, controls, ...others } = props;
  const { view = 'page', pointerHidden = false, watermark, className, ...rest } = others;
  return (
    <div className={styles.place({ view }).className}>
      <section
        {...rest}
        aria-label={label}
        className={classNames(styles.frame({ view, pointerHidden }).className, className)}
        data-ui="player"
        data-view={view}
      >
        <div className={styles.poster({ covered: playing }).className} data-ui="player-poster">
          <ResponsiveImage
            image={poster}
            alt=""
            sizes="100vw"
            loading="priority"
            shape="fill"
            maxWidth={1920}
          />
        </div>
        {media}
        {playing && watermark && (
          <img
            {...watermark.image}
            className={styles.watermark({ corner: watermark.corner }).className}
            alt=""
            data-ui="player-watermark"
          />
        )}
        {captions}
        <div className={styles.front().className} data-ui="player-front">
          {children}
        </div>
        {controls}
      </section>
    </div>
  );
}

/** The class of the element that holds the `video`, so that it covers the frame. */
export const mediaLayer = (): string => styles.layer().className;
