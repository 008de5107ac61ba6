import { Button, EmptyState } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';

/** The brand sells nothing to this viewer. */
export function NothingToSell() {
  const { t, realm, defaultPath } = useSite();
  return (
    <EmptyState
      title={t('purchase.nothing.title')}
      text={t('purchase.nothing.text', { brand: realm.name })}
      actions={<Button href={defaultPath}>{t('purchase.nothing.action')}</Button>}
    />
  );
}
