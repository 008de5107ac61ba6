export { Countdown, type CountdownProps, type CountdownUnit } from './Countdown';
