import type { ListHead } from './list-state';

type Owned = Pick<ListHead, 'ownership'>;

/** May the viewer delete the list? Only their own (spec 2 §6); the same holds for its name, its titles and its link. */
export const mayDelete = ({ ownership }: Owned): boolean => ownership === 'owned';

export const mayEdit = mayDelete;

/** May the viewer save the list among theirs? One that is shared, once (spec 2 §6). */
export const maySave = ({ ownership, saved }: Owned & Pick<ListHead, 'saved'>): boolean =>
  ownership === 'shared' && !saved;
