import type { NewsTexts } from '../news-seed';

export const en: NewsTexts = {
  feeds: { notes: 'Notes', programme: 'Programme' },
  items: {
    'silent-film-found': {
      heading: 'A reel from 1924, and nobody who remembers it',
      lead: 'The missing third act turned up in a biscuit tin. It will be shown once, with a pianist who has not been told how it ends.',
      captions: ['The tin says shortbread.'],
      body: '<p>The archive had two reels and a letter that said there were three. The third was in Orrin all along, under a sink, wrapped in a newspaper of the same week.</p><p>It has been cleaned and copied. Where the picture is gone, we leave it dark, and the piano goes on.</p>',
    },
    'ridge-path-open': {
      heading: 'The Ridge Path is open again',
      lead: 'Two gates, one new bridge, sixteen kilometres. The Long Walk keeps its date and its pace.',
      captions: ['Stay left of the wall.'],
      body: '<p>The slip below the second cairn has been fenced, and the path goes round it through the heather. It adds eleven minutes, or twenty if you know plants.</p>',
    },
    'observatory-clouds': {
      heading: 'What we show when the sky does not',
      lead: 'One night in three is cloudy. From now on the dome stays open, and we listen instead.',
      captions: ['The dome turns either way.'],
      body: '<p>The receiver beside the telescope has been collecting the sound of meteors for nine years, and nobody had asked to hear it. It is a short, falling whistle. There are more of them than you would think.</p><p><em>Changed: the first version gave the wrong time for the start. The dome opens at dusk.</em></p>',
    },
    'repair-day-count': {
      heading: 'Repair Day, counted',
      lead: 'How many radios, chairs and coats went home working, and the one thing that could not be mended.',
      captions: ['The queue at ten past nine.'],
      body: '<p>Sixty-one radios, nineteen chairs, forty coats and an accordion. The clock from the railway hotel could not be mended. Its owner was relieved: it had been right twice a day for thirty years, and she had got used to it.</p>',
    },
    'novel-readers': {
      heading: 'Sixty readers wanted, no experience',
      lead: 'A short novel, read aloud in one night. Each reader has four pages and a glass of water.',
      captions: ['The lamp stays where it is.'],
      body: '<p>We draw names on Sunday. You will not know which pages are yours until the reader before you sits down. Last year’s best reader was a bus driver, who stopped after every full stop.</p>',
    },
    'orrin-roof': {
      heading: 'The last cinema in Orrin has a roof',
      lead: 'Four hundred people bought one slate each. The names are on the underside.',
      captions: ['One screen, one projectionist, no more buckets.'],
      body: '<p>The buckets have been kept. They stand in the foyer, each with the title of the film that it spoiled. The projectionist would like one back, for the plants.</p>',
    },
    'bell-cast': {
      heading: 'Two tonnes, poured in four minutes',
      lead: 'The bell for St. Hallow’s is in the ground, and will be for a week. Nobody may ask how it sounds.',
      captions: ['The pit is warm for days.'],
      body: '<p>A bell is tuned by taking away. So it is cast a little too thick, a little too high, and then listened to, and then turned, and listened to again. The founder has done this ninety times. He has kept the shavings of each.</p>',
    },
    'seed-envelopes': {
      heading: 'What people write on seed envelopes',
      lead: '“Grandfather’s. Needs shouting at.” A small selection before this year’s swap.',
      captions: ['Old beans, odd tomatoes.'],
      body: '<p>“Not before the swallows.” “Good with ham.” “Found in a coat.” Bring yours dry, in paper, with the year if you know it and a lie if you do not.</p>',
    },
    'quartet-six': {
      heading: 'Six quartets by six composers under thirty',
      lead: 'They have not met. They will sit in the first row while the others’ pieces are played.',
      captions: ['Back to back, with soup.'],
      body: '<p>Each was given the same four players and the same eleven minutes. One has used nine. One has asked whether the bell next door can be warned.</p>',
    },
    'map-mistakes': {
      heading: 'The mistake in every good map',
      lead: 'Four map makers on the error they are proudest of, and the village that was built because of one.',
      captions: ['It has a pub now.'],
      body: '<p>The name was put there to catch copyists. Then a couple bought the field, found it on the map and thought it only right to build something. The map maker is godfather to their son.</p>',
    },
    'ferry-letters-answered': {
      heading: 'One of the ferry letters has been answered',
      lead: 'Forty years late, a reader knew the handwriting. The reply fits on a postcard.',
      captions: ['The lifeboat is in the museum.'],
      body: '<p>She was eleven when the letter was not posted. She is a harbour pilot now, and passes the place twice a week. Her postcard says that the weather is fine, and that she forgives him the bicycle.</p>',
    },
    'slow-train-window': {
      heading: 'Six hundred kilometres, and one wave',
      lead: 'A viewer counted everyone who waved at the camera on Slow Train North. There was one.',
      captions: ['Kilometre 388.'],
      body: '<p>It is a man with a wheelbarrow, and he waves for eleven seconds. We have found him. He thought that somebody ought to.</p>',
    },
  },
};
