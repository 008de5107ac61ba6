import shellArabic from '../../labels/ar.json';
import shellEnglish from '../../labels/en.json';
import type { Site } from '../../site/site';
import { realmFixture, siteFixture } from '../../testing';
import arabic from '../labels/ar.json';
import english from '../labels/en.json';

/** What the sample fields are called. */
const SAMPLES = {
  en: {
    'workshop.submit': 'Join',
    'workshop.team': 'Your team',
    'workshop.seat': 'Stand',
    'workshop.north': 'North',
    'workshop.south': 'South',
    'workshop.since': 'Member since',
  },
  ar: {
    'workshop.submit': 'انضم',
    'workshop.team': 'فريقك',
    'workshop.seat': 'المدرج',
    'workshop.north': 'الشمالي',
    'workshop.south': 'الجنوبي',
    'workshop.since': 'عضو منذ',
  },
};

/** A site for the workshop's forms, in the language of its toolbar. */
export function workshopForms(globals: Record<string, unknown>): Site {
  const locale = globals.text === 'arabic' ? 'ar' : 'en';
  const words = locale === 'ar' ? { ...shellArabic, ...arabic } : { ...shellEnglish, ...english };
  return siteFixture({
    locale,
    labels: { ...words, ...SAMPLES[locale] },
    realm: realmFixture({
      locales: {
        default: 'en',
        supported: [
          { tag: 'en', paths: 'default' },
          { tag: 'ar', paths: 'default' },
        ],
      },
    }),
  });
}
