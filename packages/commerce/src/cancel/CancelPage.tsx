import { Button, Container, EmptyState, Loader } from '@marquee/design-system';
import { ownLicences } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { FailureState, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Licence } from '../contract';
import { longDate } from '../dates/long-date';
import { ToAccount } from '../orders/ToAccount';
import { cancelState, type NotCancelled } from '../rules/cancel-state';
import { LICENCES_WORDS } from '../rules/commerce-words';
import { followerOf } from '../rules/licence-rules';
import { wantedLicences } from '../rules/wanted-licences';
import { Cancelled } from './Cancelled';
import { CancelQuestion } from './CancelQuestion';

/** Cancels a licence: what ends, and when, is said before it is done. */
export function CancelPage() {
  const { licenceId } = useParams();
  const { user } = useSession();
  const [id] = wantedLicences(licenceId);
  // Another viewer, whom another tab may have signed in, sees nothing of the last one's.
  return <CancelLicence key={`${user?.id} ${id}`} id={id} />;
}

function CancelLicence({ id }: { id: number | undefined }) {
  const { t, origin } = useSite();
  /** As the origin has answered the viewer's press. */
  const [left, setLeft] = useState<Licence>();
  const { state, retry } = useList(
    useCallback((signal: AbortSignal) => origin.call(ownLicences, { signal }), [origin]),
    useFailures(LICENCES_WORDS),
  );
  if (state.status === 'failed') {
    return (
      <FailureState
        title={t('commerce.couldntLoadLicences')}
        failure={state.failure}
        retry={retry}
        retryingLabel={t('purchase.loading')}
      />
    );
  }
  if (state.status === 'loading') {
    return (
      <Container width="narrow" spaced>
        <Loader label={t('purchase.loading')} />
      </Container>
    );
  }
  const { licences, asOf } = state.items;
  const own = licences.find((one) => one.id === id);
  const can = cancelState(own, asOf);
  if (left) return <Cancelled licence={left} isNew />;
  if (own && can.is === 'asked')
    return <CancelQuestion licence={own} does={can.does} onCancelled={setLeft} />;
  if (own && can.is === 'cancelled')
    return <Cancelled licence={own} next={followerOf(own, licences)?.name} />;
  return can.is === 'nothing' ? <NothingToCancel licence={own} why={can.why} /> : null;
}

/** There is nothing that the viewer could cancel here: why, and a way on. */
function NothingToCancel({ licence, why }: { licence: Licence | undefined; why: NotCancelled }) {
  const { t, path, locale } = useSite();
  const end = licence?.licenceStatus?.expiryTimestamp;
  return (
    <EmptyState
      headingLevel={1}
      scope="page"
      title={t(`cancel.${why}.title`)}
      text={t(`cancel.${why}.text`, { date: end ? longDate(locale)(end) : '' })}
      actions={
        why === 'unknown' ? (
          <Button href={path('purchase')}>{t('order.plans')}</Button>
        ) : (
          <ToAccount />
        )
      }
    />
  );
}
