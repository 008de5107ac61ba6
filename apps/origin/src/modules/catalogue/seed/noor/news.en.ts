import type { NewsTexts } from '../news-seed';

export const en: NewsTexts = {
  feeds: { races: 'Races and bouts', football: 'Football', heritage: 'Heritage' },
  items: {
    'derby-field': {
      heading: 'Fourteen names for the Lulua Night Derby',
      lead: 'The draw put the favourite on the outside. His trainer smiled, which worried everyone else.',
      captions: ['The last furlong, as the grandstand sees it.', 'Morning work before the heat.'],
      body: '<p>Gate fourteen has not won the derby in eleven years. Trainer Rashid Al Marri asked for no other. “From there he sees them all,” he said, and folded the paper twice.</p><blockquote><p>“A stable waits a year for two minutes. One does not complain about the door.”</p></blockquote><h2>The evening</h2><ul><li>Eight races on the turf</li><li>The parade of champions at sunset</li><li>The derby last</li></ul>',
    },
    'coast-derby-week': {
      heading: 'One city, two colours, one bakery',
      lead: 'In the week of the derby the bakery of Marsa makes blue bread and white bread, and counts.',
      captions: ['The stand behind the goal, an hour early.'],
      body: '<p>Al Sahil and Al Mina share a stadium and a kilometre of beach. This week they share nothing else. The baker will say on Sunday which loaf sold better; he has been wrong about the match four years running.</p>',
    },
    'camel-final-route': {
      heading: 'The final runs in the morning',
      lead: 'The Wadi Camel Cup keeps its ten kilometres and moves ahead of the heat.',
      captions: ['The track at Al Rawda before dawn.'],
      body: '<p>Owners’ cars leave in two lines this year, so that nobody loses sight of a camel in another’s dust. Radios are checked at the start and sealed.</p><p><em>Correction: the first version named eight kilometres. It is ten, as always.</em></p>',
    },
    'rimal-sahil-report': {
      heading: 'Al Rimal on the coast: the report',
      lead: 'Nobody had won in Marsa since October. What happened in the ninety-third minute, with the result.',
      captions: ['The free kick, before it turned.'],
      body: '<p>One all, and the fourth official had shown three minutes. Al Rimal’s captain placed the ball himself, sent the others away and hit it over the wall and under the bar. Two to one.</p><p>The stand was silent for as long as a breath, and then, being a fair stand, it clapped.</p>',
    },
    'falcon-feathers': {
      heading: 'A bank for feathers',
      lead: 'The falcon hospital has four thousand of them, in drawers, by length and by month.',
      captions: ['A borrowed feather flies as well as one’s own.'],
      body: '<p>When a bird breaks a feather, the surgeon sets in another, of the same place in the same wing. In the week before the Falcon Prize she does it nine times a day. The birds are hooded. The owners look away.</p>',
    },
    'hessa-squad': {
      heading: 'Coach Hessa names eighteen, and a schoolyard',
      lead: 'The youngest squad of the Women’s Cup will train once more where it began.',
      captions: ['Six years ago there were two goals of chalk.'],
      body: '<p>The champions have not conceded at home this year. “Then we shall be the first to visit properly,” says Hessa. Her captain is twenty. Her goalkeeper has an examination on the morning of the match.</p>',
    },
    'dhow-wind': {
      heading: 'Waiting for the north-west',
      lead: 'The Pearl Dhow Race starts when the wind does. Forty crews are drinking tea on the quay.',
      captions: ['Sixty feet of teak and a wet sail.'],
      body: '<p>The eldest captain holds up a thread every morning at five and says “not yet”. He was right on Monday and on Tuesday. Should he say anything else, the harbour will empty in a quarter of an hour.</p>',
    },
    'jarrah-camp': {
      heading: 'Al Jarrah trains under the lamps',
      lead: 'The champion has moved his rounds to the hour of the fight. The old city’s cats have got used to it.',
      captions: ['Twelve rounds, twelve lamps.'],
      body: '<p>Otabek Normatov has never lost and never been past the tenth. Idris Al Jarrah has been there twice. He says that it is quiet there, and that one hears one’s own feet.</p>',
    },
    'barq-first-race': {
      heading: 'Barq runs at last',
      lead: 'The foal of the film is three, and entered for his first race. He has never been asked to hurry.',
      captions: ['The white star has stayed.'],
      body: '<p>The stable at the edge of the dunes has hired a second car for the neighbours. His groom has watched the film only once; she says she prefers to look at the horse.</p>',
    },
    'postman-keeper': {
      heading: 'The goalkeeper delivers on match day too',
      lead: 'A second-division side comes to the capital, as soon as its keeper has finished his round.',
      captions: ['Two hundred letters, then ninety minutes.'],
      body: '<p>Salem Harib has one street of post that cannot wait, and a bus at ten. All of the street will be on it. In the last round he saved two penalties and delivered, he says, the third.</p>',
    },
    'dune-names': {
      heading: 'Every dune has a name',
      lead: 'The longest stage of the rally has no road, and its book of the route reads like a family tree.',
      captions: ['The roadbook, page nine.'],
      body: '<p>The Mother, the Two Judges, Little Salt. Most names came from the navigator’s grandfather, who crossed here with forty camels and never wrote one down. She has. There are three that she will not tell.</p>',
    },
    'rowing-songs': {
      heading: 'Thirty oars and one voice',
      lead: 'The regatta’s singers will have a prize of their own. They set the stroke, after all.',
      captions: ['The singer sits where the mast was.'],
      body: '<p>A song that is too beautiful makes a boat slow, say the rowers, because everyone listens. The jury has promised to take it into account.</p>',
    },
  },
};
