export {
  EpisodeList,
  type EpisodeListProps,
  EpisodeListSkeleton,
  type EpisodeListSkeletonProps,
} from './EpisodeList';
export { EpisodeRow, type EpisodeRowProps } from './EpisodeRow';
