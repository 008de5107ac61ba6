export { PlayerMessage, type PlayerMessageProps } from './PlayerMessage';
export { type PlayerScreen, PlayerScreens, type PlayerScreensProps } from './PlayerScreens';
