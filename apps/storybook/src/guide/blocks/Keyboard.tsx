import { Fragment } from 'react';
import { Board, Rows } from './Board';

const KEYS: [string, [string, string][]][] = [
  [
    'Dialog, sheet',
    [
      ['Tab', 'goes round inside'],
      ['Esc', 'closes; focus returns to what opened it'],
    ],
  ],
  [
    'Menu',
    [
      ['Enter Space ↓', 'opens on the first item'],
      ['↑ ↓', 'move'],
      ['Home End', 'first, last'],
      ['A–Z', 'jumps to a name'],
      ['Esc', 'closes'],
    ],
  ],
  [
    'Tabs',
    [
      ['← →', 'move and select'],
      ['Home End', 'first, last'],
      ['Tab', 'into the panel'],
    ],
  ],
  [
    'Combobox',
    [
      ['typing', 'narrows the list'],
      ['↑ ↓', 'move'],
      ['Enter', 'takes'],
      ['Esc', 'closes; what was chosen stays'],
    ],
  ],
  [
    'Rail',
    [
      ['← →', 'move from card to card'],
      ['Enter', 'opens the card'],
    ],
  ],
  [
    'Hero',
    [
      ['Tab', 'pause, then the entry in view'],
      ['Space', 'pauses, plays'],
    ],
  ],
  [
    'Date by parts',
    [
      ['digits', 'fill a part and go on to the next'],
      ['Backspace', 'in an empty part goes back'],
    ],
  ],
  [
    'PIN, one-time code',
    [
      ['digits', 'fill the boxes'],
      ['Backspace', 'takes the last one away'],
      ['← →', 'to a digit; typing replaces it'],
    ],
  ],
  [
    'Calendar',
    [
      ['← → ↑ ↓', 'day, week'],
      ['Page Up, Page Down', 'month'],
      ['Home End', 'start, end of week'],
      ['Enter', 'chooses'],
    ],
  ],
  ['Radio group', [['↑ ↓ ← →', 'move and choose']]],
  ['Password', [['Space (held)', 'shows it while held']]],
];

export function Keyboard() {
  return (
    <Board>
      <Rows
        head={['Component', 'Keys']}
        rows={KEYS.map(([component, keys]) => [
          <strong key="name">{component}</strong>,
          <Fragment key="keys">
            {keys.map(([key, what]) => (
              <div key={key}>
                <kbd>{key}</kbd> {what}
              </div>
            ))}
          </Fragment>,
        ])}
      />
    </Board>
  );
}
