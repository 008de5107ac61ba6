export { PlayerControls } from './PlayerControls';
export type {
  PlayerControlsLabels,
  PlayerControlsProps,
  PlayerListOf,
  PlayerSkip,
  PlayerToggle,
  PlayerVolume,
} from './player-controls-props';
