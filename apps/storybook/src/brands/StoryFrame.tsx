import type { Globals } from './specimens';

const KEPT = ['brand', 'scheme', 'language', 'direction', 'text', 'wish'];

/** The class of the frames, by which the bench knows who took the focus. */
export const SHEET_FRAME = 'sheet-frame';

/**
 * A story in a frame of its own: a component that covers a whole page, such as an open dialog,
 * needs a page to cover. The sheet itself is not changed. The frame is inert, a picture to look at.
 */
export function StoryFrame({
  story,
  globals,
  title,
}: {
  story: string;
  globals: Globals;
  title: string;
}) {
  const chosen = KEPT.map((name) => `${name}:${globals[name]}`).join(';');
  // embedded: its play function does not run, so it stays as it opens
  const query = `viewMode=story&embed=true&id=${story}&globals=a11y.manual:!true;${chosen}`;
  return <iframe className={SHEET_FRAME} title={title} src={`iframe.html?${query}`} inert />;
}
