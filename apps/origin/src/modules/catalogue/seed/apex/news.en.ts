import type { NewsTexts } from '../news-seed';

export const en: NewsTexts = {
  feeds: { 'fight-week': 'Fight week', camps: 'In camp', rulings: 'Rulings' },
  items: {
    'tordahl-fonomau-weigh-in': {
      heading: 'Tordahl makes weight, says nine words, leaves',
      lead: 'The champion stepped on the scale, off the scale and out of the building. Isaia Fonomau stayed for two hours and signed everything.',
      captions: [
        'Face to face in the last light of the harbour.',
        'Fonomau’s corner has worked together for eleven years.',
      ],
      body: '<p>Magnus Tordahl has never liked the stage at Harbour Dome, and he has found a way not to stand on it: he weighed in at 118.4 kilograms, said “I hope he is healthy and that he slept”, and was in the car before the music stopped.</p><p>Fonomau came in four kilograms lighter than last time. His coach says that the weight is gone from the legs, where it was not needed.</p><blockquote><p>“Everybody asks what happens when he hits me. I would like to know as well.”</p></blockquote><h2>What is left to do</h2><ul><li>Medicals on the morning of the fight</li><li>Gloves chosen and sealed in front of both corners</li><li>Doors at Harbour Dome ninety minutes before the first bell</li></ul>',
    },
    'wren-chapel-camp': {
      heading: 'Eleven wins, one chapel, no heating',
      lead: 'Elias Wren prepares for the first title shot of his life in the room where he threw his first punch. It still smells of candles.',
      captions: ['The mats lie where the pews used to be.'],
      body: '<p>The chapel above the sea has one bag, one clock and a grandmother who counts the rounds aloud from the door. Wren has had offers from three larger gyms. He has answered all of them with a photograph of the stairs.</p><p>“There are two hundred and twelve,” he says. “When I can talk at the top, I am ready.” This week he could sing.</p>',
    },
    'barragan-hand': {
      heading: 'Barragán’s hand keeps Port Lavelle waiting',
      lead: 'A broken bone postpones the main event against Yuto Hanamori. All tickets stay valid.',
      captions: ['Ice first, questions later.'],
      body: '<p>Luis Barragán heard the bone before he felt it: a short hook on the pads, nine days before the fight. The left hand has been set and will be looked at again in three weeks.</p><p>Hanamori stays in camp. “I signed for Barragán,” he says. “I am not looking through the other names.”</p><p><em>Correction: an earlier version of this article named the right hand. It is the left.</em></p>',
    },
    'apex-62-report': {
      heading: 'Black belt, thrower, title: how Apex 62 was decided',
      lead: 'Nobody wanted it standing, and for three rounds they had their wish. The report from Iron Hall, with the ending.',
      captions: [
        'The grip that began it.',
        'The belt goes back into its case for the flight home.',
      ],
      body: '<p>Nikoloz Gelashvili threw him twice in the first round and once, from a position in which throwing is not possible, in the second. Each time Mateus Valadão landed already working.</p><p>In the third, the fourth landing was the last. Valadão took the arm on the way down, and at 2:41 Gelashvili tapped for the first time in nineteen fights.</p><blockquote><p>“I won every throw,” said Gelashvili. “I should have stopped throwing him where he lives.”</p></blockquote><p>Valadão keeps the welterweight belt by submission. It is his twelfth.</p>',
    },
    'open-scoring': {
      heading: 'Scorecards go public after every round',
      lead: 'From next season the judges’ numbers will be on the screen before the corner stools are. Coaches are divided. Fans are not.',
      captions: ['Three judges, ten points, sixty seconds.'],
      body: '<p>The three cards will be shown in the hall and on the broadcast as soon as the third judge has confirmed. A fighter who is two rounds down will know it, and so will the other one.</p><p>“It makes the last round honest,” says referee Halima Sørli. Two of the larger gyms have asked for a headset that leaves it out. There will not be one.</p>',
    },
    'grand-prix-last-two': {
      heading: 'Two left: the road to the Grand Prix final',
      lead: 'Inés Altamira got here lying down, Larissa Tavares Pinho by not stopping. One flyweight belt, five rounds.',
      captions: ['The bracket began with eight.'],
      body: '<p>Altamira has spent four minutes and eleven seconds of this tournament on her back, and that is where she has won. Tavares Pinho has been past the last bell twice and asked both times whether that was all.</p><p>The final is in Valmora, under the roof of the cathedral yards. Both have asked for the corner nearer the river.</p>',
    },
    'foundry-roof': {
      heading: 'Storm closes the Foundry; heavyweight pool is off',
      lead: 'The roof in Eastmark will take until spring. The eight heavyweights will be drawn anew next season.',
      captions: ['The Foundry before the storm.'],
      body: '<p>Nobody was hurt when the eastern half of the roof came down in the night. The hall is closed until an engineer has seen every beam, and no other hall in the region can hold eight heavyweights and their families.</p><p>Tickets are refunded without being asked for. Those who would rather keep theirs for next season can do so until the end of the month.</p>',
    },
    'minase-eight-hundred': {
      heading: 'Eight hundred left hands before breakfast',
      lead: 'Kaito Minase’s training partners have stopped counting. He has not, and the champion explains why the last hundred are the slow ones.',
      captions: ['The bag is on its third chain this year.'],
      body: '<p>The first five hundred are for the arm, says Minase, the next two hundred for the feet. The last hundred he throws at half speed, with his eyes shut.</p><p>“In the fifth round you cannot see either,” he says, and hangs up his towel on the wrong hook, as he has every morning for nine years. It is the only thing in the gym that is not in its place.</p>',
    },
    'walkout-goats': {
      heading: 'New walkout rules: drums yes, livestock no',
      lead: 'Brass bands, choirs and family stay welcome on the ramp. A paragraph about animals has become necessary.',
      captions: ['Loud is fine. Loose is not.'],
      body: '<p>The rule book has a new section 14.3, and everybody in Rio Verde knows whose it is. Since the goat left the ramp and entered the commentary box, walkouts are limited to <strong>twelve people, forty instruments and no livestock</strong>.</p><p>The goat is well. It has been invited to the next press conference, outdoors.</p>',
    },
    'rise-contracts': {
      heading: 'Five prospects, five contracts, one Monday',
      lead: 'Every winner of the Rise finals walks straight into the main roster. Two of them are still at school.',
      captions: ['The class of this season, before the lights went up.'],
      body: '<p>The pens lie ready in Eastmark: five weight classes, five contracts of two years. Matchmaker Odile Brandt has promised that nobody’s first opponent will be a champion. She has not promised anything about the second.</p><p>The two youngest need a signature from their parents as well. One mother has asked to see the scorecards first.</p>',
    },
    'asare-poku-last-walk': {
      heading: '“I would like my mother to sit by the cage”',
      lead: 'Forty fights, three comebacks, one last walk. Kwabena Asare-Poku asked for three things, and got them.',
      captions: ['Twenty years of tape, in one bin.'],
      body: '<p>Three rounds. A heavyweight of his own size. And a chair for the woman who drove him to his first fight in a borrowed van and waited outside, because she could not watch.</p><p>“She has never seen one to the end,” says Asare-Poku. “I told her that there is only one left.” She has bought a new coat for it.</p>',
    },
    'altitude-san-altero': {
      heading: 'Two thousand six hundred metres, and a rematch',
      lead: 'DeShawn Pruett has been in San Altero for five weeks to learn how to breathe. Iván Cárcamo was born above the town.',
      captions: ['The road up to Plaza Norte.'],
      body: '<p>In the first week Pruett stopped on the second landing of his hotel. In the fifth he runs the market steps with a rucksack, and children run along.</p><p>Cárcamo has watched, politely. “He will be fine for three rounds,” he says. The fight is over five. The first one, eleven minutes long, is in the catalogue, uncut.</p>',
    },
  },
};
