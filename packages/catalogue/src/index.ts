export { catalogue } from './catalogue';
