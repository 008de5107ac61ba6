import type { NewsTexts } from '../news-seed';

export const en: NewsTexts = {
  feeds: { today: 'Today', village: 'The village', stories: 'Stories' },
  items: {
    'final-of-two-nations': {
      heading: 'Everybody has picked a side',
      lead: 'Eleven million against three hundred thousand: the football final has split the village, the press room and one pair of twins.',
      captions: [
        'The stadium is full. The island is empty.',
        'A third of the country has flown in.',
      ],
      body: '<p>On the island the shops close for the evening, all of them. The prime minister has lent his garden for the big screen, because nowhere else is flat.</p><blockquote><p>“We are not the smaller team. We are the smaller country,” says the captain.</p></blockquote><p>The larger one has won the final twice and lost it three times. It would rather not be the villain. It has no choice.</p>',
    },
    'two-at-the-opening': {
      heading: 'The smallest team walks first',
      lead: 'It has two members, and one of them carries the flag. The other carries the suitcase.',
      captions: ['The order of nations, from the smallest up.'],
      body: '<p>They flew for thirty-one hours with four changes. The stadium will hold more people than their country has. “We shall wave slowly,” they say, “so that it lasts.”</p>',
    },
    'relay-lanes': {
      heading: 'Relay finals: lanes and line-ups',
      lead: 'Four finals, sixty-four batons, and one team that has not yet dropped any of them.',
      captions: ['The change is won before the hand is open.'],
      body: '<p>The lanes were drawn this morning. The women’s favourites start from lane two, on the tight bend, and change their order for it.</p><p><em>Corrected: lanes two and seven were swapped in the first version.</em></p>',
    },
    'women-100-report': {
      heading: 'Ten seconds, told slowly',
      lead: 'Three shoulders on the line, and a wait that was longer than the race. With the result.',
      captions: ['Nobody knew for forty seconds.'],
      body: '<p>It took the judges four times as long as the sprinters. Then the board showed 9.9, in lane four, and Imani Castellane sat down on the track and did not get up until the silver medallist sat down beside her.</p>',
    },
    'porridge-record': {
      heading: 'Eleven thousand breakfasts, and one complaint',
      lead: 'The village kitchen has counted: porridge leads, plantain is catching up.',
      captions: ['Open all night, because weightlifters are.'],
      body: '<p>The complaint was about the toast, and came from a judo team that had made weight the day before. It has been withdrawn, with an apology and a drawing.</p>',
    },
    'wall-unseen': {
      heading: 'Four problems nobody has touched',
      lead: 'The boulder final is set behind a curtain at night. Two setters have seen all of it.',
      captions: ['East Docks, with the curtain down.'],
      body: '<p>The setters may not climb it either. They work with gloves and from ladders, and say that the third one is unkind.</p>',
    },
    'swimmer-hotel-pool': {
      heading: 'He learnt in a hotel pool, twelve metres long',
      lead: 'In lane eight this morning the turn will come later than he is used to.',
      captions: ['Lane eight, heat one.'],
      body: '<p>The hotel let him in before the guests were up. He has never swum fifty metres without touching a wall three times. “It will be restful,” he says.</p>',
    },
    'lost-luggage': {
      heading: 'Spikes, size thirty-nine, wanted by noon',
      lead: 'A bag went to the wrong continent. Nine rivals offered theirs.',
      captions: ['They fit. They are a different colour.'],
      body: '<p>She will run in the shoes of the woman in the next lane, who has a second pair and a condition: no photographs of the laces.</p>',
    },
    'para-records': {
      heading: 'Three world records expected before dinner',
      lead: 'Fourteen finals in one session, and a pool that is said to be fast.',
      captions: ['The Blue Hall, an hour before.'],
      body: '<p>Pools are fast when they are deep, and when nobody tells them so. Three of today’s fourteen finalists swam faster than the record in training, and told everyone.</p>',
    },
    'lights-for-the-last': {
      heading: 'They switched the lights back on',
      lead: 'The stadium had closed. A runner was still out there. What the caretaker did next.',
      captions: ['The last kilometre is uphill.'],
      body: '<p>He heard the steps before he saw him. Then he pressed every switch there was, and the people at the tram stop turned round and came back in.</p>',
    },
    'village-laundry': {
      heading: 'Six thousand socks a day, and most of them return',
      lead: 'The village laundry knows who is nervous. It does not tell.',
      captions: ['Sorted by nation, then by hope.'],
      body: '<p>Red running vests go in cold. Lucky ones are washed by hand, or not at all. There is a shelf for single socks with a sign: “Be brave, ask.”</p>',
    },
    'street-track': {
      heading: 'A track painted on the road',
      lead: 'Three finalists grew up in one street, on a hill, with a bus every hour.',
      captions: ['Four lanes, one lamp post.'],
      body: '<p>They trained between two buses. The finish was the bakery, and whoever lost bought the bread. The street has been closed today, for the first time, and for a screen.</p>',
    },
  },
};
