export const episodes: Readonly<Record<string, string>> = {
  'one-object-s1': `
    A Spoon | From the drawer of a boarding house to the smith who bent its handle on purpose.
    A Ticket | Row F, seat nine, never torn, for a concert that went ahead.
    A Brick | It has stood in three walls, and the thumbprint in it is older than all of them.
    A Key | It opens nothing in the house where it hangs.
    A Postcard | Forty words in two hands, and a pier that burnt down the same week.
    A Button | Horn, four holes, from a coat that crossed a mountain range on somebody’s back.
    A Chair Leg | The other three are in three different countries.
    A Wristwatch | It stopped at ten to four, and its owner never had it mended.
    A Jar of Salt | Traded, inherited and once buried, it is still a third full.
    A Kite | It was made from a map of the valley that it flew over.
  `,
  'one-object-s2': `
    A Doorknob | Nine families turned it, and the tenth unscrewed it and took it along.
    A Coin | It was spent every day for a century, and is worth exactly what it says.
    An Umbrella | Left on eleven trains, and claimed from ten of them.
    A Recipe Card | The handwriting changes at the sugar.
    A Marble | Green, chipped, and dropped through the floor of a school that no longer has one.
    A Map Pin | It marks a town that was never on that map.
    A Tuning Fork | It has given the same A to four orchestras and one garage.
    A Bus Stop | The route was closed and the post was sold, and now it holds up beans.
    A Glove | The left one is in a drawer, and the right one is in a photograph.
    A Loaf Tin | The dent was made by a bicycle, and so was the repair.
  `,
  'made-by-hand-s0': `
    The Workshop After Hours | What the first three makers did with the offcuts.
    A Letter from the Basket Maker | She wrote to say what we had got wrong, so we went back.
  `,
  'made-by-hand-s1': `
    The Boat | Larch on oak, eleven hundred rivets and a winter with the doors shut.
    The Basket | The willow soaks for a week, and the weaving takes an afternoon.
    The Violin | Its maker taps the wood and waits until it answers.
    The Knife | One bar of steel, forty heats and a river stone for the edge.
    The Broom | Birch, ash and a twist of wire, ready before lunch.
    The Hat | Felt, steam and a wooden head that belonged to her grandmother.
    The Globe | Twelve strips of paper have to meet at a pole the size of a lentil.
    The Chair | There is no glue and no nail in it, and the rushes were cut at midsummer.
  `,
  'made-by-hand-s2': `
    The Clock | He files every tooth of every wheel, and then he listens for a week.
    The Sheet of Paper | Rags, water and a turn of the wrists that took her ten years to learn.
    The Wall | Nine metres of dry stone by a man who picks up each piece only once.
    The Pair of Shoes | Oak bark, waxed thread and a customer who has waited since spring.
    The Longbow | Yew is shaved at the kitchen window until both limbs bend alike.
    The Kettle | A flat sheet of copper is hammered for two days before it holds water.
    The Lace | Sixty bobbins, one pillow and a pattern that was never put on paper.
    The Coffin | Elm boards, rope handles and the measurements of a friend.
  `,
  'made-by-hand-s3': `
    The Sail | Its curve is drawn on the loft floor with a line, a batten and bare feet.
    The Whistle | Elder, a thumb’s width of air and a note that moves with the weather.
    The Carpet | Two sisters share one loom, and neither has ever seen a drawing of it.
    The Spectacles | Horn and a fretsaw, for one face and no other.
    The Roof | Reed is laid from the eaves up and combed like hair.
    The Harpsichord | Two hundred quills, each of them cut three times.
    The Ladder | One trunk is split down the middle, so that both sides give in the same way.
    The Ampersand | A stonecutter has a whole day for it, and uses the morning to look.
  `,
  'the-long-table-s1': `
    What Do You Owe? | Six strangers, a leg of lamb and a question that spoils the pudding.
    Who Taught You? | A pilot finds out that she had the same teacher as the man across from her.
    What Would You Give Back? | The soup goes cold while somebody fetches a photograph.
    When Did You Leave? | Home is discussed by six people who have moved forty-one times.
    What Did You Not Say? | The shortest evening so far, and the longest silence.
    Who Will Remember? | An undertaker, a child star and four others talk past midnight.
  `,
  'borders-s1': `
    The River | In summer you can wade across; in winter the ice decides.
    The Pass | Two customs houses, one dog, and a road that both countries plough.
    The Street | The line runs between numbers twelve and fourteen, and through the bakery.
    The Lake | Nobody has ever agreed how deep the frontier goes.
    The Fence | It was put up in a night. Taking it down has lasted thirty years.
  `,
  'field-recordings-s1': `
    A Harbour at Four | Rope, chain, diesel and the first gull.
    Snow | Recorded with the microphones buried, so that you hear it arrive.
    The Sorting Office | Letters by the thousand, in a hall with one clock.
    Under the Ice | Seals sound like machines that were never built.
    The School Gate | Three minutes that happen every day, played in full.
    A Forest, Felled | Before, during, and the week after.
    Night Kitchen | Bread being made by people who are too tired to talk.
    The Bell Tower | From inside the bell, and from the next valley.
    Desert Wind | It has a note. It takes all night to find it.
    The Last Train | From the buffers to the depot, when only the cleaner is aboard.
    A Reading Room | Pages, a cough, and rain on glass.
    Tide Mill | The sea does the grinding, twice a day, at hours of its own.
  `,
  'unfinished-s1': `
    The Motorway | Eleven kilometres of carriageway and a field of barley.
    Symphony in Two Movements | Why the third was sketched, and why it was left.
    The Cathedral | Four hundred years of scaffolding and a crane that is now protected.
    The Dictionary | It stops at the letter P.
    The Tunnel | They dug from both ends. One end had a budget.
    The Novel | Nine chapters, a fire, and a typist with a good memory.
    The City | Streets, lamps and drains for forty thousand people, of whom sixty came.
  `,
  'unfinished-s2': `
    The Telescope | The mirror was perfect. The mountain was sold.
    The Portrait | The sitter died, the painter kept going, and the family never asked for it.
    The Canal | Every boat that was built for it is still for sale.
    The Opera | One aria, known all over the world, from a work that nobody has heard.
    The Tower | Fifteen floors of the forty, and a restaurant on the top of what there is.
    The Garden | Begun for a wedding. The trees did not wait.
  `,
};
