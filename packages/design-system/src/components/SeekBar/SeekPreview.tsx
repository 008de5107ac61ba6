import { type CSSProperties, useEffect } from 'react';
import * as styles from './SeekBar.styles';

/** A part of a picture that holds many, in its pixels. */
export interface SeekThumbnail {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface SeekPreviewProps {
  /** Where on the track, in per cent. */
  percent: number;
  time: string;
  title?: string;
  thumbnail?: SeekThumbnail | null;
  /** Called by Escape. */
  onDismiss: () => void;
}

type PreviewStyle = CSSProperties & Record<'--at' | '--picture', string>;

/** Shows what is at a moment: a small picture, the chapter, the time. Only in the browser. */
export function SeekPreview({ percent, time, title, thumbnail, onDismiss }: SeekPreviewProps) {
  useEffect(() => {
    // wherever the focus is (WCAG 1.4.13); what else the key would do waits for its next press
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onDismiss();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onDismiss]);
  const style: PreviewStyle = {
    '--at': `calc(6.5px + (100% - 13px) * ${percent / 100})`,
    '--picture': `${thumbnail?.width ?? 0}px`,
  };
  return (
    <div
      className={styles.preview().className}
      style={style}
      aria-hidden="true"
      data-ui="seek-preview"
    >
      {thumbnail && (
        // the part is cut out by the view box, which also makes it smaller on a small player
        <svg
          className={styles.thumbnail().className}
          viewBox={`${thumbnail.x} ${thumbnail.y} ${thumbnail.width} ${thumbnail.height}`}
          aria-hidden="true"
        >
          <image href={thumbnail.src} />
        </svg>
      )}
      <span className={styles.words().className}>
        {title && <span dir="auto">{title}</span>}
        <span dir="auto">{time}</span>
      </span>
    </div>
  );
}
