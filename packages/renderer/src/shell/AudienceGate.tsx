import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Audience } from '../routes/route-table';
import { PageLoading } from '../screens/PageLoading';
import { useSession } from '../session/use-session';
import { useSite } from '../site/use-site';

/**
 * Pages for viewers ask guests to sign in first and bring them back afterwards. Pages for guests decide themselves
 * where a viewer goes, because that depends on what they were asked for.
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
