import { Button } from '../Button';
import { ScreensIcon } from '../Icon';
import * as styles from './PlayerMessage.styles';

export interface PlayerScreen {
  id: string;
  /** The device, e.g. "Living room TV". */
  name: string;
  /** What is watched there, and since when. */
  facts?: string;
  /** Whether it is being stopped. */
  stopping?: boolean;
}

export interface PlayerScreensProps {
  /** The name of the list, e.g. "Watching now". */
  label: string;
  /** The screens, each with its device and the state of its button. */
  screens: readonly PlayerScreen[];
  /** The text of each button, e.g. "Stop watching there"; its name has the device, too. */
  stopLabel: string;
  /** Called with the id of the screen to stop. */
  onStop: (id: string) => void;
}

/** The screens that a viewer's account is watched on, each with a button that stops it. */
export function PlayerScreens({ label, screens, stopLabel, onStop }: PlayerScreensProps) {
  return (
    <ul className={styles.screens().className} aria-label={label}>
      {screens.map(({ id, name, facts, stopping }) => (
        <li key={id} className={styles.screen().className}>
          <ScreensIcon />
          <span className={styles.screenWords().className}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {facts && <span>{facts}</span>}
          </span>
          <Button
            size="small"
            variant="quiet"
            loading={stopping}
            loadingLabel={stopLabel}
            aria-label={`${stopLabel}: ${name}`}
            onClick={() => onStop(id)}
          >
            {stopLabel}
          </Button>
        </li>
      ))}
    </ul>
  );
}
