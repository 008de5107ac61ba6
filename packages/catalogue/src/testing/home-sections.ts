import type { Section } from '@marquee/realm';

/** The sections of a small realm's home page. */
export const homeSections: Section[] = [
  { type: 'hero', id: 'top', source: 'featured', limit: 3 },
  {
    type: 'rail',
    id: 'soon',
    source: 'upcoming',
    shape: 'portrait',
    limit: 9,
    title: { en: 'Next fight nights', es: 'Próximas veladas' },
  },
  { type: 'rail', id: 'films', source: 'videos', shape: 'landscape', limit: 9 },
];
