import { Button, GuestAction } from '@marquee/design-system';
import { useSession, useSite } from '@marquee/renderer';
import { useLocation } from 'react-router-dom';

/**
 * Leads a guest to sign in and back to this page. The address tells the sign-in that the viewer is about to watch something
 * (`signin_to_watch`, spec 1 §4), with its campaign code.
 */
export function SignInToWatch() {
  const { t, path, isLive } = useSite();
  const { status } = useSession();
  const { pathname } = useLocation();
  if (!isLive('login')) return null;
  return (
    <GuestAction pending={status === 'starting' ? 'nothing' : undefined}>
      <Button href={path('login', {}, { query: { from: pathname } })}>{t('shell.signIn')}</Button>
    </GuestAction>
  );
}
