import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import * as styles from './Promo.styles';

export interface PromoProps {
  /** The heading, also the name of the region. */
  title: string;
  /** The heading level; 2 by default. */
  headingLevel?: HeadingLevel;
  /** The text: a sentence or two. */
  text?: string;
  /** Buttons or links; one, two at most. */
  actions?: ReactNode;
  /**
   * A picture beside the text where there is room, above it on phones. An empty `alt` makes it
   * decoration.
   */
  image?: { src: string; width: number; height: number; alt: string; tone?: string };
  /** The region's id, for links to it. */
  id?: string;
}

/** A picture with a short text and one action: tickets, an app, a new season. */
export function Promo({ title, headingLevel = 2, text, actions, image, id }: PromoProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={styles.promo({ pictured: image !== undefined }).className}
      data-ui="promo"
    >
      {image && (
        <div className={styles.art().className}>
          {image.tone && (
            <svg aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" fill={image.tone} />
            </svg>
          )}
          <img
            src={image.src}
            width={image.width}
            height={image.height}
            alt={image.alt}
            loading="lazy"
            decoding="async"
          />
        </div>
      )}
      <div className={styles.words().className}>
        <Heading id={headingId} level={headingLevel} size={4}>
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
        {actions && <div className={styles.actions().className}>{actions}</div>}
      </div>
    </section>
  );
}
