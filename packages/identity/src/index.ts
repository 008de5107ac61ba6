export { identity } from './identity';
