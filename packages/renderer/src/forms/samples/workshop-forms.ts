import type { Site } from '../../site/site';
import { workshopSite } from '../../testing/workshop-site';
import arabic from '../labels/ar.json';
import english from '../labels/en.json';

/** The labels of the sample fields. */
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
export const workshopForms = (globals: Record<string, unknown>): Site =>
  workshopSite(globals, {
    en: { ...english, ...SAMPLES.en },
    ar: { ...arabic, ...SAMPLES.ar },
  });
