export const episodes: Readonly<Record<string, string>> = {
  'the-falconers-s0': `
    What Was Left Out | Scenes from the season that stayed on the shelf, told by the falconers themselves.
    Back to the Desert | A year later: which birds returned, and which did not.
  `,
  'the-falconers-s1': `
    The Net | A night on the coast, waiting for a bird on its way elsewhere.
    The Hood | The first day in the dark, and the first meal from the hand.
    A Name | A falcon is not named until she knows the voice that calls her.
    The Long Line | Fifty metres of trust with one knot in it.
    The Lure | She comes back or she does not. All he has is his voice.
    Feathers | A broken primary, and a doctor who mends it with a needle.
    The Hunt | A cold dawn and a track in the sand.
    Release | At the end of the season the hand opens and nobody calls.
  `,
  'sons-of-the-wind-s1': `
    The Sword | Three houses, and an empty wall in each of them.
    Milk at Dawn | What a racing camel eats before a race, and what she must not.
    The Rider | Three kilos on her back and a voice in the loudspeaker.
    The Sale | An offer that nobody would refuse, and the man who refuses it.
    Qualifiers | Two are through. The third is lame.
    The Day | Ten kilometres in which nobody says a word.
  `,
  'sons-of-the-wind-s2': `
    A Year On | The sword is on the wall and the neighbours have stopped calling.
    The Young One | She has never raced, and everyone is watching her.
    The New Trainer | He came from the south and brought his own way of doing it.
    Summer | No races: only debt, heat and waiting.
    Peace | An invitation to dinner on the night before the final.
    Finish Line | One photograph settles two seasons.
  `,
  'boots-and-sand-s1': `
    Forty Chairs | A pitch, a well and forty plastic seats: this is where the professionals begin.
    The Shirts | They arrive the day before the first match, with two number tens.
    Six Hours | A first heavy defeat, and the way home in a silent bus.
    The Keeper Teaches | He takes arithmetic until noon, and in the evening his pupils stand behind the goal.
    Grass | A green carpet in the middle of the sand, and a water bill to match.
    One Point | A draw in the last minute, celebrated like a trophy.
    The New Arrival | He has come from a cold country, and asks where the town is.
    Eleven Fit | That is everyone who can still play, and one of them is the physio.
    Headlights | The power fails, so the cars are drawn up round the pitch and training goes on.
    Staying Up | One last match, and one radio for the score of another.
  `,
  'boots-and-sand-s2': `
    The Stand | Six hundred new seats, and a quarrel over who sits in the shade.
    The Armband | Its owner hands it to a player ten years younger than he is.
    Two Brothers | One of them changes in our room, the other in the visitors’.
    Penalty | Three have been missed this season, and the fourth comes in the ninetieth minute.
    The Scout | He writes down one name, and twenty men in the room are guessing.
    The Cook | He has fed them since the club was founded, and knows who cannot sleep.
    Dust | One goal cannot be seen from the other, and the referee looks at his watch.
    Payday | It is two months late, and not one of them has missed training.
    Own Goal | The defender watches it a hundred times, then asks to show it to everyone.
    The Top Half | For the first time they read the table from its first line.
  `,
  'boots-and-sand-s3': `
    The Cup Draw | One ball comes out, and the biggest club in the country is coming to the well.
    The New President | He has a plan of forty pages, and one question about the well.
    Number Ten | Its owner has gone, and the shirt has hung in its place for a month.
    The Juniors | Fifteen boys, one ball and the school bus.
    The Hundredth Match | The groundsman has not missed one of them, so they call him into the picture.
    Through the Wall | The team discovers what visitors have been able to hear for two years.
    The Knee | One scan, and a season that ends in a waiting room.
    Letter to the Referee | The captain writes to apologise, and a week later has an answer.
    The Big Ground | A long tunnel, sixty thousand seats and boots with sand in them still.
    The Bench | All we see of the match is the faces of those who wait for their turn.
    The Return | A player whom the club sold two years ago asks to train with them.
    The Bucket | After the last match the captain lowers it into the well, as the founder did.
  `,
  'house-of-horses-s1': `
    The Will | One sheet of paper, two names and a stable that cannot be divided.
    The Key | Reem has the key to the house, Salma the one to the stable.
    The Creditor | He takes his time over the coffee and counts the horses on his way out.
    The Filly | Three hundred metres by an old stopwatch, in a time that no one believes.
    The Groom | He knows what their father hid, and has not been paid since spring.
    Fever | For two nights in the stall the sisters speak of nothing but the temperature.
    Offer from the Coast | It would clear the whole debt, and it expires on Friday.
    The Jockey | Salma chooses a boy who has never won, and Reem chooses another.
    The Shoe | It comes off an hour before the trial, with the farrier three hours away.
    An Old Photograph | In their father’s trunk, a woman they do not know stands by a mare with the filly’s star.
    The Pen | The contract lies ready on the table, and Reem does not come.
    The Draw | Nine stalls in the starting gate, and the filly has been given the worst.
  `,
  'house-of-horses-s2': `
    By a Head | The filly loses the race, and finds that she has another price.
    The Partner | A merchant from the coast buys the debt, and does not ask for the money.
    The Woman Pictured | She lives an hour away, and has been expecting them.
    Lame | Three vets have three opinions, and no one thinks of asking the groom.
    Bloodline | The filly’s grandsire is named in a ledger that has been shut for thirty years.
    The Empty Chair | The sisters sit down to one table, with their father’s place between them.
    The Scales | The jockey is two kilos over, and the race is the day after tomorrow.
    Fire | Seventeen stalls are opened in the dark, and one will not open.
    The Judge | He asks which of them owns the filly, and each points to the other.
    The Auction | The price climbs, and the bidder in the last row is a man they know.
    Last Gallop | One dawn without a stopwatch, because the groom asked for it.
    The Great Door | Both its wings are opened, with a sister at each.
  `,
  'the-long-trail-s1': `
    The First Well | Five riders without a language in common.
    Stones | Two days over ground that no hoof likes.
    Wind | The caravan stops. The sand does not.
    Low Water | A decision that a horse makes.
    The Sea | On the fortieth day somebody smells salt.
  `,
};
