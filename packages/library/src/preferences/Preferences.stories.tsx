import type { Meta } from '@storybook/react-vite';
import { libraryStory, refusal } from '../testing/library-story';
import { PreferencesPage } from './PreferencesPage';

const meta = {
  title: 'Library/Preferences',
  component: PreferencesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PreferencesPage>;

export default meta;

const preferences = {
  version: 1,
  audioLanguage: 'es',
  autoAdvance: true,
  muted: true,
  videoBackgroundAutoPlay: false,
  videoBackgroundAutoPlayAudio: false,
  pluginAccessTokens: { standings: 'a-token' },
};

export const Some = libraryStory('/preferences', { '/user/preferences': [200, preferences] });

export const Loading = libraryStory('/preferences', { '/user/preferences': 'never' });

export const Failed = libraryStory('/preferences', {
  '/user/preferences': refusal(500, 'INTERNAL_ERROR'),
});
