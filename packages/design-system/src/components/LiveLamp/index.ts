export { LiveLamp, type LiveLampProps, type LiveState } from './LiveLamp';
