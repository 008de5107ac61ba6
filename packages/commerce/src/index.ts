export { commerce } from './commerce';
