import { Button, Dialog } from '@marquee/design-system';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../site/use-site';
import { REGION_REFUSALS } from './refusals';

/**
 * Says why a viewer may not sign up or buy; closing leads to the default menu's page (spec 1 §2).
 */
export function RegionDialog({ code }: { code: string }) {
  const { t, realm, defaultPath } = useSite();
  const navigate = useNavigate();
  const leave = () => void navigate(defaultPath);
  const key = REGION_REFUSALS[code];
  return (
    <Dialog
      open
      size="small"
      title={t('region.title')}
      description={key && t(key, { brand: realm.name })}
      onClose={leave}
      actions={<Button onClick={leave}>{t('region.close')}</Button>}
    />
  );
}
