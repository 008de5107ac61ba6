import type { NewsSeed } from '../news-seed';
import { en } from './news.en';

/** Notes from the reading room. */
export const news: NewsSeed = {
  texts: { en },
  feeds: ['notes', 'programme'],
  items: [
    {
      id: 'silent-film-found',
      feed: 'programme',
      author: ['Elin Farrow'],
      titles: ['silent-film-with-piano'],
      pictures: [['event', 'silent film last cinema']],
    },
    {
      id: 'ridge-path-open',
      feed: 'notes',
      author: ['Tom Aske'],
      titles: ['long-walk-live'],
      pictures: [['event', 'walk field']],
    },
    {
      id: 'observatory-clouds',
      feed: 'programme',
      author: ['Elin Farrow'],
      titles: ['observatory-night', 'eclipse-broadcast'],
      pictures: [['event', 'observatory']],
      changedAfter: 6,
    },
    {
      id: 'repair-day-count',
      feed: 'notes',
      author: ['Tom Aske'],
      titles: ['repair-day'],
      pictures: [['event', 'repair at work']],
      reveals: true,
    },
    {
      id: 'novel-readers',
      feed: 'programme',
      author: ['Elin Farrow'],
      titles: ['novel-in-one-night'],
      pictures: [['event', 'novel letters']],
    },
    {
      id: 'orrin-roof',
      feed: 'notes',
      author: ['Tom Aske'],
      titles: ['last-cinema-in-orrin'],
      pictures: [['video', 'last cinema town']],
    },
    {
      id: 'bell-cast',
      feed: 'notes',
      author: ['Tom Aske'],
      titles: ['the-bell-founder', 'made-by-hand'],
      pictures: [['video', 'founder made by hand']],
    },
    {
      id: 'seed-envelopes',
      feed: 'programme',
      author: ['Elin Farrow'],
      titles: ['seed-swap', 'ask-a-gardener'],
      pictures: [['event', 'garden seed']],
    },
    {
      id: 'quartet-six',
      feed: 'programme',
      author: ['Elin Farrow'],
      titles: ['string-quartet-marathon'],
      pictures: [['event', 'quartet chamber']],
    },
    {
      id: 'map-mistakes',
      feed: 'notes',
      author: ['Tom Aske'],
      titles: ['cartographers-evening', 'essay-on-maps'],
      pictures: [['event', 'cartographers maps']],
    },
    {
      id: 'ferry-letters-answered',
      feed: 'notes',
      author: ['Elin Farrow'],
      titles: ['letters-from-the-ferry'],
      pictures: [['video', 'ferry island weather']],
    },
    {
      id: 'slow-train-window',
      feed: 'programme',
      author: ['Tom Aske'],
      titles: ['slow-train-north'],
      pictures: [['video', 'slow train']],
    },
  ],
};
