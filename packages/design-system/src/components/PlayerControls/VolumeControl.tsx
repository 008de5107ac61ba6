import { VolumeIcon, VolumeLowIcon, VolumeOffIcon } from '../Icon';
import { PlayerButton } from '../PlayerButton';
import * as styles from './PlayerControls.styles';
import type { PlayerControlsLabels, PlayerVolume } from './player-controls-props';

interface VolumeControlProps {
  labels: PlayerControlsLabels;
  volume: PlayerVolume;
  compact: boolean;
}

/** Below it the icon has one wave. */
const LOW = 0.5;

/** Mute, and the browser's own slider where there is room. */
export function VolumeControl({ labels, volume, compact }: VolumeControlProps) {
  const { value, valueText, muted, onChange, onMute, slider = true } = volume;
  const isSilent = muted || value === 0;
  const Loudness = value < LOW ? VolumeLowIcon : VolumeIcon;
  return (
    <>
      <PlayerButton
        label={labels.mute}
        icon={isSilent ? <VolumeOffIcon /> : <Loudness />}
        aria-pressed={muted}
        onClick={() => onMute(!muted)}
      />
      {slider && !compact && (
        <span className={styles.loudness().className}>
          <progress aria-hidden="true" value={muted ? 0 : value} max={1} />
          <input
            type="range"
            className={styles.volume().className}
            aria-label={labels.volume}
            aria-valuetext={valueText}
            min={0}
            max={1}
            step={0.05}
            value={muted ? 0 : value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
        </span>
      )}
    </>
  );
}
