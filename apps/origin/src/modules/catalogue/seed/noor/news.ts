import type { NewsSeed } from '../news-seed';
import { ar } from './news.ar';
import { en } from './news.en';

/** Races, pitches and the coast. */
export const news: NewsSeed = {
  texts: { ar, en },
  feeds: ['races', 'football', 'heritage'],
  items: [
    {
      id: 'derby-field',
      feed: 'races',
      author: ['Salma Al Kaabi', 'سلمى الكعبي'],
      titles: ['gulf-derby-night', 'photo-finish'],
      pictures: [
        ['event', 'derby night race'],
        ['video', 'arabian noble foal'],
      ],
    },
    {
      id: 'coast-derby-week',
      feed: 'football',
      author: ['Yousef Darwish', 'يوسف درويش'],
      titles: ['football-derby-of-the-coast', 'drums-of-the-curva'],
      pictures: [['event', 'football stadium']],
    },
    {
      id: 'camel-final-route',
      feed: 'races',
      titles: ['camel-cup-final', 'robot-jockey'],
      pictures: [['event', 'camel wadi desert morning']],
      changedAfter: 3,
    },
    {
      id: 'rimal-sahil-report',
      feed: 'football',
      author: ['Yousef Darwish', 'يوسف درويش'],
      titles: ['football-rimal-sahil', 'goals-of-the-season'],
      pictures: [['event', 'football goals free kick']],
      reveals: true,
    },
    {
      id: 'falcon-feathers',
      feed: 'heritage',
      author: ['Salma Al Kaabi', 'سلمى الكعبي'],
      titles: ['falcon-hospital', 'falcon-prize-final'],
      pictures: [['video', 'falcon hood and glove']],
    },
    {
      id: 'hessa-squad',
      feed: 'football',
      author: ['Maha Al Suwaidi', 'مها السويدي'],
      titles: ['womens-cup-semi-final', 'coach-hessa'],
      pictures: [['video', 'coach hessa']],
    },
    {
      id: 'dhow-wind',
      feed: 'heritage',
      author: ['Yousef Darwish', 'يوسف درويش'],
      titles: ['pearl-dhow-race', 'last-pearl-diver'],
      pictures: [['event', 'pearl dhow race']],
    },
    {
      id: 'jarrah-camp',
      feed: 'races',
      author: ['Maha Al Suwaidi', 'مها السويدي'],
      titles: ['boxing-title-night', 'southpaw-of-the-souk'],
      pictures: [['event', 'boxing southpaw']],
    },
    {
      id: 'barq-first-race',
      feed: 'races',
      author: ['Salma Al Kaabi', 'سلمى الكعبي'],
      titles: ['foal-named-barq', 'lulua-gold-cup'],
      pictures: [['video', 'arabian foal barq']],
    },
    {
      id: 'postman-keeper',
      feed: 'football',
      author: ['Yousef Darwish', 'يوسف درويش'],
      titles: ['football-cup-quarter-final'],
      pictures: [['event', 'football boots']],
    },
    {
      id: 'dune-names',
      feed: 'heritage',
      author: ['Maha Al Suwaidi', 'مها السويدي'],
      titles: ['dune-rally-stage', 'desert-navigator'],
      pictures: [['event', 'rally navigator']],
    },
    {
      id: 'rowing-songs',
      feed: 'heritage',
      author: ['Salma Al Kaabi', 'سلمى الكعبي'],
      titles: ['rowing-regatta'],
      pictures: [['event', 'regatta']],
    },
  ],
};
