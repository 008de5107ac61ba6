export { player } from './player';
