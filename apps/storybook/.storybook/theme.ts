import { create } from 'storybook/theming/create';

/** The workshop's own look: black on white, so that the only colours are the realm's. */
export const theme = create({
  base: 'light',
  brandTitle: 'Marquee · the workshop',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: 'Workshop, system-ui, sans-serif',
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  colorPrimary: '#1d1d1f',
  colorSecondary: '#3a3a40',
  appBg: '#f3f3f1',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dcdcd8',
  appBorderRadius: 8,
  textColor: '#1d1d1f',
  textInverseColor: '#ffffff',
  textMutedColor: '#62626a',
  barBg: '#ffffff',
  barTextColor: '#55555c',
  barHoverColor: '#1d1d1f',
  barSelectedColor: '#1d1d1f',
  inputBg: '#ffffff',
  inputBorder: '#85858c',
  inputTextColor: '#1d1d1f',
  inputBorderRadius: 6,
});
