import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { ComponentPage } from '../src/components/ComponentPage';
import { applyRealm } from '../src/workshop/apply-realm';
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
import { GuidePage } from '../src/workshop/GuidePage';
import { theme } from './theme';

// On a busy machine, what a story waits for comes later.
configure({ asyncUtilTimeout: 8000 });

// A language sets its direction and its sample texts, unless the same change sets them.
addons.getChannel().on('updateGlobals', ({ globals }: { globals: Record<string, unknown> }) => {
  if (!('language' in globals) || 'direction' in globals || 'text' in globals) return;
  const language = LANGUAGES.find(({ value }) => value === globals.language);
  if (!language) return;
  const { direction, text } = language;
  addons.getChannel().emit('updateGlobals', { globals: { direction, text } });
});

const withRealm: Decorator = (Story, { globals }) => {
  // after every render, because the viewer's wishes apply to newly added styles too
  useLayoutEffect(() => applyRealm(globals));
  return <Story />;
};

const tool = <Icon extends string>(description: string, icon: Icon, items: Choice[]) => ({
  description,
  toolbar: { icon, items, dynamicTitle: true },
});

/** Resolves when effects that run after a render have run. */
const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const preview: Preview = {
  // In development, React's effects have run when a story begins to play; in a build they would not
  // have.
  mount: (context) => async (ui) => {
    if (ui) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    await settled();
    return context.canvas;
  },
  // before the render: content out of view would otherwise keep the look of a page without a realm
  beforeEach: ({ globals }) => applyRealm(globals),
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
      // the story's own source: to print the rendered tree of a whole page takes many seconds
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
          // The features.
          '*',
          'Screens',
          'Actions',
          'Text',
          'Forms',
          'Feedback',
          'Overlays',
          'Navigation',
          'Media',
          'Layout',
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
