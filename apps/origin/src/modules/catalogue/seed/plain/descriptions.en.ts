export const descriptions: Readonly<Record<string, string>> = {
  'the-weather-station':
    '<p>Agnes Tarn has kept the instruments on Skell for nine winters. In the tenth, the printer begins to take down readings from a station that closed before she was born: a wind that is not blowing here, a pressure that is falling somewhere else.</p><p>Marta Lindqvist-Rao filmed over four seasons with one actor, a crew of five and whatever weather there was.</p>',
  'observatory-night':
    '<p>The dome opens at dusk and the picture stays with the telescope until it closes. There is an astronomer, who says what it is and then nothing for a while.</p><p>Two further pictures run beside this one: the eyepiece alone, and the dome from inside.</p>',
  'made-by-hand':
    '<p>A boat takes a winter, a basket an afternoon, a violin as long as it takes. Each episode stays with one maker from the first cut to the last.</p><p>No music is laid over the work. What you hear is the work.</p>',
  'silent-film-with-piano':
    '<p>The print was found in a chapel roof with its last reel intact. Tonight’s pianist has asked not to be told the plot.</p>',
  'slow-train-north':
    '<p>The 7:04 takes just over nine hours to the end of the line. We show two of them, in one shot from the window seat, and leave out only the tunnels.</p>',
  'paper-boats':
    '<p>Jude and Micah Sallow are brothers and had not acted before. The river flooded twice during filming, and both floods are in the film.</p>',
  'letters-from-the-ferry':
    '<p>A lifeboat is taken down for repair after forty years. Under the bench are three hundred letters, all to the same address, none of them stamped.</p>',
  'the-second-kitchen':
    '<p>The landlord has the keys on Monday. On Sunday night eleven people cook for those who used to come.</p>',
  'talk-on-bridges':
    '<p>Five bridges, each of them calculated correctly. The engineer brings a model of the last one and a bag of sand.</p>',
  'winter-lecture':
    '<p>Three kilometres down, the ice is a hundred and twenty thousand years old and full of air. This year’s speaker has brought some, and a glass to let it out in.</p>',
  'cartographers-evening':
    '<p>Each of the four has ten minutes for the map and five for the mistake. The audience votes for the mistake.</p>',
  'translators-table':
    '<p>The paragraph is handed out at two. At five there are three of them, and nobody agrees on the comma.</p>',
  'poets-relay':
    '<p>Twelve poets wait in twelve rooms. All that each one hears is a single line.</p>',
  'eclipse-broadcast':
    '<p>Cloud is forecast along the whole of the path. The broadcast will be held for the next eclipse that this hemisphere sees.</p>',
  'repair-day': '<p>The hall is needed for an election. The next repair day is in spring.</p>',
  'a-town-without-clocks':
    '<p>The pit bell set the hours of Hallam Row for a century. When the pit shut, the town was asked what it wanted to do with the bell, and voted.</p>',
  'last-cinema-in-orrin':
    '<p>One screen, forty-one seats that still fold and a projector older than its projectionist. A year in the booth.</p>',
  'two-chairs':
    '<p>She gave him eleven years. He served seven. They had not spoken since, and there is nothing on the table but water.</p>',
  'one-object':
    '<p>Follow a thing backwards and you meet everyone who has held it. Twenty objects so far, none of them in a museum.</p>',
  'the-long-table':
    '<p>The question is put with the bread. The cameras are in the walls, and the guests forget them at about the second course.</p>',
  borders:
    '<p>Tomasz Wilk-Harper walks each border twice, once on either side, and asks the same people the same thing: what would you miss?</p>',
  unfinished:
    '<p>Some ran out of money, some of belief, one of stone. Thirteen things that were begun in earnest.</p>',
};
