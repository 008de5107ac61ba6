import { Board, Rows } from './Board';

const PROMISES = [
  [
    'Text reaches 4.5 : 1, edges and rings 3 : 1, in both schemes',
    'Every pair of every realm, and of random brands',
  ],
  ['Roles, names and states are right', 'axe on every story; tests by role and name'],
  [
    'Every action can be done by keyboard',
    'Play functions of stories; journeys with real keys in a browser',
  ],
  ['Focus is visible, and returns to where it was', 'The same journeys'],
  ['Targets are 44 px', 'Component tests; a rule of review'],
  [
    'Nothing is cut off at 360 px, with the longest words',
    'Every story is opened with long words on a phone; nothing may scroll sideways',
  ],
  ['Right to left is complete', 'Every story in Arabic; pictures of every realm'],
  [
    'Less motion and more contrast are honoured',
    'Media queries of the style engine; “wishes” in the toolbar',
  ],
  ['Text can grow to 200 %', '“Text 200 %” in the toolbar; a rule of review'],
  ['Forced colours keep edges and focus', 'A rule of review'],
];

export function Promises() {
  return (
    <Board>
      <Rows head={['Promise', 'Checked by']} rows={PROMISES} />
    </Board>
  );
}
