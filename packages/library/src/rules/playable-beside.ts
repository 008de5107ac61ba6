interface Item {
  id: string;
  contentType: string;
}

/** What plays; a series or a playlist is a page of titles. */
const PLAYABLE = ['video', 'event'];
const plays = ({ contentType }: Item) => PLAYABLE.includes(contentType);

/** Of the titles around one in a list, in the order of the list, the nearest on each side that plays. */
export const playableBeside = ({
  before,
  after,
}: {
  before: readonly Item[];
  after: readonly Item[];
}): { previous?: string; next?: string } => ({
  previous: before.findLast(plays)?.id,
  next: after.find(plays)?.id,
});
