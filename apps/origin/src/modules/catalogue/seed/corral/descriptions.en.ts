export const descriptions: Readonly<Record<string, string>> = {
  'cheyenne-flats-bulls':
    '<p>Thirty riders draw thirty bulls on the afternoon of the show. One of them will draw Sawtooth, who has thrown thirty-one men and waited politely each time for the gate.</p><p>The long round comes first; the best ten come back after two hours for the short one.</p><h3>Two more cameras</h3><ul><li>The chute camera, above the gate</li><li>The bull yard, with no commentary</li></ul>',
  'grand-tour-finals-one':
    '<p>A year of highway ends in ten nights. Fifteen men and women in each event start level tonight, and a single round pays more than most county rodeos do in a season.</p><p>The averages begin to count with the first gate.</p>',
  'barrel-series-championship':
    '<p>Juniper is fifteen and has won this twice. Dot is four and has never been on a plane. Forty runs have left them three hundredths of a second apart.</p>',
  'charro-championship':
    '<p>Four teams, nine suertes, one Sunday. The trophy was made in 1911 and has the dents to prove it.</p><p>Commentary is in Spanish; the scores are on the screen in both languages.</p>',
  'broke-to-ride':
    '<p>Maribeth Colter takes five horses a season that have thrown, bitten or simply refused everybody else. She has ninety days, a round pen and no whip.</p><p>At the end there is a sale, and she decides who may bid.</p>',
  'copper-creek-broncs':
    '<p>The stockyards have raised bareback horses for four generations. Tonight they open their own pens, which means that every draw is a bad draw.</p>',
  'bulls-on-the-river':
    '<p>The river is over the car park. The night will be held when the water has gone down, and tickets stay good.</p>',
  'saddle-bronc-classic':
    '<p>The oldest event on the tour has moved to the evening, because the forecast for the afternoon is a hundred and four in the shade and horses come first.</p>',
  'steer-wrestling-showdown':
    '<p>Ride up beside the steer, get off without stopping, and turn eleven hundredweight by the head. The record on this floor is 3.2 seconds.</p>',
  'old-timers-rodeo':
    '<p>Too many knees this year. The committee thanks everyone who entered and has booked the band for next summer.</p>',
  'ranch-horse-stakes':
    '<p>No music and no tricks: box the cow, turn her, drive her, stop. A good run looks as if nothing had happened.</p>',
  'charreada-del-valle':
    '<p>An afternoon of the valley’s own sport, with four family teams and an escaramuza between the suertes.</p>',
  'sandhill-slack':
    '<p>Those who did not fit into the evening run in the morning, for the same money and nobody watching. Now you can.</p>',
  'saddle-maker-of-sandhill':
    '<p>He begins with a cottonwood tree and an order from 2019. Ninety hours in eighteen minutes, with his dog for company.</p>',
  'drive-to-copper-creek':
    '<p>The bridge is new and the cattle have not been told. Four days, forty miles, one stampede of eleven seconds.</p>',
  escaramuza:
    '<p>Eight women ride sidesaddle at each other at twenty miles an hour and pass with a hand to spare. They practise on foot first, with chairs.</p>',
  'rope-tricks':
    '<p>Three brothers, their grandfather and sixty feet of maguey. The rope has to be soaked, stretched and argued over for a month.</p>',
  'long-haul':
    '<p>Cody Vance, nineteen, has a truck, a card and four thousand dollars. The season is a hundred rodeos long, and most of it is driving.</p>',
  'three-generations':
    '<p>Opal wants to sell the north pasture, June does not, and Wren has already promised it to a horse.</p>',
  'cocina-de-rancho':
    '<p>Refugio Almanza cooks where the work is: at the branding, at the shearing, behind the chutes. Recipes are told as they are made, by eye.</p>',
  'winter-pasture':
    '<p>Filmed in one winter by one man who was also feeding the cattle. There is little talk. The wind does most of it.</p>',
};
