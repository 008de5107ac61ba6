import { type ReactNode, useId, useRef, useState } from 'react';
import { CheckIcon } from '../Icon';
import { PlayerButton } from '../PlayerButton';
import { Popover } from '../Popover';
import * as styles from './PlayerMenu.styles';

export interface PlayerChoice {
  value: string;
  /** The choice in the viewer's language. */
  label: string;
  /** A second line, e.g. "720p now". */
  hint?: string;
  disabled?: boolean;
}

/** One of several: a language of captions, a speed. */
export interface PlayerList {
  /** The heading of the list and its name, e.g. "Captions". */
  label: string;
  /** The value of the chosen one. */
  value: string;
  choices: readonly PlayerChoice[];
  onChange: (value: string) => void;
}

/** A button in a menu, e.g. "Caption settings" or "Picture in picture". */
export interface PlayerAction {
  label: string;
  icon?: ReactNode;
  /** Whether it is on, for something that is on or off. */
  pressed?: boolean;
  /** Whether it is on its way to be on. */
  busy?: boolean;
  onSelect: () => void;
}

export interface PlayerMenuProps {
  /** The name of the button and of the panel, e.g. "Captions". */
  label: string;
  /** The icon of the button. */
  icon: ReactNode;
  /** The lists, each with its heading. */
  lists?: readonly PlayerList[];
  /** Buttons under the lists. */
  actions?: readonly PlayerAction[];
  /** Whether what the lists choose is on, e.g. captions: a line under the icon. `false` by default. */
  on?: boolean;
  /** Whether it is open at first; `false` by default. */
  defaultOpen?: boolean;
  /** Called with the new state when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A class of the button, where its owner hides it. */
  className?: string;
}

/**
 * A button of the player's bar with a panel of lists: radio buttons in one level. Arrow keys choose
 * and leave it open; a press chooses and closes it, as do Escape and a press beside it.
 */
export function PlayerMenu(props: PlayerMenuProps) {
  const { label, icon, lists = [], actions = [], on = false, defaultOpen = false } = props;
  const [open, setOpen] = useState(defaultOpen);
  const change = (now: boolean) => {
    setOpen(now);
    props.onOpenChange?.(now);
  };
  return (
    <Popover
      label={label}
      side="block-start"
      align="center"
      phones="sheet"
      open={open}
      onOpenChange={change}
      trigger={<PlayerButton label={label} icon={icon} data-on={on} className={props.className} />}
    >
      <div className={styles.lists().className}>
        {lists.map((list) => (
          <ChoiceOf key={list.label} list={list} onPress={() => change(false)} />
        ))}
        {actions.length > 0 && (
          <div>
            {actions.map(({ label: name, icon: sign, pressed, busy, onSelect }) => (
              <button
                key={name}
                type="button"
                className={styles.action().className}
                aria-pressed={pressed}
                aria-busy={busy}
                onClick={() => {
                  change(false);
                  onSelect();
                }}
              >
                {sign}
                {name}
              </button>
            ))}
          </div>
        )}
      </div>
    </Popover>
  );
}

function ChoiceOf({ list, onPress }: { list: PlayerList; onPress: () => void }) {
  const name = useId();
  const pressed = useRef(false);
  return (
    <fieldset
      className={styles.list().className}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onKeyDown={() => {
        pressed.current = false;
      }}
    >
      <legend className={styles.heading().className}>{list.label}</legend>
      {list.choices.map(({ value, label, hint, disabled }) => (
        <label key={value} className={styles.choice().className}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === list.value}
            disabled={disabled}
            onChange={() => list.onChange(value)}
            // arrow keys click a radio button, too
            onClick={() => pressed.current && onPress()}
          />
          <CheckIcon />
          <span className={styles.words().className}>
            {label}
            {hint && <span className={styles.hint().className}>{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
