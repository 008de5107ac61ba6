import { type ReactNode, useId } from 'react';
import { RequestId } from '../RequestId';
import * as styles from './PlayerMessage.styles';

export interface PlayerMessageProps {
  /** What is the matter, in a few words, e.g. "Sign in to watch". */
  title: ReactNode;
  /** Why, and what the viewer can do. */
  text?: ReactNode;
  /** An icon above the title where there is room, e.g. `<LockIcon />`. */
  icon?: ReactNode;
  /** The one primary action: a `Button`. */
  primary?: ReactNode;
  /** A quiet action beside it: a `Button` of the variant `quiet`. */
  quiet?: ReactNode;
  /** The id of the failed request, for support; shown small. */
  requestId?: string;
  /** The text before the request id, e.g. "Request". */
  requestIdLabel?: string;
  /** More under the text, e.g. a `Countdown` or `PlayerScreens`. */
  children?: ReactNode;
  /** A `screen` in the picture's place (the default), or a `line` over a picture that goes on. */
  look?: 'screen' | 'line';
  /** Whether it is announced at once, as an alert, because it interrupts. `false` by default. */
  urgent?: boolean;
  /** Whether it waits for an answer: a dialog with its title's name, beside what is behind. `false` by default. */
  asks?: boolean;
}

/**
 * What the player tells instead of playing, over the darkened picture: a refusal, a failure, a
 * question. It fits a phone: the frame grows with it.
 */
export function PlayerMessage(props: PlayerMessageProps) {
  const { title, text, icon, primary, quiet, requestId, requestIdLabel, children } = props;
  const { look = 'screen', urgent = false, asks = false } = props;
  const id = useId();
  const Title = look === 'screen' ? 'h2' : 'p';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has a name where it is a dialog only
    <div
      className={styles.message({ look }).className}
      role={asks ? 'alertdialog' : urgent ? 'alert' : undefined}
      aria-labelledby={asks ? id : undefined}
      data-ui="player-message"
    >
      {icon && look === 'screen' && <span className={styles.icon().className}>{icon}</span>}
      <Title id={asks ? id : undefined} className={styles.title({ look }).className}>
        {title}
      </Title>
      {text && <p className={styles.text().className}>{text}</p>}
      {children}
      {(primary || quiet) && (
        <div className={styles.actions().className}>
          {primary}
          {quiet}
        </div>
      )}
      {requestId && <RequestId id={requestId} label={requestIdLabel} />}
    </div>
  );
}
