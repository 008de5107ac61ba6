export { type BoutCorner, type BoutResult, BoutRow, type BoutRowProps } from './BoutRow';
