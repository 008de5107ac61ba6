import { Children, type ReactNode } from 'react';
import { list } from './ChoiceList.styles';

export interface ChoiceListProps {
  /** The list's name for assistive technology; leave it out below a heading that says the same. */
  label?: string;
  /** The id of the heading that names the list. */
  labelledBy?: string;
  /**
   * `tiles`: side by side, mark above name; `rows` (default): one below the other. Give its Choices
   * the same.
   */
  look?: 'tiles' | 'rows';
  /** Choices; each becomes an entry of the list. */
  children: ReactNode;
}

/**
 * A list of companies, countries or the like: the viewer chooses one, and the page continues with
 * it.
 */
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
