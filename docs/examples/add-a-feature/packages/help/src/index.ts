export { help } from './help';
