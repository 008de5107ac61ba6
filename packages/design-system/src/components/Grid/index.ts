export { GRID_SIZES, Grid, type GridProps } from './Grid';
