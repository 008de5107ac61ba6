import { Button, Stack } from '@marquee/design-system';
import { menuItems, useSite } from '@marquee/renderer';
import { useLocation } from 'react-router-dom';

/** The realm's account menu, as links to further pages. */
export function AccountMenu() {
  const site = useSite();
  const { pathname } = useLocation();
  const items = menuItems(site, site.realm.menus.account, pathname);
  if (items.length === 0) return null;
  return (
    <nav aria-label={site.t('account.menu')}>
      <Stack as="ul" direction="row" gap={8}>
        {items.map(({ label, href, current }) => (
          <li key={href + label}>
            <Button
              href={href}
              variant="secondary"
              size="small"
              aria-current={current ? 'page' : undefined}
            >
              {label}
            </Button>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
