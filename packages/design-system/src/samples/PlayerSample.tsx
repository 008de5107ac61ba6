import type { ReactNode } from 'react';
import { PlayerFrame, type PlayerFrameProps } from '../components/PlayerFrame';
import { PlayerMessage } from '../components/PlayerMessage';
import { samplePicture } from './pictures';
import { playerTexts } from './player-texts';
import { sampleTexts } from './texts';

interface PlayerSampleProps extends Partial<PlayerFrameProps> {
  globals: Record<string, unknown>;
  /** The title whose picture is shown; the first by default. */
  at?: number;
  /** Whether what is in the middle lies on a dark plate, as on the bar. `false` by default. */
  dark?: boolean;
  children?: ReactNode;
}

/** A player for stories: the frame with a sample picture as if it were playing. */
export function PlayerSample({
  globals,
  at = 0,
  dark = false,
  label,
  children,
  ...rest
}: PlayerSampleProps) {
  const title = sampleTexts(globals).titles[at] ?? '';
  return (
    <PlayerFrame
      label={label ?? playerTexts(globals).player(title)}
      poster={samplePicture(globals, at, 'landscape')}
      {...rest}
    >
      {dark ? <PlayerMessage title={title} primary={children} /> : children}
    </PlayerFrame>
  );
}
