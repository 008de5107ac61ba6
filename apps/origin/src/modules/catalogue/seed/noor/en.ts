import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.en';
import { episodes } from './episodes.en';

export const en: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    'camel-cup': 'Wadi Camel Cup',
    derby: 'Lulua Racing Season',
    premier: 'Noor Premier League',
    'falcon-prize': 'Falcon Prize',
    boxing: 'Qasr Boxing Nights',
    endurance: 'Equestrian Circuit',
    dhow: 'Marsa Dhow and Rowing League',
    motor: 'Sands Motor Series',
    'womens-cup': 'Women’s Cup',
  },
  venues: {
    'wadi-track': 'Wadi Track, Al Rawda',
    'lulua-racecourse': 'Lulua Racecourse',
    'sahil-stadium': 'Sahil Stadium, Marsa',
    'telwah-field': 'Telwah Field',
    'qasr-hall': 'Qasr Hall, Old City',
    'marsa-bay': 'Marsa Bay',
    'wahat-stadium': 'Wahat Stadium',
    'marsa-circuit': 'Marsa Circuit',
    'empty-sands': 'The Empty Sands',
    'qasr-stadium': 'Qasr Stadium',
  },
  titles: {
    'gulf-derby-stables': [
      'Lulua Night Derby: Stable Camera',
      'The horses before they go out, from the saddle to the starting gate.',
    ],
    'gulf-derby-finish': [
      'Lulua Night Derby: Finish Line',
      'One camera on the line for every race of the evening, without commentary.',
    ],
    'camel-cup-morning': [
      'Wadi Camel Cup: Morning Races',
      'Twenty-four races before the heat comes, with owners driving alongside and radios in every saddle.',
    ],
    'gulf-derby-night': [
      'Lulua Night Derby',
      'Eight horse races under lights on the turf, ending with the derby that every stable in the gulf has trained for.',
    ],
    'football-rimal-sahil': [
      'Football: Al Rimal vs. Al Sahil',
      'The leaders from the desert come to the coast, where nobody has won since October.',
    ],
    'falconry-qualifiers': [
      'Falcon Prize: Qualifiers',
      'Four hundred metres to the lure in under eighteen seconds. Young birds in the morning, adults after noon.',
    ],
    'boxing-lights': [
      'Boxing: Qasr Lights',
      'Nine bouts in the old city hall, and a local favourite in each of them.',
    ],
    'endurance-ride': [
      'Endurance Horse Ride: 120 Kilometres',
      'Five loops, four vet gates and one rule: the horse decides.',
    ],
    'pearl-dhow-race': [
      'The Pearl Dhow Race',
      'Sixty-foot wooden sailing boats follow the old pearl route home, with the wind from the north-west.',
    ],
    'football-matla-wahat': [
      'Football: Al Matla vs. Al Wahat',
      'Two promoted sides with nothing to fear and a packed stand behind each goal.',
    ],
    'arabian-show': [
      'Arabian Horse Show',
      'Mares, colts and foals judged on head, neck, movement and that which cannot be written down.',
    ],
    'karting-night': [
      'Karting Night at Marsa',
      'Drivers under eighteen on the short circuit by the sea. Two of them already have contracts.',
    ],
    'camel-cup-final': [
      'Wadi Camel Cup: The Final',
      'Ten kilometres, one golden sword. Last year a length and a half decided it.',
    ],
    'football-derby-of-the-coast': [
      'Football: Derby of the Coast',
      'Al Sahil and Al Mina share a stadium, a bakery and nothing else.',
    ],
    'falcon-prize-final': [
      'Falcon Prize: The Final',
      'The twelve fastest falcons of the year, one flight each, and a field so quiet you hear the bells.',
    ],
    'boxing-title-night': [
      'Boxing: Title Night',
      'Idris Al Jarrah defends at super-middleweight against the unbeaten Otabek Normatov.',
    ],
    'lulua-gold-cup': [
      'Lulua Gold Cup',
      'The richest horse race of the season over a mile and a half, with two past winners in the field.',
    ],
    'womens-cup-semi-final': [
      'Women’s Cup Football: Semifinal',
      'Coach Hessa’s young side meets the champions, who have not conceded at home this year.',
    ],
    'dune-rally-stage': [
      'Dune Rally: The Longest Stage',
      'Three hundred kilometres without a road. The roadbook is a list of dunes with names.',
    ],
    'show-jumping-grand-prix': [
      'Show Jumping Grand Prix',
      'Fourteen fences on the racecourse lawn at dusk, and a jump-off against the clock.',
    ],
    'football-cup-quarter-final': [
      'Football: Cup Quarter-final',
      'A second-division side with a postman in goal comes to the capital.',
    ],
    'rowing-regatta': [
      'Marsa Rowing Regatta',
      'Traditional boats, thirty oars each, and songs that set the stroke.',
    ],
    'robot-jockey': [
      'The Robot on the Camel',
      'How a racing camel got a rider that weighs three kilos and takes orders by radio.',
    ],
    'falcon-hospital': [
      'The Falcon Hospital',
      'Feather by feather, the surgeons who put birds back in the sky.',
    ],
    'goals-of-the-season': [
      'Goals of the Season',
      'Thirty goals, five of them from beyond the halfway line, one by mistake.',
    ],
    'last-pearl-diver': [
      'The Last Pearl Diver',
      'He is eighty-one, remembers every reef, and still holds his breath for three minutes.',
    ],
    'foal-named-barq': [
      'A Foal Named Barq',
      'From first steps to first gallop: one year in a stable at the edge of the dunes.',
    ],
    'anatomy-of-a-free-kick': [
      'Anatomy of a Free Kick',
      'Six steps, one breath and a ball that changes its mind.',
    ],
    'desert-navigator': [
      'The Desert Navigator',
      'She reads the sand for a rally crew and has never been lost for more than an hour.',
    ],
    'coach-hessa': [
      'Coach Hessa',
      'From a schoolyard team to the semi-final of the cup in six years.',
    ],
    'photo-finish': ['Photo Finish', 'The closest finishes at Lulua, measured in nostrils.'],
    'drums-of-the-curva': [
      'Drums Behind the Goal',
      'A night among the singers who never see the match because they are leading the choir.',
    ],
    'hood-and-glove': [
      'Hood and Glove',
      'A craftsman in the souk makes what a falcon wears, as his great-grandfather did.',
    ],
    'southpaw-of-the-souk': [
      'The Southpaw of the Souk',
      'By day he sells spices. By night he is eleven and nil.',
    ],
    'night-race-from-above': [
      'The Night Race from Above',
      'Two minutes of thunder, seen as a falcon would see it.',
    ],
    'saddle-and-silk': [
      'Saddle and Silk',
      'Who chooses the colours of a stable, and what they say.',
    ],
    'sons-of-the-wind': [
      'Sons of the Wind',
      'Three camel-racing families, one season and a single golden sword.',
    ],
    'the-falconers': [
      'The Falconers',
      'Training a falcon takes forty days. It teaches the falconer for the rest of his life.',
    ],
    'boots-and-sand': [
      'Boots and Sand',
      'A football club founded beside a well plays its first years among the professionals.',
    ],
    'house-of-horses': [
      'House of Horses',
      'Drama. Two sisters inherit a stable, a debt and the fastest filly in the country.',
    ],
    'tea-at-half-time': [
      'Tea at Half-time',
      'Former players, strong opinions and stronger tea, after every round of the league.',
    ],
    'the-long-trail': [
      'The Long Trail',
      'Five riders follow a caravan route on horseback, well to well, for forty days.',
    ],
    'desert-mornings': ['Desert Mornings', 'What happens before the heat comes.'],
    'stadium-nights': ['Stadium Nights', 'Goals, drums and the walk home.'],
    'noble-horses': ['Noble Horses', 'Born to run, and to be looked at.'],
    'people-of-the-sea': ['People of the Sea', 'Stories with salt in them.'],
  },
  taglines: {
    'gulf-derby-night': 'Two minutes that a stable waits a year for.',
    'camel-cup-final': 'Ten kilometres to the golden sword.',
    'the-falconers': 'Trust takes forty days.',
    'football-derby-of-the-coast': 'One city, two colours.',
    'boxing-title-night': 'Twelve rounds under the old city’s lamps.',
  },
  collections: {
    'our-heritage': 'Our heritage',
    'football-nights': 'Football nights',
    'the-horse': 'The horse',
  },
};
