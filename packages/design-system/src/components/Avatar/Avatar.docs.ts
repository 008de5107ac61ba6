import { docsOf } from '../../docs/component-docs';
import type { AvatarProps } from './Avatar';

export const Avatar = docsOf<AvatarProps>({
  anatomy: [
    ['Picture', 'Square; else initials on one of the realm’s colours.', 'image'],
    ['Colour', 'Behind the initials; chosen by the viewer, or derived from the name.', 'tone'],
    ['Ring', 'In the colour of live.', 'liveLabel'],
  ],
  keys: [],
  announced: ['`label` and `liveLabel`, as a picture; nothing without either.'],
  accessibility: ['The same name has the same colour everywhere, unless `tone` says another.'],
  do: ['Leave `label` out when the name is written beside it.'],
  dont: ['Use it for a logo.'],
  related: { ProfileTile: 'to choose who is watching.', RankingRow: 'for a place in a ranking.' },
});
