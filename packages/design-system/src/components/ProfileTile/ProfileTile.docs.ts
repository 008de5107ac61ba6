import { docsOf } from '../../docs/component-docs';
import type { ProfileTileProps } from './ProfileTile';

export const ProfileTile = docsOf<ProfileTileProps>({
  status: 'beta',
  anatomy: [
    ['Picture', 'Or the first letters.', 'image'],
    ['Name', 'Below it.', 'name'],
    ['Marks', 'A lock, a word for children, a pencil in edit mode.', 'lockedLabel'],
    ['Ring', 'The profile in use.', 'current'],
  ],
  keys: [
    [['Tab'], 'goes from profile to profile', 'browser'],
    [['Enter', 'Space'], 'choose it', 'browser'],
  ],
  announced: ['`editLabel`, name, `kidLabel` and `lockedLabel`, as one name; the profile in use.'],
  accessibility: ['A link with `href`, else a button.'],
  do: ['Put tiles into a `Grid` of shape `person`.'],
  dont: ['Ask for a PIN before the profile is chosen.'],
  related: { Avatar: 'for a picture that is not chosen.', ChoiceList: 'for anything but people.' },
  pieces: ['AddProfileTile'],
});
