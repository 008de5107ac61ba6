import type { NewsTexts } from '../news-seed';

export const en: NewsTexts = {
  feeds: { coming: 'Coming up', behind: 'Behind the screen', sport: 'Metro Sport' },
  items: {
    'signal-house-returns': {
      heading: 'The line is closed. Signal House is not.',
      lead: 'A second season is being filmed, in winter this time, on a railway that had to be borrowed back from the birds.',
      captions: ['The signal box, as the night shift sees it.', 'First reading, Studio 4.'],
      body: '<p>Nobody had planned to go on. Then eleven thousand viewers wrote in to say which train they thought it was, and four of them were right.</p><blockquote><p>“We have changed that, of course,” says the writer.</p></blockquote><h2>What we may tell</h2><ul><li>Six parts, as before</li><li>The telephone rings in the first one</li><li>Nobody from the first season is quite gone</li></ul>',
    },
    'owlets-named': {
      heading: 'The third owlet has a name, and it is not Steve',
      lead: 'Thirty thousand votes, one appeal and a school in Ashbrook that would not give in.',
      captions: ['Late for dinner, as usual.'],
      body: '<p>The one that is always late is called Minutes. “Steve” came second for the third year running. The owlets have taken no notice; there was a vole.</p>',
    },
    'cup-final-line': {
      heading: 'Extra trains to the end of the line',
      lead: 'For the Metro Cup final the blue line runs all night, in both directions and in both colours.',
      captions: ['Nineteen cups against none.'],
      body: '<p>The club at the last stop has never been in a final, and its station has never had a queue. Both change on the day. Supporters of the giant travel from platform three.</p><p><em>Corrected: the last train leaves at ten to two, not at ten past.</em></p>',
    },
    'song-contest-report': {
      heading: 'One key change too many: the song contest, told',
      lead: 'Twelve songs, a broken microphone and a vote that went to the last line. With the winner.',
      captions: ['Twelve songs and a lot of confetti.'],
      body: '<p>The microphone failed in the seventh song, and the audience sang it instead. That was the moment, everyone says. “Harbour Lights”, by a choir of tram drivers, won by four points.</p>',
    },
    'election-map': {
      heading: 'No guessing before there is something to guess with',
      lead: 'Election Night shows counts, maps and silence. An explanation of the silence.',
      captions: ['The map is drawn by hand, and then by computer.'],
      body: '<p>Between the close of polls and the first count there are forty minutes in which nobody knows anything. This year we shall show what happens in them: boxes, school halls, and people running with paper.</p>',
    },
    'tidewater-sets': {
      heading: 'The town that Tidewater built, and the sea took',
      lead: 'The set stood below the high-water mark on purpose. It lasted for two series and nine minutes.',
      captions: ['The bakery was the first to go.'],
      body: '<p>The carpenters had given it a year. They came to watch it leave, with sandwiches. One door has been found, eleven miles up the coast, still locked.</p>',
    },
    'marathon-bridges': {
      heading: 'Eleven bridges, and a brass band that needs trombones',
      lead: 'The City Marathon goes over the new footbridge. The band at kilometre thirty is short of two players.',
      captions: ['Kilometre thirty, where it hurts.'],
      body: '<p>Experience is not needed, but stamina is: the band plays one tune for five hours. Runners have asked for it not to be changed.</p>',
    },
    'custard-tart-recipe': {
      heading: 'The fourth secret of the custard tart',
      lead: 'Three bakeries told us three secrets. A viewer from Belém has sent in the one they kept.',
      captions: ['A very hot oven, and then hotter.'],
      body: '<p>It is the tray. It has to be old, it has to be thin, and it must never have been washed. Our kitchen has tried with a new one. It was a good tart. It was not <em>the</em> tart.</p>',
    },
    'migration-cameras': {
      heading: 'A million animals, and a camera in the mud',
      lead: 'The Great Migration has a fifth camera this year. It has already been stepped on.',
      captions: ['The river, a day before.'],
      body: '<p>It lies under the bank where last year’s first zebra went in. The operator steers it from a tent, with a stick, and has been asked by a hippo to move.</p>',
    },
    'fox-timetable': {
      heading: 'The fox on platform two has changed her timetable',
      lead: 'After four years of 1:14 she now comes at 1:09. The railway has been asked why.',
      captions: ['She has never missed a train.'],
      body: '<p>The 1:12 to Northgate was withdrawn in March, and with it the driver who ate in his cab. The new one eats on the bench. So there are five minutes less to lose.</p>',
    },
    'trams-in-the-depot': {
      heading: 'The depot gets a hoop that does not rattle',
      lead: 'The city league’s loudest basket is replaced. The old one goes to whoever wins the vote.',
      captions: ['The crowd sits on the platforms.'],
      body: '<p>For thirty years visiting teams have missed free throws because of it. The home side denies that this was the reason to keep it, and would like it for the clubhouse.</p>',
    },
    'jazz-ferries': {
      heading: 'Ferries, in four four time',
      lead: 'Jazz on the Quay has asked the ferry company for its timetable. A composer has written it in.',
      captions: ['Trios, big bands and the 21:40.'],
      body: '<p>The horn of the 21:40 comes on the third beat, if it is punctual. If it is late, there is a bar of drums that can be repeated. It has been rehearsed for eleven minutes.</p>',
    },
  },
};
