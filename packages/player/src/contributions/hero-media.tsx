export { HeroPicture as Contribution } from '../background/HeroPicture';
