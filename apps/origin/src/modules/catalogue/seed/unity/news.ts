import type { NewsSeed } from '../news-seed';
import { ar } from './news.ar';
import { en } from './news.en';
import { es } from './news.es';
import { pt } from './news.pt';

/** Medals, the village, and what happens beside the track. */
export const news: NewsSeed = {
  texts: { en, es, pt, ar },
  feeds: ['today', 'village', 'stories'],
  items: [
    {
      id: 'final-of-two-nations',
      feed: 'today',
      author: ['Ana Beltrão', 'آنا بلتراو'],
      titles: ['football-final', 'football-mix'],
      pictures: [
        ['event', 'football goal'],
        ['video', 'anthem nations opening'],
      ],
    },
    {
      id: 'two-at-the-opening',
      feed: 'stories',
      author: ['Tariq Nassar', 'طارق نصار'],
      titles: ['opening-ceremony', 'first-of-their-flag'],
      pictures: [['event', 'opening ceremony of their flag']],
    },
    {
      id: 'relay-lanes',
      feed: 'today',
      titles: ['relay-finals'],
      pictures: [['event', 'relay']],
      changedAfter: 2,
    },
    {
      id: 'women-100-report',
      feed: 'today',
      author: ['Ana Beltrão', 'آنا بلتراو'],
      titles: ['sprint-100-women', 'nine-point-nine'],
      pictures: [['event', 'sprint athletics photo finish']],
      reveals: true,
    },
    {
      id: 'porridge-record',
      feed: 'village',
      author: ['Joy Ekström', 'جوي إكستروم'],
      titles: ['village-breakfast', 'the-village'],
      pictures: [['video', 'village breakfast']],
    },
    {
      id: 'wall-unseen',
      feed: 'today',
      author: ['Tariq Nassar', 'طارق نصار'],
      titles: ['climbing-boulder'],
      pictures: [['event', 'climb boulder']],
    },
    {
      id: 'swimmer-hotel-pool',
      feed: 'stories',
      author: ['Joy Ekström', 'جوي إكستروم'],
      titles: ['swimming-heats', 'first-of-their-flag'],
      pictures: [['event', 'swimming: heats']],
    },
    {
      id: 'lost-luggage',
      feed: 'village',
      author: ['Ana Beltrão', 'آنا بلتراو'],
      titles: ['borrowed-shoes'],
      pictures: [['video', 'borrowed athletics']],
    },
    {
      id: 'para-records',
      feed: 'today',
      author: ['Tariq Nassar', 'طارق نصار'],
      titles: ['para-swimming-finals'],
      pictures: [['event', 'para swim']],
    },
    {
      id: 'lights-for-the-last',
      feed: 'stories',
      author: ['Joy Ekström', 'جوي إكستروم'],
      titles: ['last-in-the-marathon', 'marathon'],
      pictures: [['video', 'marathon before sunrise']],
    },
    {
      id: 'village-laundry',
      feed: 'village',
      author: ['Joy Ekström', 'جوي إكستروم'],
      titles: ['the-village', 'unity-daily'],
      pictures: [['series', 'village of the day']],
    },
    {
      id: 'street-track',
      feed: 'stories',
      author: ['Ana Beltrão', 'آنا بلتراو'],
      titles: ['rua-de-cima'],
      pictures: [['series', 'rua de cima sprint']],
    },
  ],
};
