import { Container, EmptyState, Loader, Stack, TextLink } from '@marquee/design-system';
import { useSession, useSite } from '@marquee/renderer';
import { FailureState } from '@marquee/renderer/failures';
import { useParams } from 'react-router-dom';
import { ToAccount } from '../orders/ToAccount';
import { UNKNOWN_PAYMENT } from '../rules/commerce-words';
import { ReceiptView } from './ReceiptView';
import { useReceipt } from './use-receipt';

/** One payment: what was bought, what it cost, how it was paid, and what came back. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  // Another viewer, whom another tab may have signed in, sees nothing of the last one's.
  return <Payment key={`${user?.id} ${id}`} id={id} />;
}

function Payment({ id }: { id: string }) {
  const { t, path, isLive } = useSite();
  const { state, receipt, retry } = useReceipt(id);
  if (state.status === 'failed' && state.failure.key === UNKNOWN_PAYMENT) {
    return (
      <EmptyState
        headingLevel={1}
        scope="page"
        title={t(UNKNOWN_PAYMENT)}
        text={t('receipt.unknown.text')}
        actions={<ToAccount />}
      />
    );
  }
  if (state.status === 'failed') {
    return (
      <FailureState
        title={t('receipt.notLoaded')}
        failure={state.failure}
        retry={retry}
        retryingLabel={t('receipt.loading')}
      />
    );
  }
  return (
    <Container width="narrow" spaced>
      <Stack gap={34}>
        {receipt ? <ReceiptView receipt={receipt} /> : <Loader label={t('receipt.loading')} />}
        {isLive('account') && <TextLink href={path('account')}>{t('receipt.account')}</TextLink>}
      </Stack>
    </Container>
  );
}
