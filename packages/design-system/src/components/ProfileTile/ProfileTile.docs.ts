import { docsOf } from '../../docs/component-docs';
import type { ProfileTileProps } from './ProfileTile';

export const ProfileTile = docsOf<ProfileTileProps>({
  anatomy: [
    ['Picture', 'Or initials.', 'image'],
    ['Name', 'Below it.', 'name'],
    ['Marks', 'A lock, a label for children, a pencil in edit mode.', 'lockedLabel'],
    ['Ring', 'The profile in use.', 'current'],
  ],
  keys: [
    [['Tab'], 'moves from profile to profile', 'browser'],
    [['Enter', 'Space'], 'choose it', 'browser'],
  ],
  announced: ['`editLabel`, name, `kidLabel` and `lockedLabel`, as one name; the profile in use.'],
  accessibility: ['A link with `href`, else a button.'],
  do: ['Put tiles into a `Grid` of shape `person`.'],
  dont: ['Ask for a PIN before the viewer has chosen the profile.'],
  related: {
    Avatar: 'for a picture that cannot be chosen.',
    ChoiceList: 'for anything but people.',
  },
  pieces: ['AddProfileTile'],
});
