import type { NoticeItem } from '@marquee/design-system';
import { createContext, useContext } from 'react';
import { invariant } from '../invariant';

export type Notify = (notice: Omit<NoticeItem, 'id'>) => void;

export const NotifyContext = createContext<Notify | null>(null);

/** Shows the viewer a notice that belongs to no place on the page. It stays after a navigation. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  invariant(notify, 'useNotify() needs the site’s frame around it, which shows the notices.');
  return notify;
}
