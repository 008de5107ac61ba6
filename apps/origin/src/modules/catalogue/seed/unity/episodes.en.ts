export const episodes: Readonly<Record<string, string>> = {
  'first-of-their-flag-s0': `
    The Suitcases | What sixteen people packed for the Games, unpacked.
    Home Again | The welcome, the parade, and the Monday after.
  `,
  'first-of-their-flag-s1': `
    The Envelope | It comes on the Thursday boat, and the whole jetty knows before she does.
    Between Two Boats | With no pool on the island, a swimmer trains along a rope between two trawlers.
    Size Fifty | No shop at home sells shoes for the shot-putter, so his uncle makes a pair.
    The Second Ticket | It was meant for a coach, and she gave it to her little brother.
    One Judo Suit | Two cousins wash it in turns until the federation can send only one of them.
    Four Evenings | The embassy has no flag large enough, so a school sews one.
    Twenty Minutes | That is how long a pentathlete has to meet the horse she must jump on.
    Which Way Round? | A hurdler from a country without a track walks a full lap before he runs one.
  `,
  'first-of-their-flag-s2': `
    Oversize | A javelin travels as hand luggage on four flights and is refused on the fifth.
    The Anthem | The band has never heard hers, so she hums it down the telephone.
    Five Months of River | A rower trains for as long as there is water, and then on the dry bed.
    Coach by Letter | His coach lives nine thousand kilometres away and answers twice a week, in ink.
    Sacks of Rice | A weightlifter learnt in his mother’s shop, and still lifts with his eyes on the till.
    Eleven Arrows | They are all she has, and she knows each of them by its flight.
    One Pole | There are two in the team, each of them the first, and a single flag to carry.
    The Stamp | At home the post office prints his face, with the wrong time underneath.
  `,
  'the-village-s1': `
    The First Key | It goes to a team of one, who asks where everybody is.
    One Laundry | Eleven thousand beds, nine machines and a wall of single socks.
    Porridge at Four | The cook can tell who swims today by who has stopped talking.
    The Pin Market | A badge from a small island is worth three from a large country.
    Lost Property | A racing wheel, a tuba and half a tooth, each of them with a label.
    Room 4417 | Two rivals are given it by mistake, and on the third night they ask to stay.
    The Clinic | At two in the morning the physiotherapist listens more than she treats.
    Quiet Floor | Those who have finished move downstairs, away from those who have not.
    The Last Bus | It brings back one medal, a sleeping team and no conversation.
    Keys Returned | On day seventeen one is missing, and the woman at the desk knows whose.
  `,
  'fourth-place-s1': `
    Eleven Millimetres | A long jumper measures her life in one number.
    The Touch | He swam the last five metres with his eyes shut.
    Silver, for an Hour | The medal was hers until the second review.
    The Wrong Gate | A canoeist looks at the pole that he brushed.
    Team Bus | Five players, one penalty, nine hours of road.
    Four Years | What each of them did next.
  `,
  'fourth-place-s2': `
    Two Hundredths | A track cyclist is still asked what she might have done with them.
    The Lace | He stopped to tie it at the start, and has tied it that way ever since.
    One Goal | A goalkeeper has forgotten every save of the tournament, and not the other thing.
    My Brother’s Bronze | He finished one place ahead, and it hangs in their mother’s kitchen.
    By Courier | Eight years late, after a doping case, a medal arrives on a Tuesday.
    The Empty Step | Four of them visit the store where the podium is kept, and one climbs it.
  `,
  'rua-de-cima-s1': `
    Blue Paint | Eighty metres of road become a track overnight.
    Five O’Clock | Training ends when the bread van comes.
    Spikes | One pair, three pairs of feet.
    The Hill | Downhill is forbidden. Everyone has done it once.
    City Trials | A real track is wider than they thought.
    The Letter | One name is on it. It is not the one they expected.
    Upper Street Watches | A television in a window, and the whole hill in front of it.
  `,
  'before-sunrise-s1': `
    The Baker | He sprints between two batches, and the oven keeps the time.
    The Nurse | She rows in the dark, and her hands have to be warm for the first patient.
    The Bus Driver | He has run Line 3 from end to end more often than he has driven it.
    The Teacher | Eighty lengths before the register, and the pupils can tell by her hair.
    The Crane Operator | He climbs forty metres to work, having climbed all morning for pleasure.
    The Postwoman | Race walking in the same streets, at the same pace, without the letters.
    The Fishmonger | Judo on the floor of the market hall, until the ice is delivered.
    The Tailor | She fences in her shop window at five, and opens the door at eight.
    The Night Watchman | His shift ends as the others begin, so he brings the stopwatch.
  `,
};
