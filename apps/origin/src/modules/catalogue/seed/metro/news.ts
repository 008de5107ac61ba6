import type { NewsSeed } from '../news-seed';
import { en } from './news.en';
import { pt } from './news.pt';

/** What the channels announce, and what happens behind them. */
export const news: NewsSeed = {
  texts: { en, pt },
  feeds: ['coming', 'behind', 'sport'],
  items: [
    {
      id: 'signal-house-returns',
      feed: 'coming',
      author: ['Nell Ashby'],
      titles: ['signal-house'],
      pictures: [
        ['series', 'signal house lighthouse'],
        ['video', 'story reader family'],
      ],
    },
    {
      id: 'owlets-named',
      feed: 'behind',
      author: ['Piers Okafor'],
      titles: ['owl-nest-live'],
      pictures: [['video', 'owl']],
    },
    {
      id: 'cup-final-line',
      feed: 'sport',
      author: ['Marta Sena'],
      titles: ['football-cup-final', 'goal-of-the-month'],
      pictures: [['event', 'football goal']],
      changedAfter: 2,
    },
    {
      id: 'song-contest-report',
      feed: 'behind',
      author: ['Nell Ashby'],
      titles: ['song-contest-final'],
      pictures: [['event', 'song orchestra']],
      reveals: true,
    },
    {
      id: 'election-map',
      feed: 'coming',
      author: ['Piers Okafor'],
      titles: ['election-night', 'parliament-today'],
      pictures: [['event', 'election desk news']],
    },
    {
      id: 'tidewater-sets',
      feed: 'behind',
      author: ['Nell Ashby'],
      titles: ['tidewater'],
      pictures: [['series', 'tidewater coast']],
    },
    {
      id: 'marathon-bridges',
      feed: 'sport',
      author: ['Marta Sena'],
      titles: ['city-marathon'],
      pictures: [['event', 'marathon cycling']],
    },
    {
      id: 'custard-tart-recipe',
      feed: 'behind',
      author: ['Marta Sena'],
      titles: ['pastel-de-nata', 'saturday-kitchen-table'],
      pictures: [['video', 'tart nata bake']],
    },
    {
      id: 'migration-cameras',
      feed: 'coming',
      author: ['Piers Okafor'],
      titles: ['great-migration-live'],
      pictures: [['event', 'migration']],
    },
    {
      id: 'fox-timetable',
      feed: 'behind',
      author: ['Piers Okafor'],
      titles: ['fox-on-platform-two', 'night-bus'],
      pictures: [['video', 'fox']],
    },
    {
      id: 'trams-in-the-depot',
      feed: 'sport',
      author: ['Marta Sena'],
      titles: ['basketball-city-league'],
      pictures: [['event', 'basketball']],
    },
    {
      id: 'jazz-ferries',
      feed: 'coming',
      author: ['Nell Ashby'],
      titles: ['jazz-on-the-quay', 'after-dark-session'],
      pictures: [['event', 'jazz session after dark']],
    },
  ],
};
