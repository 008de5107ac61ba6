import type { DetailSeed } from '../detail-seed';

export const details: DetailSeed = {
  free: ['mutton-busting', 'clover-leaf', 'eight-second-club', 'stock-dog-trials'],
  registered: [
    'sandhill-slack',
    'young-guns-matinee',
    'lantern-fair-rodeo',
    'young-guns-finals',
    'old-timers-rodeo',
    'eight-seconds',
    'reading-a-bull',
    'first-buckle',
    'best-of-the-broncs',
    'sunday-at-the-chutes',
    'know-your-events',
    'young-riders',
  ],
  minimumAges: {
    'cheyenne-flats-bulls': 12,
    'night-bulls-dos-rios': 12,
    'sawtooth-unridden': 12,
    'winter-pasture': 16,
    'arena-vet': 18,
  },
  countries: {
    'charro-championship': ['US', 'MX', 'ES'],
    'cocina-de-rancho': ['US', 'MX', 'AR', 'CL', 'CO', 'ES'],
  },
  programmes: {
    'cheyenne-flats-bulls': { doors: 60, main: 120 },
    'night-bulls-dos-rios': { doors: 45, main: 90 },
    'grand-tour-finals-one': { doors: 90, main: 60 },
    'saddle-bronc-classic': { doors: 60 },
    'barrel-series-championship': { doors: 60, main: 90 },
    'charro-championship': { doors: 60, main: 120 },
    'founders-day-rodeo': { doors: 120 },
  },
  moved: { id: 'saddle-bronc-classic', minutes: 90 },
  postponed: 'bulls-on-the-river',
  cancelled: 'old-timers-rodeo',
  angles: { of: 'cheyenne-flats-bulls', ids: ['cheyenne-flats-chute', 'cheyenne-flats-bull-yard'] },
  merged: { 'cheyenne-flats-night-one': 'cheyenne-flats-bulls' },
  credits: {
    'long-haul': [
      ['director', 'Dell Yarbrough'],
      ['camera', 'Consuelo Maddox'],
      ['music', 'The Gravel Brothers'],
    ],
    'broke-to-ride': [
      ['director', 'June Eastlake'],
      ['guest', 'Maribeth Colter'],
      ['camera', 'Tobin Ash'],
      ['editor', 'Lupe Arredondo'],
    ],
    'three-generations': [
      ['director', 'June Eastlake'],
      ['producer', 'Hank Delacorte'],
    ],
    'cocina-de-rancho': [
      ['presenter', 'Refugio Almanza'],
      ['producer', 'Lupe Arredondo'],
    ],
    'winter-pasture': [
      ['director', 'Tobin Ash'],
      ['camera', 'Tobin Ash'],
      ['music', 'Corinne Vale'],
    ],
    'sunday-at-the-chutes': [
      ['presenter', 'Wylie Strand'],
      ['presenter', 'Patsy Ledoux'],
    ],
    'drive-to-copper-creek': [
      ['director', 'Dell Yarbrough'],
      ['camera', 'Consuelo Maddox'],
    ],
    'saddle-maker-of-sandhill': [['director', 'June Eastlake']],
    'stock-contractor': [['director', 'Consuelo Maddox']],
    escaramuza: [['director', 'Lupe Arredondo']],
  },
  episodes: {
    'long-haul': { minutes: [29, 44], firstIsFree: true, missing: [2, 7] },
    'broke-to-ride': { minutes: [33, 47], firstIsFree: true },
    'three-generations': { minutes: [38, 46] },
    'cocina-de-rancho': { minutes: [19, 26] },
    'winter-pasture': { minutes: [51, 63] },
    'sunday-at-the-chutes': { minutes: [22, 30], daily: true },
  },
};
