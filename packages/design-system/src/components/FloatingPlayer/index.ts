export {
  type FloatingCorner,
  FloatingPlayer,
  type FloatingPlayerLabels,
  type FloatingPlayerProps,
} from './FloatingPlayer';
