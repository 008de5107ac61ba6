export {
  CARD_SIZES,
  Card,
  type CardKind,
  type CardProps,
  type CardShape,
  type CardState,
} from './Card';
export { CardSkeleton, type CardSkeletonProps } from './CardSkeleton';
