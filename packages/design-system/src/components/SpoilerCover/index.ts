export { SpoilerCover, type SpoilerCoverProps } from './SpoilerCover';
