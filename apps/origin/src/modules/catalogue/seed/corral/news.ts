import type { NewsSeed } from '../news-seed';
import { en } from './news.en';
import { es } from './news.es';

/** The tour, the animals, the valley. */
export const news: NewsSeed = {
  texts: { en, es },
  feeds: ['tour', 'stock', 'charreria'],
  items: [
    {
      id: 'sawtooth-draw',
      feed: 'stock',
      author: ['June Halvorsen'],
      titles: ['cheyenne-flats-bulls', 'sawtooth-unridden'],
      pictures: [
        ['event', 'bull eight-second finals'],
        ['video', 'reading a bull chute'],
      ],
    },
    {
      id: 'barrel-three-hundredths',
      feed: 'tour',
      author: ['Cody Marsh'],
      titles: ['barrel-series-championship', 'clover-leaf'],
      pictures: [['event', 'barrel series cloverleaf']],
    },
    {
      id: 'dos-rios-date',
      feed: 'tour',
      titles: ['bulls-on-the-river', 'night-bulls-dos-rios'],
      pictures: [['event', 'lantern fair night']],
      changedAfter: 4,
    },
    {
      id: 'sandhill-stakes-report',
      feed: 'tour',
      author: ['June Halvorsen'],
      titles: ['ranch-horse-stakes'],
      pictures: [['event', 'ranch horse steer rope']],
      reveals: true,
    },
    {
      id: 'vet-first-in',
      feed: 'stock',
      author: ['Cody Marsh'],
      titles: ['arena-vet', 'stock-contractor'],
      pictures: [['video', 'the arena vet']],
    },
    {
      id: 'escaramuza-of-eight',
      feed: 'charreria',
      author: ['Rosa Elena Ibarra'],
      titles: ['escaramuza', 'charro-championship'],
      pictures: [['video', 'escaramuza charros valle']],
    },
    {
      id: 'finals-bonus',
      feed: 'tour',
      author: ['Cody Marsh'],
      titles: ['grand-tour-finals-one'],
      pictures: [['event', 'bronc best of']],
    },
    {
      id: 'maguey-rope',
      feed: 'charreria',
      author: ['Rosa Elena Ibarra'],
      titles: ['rope-tricks', 'charreada-del-valle'],
      pictures: [['video', 'floreo rope tricks']],
    },
    {
      id: 'copper-creek-bridge',
      feed: 'stock',
      author: ['June Halvorsen'],
      titles: ['drive-to-copper-creek', 'copper-creek-broncs'],
      pictures: [['video', 'drive long haul road']],
    },
    {
      id: 'sheep-helmets',
      feed: 'tour',
      author: ['Cody Marsh'],
      titles: ['mutton-busting', 'young-guns-matinee'],
      pictures: [['video', 'young first county fair']],
    },
    {
      id: 'four-hundredth-saddle',
      feed: 'stock',
      author: ['June Halvorsen'],
      titles: ['saddle-maker-of-sandhill'],
      pictures: [['video', 'saddle maker leather hands']],
    },
    {
      id: 'old-timers-arithmetic',
      feed: 'tour',
      author: ['Cody Marsh'],
      titles: ['old-timers-rodeo'],
      pictures: [['event', 'old timers broncs']],
    },
  ],
};
