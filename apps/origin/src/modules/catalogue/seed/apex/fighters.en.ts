import type { CatalogueTexts } from '../catalogue-seed';

export const fighters: NonNullable<CatalogueTexts['fighters']> = {
  'magnus-tordahl': [
    'Magnus Tordahl',
    'The Quarry',
    'A stonemason’s son who hits like the day job. Champion for four years.',
  ],
  'isaia-fonomau': [
    'Isaia Fonomau',
    'High Tide',
    'Never knocked down, in the cage or on the rugby pitch before it.',
  ],
  'bram-oosterveld': [
    'Bram Oosterveld',
    'The Lighthouse',
    'The tallest man on the roster and the hardest to get near.',
  ],
  'kwabena-asare-poku': [
    'Kwabena Asare-Poku',
    'The Professor',
    'Forty fights of teaching younger men what they had missed.',
  ],
  'rafael-quintela': [
    'Rafael Quintela',
    'Lightning',
    'Switches stance in the middle of a combination. Middleweight champion.',
  ],
  'elias-wren': [
    'Elias Wren',
    'Evensong',
    'Sixteen wins, one loss, trained in a chapel his grandmother still cleans.',
  ],
  'baek-joon-seo': [
    'Baek Joon-seo',
    'The Metronome',
    'Five rounds at one pace, and the pace is yours only for the first.',
  ],
  'dmitar-stojkovski': ['Dmitar Stojkovski', 'Slow Burn', 'Loses first rounds and wins fights.'],
  'mateus-valadao': [
    'Mateus Valadão',
    'The Tailor',
    'Eleven submissions, each of them made to measure. Welterweight champion.',
  ],
  'nikoloz-gelashvili': [
    'Nikoloz Gelashvili',
    'The Avalanche',
    'A wrestler from the high valleys with seven ways to put a man on his back.',
  ],
  'amadou-sissoko-ba': [
    'Amadou Sissoko-Ba',
    'Long Road',
    'The longest reach in the class and the patience to use it.',
  ],
  'cillian-rourke-daly': ['Cillian Rourke-Daly', 'The Postman', 'Always delivers, seldom on time.'],
  'ivan-carcamo': [
    'Iván Cárcamo',
    'The Condor',
    'Born at three thousand metres and never tired below them. Lightweight champion.',
  ],
  'deshawn-pruett': [
    'Deshawn Pruett',
    'Overtime',
    'Won four fights in the last ten seconds. Says it is a plan.',
  ],
  'yuto-hanamori': ['Yuto Hanamori', 'The Mirror', 'Counter-puncher. Throws nothing until you do.'],
  'reuben-achterberg': [
    'Reuben Achterberg',
    'Karoo',
    'A farmer’s grip and a short temper for long rounds.',
  ],
  'luis-barragan': ['Luis Barragán', 'Little Thunder', 'The busiest hands at bantamweight.'],
  'kaito-minase': [
    'Kaito Minase',
    'Left Unsaid',
    'One punch, eight hundred times a day. Bantamweight champion.',
  ],
  'zaur-temirbek': [
    'Zaur Temirbek',
    'The Steppe',
    'Walks forward. That is the whole plan, and it works.',
  ],
  'theo-lascelles': [
    'Theo Lascelles',
    'Northern Lights',
    'Kicks from angles that nobody else has names for.',
  ],
  'ines-altamira': [
    'Inés Altamira',
    'The Geometer',
    'Nine wins by triangle. Women’s flyweight champion.',
  ],
  'larissa-tavares-pinho': [
    'Larissa Tavares Pinho',
    'Sea Wall',
    'Nobody has taken her down in three years.',
  ],
  'priya-naidoo-cole': [
    'Priya Naidoo-Cole',
    'Night Shift',
    'A paramedic who fights on her weeks off.',
  ],
  'saoirse-keane': ['Saoirse Keane', 'The Spark', 'Ten wins, nine of them before the second bell.'],
};
