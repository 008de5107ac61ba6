export type { NoticeItem } from './Notice';
export { NoticeRegion, type NoticeRegionProps } from './NoticeRegion';
