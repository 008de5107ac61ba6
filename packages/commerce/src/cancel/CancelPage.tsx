import { Button, Container, EmptyState, Loader } from '@marquee/design-system';
import { ownLicences } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { FailureState, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Licence } from '../contract';
import { useDates, type ViewerDates } from '../dates/use-dates';
import { ToAccount } from '../orders/ToAccount';
import { type CancelState, cancelState } from '../rules/cancel-state';
import { LICENCES_WORDS } from '../rules/commerce-words';
import { wantedLicences } from '../rules/wanted-licences';
import { Cancelled } from './Cancelled';
import { type Cancelling, CancelQuestion } from './CancelQuestion';

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
  /** As the origin has answered a change. */
  const [changed, setChanged] = useState<Licence>();
  const { state, retry } = useList(
    useCallback(
      async (signal: AbortSignal) => {
        const { licences } = await origin.call(ownLicences, { signal });
        return licences.find((one) => one.id === id);
      },
      [origin, id],
    ),
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
  return <Licensed licence={changed ?? state.items} onChange={setChanged} />;
}

interface LicensedProps {
  licence: Licence | undefined;
  onChange: (licence: Licence) => void;
}

function Licensed({ licence, onChange }: LicensedProps) {
  const dates = useDates();
  const can = cancelState(licence);
  if (licence && isQuestion(can))
    return <CancelQuestion licence={licence} dates={dates} does={can} onCancelled={onChange} />;
  if (licence && can === 'cancelled') return <Cancelled licence={licence} dates={dates} />;
  return <NothingToCancel licence={licence} dates={dates} why={can} />;
}

const QUESTIONS: readonly string[] = [
  'runsOut',
  'trial',
  'unpaid',
  'waiting',
  'endless',
  'overdue',
];
const isQuestion = (state: CancelState): state is Cancelling => QUESTIONS.includes(state);

interface NothingToCancelProps {
  licence: Licence | undefined;
  dates: ViewerDates | null;
  why: CancelState;
}

/** There is nothing that the viewer could cancel here: why, and a way on. */
function NothingToCancel({ licence, dates, why }: NothingToCancelProps) {
  const { t, path } = useSite();
  const end = licence?.licenceStatus?.expiryTimestamp;
  return (
    <EmptyState
      headingLevel={1}
      scope="page"
      title={t(`cancel.${why}.title`, { plan: licence?.name ?? '' })}
      text={
        end && !dates ? '' : t(`cancel.${why}.text`, { date: end && dates ? dates.date(end) : '' })
      }
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
