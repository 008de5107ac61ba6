export { Rail, type RailProps } from './Rail';
export { RailSkeleton, type RailSkeletonProps } from './RailSkeleton';
