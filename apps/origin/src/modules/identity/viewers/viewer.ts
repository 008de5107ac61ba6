import { isEmailAddress } from './normalise-identifier';
import type { viewers } from './tables';

export type Viewer = typeof viewers.$inferSelect;

/** True while the viewer is an agent. */
export const isAgent = (viewer: Viewer | undefined): viewer is Viewer =>
  viewer !== undefined && viewer.role === 'AGENT' && !viewer.blocked;

/** The address that a viewer's emails go to; null for one who has none here. */
export const emailOf = ({ email, identifier }: Pick<Viewer, 'email' | 'identifier'>) =>
  email ?? (isEmailAddress(identifier) ? identifier : null);
