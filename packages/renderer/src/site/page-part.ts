import type { LabelLoaders } from '../labels/label-loaders';

/** A further file that a page consists of in some realms. */
export interface PagePart {
  /** Unlike any feature's and any other part's. */
  name: string;
  labels?: LabelLoaders;
  moduleId?: string;
}
