import { AccountMenu } from '@marquee/design-system';
import { useLocation } from 'react-router-dom';
import { accountEntries } from '../../rules/account-entries';
import { useSession } from '../../session/use-session';
import { useSite } from '../../site/use-site';
import { useLateSlot } from '../../slots/LateSlot';

/** The viewer's own pages, and the way out. Its code comes once somebody is signed in: guests do not pay for it. */
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
