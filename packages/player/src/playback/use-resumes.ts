import { OriginError } from '@marquee/origin-client';
import { watchedTitle } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { useEffect, useState } from 'react';
import { tabPlaces } from './tab-places';

/**
 * Whether the viewer, or a guest in this tab, has begun a title on demand and would go on with it; false until that is
 * known.
 */
export function useResumes(id: string, isOnDemand: boolean): boolean {
  const { origin, realm } = useSite();
  const { status } = useSession();
  const [resumes, setResumes] = useState(false);
  useEffect(() => {
    if (status === 'guest') setResumes(isOnDemand && tabPlaces(realm.id).find(id) !== null);
    if (status !== 'viewer') return;
    if (!isOnDemand) return setResumes(false);
    const controller = new AbortController();
    origin.call(watchedTitle, { params: { id }, signal: controller.signal }).then(
      ({ watched }) => setResumes(watched?.resumes === true),
      (error: unknown) => {
        if (!(error instanceof OriginError)) throw error;
        // The button says "Play", and the stream itself says where to go on.
        if (error.kind !== 'aborted') console.warn('The last place did not load.', error);
      },
    );
    return () => controller.abort();
  }, [origin, realm.id, id, status, isOnDemand]);
  return resumes;
}
