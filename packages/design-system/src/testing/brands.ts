import type { BrandInputs } from '@marquee/theme';

/** A brand with the plainest value of every input. */
export const plain: BrandInputs = {
  scheme: 'auto',
  accent: '#2f5bea',
  neutral: '#7a7f8c',
  fonts: { display: 'default', text: 'default' },
  corners: 'soft',
  density: 'regular',
  motion: 'calm',
  image: 'plain',
  ornament: 'none',
  displayCase: 'none',
};

/** Brands that differ in every input, with every shape that the theme has. */
export const BRANDS: [string, BrandInputs][] = [
  ['plain', plain],
  [
    'night',
    {
      ...plain,
      scheme: 'dark',
      accent: '#d9b25f',
      surface: '#0a1f22',
      accentAlt: '#3fa7a0',
      fonts: { display: 'kufi', text: 'naskh' },
      corners: 'pill',
      density: 'airy',
      motion: 'playful',
      displayCase: 'upper',
    },
  ],
  [
    'tiles',
    {
      ...plain,
      light: { accent: '#b3300c' },
      dark: { accent: '#ff7a4d', surface: '#0a0d14' },
      fonts: { display: 'condensed', text: 'sober' },
      corners: 'round',
      density: 'compact',
      motion: 'none',
      ornament: 'tiles',
    },
  ],
  ['quick', { ...plain, corners: 'sharp', motion: 'quick', scheme: 'light', ornament: 'grain' }],
];
