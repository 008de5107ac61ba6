export const episodes: Readonly<Record<string, string>> = {
  'countdown-s0': `
    What the Cameras Kept | Scenes from three seasons that either camp asked us to leave out, shown with their leave.
    Thirty Days After | Two champions and two challengers, a month after the belt went home.
  `,
  'countdown-s1': `
    Fourteen Days | One camp crosses off the days; the other has taken the calendar down.
    Two Hundred Grams | Minase has made weight; the challenger is two hundred grams and one hour away from it.
    Borrowed Mats | The challenger’s gym floods, and a dance school gives up its mornings.
    The Sparring Partner | Both camps hired the same man, and all he will tell is what he was paid.
    Stone and Sand | Tordahl trains in his father’s quarry while the challenger runs a beach at night.
    Eleven Missed Calls | Nine days before the fight a coach walks out, and neither side says why.
    The Other Hand | A cracked knuckle, a doctor’s note and a plan that must be turned around by Monday.
    Both Mothers | Two women who have never watched a fight share a row and a bag of toffees.
  `,
  'countdown-s2': `
    Arrivals Hall | Both teams land within the hour, and only one carousel is working.
    Eight Hundred Lefts | Minase throws the same punch all morning, and across town a rival’s coach keeps count.
    Night Train | The challenger travels with a bag, a cutman and no telephone.
    Above the Clouds | Cárcamo’s camp lives at three thousand metres, and the visitors rent air by the hour.
    The Translator | She sits between two men who have been polite for a week, and she knows why.
    Two Hundred Seats | There are nine thousand in the hall, and both camps want the same row.
    Short Notice | The opponent pulls out at noon, and by supper a butcher from the next town has signed.
    The Napkin | Inés Altamira draws her triangle at breakfast, and the wrong coach clears the table.
  `,
  'countdown-s3': `
    Same Hotel | Two camps, one corridor and a lift that holds six.
    The Rented House | The challenger’s camp has the street against it, and a rooster that starts at four.
    The Tailor | Eleven days out, Mateus Valadão takes the measure of a neck he has only seen on film.
    Ice | The freezer fails on the hottest night of the year, so the fishmonger opens early.
    Off the Record | A champion asks us to switch off the camera, and an hour later to switch it on.
    Old Footage | A coach finds a fight from nine years ago in which the favourite looked afraid.
    The Spare Key | The challenger lets himself into the gym that once asked him to leave.
    Hand Luggage | Twenty hours in the air, with the belt under the seat in front.
    One Word | A retired judge visits both camps and writes the same note after each.
    Lights Out | At ten both camps go dark, and in neither of them does anyone sleep.
  `,
  'four-walls-s1': `
    Notice | The landlord gives the gym six months, and the owner pins his letter above the ring.
    Forty Keys | Every member has one, and no one can say who paid for the lock.
    Tuesdays at Ten | Nine boxers over sixty, one bell and the best attendance of the week.
    A Dry Corner | Rain comes in over the heavy bag, and the whole gym moves two metres to the left.
    The Raffle | A signed glove, a ham and three hundred tickets against one month of rent.
    What the Floor Shows | The ring comes down in four hours, and its outline stays.
  `,
  'four-walls-s2': `
    Deep End | A new gym, a former swimming bath and a coach who teaches where it is three metres down.
    Strangers on the Step | Their first champion wins on Saturday, and on Monday there is a queue.
    The Manager | He brings a contract and a pen, and leaves the engine running.
    Lane Four | Two fighters who do not speak have to share the only free bag.
    The Laundrette | She fights abroad without her coach, who watches it between two dryers.
    Locker Nineteen | The champion clears it out, and a thirteen-year-old asks for the key.
  `,
  'barrio-gyms-s1': `
    Tijuana: The Bakery | The ovens are gone, the heat has stayed, and forty children train where the bread used to rise.
    Medellín: Roof of the World | Ninety-one steps up, a ring under plastic sheeting and a view that nobody looks at.
    Lima: Two Mats | A judo teacher owns half a floor and lends it out by the hour.
    Guayaquil: Low Tide | Footwork on wet sand, and a coach who fishes until six.
    Rosario: Night School | Reading comes first, then sparring. Those are the rules of the house.
    São Luís: The Net Shed | Where Rafael Quintela learnt to fall, and who sweeps it now.
    Punta Arenas: The Last Gym | Wind, wool and one heavy bag at the end of the road.
  `,
  'ground-rules-s1': `
    How to Fall | Chin in, arm out, breathe: the landing comes before the throw.
    The First Grip | A sleeve, a wrist or the back of the neck, and what each of them costs you.
    Three Legs | Why a stool is harder to tip than a chair, and how to stand like one.
    Hips | Every escape begins with them, and so does every mistake.
    The Guard | You are on your back, and you are not losing.
    Getting Past the Legs | Three ways round, and the one that works on heavy legs.
    Side Control | Weight is where you put it, not how much of it you have.
    Mount | The best seat on the mat, and how people fall out of it.
    The Back | Two hooks, one arm across the chest and nothing that the other can see.
    The Tap | When to give it, when to take it and why no one has ever regretted one.
  `,
  'ground-rules-s2': `
    You Hold Your Breath | Six people grapple with a whistle between their teeth, and five go silent.
    Late Hands | Fighting a grip once it is made is the dearest habit on the mat.
    Flat | One shoulder off the floor changes every answer you have.
    The Same Sweep | Your partner has seen it forty times, so show only the first half.
    Elbows | They wander when you are tired, and the arm follows.
    Under the Chin | Win that inch with your head, and the rest of the body has to turn.
    Strong Is Slow | A powerlifter, a violinist and thirty seconds in the middle of the mat.
    Two Seconds | In a scramble nobody is winning yet, and there is time for one decision.
    The Wrong Foot | Half of all takedowns fail at the toes, before the hands have moved.
    Blanket, Not Hammer | Pressure is what is left when you stop pushing.
    Five Taps | Mateus Valadão goes through the submissions that taught him most, all of them lost.
    One Round | Both seasons in five minutes, from grip to tap, without a word.
  `,
  'sangue-frio-s1': `
    The Debt | Davi Moura is offered a job that he cannot afford to refuse.
    Table Nine | The gambler’s son wins too much in one night.
    Weigh-in | An old rival is back in Santos, eleven kilos heavier and not alone.
    What the Doctor Said | Davi hides a scan from everyone but the boy.
    Sixteen Ounces | The first fight in six years has no referee.
  `,
  'sangue-frio-s2': `
    Ferry Hour | A year later the boy runs the tables, and Davi drives.
    The Corner Man | Somebody has been selling their training camp by the minute.
    Clean Money | A gym for sale, cash only, no questions until Friday.
    Brothers | The rival’s younger brother asks Davi to teach him.
    Long Count | One punch, three versions and a tape that shows none of them.
    The Bell | Davi can win or be forgiven.
  `,
};
