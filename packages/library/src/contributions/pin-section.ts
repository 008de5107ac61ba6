export { PinSection as Contribution } from '../parental/PinSection';
