import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.en';
import { episodes } from './episodes.en';

export const en: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    'grand-tour': 'Grand Tour of Rodeo',
    'barrel-series': 'Prairie Barrel Series',
    county: 'County Circuit',
    charreria: 'Liga Charra del Valle',
    'young-guns': 'Young Guns League',
  },
  venues: {
    'flats-arena': 'Flats Arena, Cheyenne Flats',
    sandhill: 'Sandhill Fairgrounds',
    'dos-rios': 'Coliseo Dos Ríos',
    'copper-creek': 'Copper Creek Stockyards',
    'lienzo-del-valle': 'Lienzo del Valle, Santa Brígida',
    'lantern-fair': 'Lantern County Fair',
  },
  titles: {
    'cheyenne-flats-chute': [
      'Cheyenne Flats: Chute Camera',
      'Every ride from above the gate, from the nod to the dust.',
    ],
    'cheyenne-flats-bull-yard': [
      'Cheyenne Flats: The Bull Yard',
      'The pens behind the chutes, all night, with the sound of the animals only.',
    ],
    'cheyenne-flats-bulls': [
      'Cheyenne Flats Bull Riding',
      'Thirty riders, thirty bulls, and Sawtooth, who has not been ridden since the thaw.',
    ],
    'sandhill-slack': [
      'Sandhill Slack',
      'No grandstand show and no music: the morning runs where most of the season’s money is really won.',
    ],
    'barrel-night-dos-rios': [
      'Barrel Night at Dos Ríos',
      'Three barrels, one clock, and the loudest indoor crowd on the river. Run by run, horse by horse.',
    ],
    'copper-creek-broncs': [
      'Copper Creek Bareback Broncs',
      'The stockyards open their own pens, and the horses know the ground better than anyone riding it.',
    ],
    'young-guns-matinee': [
      'Young Guns Matinee',
      'Riders under nineteen, parents on the rail, and a pickup man who has seen it all.',
    ],
    'charreada-del-valle': [
      'Charreada del Valle',
      'Nine suertes, four teams and the oldest trophy in the valley, with commentary in Spanish.',
    ],
    'team-roping-open': [
      'Team Roping Open',
      'Headers and heelers from six states draw partners out of a hat and have one loop each.',
    ],
    'lantern-fair-rodeo': [
      'Lantern Fair Rodeo',
      'Pie judging at four, grand entry at five, saddle broncs when the lights come on.',
    ],
    'stock-dog-trials': [
      'Copper Creek Stock Dog Trials',
      'One dog, three steers and a whistle you can barely hear. Quieter than rodeo, and just as tense.',
    ],
    'night-bulls-dos-rios': [
      'Night Bulls at Dos Ríos',
      'The late show: top ten riders, rested bulls, a full moon over the open end of the arena.',
    ],
    'grand-tour-finals-one': [
      'Grand Tour Finals, Round One',
      'Fifteen in every event, ten days to go, and a bonus that would pay for the ranch.',
    ],
    'saddle-bronc-classic': [
      'Copper Creek Saddle Bronc Classic',
      'The oldest event on the tour, on the rankest pen of horses it has ever drawn.',
    ],
    'barrel-series-championship': [
      'Prairie Barrel Series Championship',
      'A fifteen-year-old mare and a rookie filly are three hundredths apart after forty runs.',
    ],
    'founders-day-rodeo': [
      'Founders’ Day Rodeo',
      'Wild cow milking, a boot race and a full card of timed events on the town’s own holiday.',
    ],
    'charro-championship': [
      'Charro Championship',
      'The best teams of the valley settle the year: piales, coleadero and the pass of death.',
    ],
    'ranch-horse-stakes': [
      'Sandhill Ranch Horse Stakes',
      'Working horses judged on the work: box, boundary, drive, and stop when you are asked.',
    ],
    'bulls-on-the-river': [
      'Bulls on the River',
      'Dos Ríos moves the chutes outdoors for one night, with the water behind them.',
    ],
    'young-guns-finals': [
      'Young Guns Finals',
      'Eighteen schools, forty-two riders and six saddles to be won before Sunday lunch.',
    ],
    'steer-wrestling-showdown': [
      'Steer Wrestling Showdown',
      'Leave a running horse at thirty miles an hour and be finished in under four seconds.',
    ],
    'old-timers-rodeo': [
      'Old-Timers’ Rodeo',
      'Combined age of every pair must be over a hundred. Nobody has ever been disqualified.',
    ],
    'eight-seconds': [
      'What Eight Seconds Feel Like',
      'Seven riders describe the same ride, one second at a time.',
    ],
    'sawtooth-unridden': [
      'Sawtooth, Unridden',
      'Thirty-one outs, thirty-one men in the dirt. The life of the best bull on the tour, told by his family.',
    ],
    'clover-leaf': [
      'The Cloverleaf Pattern',
      'Why the first barrel decides the third, drawn in the sand by a five-time champion.',
    ],
    barrelmen: [
      'Barrelmen',
      'They tell jokes for an hour so that they can be in the right place for one second.',
    ],
    'saddle-maker-of-sandhill': [
      'The Saddle Maker of Sandhill',
      'Ninety hours, two hides and a tree of cottonwood. He has made four hundred and remembers each one.',
    ],
    'reading-a-bull': [
      'How to Read a Bull',
      'Shoulder, hip, eye: what a rider looks for in the chute.',
    ],
    'rope-tricks': [
      'Floreo: The Art of the Rope',
      'A charro family shows what a maguey rope can do that a lasso never could.',
    ],
    'drive-to-copper-creek': [
      'The Drive to Copper Creek',
      'Four hundred head, eleven riders and one bridge that the cattle do not trust.',
    ],
    'best-of-the-broncs': [
      'Best of the Broncs',
      'The season’s highest-marked rides, horses first, as it should be.',
    ],
    'stock-contractor': [
      'A Day with a Stock Contractor',
      'She raises the animals that everybody else gets famous on.',
    ],
    'first-buckle': [
      'First Buckle',
      'Six champions on the small one they won as children and still keep closest.',
    ],
    'mutton-busting': [
      'Mutton Busting Finals',
      'Helmets, sheep and great dignity. Riders aged four to six.',
    ],
    escaramuza: [
      'Escaramuza: Riding Sidesaddle at a Gallop',
      'Eight women, eight horses and crossings with a hand’s width to spare.',
    ],
    'arena-vet': [
      'The Arena Vet',
      'Before the first gate opens she has already looked every animal in the eye.',
    ],
    'long-haul': [
      'The Long Haul',
      'One rookie, one truck, a hundred rodeos. The season as it looks from the highway.',
    ],
    'broke-to-ride': [
      'Broke to Ride',
      'A horsewoman takes the colts that nobody else wants, and ninety days to change their minds.',
    ],
    'three-generations': [
      'Three Generations',
      'A grandmother, a mother and a daughter run one ranch and agree on nothing but the horses.',
    ],
    'cocina-de-rancho': [
      'Ranch Kitchen',
      'What is cooked over mesquite between two feedings, from the border to the high plains.',
    ],
    'winter-pasture': [
      'Winter Pasture',
      'A herd, a storm and four people. A quiet series about getting through to spring.',
    ],
    'sunday-at-the-chutes': [
      'Sunday at the Chutes',
      'Scores, stories and coffee with the people who were there on Saturday night.',
    ],
    'eight-second-club': ['The Eight-Second Club', 'Nothing here lasts long. All of it counts.'],
    'know-your-events': [
      'Know Your Events',
      'So that you can tell your neighbour what just happened.',
    ],
    'hands-and-leather': ['Hands and Leather', 'The people without whom nobody rides.'],
    'young-riders': ['Young Riders', 'Everyone in the finals started on a sheep.'],
  },
  taglines: {
    'cheyenne-flats-bulls': 'Thirty riders. One bull they all drew in their sleep.',
    'grand-tour-finals-one': 'Ten rounds to the gold buckle. This is the first.',
    'broke-to-ride': 'Ninety days. Two stubborn hearts.',
    'charro-championship': 'The valley settles its year.',
    'barrel-series-championship': 'Three hundredths of a second, two good mares.',
  },
  collections: {
    'grand-tour': 'On the Grand Tour',
    'horse-country': 'Horse country',
    charreria: 'Charrería',
  },
};
