export const descriptions: Readonly<Record<string, string>> = {
  'sprint-100-women':
    '<p>Twenty-four women run for eight lanes, and then for one. The world record was set on this track in spring; all three who have come closest to it since are here.</p><p>The semifinals come first. The final follows after two and a half hours and lasts less than eleven seconds.</p>',
  'football-final':
    '<p>A country of eleven million plays one of three hundred thousand, which has closed its shops for the day. They have met once before: nil–nil, in the rain.</p><p>Coverage begins an hour and a half before the gates of the second tier open. Kick-off is forty-five minutes in.</p><h3>Two more cameras</h3><ul><li>The tactical camera</li><li>Both benches</li></ul>',
  'opening-ceremony':
    '<p>Two hundred teams walk in, the smallest one first. Everyone may watch, without an account.</p>',
  'first-of-their-flag':
    '<p>Somebody has to be the first. Sixteen athletes from sixteen countries that had never sent one, filmed from the day the letter came to the day they carried the flag.</p><p>Some of them bring a coach. One brings her little brother.</p>',
  'climbing-boulder':
    '<p>The setters worked through the night behind a curtain. Four minutes for each problem, and the hardest hold is at the top.</p>',
  'gymnastics-team':
    '<p>Three go up, three scores count. One fall costs a medal, and everyone in the hall knows who has to go last.</p>',
  'cycling-road-race':
    '<p>No radios, no team cars past the second hill. The race is decided by whoever remembers it best.</p>',
  'fencing-epee':
    '<p>The whole body counts, and both may hit at once. The final is to fifteen.</p>',
  'judo-finals':
    '<p>Two classes, an evening each of them has waited four years for. If the score is level, the next one ends it.</p>',
  'relay-finals':
    '<p>Four finals, sixty-four batons. Nothing in athletics can go so wrong in so little space.</p>',
  marathon:
    '<p>The start has been put back by two hours because of the heat in the harbour tunnel. The last kilometre is still uphill.</p>',
  'rowing-eights':
    '<p>The wind is across the lake and the lanes are not fair. The eights will race when it drops.</p>',
  'gymnastics-apparatus':
    '<p>The hall is needed for the wrestling. Medals on each apparatus are given by the scores of the team final.</p>',
  'the-village':
    '<p>Eleven thousand beds, one laundry. Seventeen days behind the fence, with those who hand out the keys.</p>',
  'fourth-place':
    '<p>They were the fourth best in the world, and took the bus home. Greer Halloran asks what the bus ride was like.</p>',
  'rua-de-cima':
    '<p>The track was painted on the road at night, with what was left of the church’s blue. Three sprinters train on it before the first bus.</p>',
  'before-sunrise':
    '<p>A baker, a nurse, a bus driver: nine athletes who have to be at work by eight.</p>',
  'the-hug': '<p>Ten years, four finals, one point between them all told. The board can wait.</p>',
  'goal-from-the-corner':
    '<p>The wind helped, says the goalkeeper. The wind has not commented.</p>',
  'climb-in-six-seconds':
    '<p>Two walls, two climbers, fifteen metres. Most people take longer over the first step.</p>',
};
