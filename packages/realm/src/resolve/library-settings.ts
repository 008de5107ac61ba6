import { DEFAULTS } from '../generated/defaults';
import type { LibraryConfig } from '../generated/realm-config';
import type { Asked } from './asked';

/** How much viewers keep in their accounts, and when they are asked for their PIN. Only the realm's origin needs it. */
export type LibrarySettings = Required<LibraryConfig>;

/** The settings of a realm; without its own they are the defaults. */
export const librarySettings = ({ library }: Pick<Asked, 'library'>): LibrarySettings =>
  library ?? DEFAULTS.library;
