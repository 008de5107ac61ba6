import type { LabelLoaders } from '../labels/label-loaders';

/** A further file of a page: its own, or that of a contribution or section handler. */
export interface PagePart {
  /** Unique among the names of features and parts. */
  name: string;
  labels?: LabelLoaders;
  moduleId?: string;
}
