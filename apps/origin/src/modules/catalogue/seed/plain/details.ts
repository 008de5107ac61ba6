import type { DetailSeed } from '../detail-seed';

export const details: DetailSeed = {
  free: ['how-glass-is-blown', 'ask-a-gardener', 'essay-on-silence', 'three-essays'],
  registered: [
    'talk-on-bridges',
    'open-studio',
    'poets-relay',
    'translators-table',
    'winter-lecture',
    'seed-swap',
    'essay-on-fences',
    'essay-on-maps',
    'bees-in-november',
    'field-recordings',
    'under-twenty-minutes',
    'people-at-work',
  ],
  minimumAges: { 'the-weather-station': 12, 'letters-from-the-ferry': 16, 'two-chairs': 18 },
  countries: {
    'silent-film-with-piano': ['GB', 'IE', 'FR', 'DE', 'NL'],
    'paper-boats': ['GB', 'IE', 'US', 'CA'],
  },
  programmes: {
    'observatory-night': { main: 45 },
    'silent-film-with-piano': { doors: 30, main: 20 },
    'string-quartet-marathon': { doors: 45 },
    'choir-at-midnight': { doors: 60 },
  },
  moved: { id: 'choir-at-midnight', minutes: 60 },
  postponed: 'eclipse-broadcast',
  cancelled: 'repair-day',
  angles: {
    of: 'observatory-night',
    ids: ['observatory-night-eyepiece', 'observatory-night-dome'],
  },
  merged: { 'weather-station': 'the-weather-station' },
  credits: {
    'the-weather-station': [
      ['director', 'Marta Lindqvist-Rao'],
      ['writer', 'Euan Carrick'],
      ['cast', 'Sorcha Blanchflower'],
      ['camera', 'Joris Haan'],
      ['editor', 'Delphine Aubert'],
      ['music', 'Ilse Kjaer'],
    ],
    'paper-boats': [
      ['director', 'Anand Perumal'],
      ['cast', 'Jude Sallow'],
      ['cast', 'Micah Sallow'],
      ['music', 'The Weir Band'],
    ],
    'a-town-without-clocks': [
      ['director', 'Renske Oldenburg'],
      ['editor', 'Delphine Aubert'],
    ],
    'letters-from-the-ferry': [
      ['director', 'Catriona Muir-Abbott'],
      ['writer', 'Catriona Muir-Abbott'],
      ['cast', 'Honor Pettifer'],
      ['cast', 'Lazlo Brandt'],
    ],
    'the-second-kitchen': [
      ['director', 'Paolo Ferrante'],
      ['cast', 'Odile Marchetti'],
      ['cast', 'Samir Lahoud'],
    ],
    'last-cinema-in-orrin': [['director', 'Renske Oldenburg']],
    'two-chairs': [['producer', 'Nadia Okonkwo-Price']],
    'slow-train-north': [
      ['camera', 'Joris Haan'],
      ['producer', 'Nadia Okonkwo-Price'],
    ],
    'one-object': [
      ['narrator', 'Bronwen Teague'],
      ['producer', 'Nadia Okonkwo-Price'],
    ],
    'the-long-table': [['director', 'Paolo Ferrante']],
    'made-by-hand': [
      ['director', 'Ingrid Solheim'],
      ['camera', 'Joris Haan'],
    ],
    borders: [['presenter', 'Tomasz Wilk-Harper']],
    'field-recordings': [['director', 'Ilse Kjaer']],
    unfinished: [
      ['presenter', 'Bronwen Teague'],
      ['writer', 'Euan Carrick'],
    ],
  },
  episodes: {
    'one-object': { minutes: [18, 26], firstIsFree: true, missing: [2, 4] },
    'the-long-table': { minutes: [52, 70] },
    'made-by-hand': { minutes: [28, 41], firstIsFree: true },
    borders: { minutes: [44, 53] },
    'field-recordings': { minutes: [9, 15] },
    unfinished: { minutes: [33, 47] },
  },
};
