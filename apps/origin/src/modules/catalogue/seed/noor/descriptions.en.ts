export const descriptions: Readonly<Record<string, string>> = {
  'gulf-derby-night':
    '<p>Eight races under lights on the turf, the last of them the derby that every stable in the gulf has been preparing for since spring. Fourteen runners, a mile and a half, one cup.</p><p>Gates open an hour before the first race; the derby follows after three and a half hours.</p><h3>Two more cameras</h3><ul><li>The stables</li><li>The finish line, without commentary</li></ul>',
  'camel-cup-final':
    '<p>Ten kilometres for a golden sword. Last year a length and a half lay between first and second, and both are here today.</p><p>The owners drive along beside the track, and their voices reach the saddles by radio.</p>',
  'the-falconers':
    '<p>In forty days a bird learns to come back to the hand. The falconer goes on learning. Eight episodes with four falconers, from the trap to the winter hunt.</p><p>Filmed in one season. No bird was asked to do anything again.</p>',
  'football-derby-of-the-coast':
    '<p>Al Sahil and Al Mina have one stadium and one bakery between them. In derby week each team buys its bread elsewhere.</p>',
  'boxing-title-night':
    '<p>Idris Al Jarrah defends at super-middleweight against Otabek Normatov, unbeaten in nineteen. Twelve rounds in the courtyard of the Qasr.</p>',
  'lulua-gold-cup':
    '<p>The richest race of the season and the one that asks for the most breath, with two past winners in the field. It is run two hours into the broadcast.</p>',
  'camel-cup-morning':
    '<p>Twenty-four races before the heat. Free for everyone, without an account.</p>',
  'pearl-dhow-race':
    '<p>Sixty feet of teak and a wind from the north. The course is the way home that the pearl fleet took a hundred years ago.</p>',
  'falcon-prize-final':
    '<p>Twelve falcons, one flight each. The public is asked to be silent, and is.</p>',
  'football-rimal-sahil':
    '<p>No visitor has won here since October. Al Rimal are top of the table and have brought two extra coaches of singers.</p>',
  'womens-cup-semi-final':
    '<p>The youngest side of the round against the holders. Four of them work mornings, and one has not left school.</p>',
  'dune-rally-stage':
    '<p>Wind has moved the dunes that the roadbook names. The stage will be held once the route has been surveyed again.</p>',
  'show-jumping-grand-prix':
    '<p>The arena floor is being relaid and there is no Grand Prix this season. Tickets are refunded without your asking.</p>',
  'goals-of-the-season': '<p>Thirty goals chosen by three goalkeepers, who should know.</p>',
  'last-pearl-diver':
    '<p>He is eighty-one and knows each reef by name. He went down with us once and told the rest on deck.</p>',
  'foal-named-barq':
    '<p>A whole year in a stable at the edge of the dunes, from the first attempt to stand to the first gallop.</p>',
  'house-of-horses':
    '<p>Two sisters who have not spoken in years inherit a stable, a debt and the fastest filly in the country. Sell or race? Each episode is a week nearer to the date.</p>',
  'boots-and-sand':
    '<p>The club was founded beside a well and turned professional before it had a stand. Three seasons from inside the dressing room.</p>',
  'sons-of-the-wind':
    '<p>Three families who breed racing camels, one season, and a golden sword that fits on one wall only.</p>',
  'tea-at-half-time':
    '<p>Former players, strong opinions and stronger tea, after every round of the league.</p>',
  'the-long-trail':
    '<p>Five riders from five countries follow the caravan road from well to well. Camels carry the water; the horses decide the pace.</p>',
};
