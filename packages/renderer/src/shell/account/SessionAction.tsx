import { AccountLink, Button, GuestAction } from '@marquee/design-system';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../navigation/use-query';
import { accountPath } from '../../rules/account-entries';
import { useSession } from '../../session/use-session';
import { useSite } from '../../site/use-site';
import { useCurrentRoute } from '../use-current-route';
import { useLateCode } from '../use-late-code';

/** The sign-in link for guests, the account menu for viewers; a browser with a session reserves the menu's place. */
export function SessionAction() {
  const { status } = useSession();
  return status === 'viewer' ? <ViewerAction /> : <SignInLink pending={status === 'starting'} />;
}

function ViewerAction() {
  const site = useSite();
  const { key } = useLocation();
  const { user } = useSession();
  const Menu = useLateCode(key, () => import('./SiteAccountMenu'));
  if (Menu) return <Menu />;
  const href = accountPath(site);
  return href ? (
    <AccountLink label={site.t('shell.account')} href={href} name={user?.name} />
  ) : null;
}

function SignInLink({ pending }: { pending: boolean }) {
  const { path, isLive, t, defaultPath } = useSite();
  const { pathname } = useLocation();
  const search = useQuery();
  const { handle } = useCurrentRoute();
  if (!isLive('login')) return null;
  // The viewer comes back to this page; from the home page that is where sign-in leads anyway.
  const here = `${pathname}${search}`;
  const from = handle?.status === 404 || here === '/' || here === defaultPath ? undefined : here;
  return (
    <GuestAction pending={pending ? 'account' : undefined}>
      <Button href={path('login', {}, { query: { from } })} size="small">
        {t('shell.signIn')}
      </Button>
    </GuestAction>
  );
}
