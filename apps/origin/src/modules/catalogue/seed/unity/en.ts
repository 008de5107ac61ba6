import type { CatalogueTexts } from '../catalogue-seed';
import { descriptions } from './descriptions.en';
import { episodes } from './episodes.en';

export const en: CatalogueTexts = {
  descriptions,
  episodes,
  leagues: {
    athletics: 'Athletics',
    swimming: 'Swimming and diving',
    football: 'Football',
    climbing: 'Climbing',
    gymnastics: 'Gymnastics',
    basketball: 'Basketball 3x3',
    cycling: 'Cycling',
    wrestling: 'Wrestling',
    skateboarding: 'Skateboarding',
    handball: 'Handball',
    'table-tennis': 'Table tennis',
    volleyball: 'Volleyball',
    fencing: 'Fencing',
    judo: 'Judo',
    rowing: 'Rowing',
    ceremonies: 'Ceremonies',
  },
  venues: {
    'sol-stadium': 'Sol Stadium',
    'blue-hall': 'The Blue Hall',
    'delta-stadium': 'Delta Stadium',
    'wall-street': 'The Wall, East Docks',
    'paper-dome': 'The Paper Dome',
    'harbour-court': 'Harbour Court',
    'two-hills': 'Two Hills Circuit',
    'old-market': 'Old Market Hall',
    'palm-beach': 'Palm Bay',
    'mirror-lake': 'Mirror Lake',
  },
  titles: {
    'football-final-tactical': [
      'Football, The Final: Tactical Camera',
      'All twenty-two players in one picture from the first whistle to the last.',
    ],
    'football-final-benches': [
      'Football, The Final: The Benches',
      'Two coaches, two benches and every word that the microphones catch.',
    ],
    'sprint-100-women': [
      'Women’s 100\u00a0m: Semifinals and Final',
      'Twenty-four sprinters, three races, and a world record that was set on this very track in spring.',
    ],
    'swimming-heats': [
      'Swimming: Morning Heats',
      'Eleven events and every lane full, from the favourites to the swimmer who learnt in a hotel pool.',
    ],
    'football-group-c': [
      'Football: Group C, Final Round',
      'Four teams on four points, two matches at the same time, and a calculator on every bench.',
    ],
    'climbing-boulder': [
      'Climbing: Boulder Final',
      'Four problems that nobody has seen before, four minutes each, and a crowd that climbs along.',
    ],
    'gymnastics-team': [
      'Gymnastics: Team Final',
      'Eight nations on six apparatus, three scores count and not one may be dropped.',
    ],
    'basketball-three': [
      'Basketball 3x3: Quarter-finals',
      'Ten minutes, twenty-one points, one hoop by the water.',
    ],
    'cycling-road-race': [
      'Cycling: Women’s Road Race',
      'One hundred and forty kilometres, the two hills six times over, and no radios.',
    ],
    'wrestling-day': [
      'Wrestling: Day of Finals',
      'Five weight classes. In three of them, a champion who has not lost since the last Games.',
    ],
    'skate-street': [
      'Skateboarding: Street Final',
      'Two runs, five tricks and finalists whose ages add up to one coach.',
    ],
    'handball-quarter-finals': [
      'Handball: Quarter-finals',
      'Four matches in one hall and not one of them decided before the last minute, if history is a guide.',
    ],
    'table-tennis-doubles': [
      'Table Tennis: Mixed Doubles',
      'Rallies too fast to follow, helpfully repeated so that you can.',
    ],
    'beach-volleyball': [
      'Beach Volleyball: Round of Sixteen',
      'Two players a side, sand at forty degrees and a drummer who never stops.',
    ],
    'fencing-epee': [
      'Fencing: Men’s Épée',
      'No right of way and no second chance: whoever touches first is right.',
    ],
    'diving-platform': [
      'Diving: Ten-metre Platform',
      'Three seconds of flight at fifty kilometres an hour, and points off for a splash.',
    ],
    'football-final': [
      'Football: The Final',
      'A country of eleven million meets one of three hundred thousand. Everybody has picked a side.',
    ],
    marathon: [
      'The Marathon',
      'Forty-two kilometres from the harbour to the stadium, with the last one uphill.',
    ],
    'relay-finals': [
      'Athletics: Relay Finals',
      'Four finals, sixty-four batons and the best night of the Games.',
    ],
    'opening-ceremony': [
      'The Opening Ceremony',
      'Two hundred nations walk in, the smallest team first. It has two members.',
    ],
    'gymnastics-apparatus': [
      'Gymnastics: Apparatus Finals',
      'One routine, one apparatus, one chance: bars, beam and floor.',
    ],
    'para-swimming-finals': [
      'Para Swimming: Finals',
      'Fourteen finals in one session, and three world records expected to go.',
    ],
    'judo-finals': [
      'Judo: Finals',
      'Two weight classes and the golden score. Patience, then an instant.',
    ],
    'rowing-eights': [
      'Rowing: The Eights',
      'Two thousand metres of mirror, broken by seventy-two oars.',
    ],
    'nine-point-nine': ['9.9', 'She crosses the line, looks at the clock and sits down.'],
    'the-hug': ['The Hug', 'Rivals for ten years. Watch what they do before looking at the board.'],
    'goal-from-the-corner': [
      'Straight from the Corner',
      'Nobody touched it. Not even the goalkeeper.',
    ],
    'last-in-the-marathon': [
      'Last in the Marathon',
      'The stadium had closed. They switched the lights back on for him.',
    ],
    'perfect-ten': ['The Ten', 'Ninety seconds on the beam without a single wobble.'],
    'village-breakfast': [
      'Breakfast for Eleven Thousand',
      'Porridge, pho, plantain: the kitchen that feeds the Games.',
    ],
    'goalkeeper-scores': [
      'The Goalkeeper Scores',
      'Ninety metres, one bounce, one very surprised man.',
    ],
    'photo-finish-lane-four': [
      'Photo Finish, Lane Four',
      'Three shoulders, one thousandth, one gold.',
    ],
    'borrowed-shoes': [
      'Borrowed Shoes',
      'Her spikes were lost at the airport. The pair she ran in belonged to a rival.',
    ],
    'anthem-gone-wrong': [
      'The Wrong Anthem',
      'They played the wrong one. So the whole stadium sang the right one.',
    ],
    'climb-in-six-seconds': ['Fifteen Metres in Five Seconds', 'Do not blink. Really.'],
    'grandmother-in-the-stand': [
      'Grandmother in Row Nine',
      'The camera found her. It could not let go.',
    ],
    'slow-motion-dive': [
      'Three Seconds, Slowed Down',
      'A dive from ten metres at a thousand frames a second.',
    ],
    'twins-on-the-podium': [
      'Twins on the Podium',
      'Silver and bronze. They have already agreed to swap on Sundays.',
    ],
    'skate-run-of-the-day': ['Run of the Day', 'She is thirteen. She has just invented a trick.'],
    'two-golds-one-bar': [
      'Two Golds, One Bar',
      'They could have jumped off for it. They asked whether they might share.',
    ],
    'first-of-their-flag': [
      'First of Their Flag',
      'Athletes who are the first their country has ever sent, and the suitcase they came with.',
    ],
    'the-village': [
      'The Village',
      'Seventeen days inside the athletes’ village, from the first key to the last goodbye.',
    ],
    'fourth-place': ['Fourth Place', 'The best story is often just off the podium.'],
    'rua-de-cima': [
      'Upper Street',
      'One hillside neighbourhood, three sprinters and a track painted on the road.',
    ],
    'before-sunrise': ['Before Sunrise', 'Training with those who have jobs to be at by eight.'],
    'unity-daily': [
      'Unity Daily',
      'Every final, every tear and every strange moment of the day in twenty-five minutes.',
    ],
    'athletics-mix': ['Athletics', 'Faster, higher, and by a thousandth.'],
    'football-mix': ['Football', 'Goals, mostly impossible ones.'],
    'water-and-air-mix': ['Water and Air', 'Diving, flying, climbing, landing.'],
    'happy-tears': ['Happy Tears', 'Have something ready.'],
  },
  taglines: {
    'sprint-100-women': 'Ten seconds. Twenty-four dreams.',
    'football-final': 'Eleven million against three hundred thousand.',
    'opening-ceremony': 'The smallest team walks first.',
    'first-of-their-flag': 'Somebody has to be the first.',
    'climbing-boulder': 'Four walls nobody has ever touched.',
  },
  collections: {
    'todays-medals': 'Medals today',
    'made-for-your-phone': 'Made for your phone',
    'stories-of-nations': 'Stories of nations',
  },
};
