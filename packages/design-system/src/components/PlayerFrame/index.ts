export {
  mediaLayer,
  PlayerFrame,
  type PlayerFrameProps,
  type PlayerView,
  type PlayerWatermark,
} from './PlayerFrame';
