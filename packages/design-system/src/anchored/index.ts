export { isRightToLeft, keepBeside, type Wish } from './keep-beside';
export { type AnchorAlign, type AnchorSide, EDGE } from './place-beside';
