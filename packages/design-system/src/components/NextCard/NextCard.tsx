import { useId } from 'react';
import { Button } from '../Button';
import { type ImageSource, ResponsiveImage } from '../ResponsiveImage';
import * as styles from './NextCard.styles';

export interface NextCardProps {
  /** What the card is, e.g. "Up next". */
  label: string;
  /** The title that plays next. */
  title: string;
  /** Its picture; left out where the player is small. */
  image?: ImageSource;
  /** The seconds until it plays, e.g. 6; the caller counts. */
  secondsLeft: number;
  /** The seconds that are counted from; 8 by default. */
  seconds?: number;
  /** The number in the ring, in the viewer's digits, e.g. "6". */
  figure: string;
  /** The wait in words, for assistive technology, e.g. "In 6 seconds". */
  leftText: string;
  /** The text of the button that plays it at once, e.g. "Play now". */
  playLabel: string;
  /** The text of the button that stays with this title, e.g. "Cancel". */
  cancelLabel: string;
  /** Called by a press on the button that plays it. */
  onPlay: () => void;
  /** Called by a press on the button that stays; the caller stops counting. */
  onCancel: () => void;
}

/** What plays next, with a ring that empties. It does not take the focus and is not announced. */
export function NextCard(props: NextCardProps) {
  const { label, title, image, secondsLeft, seconds = 8, figure, leftText } = props;
  const id = useId();
  const share = Math.min(1, Math.max(0, secondsLeft / seconds));
  return (
    <section aria-labelledby={id} className={styles.card().className} data-ui="next-card">
      {image && (
        <div className={styles.picture().className}>
          <ResponsiveImage image={image} alt="" shape="landscape" sizes="128px" maxWidth={480} />
        </div>
      )}
      <div className={styles.head().className}>
        <span className={styles.ring().className} role="img" aria-label={leftText}>
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="16" />
            <circle
              cx="18"
              cy="18"
              r="16"
              pathLength="100"
              strokeDasharray={`${share * 100} 100`}
            />
          </svg>
          <span aria-hidden="true">{figure}</span>
        </span>
        <span id={id}>{label}</span>
      </div>
      <p className={styles.title().className}>{title}</p>
      <div className={styles.actions().className}>
        <Button size="small" onClick={props.onPlay}>
          {props.playLabel}
        </Button>
        <Button size="small" variant="quiet" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
      </div>
    </section>
  );
}
