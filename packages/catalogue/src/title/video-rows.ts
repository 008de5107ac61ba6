import { readEach, type VideoRowsFragment } from '@marquee/origin-client/catalogue';
import { type PictureView, pictureView, type TitleFormat } from '@marquee/titles';
import type { Rows } from '../listing/rows';

/** An episode or a playlist's video in a list. */
export interface EpisodeView {
  id: string;
  name: string;
  number?: number;
  synopsis?: string;
  duration: string;
  isNew: boolean;
  picture: PictureView;
}

export type VideoRows = Rows<EpisodeView>;

/** One page of videos as a list shows them. */
export function videoRows(
  { edges, pageInfo }: VideoRowsFragment,
  { duration }: Pick<TitleFormat, 'duration'>,
): VideoRows {
  return {
    rows: readEach(edges, ({ node }) => ({
      id: node.id,
      name: node.name,
      number: node.episode?.number ?? undefined,
      synopsis: node.synopsis ?? undefined,
      duration: duration(node.durationSeconds),
      isNew: node.isNew,
      picture: pictureView(node.images.landscape),
    })),
    after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}
