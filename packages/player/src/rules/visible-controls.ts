/** What decides whether the controls may hide. */
export interface ControlsReading {
  /** The viewer's last use of the player, in ms. */
  usedAt: number;
  /** A key also hints at a screen reader, which needs the controls. */
  usedBy: 'pointer' | 'keyboard';
  isPlaying: boolean;
  /** A part of the player has the focus, and the browser shows it. */
  hasVisibleFocus: boolean;
  /** The viewer holds one of the controls down, or a menu is open. */
  isHeld: boolean;
}

const STAY_MS = 3000;

/** When the controls hide, in ms; null: they stay. They hide only for a viewer who uses a pointer while it plays. */
export function controlsHideAt(reading: ControlsReading): number | null {
  const { usedAt, usedBy, isPlaying, hasVisibleFocus, isHeld } = reading;
  const mayHide = usedBy === 'pointer' && isPlaying && !hasVisibleFocus && !isHeld;
  return mayHide ? usedAt + STAY_MS : null;
}
