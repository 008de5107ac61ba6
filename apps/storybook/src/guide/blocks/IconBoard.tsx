import * as system from '@marquee/design-system';
import { type ComponentType, useState } from 'react';
import { Board } from './Board';

type Drawing = ComponentType<system.IconProps>;

const isIcon = (name: string, value: unknown): value is Drawing =>
  /^[A-Z]\w+Icon$/.test(name) && typeof value === 'function';

const ICONS = Object.entries(system).flatMap(
  ([name, value]: [string, unknown]): [string, Drawing][] =>
    isIcon(name, value) ? [[name, value]] : [],
);

/** The whole set, filtered by name; a press copies the name. */
export function IconBoard() {
  const [wanted, setWanted] = useState('');
  const [copied, setCopied] = useState('');
  const found = ICONS.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(name);
    setCopied(name);
  };
  return (
    <Board>
      <div className="guide-row">
        <label className="guide-field">
          Find an icon
          <input
            type="search"
            value={wanted}
            placeholder="close, arrow, …"
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <span className="guide-quiet" role="status">
          {copied ? `${copied} copied` : `${found.length} of ${ICONS.length}`}
        </span>
      </div>
      <div className="guide-icons">
        {found.map(([name, Icon]) => (
          <button key={name} type="button" onClick={() => copy(name)}>
            <Icon size={24} />
            {name.replace(/Icon$/, '')}
          </button>
        ))}
      </div>
      {found.length === 0 && (
        <p>No icon has “{wanted}” in its name. New ones are a row in `scripts/build-icons.mjs`.</p>
      )}
    </Board>
  );
}
