export { LikeThese as Contribution } from '../not-found/LikeThese';
