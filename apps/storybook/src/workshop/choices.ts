import { realms } from 'virtual:realms';

/** A choice of the toolbar, with its label there. */
export interface Choice {
  value: string;
  title: string;
}

const choice = (value: string, title: string): Choice => ({ value, title });

export const REALMS = realms.map(({ id, name }) => choice(id, name));

export const SCHEMES = [
  choice('own', 'Own scheme'),
  choice('light', 'Light'),
  choice('dark', 'Dark'),
];

/** A language also sets direction and sample texts; the address can still set either alone. */
export const LANGUAGES = [
  { ...choice('en', 'English'), direction: 'ltr', text: 'short' },
  { ...choice('es', 'Spanish'), direction: 'ltr', text: 'short' },
  { ...choice('pt', 'Portuguese'), direction: 'ltr', text: 'short' },
  { ...choice('ar', 'Arabic'), direction: 'rtl', text: 'arabic' },
  { ...choice('long', 'Long words'), direction: 'ltr', text: 'long' },
  { ...choice('mirror', 'English, mirrored'), direction: 'rtl', text: 'short' },
];

export const SIZES = [
  choice('100', 'Text 100 %'),
  choice('150', 'Text 150 %'),
  choice('200', 'Text 200 %'),
];

export const WISHES = [
  choice('none', 'No wishes'),
  choice('contrast', 'More contrast'),
  choice('still', 'Less motion'),
];

export const STATES = [
  choice('normal', 'Normal'),
  choice('loading', 'Loading'),
  choice('empty', 'Empty'),
  choice('error', 'Error'),
];

export const VIEWPORTS = Object.fromEntries(
  [
    [360, 740, 'mobile', 'Phone'],
    [768, 1024, 'tablet', 'Tablet'],
    [1024, 768, 'desktop', 'Small laptop'],
    [1280, 800, 'desktop', 'Laptop'],
    [1920, 1080, 'desktop', 'Desktop'],
  ].map(([width, height, type, name]) => [
    `w${width}`,
    { name: `${name} ${width}`, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
