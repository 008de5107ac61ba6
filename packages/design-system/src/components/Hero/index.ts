export { Hero, type HeroEntry, type HeroProps } from './Hero';
export { HeroSkeleton, type HeroSkeletonProps } from './HeroSkeleton';
