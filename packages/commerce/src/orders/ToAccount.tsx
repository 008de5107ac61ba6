import { Button } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

interface ToAccountProps {
  size?: 'small';
  variant?: 'secondary';
}

/** Leads to where the viewer confirms a payment, or changes how a licence is paid; home where the realm has no such page. */
export function ToAccount({ size, variant }: ToAccountProps) {
  const { t, path, isLive, defaultPath } = useSite();
  const hasAccount = isLive('account');
  return (
    <Button size={size} variant={variant} href={hasAccount ? path('account') : defaultPath}>
      {t(hasAccount ? 'order.account' : 'order.leave')}
    </Button>
  );
}
