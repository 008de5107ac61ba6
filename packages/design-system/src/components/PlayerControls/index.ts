export { PlayerControls } from './PlayerControls';
export type {
  PlayerControlsLabels,
  PlayerControlsProps,
  PlayerListOf,
  PlayerNeighbours,
  PlayerSkip,
  PlayerToggle,
  PlayerVolume,
} from './player-controls-props';
