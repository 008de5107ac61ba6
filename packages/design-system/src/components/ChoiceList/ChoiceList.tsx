import { Children, type ReactNode } from 'react';
import { list } from './ChoiceList.styles';

export interface ChoiceListProps {
  /** Names the list for assistive technology; leave it out below a heading that says the same. */
  label?: string;
  /** The id of the heading that names the list. */
  labelledBy?: string;
  /** `tiles`: side by side, mark above name; `rows` (default): one below the other. The same as its Choices have. */
  look?: 'tiles' | 'rows';
  /** Choices; each becomes an entry of the list. */
  children: ReactNode;
}

/** Companies, countries, whatever: one of them is chosen, and the page goes on with it. */
export function ChoiceList({ label, labelledBy, look = 'rows', children }: ChoiceListProps) {
  return (
    <ul
      className={list({ look }).className}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-ui="choices"
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
