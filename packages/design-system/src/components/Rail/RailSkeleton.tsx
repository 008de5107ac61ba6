import { classNames } from '../../class-names';
import { type CardKind, type CardShape, CardSkeleton } from '../Card';
import { Heading, type HeadingLevel } from '../Heading';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './Rail.styles';

export interface RailSkeletonProps {
  /** The shape of the cards that will replace it. */
  shape: CardShape;
  /** The kind of the cards; `video` by default. */
  kind?: CardKind;
  /** The row's title where it is known before its cards; without it a bar is shown. */
  title?: string;
  /** The heading level of the title; 2 by default. */
  headingLevel?: HeadingLevel;
  /** How many cards; 8 by default. */
  count?: number;
  /** Announced once, e.g. "Loading". */
  label?: string;
  /**
   * Whether only a viewer who has begun titles sees it, as the page is marked before its first frame: it keeps the place of what
   * comes with the session, and nobody else has a gap.
   */
  forBegun?: boolean;
}

/** A placeholder with the exact size of a Rail. */
export function RailSkeleton(props: RailSkeletonProps) {
  const { shape, kind, title, headingLevel = 2, count = 8, label, forBegun } = props;
  return (
    <div
      className={classNames(
        styles.rail({ shape }).className,
        forBegun && styles.forBegun().className,
      )}
      data-ui="rail"
      aria-busy="true"
    >
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      <div className={styles.head().className}>
        {title === undefined ? (
          <div className={styles.heading().className} data-ui="rail-title">
            <Skeleton shape="title" width="short" />
          </div>
        ) : (
          <Heading
            level={headingLevel}
            size={3}
            className={styles.heading().className}
            data-ui="rail-title"
          >
            {title}
          </Heading>
        )}
      </div>
      <div className={styles.viewport().className}>
        <div className={styles.list().className}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are alike and never move
            <div key={index}>
              <CardSkeleton shape={shape} kind={kind} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
