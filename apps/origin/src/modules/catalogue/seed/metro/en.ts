import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.en';
import { episodes } from './episodes.en';

export const en: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    'metro-one': 'Metro One',
    'metro-news': 'Metro News',
    'metro-sport': 'Metro Sport',
    'metro-kitchen': 'Metro Kitchen',
    'metro-wild': 'Metro Wild',
    'metro-late': 'Metro Late',
    'metro-junior': 'Metro Junior',
  },
  venues: {
    'studio-one': 'Studio 1, Tower Street',
    'studio-two': 'Studio 2, Tower Street',
    'studio-four': 'Studio 4, Tower Street',
    'corner-kitchen': 'The Corner Kitchen',
    'northgate-park': 'Northgate Park',
    'reef-station': 'Reef Station, Isla Coral',
    'coast-road': 'The Coast Road',
    'cellar-club': 'The Cellar Club',
    'old-mill': 'The Old Mill, Ashbrook',
    'tram-depot': 'The Tram Depot',
    'guild-hall': 'Guild Hall',
    'river-crossing': 'River Crossing Camp',
    'lantern-square': 'Lantern Square',
    'quay-stage': 'Quay Stage',
    'riverside-courts': 'Riverside Courts',
  },
  titles: {
    'cup-final-tactical': [
      'The Metro Cup Final: Tactical View',
      'Both teams in one picture for ninety minutes, from the roof of the stand.',
    ],
    'cup-final-end-of-line': [
      'The Metro Cup Final: From the Away End',
      'The match among those who came by the last stop of the line.',
    ],
    'morning-desk': [
      'Morning Desk',
      'The news, the weather, the trains that are late and the reason why. With coffee.',
    ],
    'saturday-kitchen-table': [
      'The Kitchen Table',
      'Three cooks, one market basket and whoever happens to be in the building.',
    ],
    'football-northgate-harbour': [
      'Football: Northgate vs. Harbour Town',
      'Third against fourth, two stops apart on the blue line, and one of them has a new manager.',
    ],
    'reef-watch-live': [
      'Reef Watch Live',
      'Four cameras under water and a marine biologist who cannot keep quiet when the rays come by.',
    ],
    'parliament-today': [
      'Parliament Today',
      'What was said, what was meant and what was voted, from the chamber and the corridor.',
    ],
    'quiz-hour': ['Quiz Hour', 'Two streets, forty questions and a trophy nobody has room for.'],
    'cycling-coast-tour': [
      'Cycling: Tour of the Coast',
      'Two hundred kilometres with the sea on the left and a headwind on the nose.',
    ],
    'jornal-da-noite': [
      'Evening News in Portuguese',
      'The day in Lisbon, Luanda, São Paulo and round the corner.',
    ],
    'after-dark-session': [
      'After Dark: The Cellar Session',
      'Four bands, low ceiling, no second takes. Live music until the last tram.',
    ],
    'bake-room-live': [
      'Bake Room Live',
      'Six amateur bakers, one oven fewer than they need, and two hours of trouble.',
    ],
    'owl-nest-live': [
      'Owl Nest Live',
      'Three owlets in a mill wall, one of them always late for dinner.',
    ],
    'story-time': [
      'Story Time',
      'Somebody well known, a big chair and a small book. For anyone under seven or near it.',
    ],
    'basketball-city-league': [
      'Basketball: Trams vs. Foundry',
      'The city league in the old tram depot, where the crowd sits on the platforms.',
    ],
    'orchestra-lunch': [
      'Lunch with the Orchestra',
      'An open rehearsal at noon: one symphony, many stops and a conductor who explains why.',
    ],
    'football-cup-final': [
      'Football: The Metro Cup Final',
      'A giant with nineteen cups meets a club from the end of the line that has none.',
    ],
    'election-night': [
      'Election Night',
      'Every count, every map and no guessing before there is something to guess with.',
    ],
    'city-marathon': [
      'City Marathon',
      'Forty-two kilometres, eleven bridges, thirty thousand runners and one very tired brass band.',
    ],
    'song-contest-final': [
      'Song Contest: The Final',
      'Twelve songs, one key change too many, and you decide.',
    ],
    'great-migration-live': [
      'The Great Migration Live',
      'A million animals reach the river. Nobody knows who goes first.',
    ],
    'street-food-festival': [
      'Street Food Festival',
      'Eighty stalls in one square, and a reporter with no self-control.',
    ],
    'jazz-on-the-quay': [
      'Jazz on the Quay',
      'An evening of trios and big bands with the ferries for percussion.',
    ],
    'tennis-riverside-open': [
      'Tennis: Riverside Open',
      'Quarter-finals on the grass by the river, with strawberries and possible rain.',
    ],
    'why-the-trams-are-yellow': [
      'Why the Trams Are Yellow',
      'It was meant to be for a fortnight. That was in 1931.',
    ],
    'one-pan-five-ways': ['One Pan, Five Ways', 'A week of suppers that leave one thing to wash.'],
    'fox-on-platform-two': [
      'The Fox on Platform Two',
      'Every night at 1:14. She has never missed a train.',
    ],
    'ten-songs-one-take': [
      'Ten Songs, One Take',
      'A whole album in a single shot, dropped drumstick and all.',
    ],
    'goal-of-the-month': ['Goal of the Month', 'Eight goals. Number three should not be possible.'],
    'the-lighthouse-reader': [
      'The Lighthouse Reader',
      'For forty years she has read novels over the ships’ radio, one chapter a night.',
    ],
    'how-rain-is-forecast': [
      'How Rain Is Forecast',
      'From a balloon at dawn to the little cloud on your phone.',
    ],
    'pastel-de-nata': [
      'The Perfect Custard Tart',
      'Three bakeries, three secrets and one very hot oven.',
    ],
    'night-bus': [
      'Night Bus',
      'From the last curtain to the first bread: one driver, one route, everyone you never meet.',
    ],
    'octopus-thinks': [
      'What the Octopus Thinks',
      'Nine brains, three hearts and an opinion about the lid.',
    ],
    'interview-mayor': [
      'The Mayor, for Twenty Minutes',
      'No notes, no aides and one question she did not see coming.',
    ],
    'stop-motion-cat': [
      'Felt Cat Goes Shopping',
      'Four minutes of animation that took eleven months, and a cat made of wool.',
    ],
    'samba-school': [
      'Samba School',
      'Six weeks before carnival, and the drums have only just been paid for.',
    ],
    'second-hand-cities': [
      'Second-hand Cities',
      'What happens to towns that were built for something else.',
    ],
    'signal-house': [
      'Signal House',
      'Drama. A railway controller hears a train on a line that closed twenty years ago.',
    ],
    tidewater: [
      'Tidewater',
      'Crime. In a town that the sea is taking back, somebody is settling accounts before it does.',
    ],
    'salt-and-smoke': [
      'Salt and Smoke',
      'A chef travels along one coast and cooks only what the village is willing to share.',
    ],
    'vila-esperanca': [
      'Vila Esperança',
      'The daily serial: three families, one bakery and a will with two signatures.',
    ],
    'small-hours': [
      'Small Hours',
      'Comedy. The night shift of a radio station that three people listen to, and one of them is the boss.',
    ],
    'hidden-rivers': [
      'Hidden Rivers',
      'Beneath the streets the old water still runs. A walk with torches.',
    ],
    'the-understudy': [
      'The Understudy',
      'Comedy. She has learnt every part in the building and has never been on stage.',
    ],
    'ten-minutes-left': ['Ten Minutes Left', 'For when the potatoes are nearly done.'],
    'rainy-sunday': ['Rainy Sunday', 'Slow, warm and in no hurry.'],
    hungry: ['Hungry', 'Do not start before dinner.'],
    'out-of-the-city': ['Out of the City', 'Air, salt and distance.'],
  },
  taglines: {
    'signal-house': 'The line is closed. The train is not.',
    'football-cup-final': 'Nineteen cups against none.',
    tidewater: 'High water brings everything back.',
    'great-migration-live': 'A million animals, one river.',
    'song-contest-final': 'Twelve songs and your vote.',
  },
  collections: {
    'tonight-on-metro': 'Tonight on Metro',
    'family-sofa': 'All on one sofa',
    'metro-originals': 'Made by Metro',
  },
};
