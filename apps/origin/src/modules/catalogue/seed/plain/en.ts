import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.en';
import { episodes } from './episodes.en';

export const en: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    'evening-talks': 'Evening Talks',
    workshop: 'The Workshop',
    concerts: 'Small Concerts',
    readings: 'Readings',
    'film-club': 'Film Club',
  },
  venues: {
    'reading-room': 'The Reading Room',
    'print-shop': 'The Print Shop, Orrin',
    chapel: 'St. Hallow’s Chapel',
    observatory: 'Low Ridge Observatory',
    'small-cinema': 'The Small Cinema',
    glasshouse: 'The Glasshouse',
    'ridge-path': 'The Ridge Path',
  },
  titles: {
    'observatory-night-eyepiece': [
      'The Observatory: Eyepiece Only',
      'The picture of the telescope and nothing else, not even a voice.',
    ],
    'observatory-night-dome': [
      'The Observatory: Inside the Dome',
      'The room, the motor and the people who wait in the dark.',
    ],
    'talk-on-bridges': [
      'A Talk on Bridges',
      'An engineer on the five that fell down, and what each of them taught the next.',
    ],
    'open-studio': [
      'Open Studio: Letterpress',
      'A printer sets one page from the first letter to the last. Ask anything while the ink dries.',
    ],
    'chamber-concert': [
      'Chamber Concert',
      'Clarinet, viola and piano in a chapel with sixty seats.',
    ],
    'poets-relay': [
      'The Poets’ Relay',
      'Twelve poets, each beginning with the last line of the one before.',
    ],
    'observatory-night': [
      'A Night at the Observatory',
      'What the telescope sees, as it sees it, with an astronomer who knows when to be quiet.',
    ],
    'film-club': [
      'Film Club: Discussion',
      'This week’s film with its editor, and the scene that was nearly cut.',
    ],
    'ask-a-gardener': ['Ask a Gardener', 'Leaves, roots and pests, answered among the pots.'],
    'long-walk-live': [
      'The Long Walk',
      'Sixteen kilometres along the ridge, at walking pace, with two naturalists and no hurry.',
    ],
    'translators-table': [
      'The Translators’ Table',
      'Three translators, one paragraph and an afternoon’s disagreement.',
    ],
    'organ-at-dusk': [
      'Organ at Dusk',
      'The chapel organ, an hour before and an hour after the light goes.',
    ],
    'winter-lecture': [
      'The Winter Lecture: On Ice',
      'A glaciologist on what a core of ice remembers.',
    ],
    'silent-film-with-piano': [
      'Silent Film with Piano',
      'A restored comedy of 1924, with a pianist who has never seen it before.',
    ],
    'eclipse-broadcast': [
      'Eclipse',
      'Four cameras along the path of the shadow, from first bite to last.',
    ],
    'novel-in-one-night': [
      'A Novel in One Night',
      'Sixty readers and one short novel, aloud, until it is finished.',
    ],
    'repair-day': [
      'Repair Day',
      'Bring the radio, the chair or the coat. Someone here can mend it.',
    ],
    'string-quartet-marathon': [
      'The Quartet Marathon',
      'Six string quartets by six young composers, back to back.',
    ],
    'director-in-conversation': [
      'In Conversation: Marta Lindqvist-Rao',
      'The director of The Weather Station on patience, wind and working with one actor.',
    ],
    'seed-swap': [
      'The Seed Swap',
      'Old beans, odd tomatoes and the stories that come in the envelopes.',
    ],
    'cartographers-evening': [
      'The Cartographers’ Evening',
      'Four map makers show the one they are proudest of and the mistake in it.',
    ],
    'choir-at-midnight': ['Choir at Midnight', 'Thirty voices on a hill. Bring a blanket.'],
    'the-weather-station': [
      'The Weather Station',
      'Film. A meteorologist alone on an island begins to receive another station’s readings.',
    ],
    'paper-boats': [
      'Paper Boats',
      'Film. Two brothers in a river town build something their father would have forbidden.',
    ],
    'a-town-without-clocks': [
      'A Town Without Clocks',
      'Documentary. What changed when a mining town agreed to stop ringing the bell.',
    ],
    'letters-from-the-ferry': [
      'Letters from the Ferry',
      'Film. Forty years of unposted letters, found in a lifeboat.',
    ],
    'how-glass-is-blown': ['How Glass Is Blown', 'One breath at a time, without a word.'],
    'essay-on-fences': [
      'An Essay on Fences',
      'What they keep in, what they keep out, and who mends them.',
    ],
    'the-second-kitchen': [
      'The Second Kitchen',
      'Film. A restaurant closes for good, and its cooks decide to serve one more night.',
    ],
    'bees-in-november': ['Bees in November', 'A beekeeper puts her hives to bed.'],
    'last-cinema-in-orrin': [
      'The Last Cinema in Orrin',
      'Documentary. One screen, one projectionist, one leaking roof.',
    ],
    'essay-on-maps': [
      'An Essay on Maps',
      'Every map leaves something out. Usually the person who drew it.',
    ],
    'two-chairs': ['Two Chairs', 'A conversation between a judge and a man she once sentenced.'],
    'slow-train-north': [
      'Slow Train North',
      'A window, a day and six hundred kilometres. Nothing happens, beautifully.',
    ],
    'the-bell-founder': ['The Bell Founder', 'Two tonnes of bronze and one chance to pour it.'],
    'essay-on-silence': ['An Essay on Silence', 'A sound engineer looks for a place with none.'],
    'one-object': [
      'One Object',
      'A spoon, a ticket, a brick: each episode follows a single thing back to where it began.',
    ],
    'the-long-table': [
      'The Long Table',
      'Six strangers, one question and a meal that takes three hours.',
    ],
    'made-by-hand': [
      'Made by Hand',
      'Boats, baskets, violins. People who still do the whole of it themselves.',
    ],
    borders: ['Borders', 'Walking the lines between five pairs of countries, on both sides.'],
    'field-recordings': ['Field Recordings', 'Close your eyes: twelve places by their sound.'],
    unfinished: [
      'Unfinished',
      'Symphonies, cathedrals and a motorway that stops in a field, and why.',
    ],
    'under-twenty-minutes': ['Under Twenty Minutes', 'Short, and not in a hurry.'],
    'for-a-whole-evening': ['For a Whole Evening', 'Put the kettle on first.'],
    'three-essays': ['Three Essays', 'Fences, maps and silence.'],
    'people-at-work': ['People at Work', 'Watching someone who knows what they are doing.'],
  },
  taglines: {
    'the-weather-station': 'Wind from the north-west. Someone else is listening.',
    'observatory-night': 'Tonight, if the sky allows.',
    'made-by-hand': 'From the first cut to the last polish.',
    'silent-film-with-piano': 'Nobody has seen it since 1924. Neither has the pianist.',
    'slow-train-north': 'Six hundred kilometres of window.',
  },
  collections: {
    'feature-films': 'Feature films',
    'from-the-reading-room': 'From the reading room',
  },
};
