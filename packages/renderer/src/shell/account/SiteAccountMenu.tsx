import { AccountMenu } from '@marquee/design-system';
import { useLocation } from 'react-router-dom';
import { accountEntries } from '../../rules/account-entries';
import { useSession } from '../../session/use-session';
import { useSite } from '../../site/use-site';
import { useLateSlot } from '../../slots/LateSlot';

/** The viewer's account menu, and sign-out. Its code is loaded for viewers only. */
export default function SiteAccountMenu() {
  const site = useSite();
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <AccountMenu
      label={site.t('shell.account')}
      name={user?.name}
      items={accountEntries(site, pathname)}
      last={
        site.isLive('logout')
          ? { label: site.t('shell.signOut'), href: site.path('logout') }
          : undefined
      }
    >
      {useLateSlot('viewer.menu', {})}
    </AccountMenu>
  );
}
