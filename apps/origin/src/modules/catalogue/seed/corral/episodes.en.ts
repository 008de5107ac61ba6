export const episodes: Readonly<Record<string, string>> = {
  'long-haul-s1': `
    Four Thousand Dollars | Cody Vance pays for his card, four tyres and just enough fuel to reach the first arena.
    The Good Draw | He draws the best horse of the week, in a town that he cannot reach in time.
    Seven in the Morning | The first cheque is won before breakfast, in front of eleven people and a dog.
    Half the Fuel | An older rider offers to split the costs, and talks for nine hours a day.
    Three in a Day | Three rodeos, seven hundred miles and one clean shirt.
    Left Wrist | He can hold on with it or drive with it, but not both.
    The Fuel Pump | The truck stops beside a field of sugar beet, and the farmer has views on rodeo.
    Number One Hundred | The last entry of the year is the cheapest, and his mother has bought a ticket.
  `,
  'long-haul-s2': `
    The Same Truck | Three hundred thousand miles on it, and a second season that begins with a borrowed spark plug.
    The Second Year | Last year no one knew Cody’s name; this year the stock contractors do.
    Flat Country | Eleven hours without a hill, and a quarrel about the radio.
    The Loan | He asks his father for six hundred dollars in a parking lot, and they talk about the weather.
    Bareback for a Day | His partner is hurt, and Cody takes the draw that goes with the seat.
    Chapel on Wheels | A preacher with a trailer, nine riders at dawn and one very short sermon.
    Ground Money | When nobody rides eight seconds, the purse is shared, and so is supper.
    Two Cheques | One is large and bounces, and the other is small and does not.
  `,
  'broke-to-ride-s0': `
    Where They Are Now | Eleven horses from three seasons, and the people they chose.
    Maribeth Answers Your Questions | Forty letters, one cup of coffee and a foal who will not be ignored.
  `,
  'broke-to-ride-s1': `
    The Grey That Would Not Load | Four people, one trailer, three days.
    Ninety Minus Ten | The bay bites, and Maribeth laughs.
    Feet | Nothing happens until a hoof may be lifted.
    First Saddle | He has seen it, smelt it and slept beside it. Now it goes on.
    The Hill | Out of the round pen for the first time, in a high wind.
    Sale Day | Five horses, nineteen bidders and one refusal.
  `,
  'broke-to-ride-s2': `
    Five More | A new string steps off the trailer, and the last of them steps back on.
    The Mare with Opinions | She has unseated a sheriff, a farrier and both of her owners.
    Plastic Bags | Forty of them on a fence, a light breeze and a horse who sees only those.
    Left Side Only | He may be touched from one side, and it takes a month to walk round to the other.
    The Dentist | A bad temper turns out to be a tooth.
    Thunder | Maribeth stops the lesson and sits down on the ground.
    The Empty Lot | Four are sold, and the fifth goes home with the woman who swept the ring.
  `,
  'broke-to-ride-s3': `
    The Twins | Two bays that no one can tell apart, until one of them is asked to turn right.
    Mud | Six weeks of rain, one round pen and a lesson in standing still.
    A Racehorse Retires | He knows how to gallop, and has never once been asked to walk.
    The Boy from Town | A judge sends her a fifteen-year-old, and she gives him the hardest halter.
    Water Crossing | It is eight inches deep and eleven feet wide, and it takes the whole day.
    Day Eighty-Nine | One colt is not ready, and Maribeth tells the buyers so.
    Who May Bid | She crosses out seven names, and the last one is her brother’s.
  `,
  'three-generations-s1': `
    North Pasture | A surveyor arrives, and three women tell him three different things.
    Branding | Everyone in the county is there, the neighbour they do not speak to included.
    The Vet’s Bill | A mare is worth more than the truck, and the truck is needed.
    Rain | It comes on the day of the hay.
    Opal’s Chair | A decision is made at breakfast, and nobody says that it was.
  `,
  'cocina-de-rancho-s1': `
    Mesquite | Before anything is cooked, Refugio Almanza spends a morning choosing the wood.
    Beans for Thirty | They go on at midnight, and the man who stirs them keeps the night watch.
    The Disc | A worn plough blade, three legs and the best eggs in the county.
    Flour | Two grandmothers make tortillas with the same four things and agree on none of them.
    Branding Day | Everyone has a job until noon, and after that everyone has a plate.
    Green Chile | A sack, a drum and a smell that brings the neighbours over the fence.
    Goat | It takes a hole, hot stones and a whole night of talk.
    What the Creek Gave | Catfish, cress and a skillet that has never been washed with soap.
    Bread in the Ashes | No oven, no tin and no clock: you listen for the crust.
    Peaches | The last day of the harvest goes into jars, and some of it into Refugio.
  `,
  'cocina-de-rancho-s2': `
    Coffee at Four | It is boiled in a sock, sweetened in the pot and drunk in the saddle.
    The Shearers | Eleven men eat five times a day, and each of them brought his own salsa.
    Dried Beef | Wind, salt and a wire between two posts do all the work.
    Behind the Chutes | Refugio has one burner and forty minutes before the bulls come in.
    Squash Blossoms | They open at five and are on the plate at six.
    Tamales, by the Hundred | Nine cousins at one table, and a secret about the lard.
    Cheese | The goats are late, the cloth is clean and the recipe is a song.
    Cold Camp | No fire is allowed on the mountain, so supper was cooked two days ago.
    The Drover’s Soup | Whatever is left goes in, in an order that matters.
    A Wedding | Three hundred guests, four pits and a cook who has not been introduced to the bride.
  `,
  'winter-pasture-s1': `
    First Snow | The herd is brought down a week too late.
    Forty Below | Water has to be chopped every three hours.
    The Long Night | A calf, a torch and four people who have not slept.
    Green | Counting what is left, and letting it out.
  `,
};
