export { RegionDialog } from './RegionDialog';
export { REGION_REFUSALS } from './refusals';
export { regionLabels } from './region-labels';
