import { Button, Dialog } from '@marquee/design-system';
import { moneyText } from '@marquee/i18n';
import { useSite } from '@marquee/renderer';
import type { ViewerDates } from '../dates/use-dates';
import { periodWords } from '../licences/price-words';
import { priceOf } from '../rules/price-of';
import type { Choosing } from './use-choosing';

interface NoTrialDialogProps {
  choosing: Choosing;
  dates: ViewerDates | null;
}

/** Says that the viewer has had the trial, and what they would pay today; they decide anew (2 §4, freeTrialDenied). */
export function NoTrialDialog({ choosing, dates }: NoTrialDialogProps) {
  const { t, locale } = useSite();
  const { deniedTrial: licence, busy, choose, keepChoosing } = choosing;
  if (!licence) return null;
  const price = moneyText(priceOf(licence.amounts), locale);
  const period = periodWords(licence, t, dates) ?? '';
  return (
    <Dialog
      open
      size="small"
      title={t('noTrial.title')}
      description={t('noTrial.text', { plan: licence.name, price, period })}
      onClose={keepChoosing}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" onClick={keepChoosing}>
            {t('noTrial.back')}
          </Button>
          <Button loading={busy} onClick={() => void choose(licence, true)}>
            {t('noTrial.go', { price })}
          </Button>
        </>
      }
    />
  );
}
