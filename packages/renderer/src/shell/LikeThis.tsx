import { useLocation } from 'react-router-dom';
import { LateSlot } from '../slots/LateSlot';
import { useCurrentRoute } from './use-current-route';

/** What is like that which is not at this address, once the page is alive. */
export function LikeThis() {
  const { live } = useCurrentRoute();
  const { pathname } = useLocation();
  return <LateSlot name="notFound.like" props={{ route: live?.name, pathname }} />;
}
