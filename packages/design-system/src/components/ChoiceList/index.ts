export { Choice, type ChoiceProps } from './Choice';
export { ChoiceList, type ChoiceListProps } from './ChoiceList';
export { ChoiceSkeleton, type ChoiceSkeletonProps } from './ChoiceSkeleton';
