export { Heart as Contribution } from '../hearts/Heart';
