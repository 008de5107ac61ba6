import type { NewsSeed } from '../news-seed';
import { en } from './news.en';
import { es } from './news.es';
import { pt } from './news.pt';

/** Fight week, camps and rulings. */
export const news: NewsSeed = {
  texts: { en, es, pt },
  feeds: ['fight-week', 'camps', 'rulings'],
  items: [
    {
      id: 'tordahl-fonomau-weigh-in',
      feed: 'fight-week',
      author: ['Dara Quist'],
      titles: ['apex-63', 'tordahl-every-knockout', 'fight-week-live'],
      pictures: [
        ['event', 'weigh-in face-off'],
        ['video', 'corner'],
      ],
    },
    {
      id: 'wren-chapel-camp',
      feed: 'camps',
      author: ['Matteo Brandão'],
      titles: ['apex-64', 'wren-camp-diary'],
      pictures: [['video', 'camp diary gym']],
    },
    {
      id: 'barragan-hand',
      feed: 'fight-week',
      author: ['Dara Quist'],
      titles: ['fight-night-port-lavelle'],
      pictures: [['video', 'cutman corner talk']],
      changedAfter: 5,
    },
    {
      id: 'apex-62-report',
      feed: 'fight-week',
      author: ['Ines Falk'],
      titles: ['apex-62', 'gelashvili-throws', 'submission-school'],
      pictures: [
        ['event', 'submission grappling triangle'],
        ['fighter', 'final season'],
      ],
      reveals: true,
    },
    {
      id: 'open-scoring',
      feed: 'rulings',
      author: ['Ines Falk'],
      titles: ['scorecards-explained', 'start-here'],
      pictures: [['video', 'scored prelim fight week']],
    },
    {
      id: 'grand-prix-last-two',
      feed: 'fight-week',
      author: ['Matteo Brandão'],
      titles: ['grand-prix-final', 'altamira-triangle'],
      pictures: [['event', 'rival face countdown']],
    },
    {
      id: 'foundry-roof',
      feed: 'rulings',
      titles: ['trials-heavyweight'],
      pictures: [['series', 'four walls inside gym']],
    },
    {
      id: 'minase-eight-hundred',
      feed: 'camps',
      author: ['Matteo Brandão'],
      titles: ['minase-southpaw', 'apex-63'],
      pictures: [['video', 'left hand knockout']],
    },
    {
      id: 'walkout-goats',
      feed: 'rulings',
      author: ['Dara Quist'],
      titles: ['walkouts'],
      pictures: [['video', 'walkouts farewell']],
    },
    {
      id: 'rise-contracts',
      feed: 'camps',
      author: ['Ines Falk'],
      titles: ['rise-finals', 'rise-alumni'],
      pictures: [['event', 'class of season alumni']],
    },
    {
      id: 'asare-poku-last-walk',
      feed: 'camps',
      author: ['Dara Quist'],
      titles: ['last-round'],
      pictures: [['fighter', 'farewell goes home']],
    },
    {
      id: 'altitude-san-altero',
      feed: 'fight-week',
      author: ['Matteo Brandão'],
      titles: ['fight-night-san-altero', 'carcamo-pruett-one'],
      pictures: [['event', 'full fight night trials']],
    },
  ],
};
