import { Children, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading';
import { CheckIcon } from '../Icon';
import { Text } from '../Text';
import * as styles from './PlanCard.styles';

export interface PlanCardProps {
  /** The plan's name, its heading. */
  name: string;
  /** The heading level; 3 by default. */
  headingLevel?: HeadingLevel;
  /** A sentence about it. */
  text?: string;
  /** Badges above the name, e.g. "Most chosen" or "Your plan". */
  badges?: ReactNode;
  /** Whether it stands out from the others; at most one does. */
  marked?: boolean;
  /** The price with its period: a `Price` of the size `display`. */
  price: ReactNode;
  /** Small lines below the price, e.g. the trial in words, and the tax. */
  notes?: readonly ReactNode[];
  /** What is included, a few words each. */
  features?: readonly string[];
  /** The name of the list of what is included. */
  featuresLabel?: string;
  /** The button or link that chooses it, as wide as the card. */
  action?: ReactNode;
}

/** A plan that can be bought. Put cards into a `PlanGrid`, so that they can be compared. */
export function PlanCard(props: PlanCardProps) {
  const { name, headingLevel = 3, text, badges, marked, price, action } = props;
  const { notes = [], features = [], featuresLabel } = props;
  return (
    <article className={styles.card({ marked }).className} data-ui="plan">
      <div className={styles.head().className}>
        <div
          className={styles.badges({ empty: !badges }).className}
          data-badges={badges ? '' : undefined}
        >
          {badges}
        </div>
        <Heading level={headingLevel} size={3}>
          {name}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </div>
      <div className={styles.money().className}>
        {price}
        {Children.map(notes, (note) => (
          <div className={styles.note().className}>{note}</div>
        ))}
      </div>
      {features.length > 0 && (
        <ul className={styles.features().className} aria-label={featuresLabel}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature().className}>
              <CheckIcon size={20} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      )}
      {action && <div className={styles.action().className}>{action}</div>}
    </article>
  );
}

export interface PlanGridProps {
  /** The list's name; leave it out below a heading that names it. */
  label?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  /** Two to four plan cards, the cheapest first. */
  children: ReactNode;
}

const COLUMNS = [1, 1, 2, 3, 4] as const;

/** Plans beside each other, below each other on narrow screens. */
export function PlanGrid({ label, labelledBy, children }: PlanGridProps) {
  const columns = COLUMNS[Children.count(children)] ?? 3;
  return (
    <ul
      className={styles.grid({ columns }).className}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-ui="plans"
    >
      {Children.map(children, (child) => (
        <li className={styles.place().className}>{child}</li>
      ))}
    </ul>
  );
}
