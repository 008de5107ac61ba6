import { Button } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** Leads to where the realm helps with payments; nothing where it names no such address. */
export function SupportLink() {
  const { t, realm } = useSite();
  const address = realm.commerce?.support;
  return address ? (
    <Button href={address} variant="secondary">
      {t('refund.support')}
    </Button>
  ) : null;
}
