import type { NewsTexts } from '../news-seed';

export const en: NewsTexts = {
  feeds: { tour: 'On the tour', stock: 'Stock and land', charreria: 'Charrería' },
  items: {
    'sawtooth-draw': {
      heading: 'The draw is in: a rookie gets Sawtooth',
      lead: 'Nobody has ridden him since the thaw. Wade Lantry, nineteen, called his mother before he called his coach.',
      captions: [
        'Thirty-one outs, thirty-one men in the dirt.',
        'He stands quiet in the chute. That is the trouble.',
      ],
      body: '<p>The numbers come out of a coffee can, as they always have at Cheyenne Flats, and the last one left was the bull’s. Lantry looked at it for a while and put it in his hatband.</p><blockquote><p>“Somebody has to be thirty-two. Or somebody has to be one.”</p></blockquote><p>The family that raised Sawtooth will be in the second row, with a picnic. They wish the boy well, they say, from the second second on.</p>',
    },
    'barrel-three-hundredths': {
      heading: 'Three hundredths between a mare and a filly',
      lead: 'Forty runs, two good horses, one saddle to win. The Prairie Barrel Series comes down to Sunday.',
      captions: ['The first barrel decides the third.'],
      body: '<p>The mare is fifteen and knows every arena by its gate. The filly is four and knows none of them, which her rider thinks is the point.</p><p>Ground crews will drag the pattern after every five runs, so that the last draw is as good as the first.</p>',
    },
    'dos-rios-date': {
      heading: 'Dos Ríos moves the chutes outdoors',
      lead: 'One night, river behind the bucking chutes, no roof. Bring a coat.',
      captions: ['The open end of the arena at dusk.'],
      body: '<p>The coliseum has done it once before, in the year of the flood, when there was no choice. This time the river is where it belongs and the seats face it. Gates open two hours before the first bull.</p><p><em>Correction: we first wrote that the parking lot opens at noon. It opens at three, after the cattle are in.</em></p>',
    },
    'sandhill-stakes-report': {
      heading: 'Sandhill Stakes: who stopped when he was asked',
      lead: 'Box, boundary, drive, and a stop that the judge had to look at twice. Our report, with the result.',
      captions: ['A working horse is judged on the work.'],
      body: '<p>Twelve horses went clean to the last steer. Ten of them wanted to go on. Dusty Almanac, owned by the Ferrell sisters and ridden by the younger one, sat down in his own tracks and won by two points.</p><p>“He was tired,” said the older sister. Nobody believes her.</p>',
    },
    'vet-first-in': {
      heading: 'First in, last out: the vet has the only key',
      lead: 'No gate opens at a tour stop before Dr. Amaya Reyes-Cole has seen every animal walk.',
      captions: ['She looks at feet first, then eyes.'],
      body: '<p>She turned eleven animals away last season: a loose shoe, a warm knee, and a bull that looked bored. “Bored is how they get hurt,” she says.</p><p>From this month her notes are posted at the stock gate for anyone to read.</p>',
    },
    'escaramuza-of-eight': {
      heading: 'Eight riders, one hand’s width to spare',
      lead: 'The escaramuza of Santa Brígida has added a crossing that nobody has ridden at a gallop before.',
      captions: ['Sidesaddle, and faster than it looks.'],
      body: '<p>They call it the braid. Two lines of four, three crossings, and dresses that weigh six kilos. In practice they do it first on foot, then with broomsticks, and only then with the horses.</p><p>“The horses learn it faster,” says the captain.</p>',
    },
    'finals-bonus': {
      heading: 'A bonus that would pay for the ranch',
      lead: 'The Grand Tour Finals add one prize for whoever makes every horn in ten rounds.',
      captions: ['Ten rounds, ten days, one buckle.'],
      body: '<p>It has happened once in thirty years. The tour has put the money aside all the same, in the bank at Cheyenne Flats, where a framed copy of the cheque hangs over the counter.</p>',
    },
    'maguey-rope': {
      heading: 'The rope that is grown, not made',
      lead: 'A charro family in the valley twists maguey as it did a hundred years ago, and has a waiting list.',
      captions: ['Eleven metres, four strands, two weeks.'],
      body: '<p>Nylon is cheaper and never sulks in the damp. But a maguey rope opens by itself when it is thrown, says Don Celso, and holds the air a moment longer. He lets visitors try. They all hit their own hat.</p>',
    },
    'copper-creek-bridge': {
      heading: 'Four hundred head and a bridge they do not trust',
      lead: 'This year’s drive to Copper Creek took the river instead. It went better than the bridge ever did.',
      captions: ['The lead cow decided at the ford.'],
      body: '<p>Eleven riders spent an hour asking politely. Then the oldest cow walked down the bank and in, and four hundred went after her. The county will take down the bridge’s rattling plank by spring.</p>',
    },
    'sheep-helmets': {
      heading: 'New helmets for the smallest riders',
      lead: 'Mutton busting gets lighter helmets, softer dirt and the same sheep.',
      captions: ['Aged four to six, and very serious.'],
      body: '<p>The helmets were tried out by a committee of nine, whose average age is five. Green was voted for unanimously. The sheep have kept their names, after a petition.</p>',
    },
    'four-hundredth-saddle': {
      heading: 'Saddle number four hundred is not for sale',
      lead: 'Ninety hours, two hides, a tree of cottonwood. The saddle maker of Sandhill has built one for himself.',
      captions: ['He remembers each of the others.'],
      body: '<p>He has not had a horse since 1998. “I will see to that next,” he says. The saddle sits on the workbench under a clean sheet, and customers ask about it more quietly than about their own.</p>',
    },
    'old-timers-arithmetic': {
      heading: 'A pair of a hundred and forty-one',
      lead: 'The Old-Timers’ Rodeo has its oldest team ever. The header is the young one, at sixty-eight.',
      captions: ['Nobody has ever been disqualified.'],
      body: '<p>The rule says a hundred between the two of them. The Pruitt cousins cleared it before most of the field was born. They rope on two borrowed horses and one pair of glasses.</p>',
    },
  },
};
