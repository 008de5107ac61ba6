export { PlayerButton, type PlayerButtonProps } from './PlayerButton';
