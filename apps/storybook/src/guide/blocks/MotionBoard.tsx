import { realms } from 'virtual:realms';
import { useState } from 'react';
import { Board } from './Board';

const variable = (css: string, name: string) =>
  new RegExp(`[;{]--${name}:([^;}]+)`).exec(css)?.[1] ?? '';

/** The movement of every realm, started together. */
export function Tempos() {
  const [away, setAway] = useState(false);
  return (
    <Board>
      <button type="button" className="guide-button" onClick={() => setAway(!away)}>
        Move
      </button>
      {realms.map(({ id, name, inputs, own }) => {
        const duration = variable(own.css, 'dur');
        const ease = variable(own.css, 'ease');
        return (
          <div key={id} className="guide-tempo" data-away={away}>
            <span>
              {name}
              <br />
              <small>{inputs.motion}</small>
            </span>
            <i style={{ transition: `translate ${duration} ${ease}` }} />
            <code>
              {duration} {ease}
            </code>
          </div>
        );
      })}
    </Board>
  );
}
