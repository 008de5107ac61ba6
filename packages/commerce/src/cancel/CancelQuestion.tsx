import { Button, Container, Heading, Stack, Text } from '@marquee/design-system';
import { cancelLicence } from '@marquee/origin-client/calls';
import { useConfirmAsAgent, useSite } from '@marquee/renderer';
import { FailureMessage, useAction, useFailures } from '@marquee/renderer/failures';
import type { Licence } from '../contract';
import { longDate } from '../dates/long-date';
import type { Cancelling } from '../rules/cancel-state';
import { CANCEL_WORDS } from '../rules/commerce-words';

interface CancelQuestionProps {
  licence: Licence;
  does: Cancelling;
  onCancelled: (licence: Licence) => void;
}

/** Says what cancelling does, and until when it can be undone; cancels with one press. */
export function CancelQuestion({ licence, does, onCancelled }: CancelQuestionProps) {
  const { t, origin, path, locale, isLive, defaultPath } = useSite();
  const confirmAsAgent = useConfirmAsAgent();
  const { outcome, busy, run } = useAction(useFailures(CANCEL_WORDS));
  const { name: plan, cancelEndsAt: end } = licence;
  const cancel = () =>
    run(async () => {
      const { licence: left } = await confirmAsAgent(t('cancel.agent', { plan }), (confirmed) =>
        origin.call(cancelLicence, { params: { licenceId: licence.id }, ...confirmed }),
      );
      onCancelled(left);
      return '';
    });
  return (
    <Container width="narrow" spaced>
      <Stack gap={21} align="start">
        <Heading level={1}>{t('cancel.title', { plan })}</Heading>
        <Text measure>{t(`cancel.${does}.text`, { date: end ? longDate(locale)(end) : '' })}</Text>
        {outcome?.status === 'failed' && <FailureMessage failure={outcome.failure} />}
        <Stack direction="row" gap={8}>
          <Button variant="danger" loading={busy} loadingLabel={t('cancel.busy')} onClick={cancel}>
            {t('cancel.press')}
          </Button>
          <Button variant="secondary" href={isLive('account') ? path('account') : defaultPath}>
            {t('cancel.keep')}
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}
