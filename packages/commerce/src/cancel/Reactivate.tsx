import { Button, type ButtonProps, Stack } from '@marquee/design-system';
import { reactivateLicence } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useNotify, useSite } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures } from '@marquee/renderer/failures';
import type { Licence } from '../contract';
import { COMMERCE_WORDS } from '../rules/commerce-words';

interface ReactivateProps {
  licence: Licence;
  size?: ButtonProps['size'];
  onDone: () => void;
}

/** Takes a cancellation back with one press. */
export function Reactivate({ licence, size, onDone }: ReactivateProps) {
  const { t, origin } = useSite();
  const notify = useNotify();
  const confirmAsAgent = useConfirmAsAgent();
  const { outcome, busy, run } = useAction(useFailures(COMMERCE_WORDS));
  const plan = licence.name;
  const reactivate = () =>
    run(async () => {
      await confirmAsAgent(t('reactivate.agent', { plan }), (confirmed) =>
        origin.call(reactivateLicence, { params: { licenceId: licence.id }, ...confirmed }),
      );
      notify({ text: t('reactivate.done', { plan }) });
      onDone();
      return '';
    });
  return (
    <Stack gap={8} align="start">
      {outcome?.status === 'failed' && <FailureMessage failure={outcome.failure} />}
      <Button
        size={size}
        variant="secondary"
        loading={busy}
        loadingLabel={t('reactivate.busy')}
        onClick={reactivate}
      >
        {t('reactivate.press')}
      </Button>
    </Stack>
  );
}
