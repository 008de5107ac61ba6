export { library } from './library';
