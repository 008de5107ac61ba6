import { type FocusEvent, useState } from 'react';
import {
  CaptionsIcon,
  ExitFullScreenIcon,
  ForwardIcon,
  FullScreenIcon,
  PauseIcon,
  PlayIcon,
  ReplayIcon,
  SkipNextIcon,
  SkipPreviousIcon,
} from '../Icon';
import { LiveLamp } from '../LiveLamp';
import { PlayerButton } from '../PlayerButton';
import { PlayerMenu } from '../PlayerMenu';
import { MoreControls } from './MoreControls';
import * as styles from './PlayerControls.styles';
import type {
  PlayerControlsLabels,
  PlayerControlsProps,
  PlayerNeighbours,
  PlayerSkip,
} from './player-controls-props';
import { VolumeControl } from './VolumeControl';

/**
 * The bar at the lower edge of the player: buttons in the order of the document, each a stop of
 * Tab. On a narrow player the lists and switches are in one menu.
 */
export function PlayerControls(props: PlayerControlsProps) {
  const { labels, shown = true, playing, onPlay, skip, seekBar, time, live, volume } = props;
  const { captions, neighbours, fullScreen, compact = false, children } = props;
  const [isFocused, setFocused] = useState(false);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      setFocused(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's
    <div
      role="group"
      aria-label={labels.controls}
      className={styles.controls({ shown }).className}
      inert={!shown && !isFocused}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
      data-ui="player-controls"
    >
      {!compact && (seekBar || time || live) && (
        <div className={styles.timeline().className}>
          {time && <span className={styles.time().className}>{time}</span>}
          {live && <LiveLamp {...live} />}
          {seekBar}
        </div>
      )}
      <div className={styles.row().className}>
        <PlayerButton
          label={playing ? labels.pause : labels.play}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          onClick={() => onPlay(!playing)}
          data-ui="player-play"
        />
        {skip && <Skips labels={labels} skip={skip} />}
        {!compact && neighbours && <Neighbours labels={labels} neighbours={neighbours} />}
        {volume && <VolumeControl labels={labels} volume={volume} compact={compact} />}
        {compact && live && <LiveLamp {...live} />}
        <span className={styles.space().className} />
        {!compact && captions && (
          <PlayerMenu
            label={labels.captions}
            icon={<CaptionsIcon />}
            on={captions.value !== captions.off}
            lists={[{ ...captions, label: labels.captions }]}
            actions={captions.settings && [captions.settings]}
          />
        )}
        {!compact && <MoreControls {...props} />}
        {!compact && fullScreen && (
          <PlayerButton
            label={labels.fullScreen}
            icon={fullScreen.on ? <ExitFullScreenIcon /> : <FullScreenIcon />}
            aria-pressed={fullScreen.on}
            onClick={() => fullScreen.onChange(!fullScreen.on)}
          />
        )}
        {children}
      </div>
    </div>
  );
}

function Skips({ labels, skip }: { labels: PlayerControlsLabels; skip: PlayerSkip }) {
  return (
    <span className={styles.skips().className}>
      <PlayerButton
        label={labels.back}
        icon={<ReplayIcon />}
        mark={skip.mark}
        onClick={() => skip.onSkip(-1)}
      />
      <PlayerButton
        label={labels.forward}
        icon={<ForwardIcon />}
        mark={skip.mark}
        onClick={() => skip.onSkip(1)}
      />
    </span>
  );
}

interface NeighboursProps {
  labels: PlayerControlsLabels;
  neighbours: PlayerNeighbours;
}

function Neighbours({ labels, neighbours: { onPrevious, onNext } }: NeighboursProps) {
  return (
    <span className={styles.neighbours().className}>
      {onPrevious && (
        <PlayerButton
          label={labels.previousTitle}
          icon={<SkipPreviousIcon />}
          onClick={onPrevious}
        />
      )}
      {onNext && <PlayerButton label={labels.nextTitle} icon={<SkipNextIcon />} onClick={onNext} />}
    </span>
  );
}
