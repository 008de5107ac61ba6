interface Item {
  id: string;
  contentType: string;
}

/** What plays; a series or a playlist is a page of titles. */
const PLAYABLE = ['video', 'event'];
const plays = ({ contentType }: Item) => PLAYABLE.includes(contentType);

interface Adjacent {
  before: readonly Item[];
  after: readonly Item[];
}

/** Of the titles around one in a list, in the order of the list, the nearest on each side that plays. */
export const playableBeside = ({
  before,
  after,
}: Adjacent): { previous?: string; next?: string } => ({
  previous: before.findLast(plays)?.id,
  next: after.find(plays)?.id,
});

/** Of `size` titles around one, none on a side plays, and the list has more. */
export const mayPlayFurther = ({ before, after }: Adjacent, size: number): boolean =>
  before.length + after.length >= size &&
  [before, after].some((side) => side.length > 0 && !side.some(plays));
