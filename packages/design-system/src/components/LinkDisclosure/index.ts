export { LinkDisclosure } from './LinkDisclosure';
