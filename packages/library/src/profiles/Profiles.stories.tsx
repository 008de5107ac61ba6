import type { Meta } from '@storybook/react-vite';
import { libraryStory, refusal } from '../testing/library-story';
import { ProfilesPage } from './ProfilesPage';

const meta = {
  title: 'Library/Profiles',
  component: ProfilesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfilesPage>;

export default meta;

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const profiles = (current: number) =>
  [
    200,
    {
      most: 6,
      profiles: [
        { id: id(1), name: 'Kim Okafor', type: 'adult', avatar: 'accent' },
        { id: id(2), name: 'Ada', type: 'adult', avatar: 'alt' },
        { id: id(3), name: 'Bo', type: 'child', maxRating: 9, avatar: 'soft' },
      ].map((profile, at) => ({ ...profile, current: at === current })),
    },
  ] as const;

export const Some = libraryStory('/profiles', { '/user/profiles': profiles(0) });

/** A child’s profile is in use. */
export const Child = libraryStory('/profiles', { '/user/profiles': profiles(2) });

export const Loading = libraryStory('/profiles', { '/user/profiles': 'never' });

export const Failed = libraryStory('/profiles', {
  '/user/profiles': refusal(500, 'INTERNAL_ERROR'),
});
