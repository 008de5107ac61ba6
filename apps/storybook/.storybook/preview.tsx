import { baseCss, themes } from 'virtual:brand-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

function dress(brand: string, scheme: string, direction: string, text: string) {
  const theme = themes[brand];
  if (!theme) return;
  const root = document.documentElement;
  for (const [name, value] of Object.entries(theme.attributes)) root.setAttribute(name, value);
  root.dir = direction;
  root.lang = text === 'arabic' ? 'ar' : 'en';
  let style = document.getElementById('brand');
  if (!style) {
    style = document.createElement('style');
    style.id = 'brand';
    document.head.prepend(style);
  }
  const css = scheme === 'light' ? theme.light : scheme === 'dark' ? theme.dark : theme.own;
  if (style.textContent !== baseCss + css) style.textContent = baseCss + css;
}

const withBrand: Decorator = (Story, { globals }) => {
  const { brand, scheme, direction, text } = globals;
  useLayoutEffect(() => dress(brand, scheme, direction, text), [brand, scheme, direction, text]);
  return <Story />;
};

const preview: Preview = {
  decorators: [withBrand],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    a11y: { test: 'error' },
    // the story's own text: printing the rendered tree again takes a page of ours many seconds
    docs: { source: { type: 'code' } },
    controls: { matchers: { color: /colou?r/i } },
  },
  initialGlobals: { brand: 'plain', scheme: 'own', direction: 'ltr', text: 'short' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    scheme: {
      description: 'Scheme',
      toolbar: { icon: 'mirror', items: ['own', 'light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    text: {
      description: 'Length and language of texts',
      toolbar: { icon: 'globe', items: ['short', 'long', 'arabic'], dynamicTitle: true },
    },
  },
};

export default preview;
