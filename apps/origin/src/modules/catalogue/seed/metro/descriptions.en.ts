export const descriptions: Readonly<Record<string, string>> = {
  'signal-house':
    '<p>Nora Keane works nights in the last manned signal house on the coast line. At ten past three a bell rings for a branch that was taken up twenty years ago, and keeps ringing until somebody answers.</p><p>Three seasons, one valley and a timetable that should not exist. It is best watched in order and in the dark.</p>',
  'football-cup-final':
    '<p>Albion have won the Metro Cup nineteen times. Dockside Rovers have never been past the third round, play at the end of the number 8 line and have sold every seat they were given.</p><p>Coverage begins half an hour before kick-off.</p><h3>Also showing</h3><ul><li>The tactical view, from the roof</li><li>The match from the away end</li></ul>',
  tidewater:
    '<p>Every winter the sea takes another street of Saltby. When it uncovers a car with a driver in it, Inspector Carys Doyle has until the next spring tide to find out who parked it there.</p>',
  'great-migration-live':
    '<p>Eight cameras, two guides and no script. A million wildebeest stand on the south bank; some morning this week the first one jumps.</p>',
  'song-contest-final':
    '<p>Twelve songs are left of two hundred. The lines open with the last note and close fifteen minutes later; you may vote for anyone but yourself.</p>',
  'football-northgate-harbour':
    '<p>Northgate have not beaten their neighbours since the tram line opened. The new manager lives in Harbour Town and will go home on the blue line either way.</p>',
  'jornal-da-noite':
    '<p>Half an hour of news in Portuguese, with correspondents in Lisbon, Luanda and São Paulo, and one reporter for the city.</p>',
  'after-dark-session':
    '<p>The ceiling is two metres ten. Four bands, one take each, and a bar that stops serving during the quiet ones.</p>',
  'jazz-on-the-quay':
    '<p>The stage has been borrowed by the ferry company until its pier is mended. A new date will be on this page.</p>',
  'street-food-festival':
    '<p>The square is being dug up for the new tram stop. The stalls are back next year, eighty of them and one more.</p>',
  'tennis-riverside-open':
    '<p>Rain has moved the first match back by three hours. The covers are off, the strawberries are in the shade.</p>',
  'quiz-hour':
    '<p>Neighbours against neighbours. The losing street keeps the trophy until spring.</p>',
  'story-time':
    '<p>One reader, one book, twelve minutes, and no one is asked to sit still. Signed versions follow on Sundays.</p>',
  'owl-nest-live':
    '<p>The camera is the size of a walnut. It has been in the wall since February, so that the owls would think it had always been there.</p>',
  'stop-motion-cat':
    '<p>Four minutes, eleven months, six cats and nineteen pairs of shoes, all felt.</p>',
  'night-bus':
    '<p>The N17 leaves the theatres at 0:40 and reaches the bakeries at four. The film never leaves the bus.</p>',
  'interview-mayor':
    '<p>Twenty minutes, no cuts. The agreement was that neither of them would know the questions of the other.</p>',
  'salt-and-smoke':
    '<p>Marcus Delgado-Finch arrives with a knife and no shopping. What the village lends him, he cooks for the village.</p>',
  'vila-esperanca':
    '<p>Old Seu Amadeu left his bakery to two women. One of them is his daughter. Monday to Friday, with subtitles.</p>',
  'small-hours':
    '<p>Between two and five in the morning, Radio Lantern plays requests. It has had four. Written by Dot Pickering, who did that job.</p>',
  'hidden-rivers':
    '<p>Cities were built where water was, and then built over it. Wynne Achterberg goes down with a lamp, a map that is wrong and someone who maintains the drains.</p>',
  'the-understudy':
    '<p>Edie has understudied eleven leads in nine years, and every one of them has been disgustingly healthy.</p>',
};
