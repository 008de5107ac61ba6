import { type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import * as styles from './Promo.styles';

export interface PromoProps {
  /** The heading, also the name of the part of the page. */
  title: string;
  /** 2 by default. */
  headingLevel?: HeadingLevel;
  /** A sentence or two. */
  text?: string;
  /** One button that is a link; two at most. */
  actions?: ReactNode;
  /** Beside the words where there is room, above them on phones. An empty `alt` makes it decoration. */
  image?: { src: string; width: number; height: number; alt: string; tone?: string };
  /** For links to it. */
  id?: string;
}

/** A picture with a few words and one thing to do: tickets, an app, a season that begins. */
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
        {actions && <div className={styles.deeds().className}>{actions}</div>}
      </div>
    </section>
  );
}
