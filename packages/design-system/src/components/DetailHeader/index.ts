export { type DetailEntry, DetailHeader, type DetailHeaderProps } from './DetailHeader';
export { DetailHeaderSkeleton, type DetailHeaderSkeletonProps } from './DetailHeaderSkeleton';
