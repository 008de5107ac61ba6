import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Audience } from '../routes/route-table';
import { PageLoading } from '../screens/PageLoading';
import { useSession } from '../session/use-session';
import { useSite } from '../site/use-site';

/**
 * Sends a guest who opens a page for viewers to sign in, with the way back. A page for guests decides
 * itself where a viewer goes.
 */
export function AudienceGate({ audience, children }: { audience: Audience; children: ReactNode }) {
  const { path, isLive } = useSite();
  const { status } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const mustSignIn = audience === 'viewer' && status === 'guest' && isLive('login');
  useEffect(() => {
    if (!mustSignIn) return;
    const from = `${location.pathname}${location.search}${location.hash}`;
    void navigate(path('login', {}, { query: { from } }), { replace: true });
  }, [mustSignIn, location, navigate, path]);
  if (audience === 'viewer' && status !== 'viewer') return <PageLoading />;
  return children;
}
