import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { ComponentPage } from '../src/components/ComponentPage';
import {
  type Choice,
  LANGUAGES,
  REALMS,
  SCHEMES,
  SIZES,
  STATES,
  VIEWPORTS,
  WISHES,
} from '../src/workshop/choices';
import { dress } from '../src/workshop/dress';
import { GuidePage } from '../src/workshop/GuidePage';
import { theme } from './theme';

// What a story waits for comes later on a machine that has much to do.
configure({ asyncUtilTimeout: 8000 });

// A language brings its direction and its sample texts, unless the same change sets them.
addons.getChannel().on('updateGlobals', ({ globals }: { globals: Record<string, unknown> }) => {
  if (!('language' in globals) || 'direction' in globals || 'text' in globals) return;
  const language = LANGUAGES.find(({ value }) => value === globals.language);
  if (!language) return;
  const { direction, text } = language;
  addons.getChannel().emit('updateGlobals', { globals: { direction, text } });
});

const withRealm: Decorator = (Story, { globals }) => {
  // after every render: what a component has just styled is subject to the viewer's wishes too
  useLayoutEffect(() => dress(globals));
  return <Story />;
};

const tool = <Icon extends string>(description: string, icon: Icon, items: Choice[]) => ({
  description,
  toolbar: { icon, items, dynamicTitle: true },
});

/** Until what was drawn has done what it does once it is drawn. */
const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const preview: Preview = {
  // While one develops, React's effects have run when a story begins to play; in a build they would not have.
  mount: (context) => async (ui) => {
    if (ui) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await settled();
    return context.canvas;
  },
  // before anything is drawn: what is out of sight would otherwise keep the look of a page without a realm
  beforeEach: ({ globals }) => dress(globals),
  decorators: [withRealm],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    viewport: { options: VIEWPORTS },
    docs: {
      theme,
      container: GuidePage,
      page: ComponentPage,
      // the story's own text: printing the rendered tree again takes a page of ours many seconds
      source: { type: 'code' },
    },
    controls: { matchers: { color: /colou?r/i }, expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          [
            'Principles',
            'Colour',
            'Type',
            'Space and shape',
            'Motion',
            'Icons',
            'Writing',
            'Accessibility',
            "How a realm's theme is made",
            'Tokens for design tools',
            'Changelog',
          ],
          'Brands',
          ['Brand sheet', 'Theme bench', 'Brand matrix'],
          'Pages',
          'Catalogue',
          'Library',
          'Identity',
          'Screens',
          'Actions',
          'Text',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Media',
          'Layout',
          '*',
        ],
      },
    },
  },
  initialGlobals: {
    brand: 'plain',
    scheme: 'own',
    language: 'en',
    direction: 'ltr',
    text: 'short',
    size: '100',
    wish: 'none',
    state: 'normal',
  },
  globalTypes: {
    brand: tool('Realm', 'paintbrush', REALMS),
    scheme: tool('Scheme', 'mirror', SCHEMES),
    language: tool('Language, with its direction', 'globe', LANGUAGES),
    size: tool('Size of text', 'zoom', SIZES),
    state: tool('State, where a page has several', 'timer', STATES),
    wish: tool('What the viewer asks the system for', 'accessibility', WISHES),
    direction: { description: 'Direction, set by the language' },
    text: { description: 'Sample texts, set by the language' },
  },
};

export default preview;
