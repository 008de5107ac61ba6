export { WatchTitle as Contribution } from '../playback/WatchTitle';
