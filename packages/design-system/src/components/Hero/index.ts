export { Hero, type HeroEntry, type HeroMedia, type HeroProps } from './Hero';
export { HeroMotion, type HeroMotionProps } from './HeroMotion';
export { HeroSkeleton, type HeroSkeletonProps } from './HeroSkeleton';
