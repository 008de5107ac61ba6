export const episodes: Readonly<Record<string, string>> = {
  'signal-house-s0': `
    The Making of the Bell | Where the sound was found, and why it is never heard twice the same.
    Christmas on the Branch | Nora works the shift that nobody wanted, and is not alone.
  `,
  'signal-house-s1': `
    Ten Past Three | A bell rings for a line that is no longer there.
    Down Distant | Nora walks the old trackbed and finds it warm.
    The Relief | The man who takes over at six has worked here before.
    Single Line Token | An object turns up that can only be in one place at a time.
    Fog Signal | Two reports of the same train, an hour apart.
    The Passenger | Somebody gets off.
    Timetable | The pattern has a gap, and the gap has Nora’s name on it.
    Line Clear | She pulls the lever.
  `,
  'signal-house-s2': `
    The 3.14 | Something came through in the night: the rails shine, and the log has a page too many.
    Up Platform | Passengers wait where the station used to be, and ask Nora for the time.
    Lost Property | A suitcase handed in this morning holds a return ticket for next Thursday.
    The Inspector of Lines | A man with a lantern and a spotless pass asks to see the register.
    Points Failure | Every clock in the valley stops except the one in the signal house.
    His Handwriting | Nora’s father has been dead for nine years, and last week’s entries are in his hand.
    Possession | Engineers take over the line for a weekend, and one of them never clocks off.
    Terminus | Nora leaves her lamp on the desk and buys a single.
  `,
  'signal-house-s3': `
    Night Relief | A new signaller takes the shift and finds Nora’s lamp still warm.
    The Other Box | On the closed branch stands a signal house like hers, and its clock is right.
    Guard’s Van | Two tickets for the same seat were clipped on the same night, twenty years apart.
    Full Reservoir | The old village lies under water, and the bell is ringing from below it.
    Wrong Line Order | One form allows a train to run backwards, and it has been signed.
    Standing Room | Everyone who ever missed the last train home is on this one.
    Two Noras | One has been at the desk since June, and the other has just come in from the rain.
    Out of Section | The bell is given its answer, and then it is quiet.
  `,
  'tidewater-s1': `
    Low Water | The sea draws back from Marine Parade and leaves a car with a driver in it.
    Handbrake | It was on, the windows were up, and the road had been gone for nine years.
    Harbour Dues | The harbourmaster kept a second ledger, and only one of them got wet.
    The Wall | Saltby has paid twice for a sea wall that has not been built once.
    Number Forty | An old man will not leave the last house in the street, or say what is in the cellar.
    Tide Tables | The same page has been torn out of every copy in town.
    Six Statements | The lifeboat crew all remember that night, comma for comma.
    Wet Paint | A trawler changes its name before breakfast, and Doyle knows the old one.
    Equinox | The spring tide is eleven hours off, and the warrant is still in the next county.
    Marine Parade | Doyle has one tide left, one suspect and no road out.
  `,
  'tidewater-s2': `
    Next in Line | A removal man clearing Chapel Row finds a door that was bricked up from inside.
    The Surveyor | On his maps the coast has always been where the council needed it.
    Compensation | Forty families are offered the same sum, and one had spent it already.
    Against the Current | A body comes ashore on the side of the pier where nothing ever does.
    The Cat Was Fed | Doyle’s house has been searched by a visitor with good manners.
    Shingle | The beach is being moved, a lorry at a time, between two and four in the morning.
    Her Old Sergeant | He taught her to read the tides, and he was on the pier.
    Last Service | In a chapel with three weeks left, the minister reads a list that is not of hymns.
    Slack Tide | For twenty minutes the water does not move, and the witness decides to.
    What Washed Up | A cash box, a left shoe and the name that Doyle had crossed out first.
  `,
  'salt-and-smoke-s1': `
    The Smokehouse | A village lends him haddock, oak and its one rule about the door.
    Cockles | They are raked by lantern, with rakes that have been in the family longer than the house.
    The Wet Cellar | It floods every spring, and the herring recipe counts on it.
    Samphire | It can be cut for five weeks of the year, by one woman and whoever she brings.
    Saturday Oven | It is lit once a week, and the whole street’s supper goes in together.
    Sheep on the Shore | They eat seaweed all winter, and on Sunday he is lent a leg.
  `,
  'salt-and-smoke-s2': `
    Everything but Lobster | The harbour sells what it catches and eats the rest, so Marcus asks for the rest.
    Eel Weather | It takes a falling glass, a night without a moon and a grandmother’s permission.
    A Cup of Salt | Three weeks of sun make one sack, and the panmaker measures out his share.
    Thorns | The berries are orange, sour and very well defended.
    The Ferry Galley | Two burners, nine minutes of calm and sixty breakfasts.
    Behind the Dunes | Potatoes in sand, seaweed for manure and a horse that sets the pace.
  `,
  'salt-and-smoke-s3': `
    The Far End | The coast road begins again at a lighthouse whose keeper cooks for one.
    Forty Metres of Rope | A mussel farmer hauls it in by hand and gives the last metre back.
    Cold Smoke | Three days at the heat of a larder, and somebody has to stay awake.
    The Chapel Tea | Every cake on the trestle has an owner, and every owner is watching.
    Crab Apples | He came for crab, and the village has only the other kind.
    Goat Island | Twelve people, two hundred goats and a cheese that has never made the crossing.
    Net Day | The boats stay in, the holes are mended, and lunch is no small matter.
    His Own Village | Marcus sets out one empty pan and waits to see who knocks.
  `,
  'small-hours-s1': `
    Dead Air | Forty seconds of silence bring the station its first complaint in a year.
    Request Line | A caller asks for a song that does not exist, so they record it.
    The Boss Is Listening | He says that he sleeps. His kettle says otherwise.
    Traffic and Travel | There is no traffic. There is a cow.
    Phone-in | One question, one line, one lonely expert on gutters.
    Sign-off | The licence runs out at five.
  `,
  'hidden-rivers-s1': `
    The Fleet in the Basement | A pub cellar with a current.
    Culvert 9 | Brick, bats and a boat that has been down there since 1888.
    The River That Was Sold | A deed, a dispute and a very damp bank vault.
    Under the Ring Road | Four lanes above, trout below.
    Daylight | A street is taken up, and people come out to look at their river.
  `,
  'hidden-rivers-s2': `
    Lisbon: The Seven Streams | Downhill all the way, and under the best address in town.
    Ghent: The Covered Harbour | Cars park where barges turned.
    Sheffield: Under the Station | A cathedral that was built for rainwater.
    Zagreb: The Brook of Mills | Eleven mills, one restaurant and no water to be seen.
    Home: The Source | It starts in a car park, behind a skip.
  `,
  'the-understudy-s1': `
    Perfect Health | Edie begins her ninth year as a cover: eleven leads and not one sneeze.
    The Cough | The star clears her throat in Act One, and Edie has her shoes off by Act Two.
    Prompt Corner | She whispers a single line, and the back of the balcony thanks her.
    The Wrong Matinee | She is dressed, warmed up and word-perfect, in a play that closed on Monday.
    Hind Legs | Half of the pantomime horse is off sick, and strictly speaking it is a part.
    Cover for a Cover | A nineteen-year-old is hired to understudy Edie, and knows the lines better.
    Press Night | Every critic in the city arrives, and the star’s taxi does not.
    Beginners, Please | The curtain goes up with Edie on the wrong side of it, or possibly the right one.
  `,
  'the-understudy-s2': `
    Two Words | She got as far as “My lord”, and then the taxi came.
    Notes | The director has some for the cast, the crew and the cat, and none for Edie.
    On the Road | Twelve towns, one van and an understudy in charge of the map.
    Digs | The landlady owns a harp and locks the door at nine.
    On the Book | Edie runs the show for a night from the prompt desk, and it has never gone so well.
    Lip Service | The star loses her voice, keeps the part and puts Edie behind a curtain.
    Fire Drill | Act Three is played in the car park, where there are parts to spare.
    An Agent Calls | He loved her in the second half, and would like her friend’s number.
    Eleven Leads | They all come to her birthday, and every one of them is glowing.
    Closing Night | One part is empty, one woman knows the words, and the taxi is outside.
  `,
};
