export const descriptions: Readonly<Record<string, string>> = {
  'apex-63':
    '<p>Magnus Tordahl has defended the heavyweight belt four times and has not once needed the judges. Isaia Fonomau has taken the best shots of seventeen opponents and has never touched the floor.</p><p>Before them, Kaito Minase puts the bantamweight title on the line against Luis Barragán, who throws more punches in a round than most men throw in a night.</p><h3>Tonight at Harbour Dome</h3><ul><li>Thirteen fights, two of them for a belt</li><li>Early prelims from the start of the broadcast, main card after three and a half hours</li><li>Two further cameras: Fonomau’s corner and the view from the rafters</li></ul>',
  'grand-prix-final':
    '<p>Eight flyweights signed up in spring. Inés Altamira has been through two of them on the ground; Larissa Tavares Pinho went the distance twice and was still walking forward at the end.</p><p>Five rounds for the belt and the trophy, under the roof of the old cathedral yards in Valmora.</p>',
  'apex-64':
    '<p>Rafael Quintela has never fought in Kestrel City. Elias Wren has never fought anywhere else for a title, because this is the first one they have offered him.</p><p>Wren has won eleven in a row from a gym in a converted chapel. Quintela changes stance in the middle of a combination and has finished better records than that.</p><p>On the same card Yuto Hanamori meets Reuben Achterberg, and the winner is next for the lightweight belt.</p>',
  'fight-night-san-altero':
    '<p>The first fight lasted eleven minutes, was level on every card and ended with both men in the same ambulance. <em>Full Fight: Cárcamo vs. Pruett 1</em> is in the catalogue, and explains the noise.</p><p>San Altero lies at two thousand six hundred metres. Cárcamo grew up above it. Pruett has been here for five weeks and says he has stopped counting the stairs.</p>',
  'apex-65':
    '<p>The women’s flyweight champion comes to the challenger’s own shore. The start has been moved by two hours so that the main event begins after the tide has turned and the ferries are back.</p>',
  'apex-62':
    '<p>Mateus Valadão has won eleven fights by submission. Nikoloz Gelashvili has thrown every man he has met. One of them will have to fight where the other is better.</p>',
  'apex-61':
    '<p>Amadou Sissoko-Ba has twelve centimetres of reach on anyone at welterweight. Cillian Rourke-Daly has spent a career being hit on the way in and staying there.</p>',
  'last-round':
    '<p>Kwabena Asare-Poku turned professional before three of tonight’s fighters were born. He asked for three rounds, a heavyweight his own size and a seat for his mother by the cage. He has all of it.</p>',
  'grand-prix-semi-finals':
    '<p>Altamira against Keane, Tavares Pinho against Naidoo-Cole. Both semifinals are over three rounds, and a draw is not possible: after three the judges must name a winner.</p>',
  'fight-week-live':
    '<p>Five hours without a single punch that counts. Open workouts in the afternoon, the scales in the evening and the staredown last, when neither of them has eaten.</p>',
  'rise-eastmark':
    '<p>Two debuts, five second fights and one rule: no one on this card has ever been on television. Remember the names; three of last year’s Eastmark card are ranked now.</p>',
  'fight-night-port-lavelle':
    '<p>Luis Barragán broke a bone in his left hand in training. The bout will be held when it has healed; tickets stay valid.</p>',
  'trials-heavyweight':
    '<p>The Foundry’s roof was damaged in the storm, and there is no second hall for eight heavyweights. The pool will be drawn anew next season.</p>',
  'carcamo-pruett-one':
    '<p>The whole fight, uncut, with the sound of both corners and without commentary. Watch the second round twice: once for the fight, once for what Cárcamo’s coach says.</p>',
  'wren-camp-diary':
    '<p>Tilda Marchbanks filmed alone, from the first run to the last meal before the weigh-in. There is no interview in it. Nobody in the chapel had time for one.</p>',
  cutman:
    '<p>Anselmo Duarte Reyes has ninety seconds between rounds and uses eleven of them to look. A night in the corner, seen from the height of his stool.</p>',
  'scorecards-explained':
    '<p>How three judges score five minutes, what <strong>ten–eight</strong> takes, and why a late takedown is worth less than it looks.</p>',
  'corner-talk':
    '<p>Twelve corners, twelve minutes, in five languages. Subtitled where it can be printed.</p>',
  countdown:
    '<p>Two camps, two weeks and a camera in each of them. <em>Countdown</em> began as a preview and became the place where fights are understood: who is hurt, who is heavy, who has stopped answering the telephone.</p><p>Every season follows the year’s title fights. The episodes stand alone; the feuds do not.</p>',
  'four-walls':
    '<p>A gym is a lease, a landlord and forty people who would rather be there than at home. Each season stays in one, with the door open, until something ends.</p>',
  'barrio-gyms':
    '<p>Seven neighbourhoods, from Tijuana to Punta Arenas. Ximena Larraín went to the places that champions thank in their speeches and asked who pays for the light.</p>',
  'ground-rules':
    '<p>Start with the first season if you have never grappled, with the second if you want to know why you keep losing. Each episode has one idea and shows it four times.</p>',
  'sangue-frio':
    '<p>Davi Moura has not fought for six years and owes money to a man who never asks twice. The man’s son needs someone to stand beside him at the tables.</p><p>Filmed in Santos and Niterói, with fighters for extras and one long take through a real weigh-in.</p>',
  'submission-school':
    '<p>Four short lessons in the order that they make sense. You need a floor and a friend you trust.</p>',
  'anatomy-of-a-low-kick':
    '<p>The kick is thrown in the second round and the fight ends in the fifth. In between, a leg slowly stops answering.</p>',
};
