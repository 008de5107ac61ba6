import { Children, type ReactNode } from 'react';
import type { CardShape } from '../Card';
import { grid } from './Grid.styles';

export interface GridProps {
  /** The shape of its cards, or `person` for ProfileTiles; decides how wide they are. */
  shape: CardShape | 'person';
  /** The list's name for assistive technology; leave it out below a heading that says the same. */
  label?: string;
  /** The id of the heading that names the list. */
  labelledBy?: string;
  /** Cards, CardSkeletons or ProfileTiles; each becomes an entry of the list. */
  children: ReactNode;
}

/**
 * The rendered width of a card in a grid, by shape: the `sizes` of a Card in it. Matches
 * Grid.styles.ts.
 */
export const GRID_SIZES: Record<CardShape, string> = {
  landscape: '(min-width: 1280px) 390px, (min-width: 560px) 46vw, 94vw',
  portrait: '(min-width: 1280px) 240px, (min-width: 560px) 26vw, 46vw',
  square: '(min-width: 1280px) 260px, (min-width: 560px) 27vw, 46vw',
};

/** A grid with as many cards in a row as there is room for, all of one width. */
export function Grid({ shape, label, labelledBy, children }: GridProps) {
  return (
    <ul
      className={grid({ shape }).className}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-ui="grid"
    >
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
