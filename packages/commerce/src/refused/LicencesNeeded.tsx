import { Button, KeyValueList, Stack } from '@marquee/design-system';
import { licences as licencesCall } from '@marquee/origin-client/calls';
import { useLabels, useSite, type WatchTitle } from '@marquee/renderer';
import { useFailures, useList } from '@marquee/renderer/failures';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useDates } from '../dates/use-dates';
import { hasPrice, LicencePrice } from '../licences/price-words';
import { wantedLicences } from '../rules/wanted-licences';

/** How many licences are named beside the button; the purchase page has them all. */
const MOST = 3;

interface LicencesNeededProps {
  title: Pick<WatchTitle, 'id'>;
  /** Details of the refusal: `licences` has the ids of those that would do. */
  details: Readonly<Record<string, unknown>>;
}

/** What to buy to watch a title, and the way there; the way back leads into play. */
export function LicencesNeeded({ title, details }: LicencesNeededProps) {
  const t = useLabels();
  const { origin, path, isLive } = useSite();
  const { pathname, search } = useLocation();
  const dates = useDates();
  const ids = wantedLicences(idsIn(details.licences)).join(',');
  const { state } = useList(
    useCallback(
      async (signal: AbortSignal) =>
        ids === ''
          ? []
          : (await origin.call(licencesCall, { query: { licenceId: ids }, signal })).licences,
      [origin, ids],
    ),
    useFailures(),
  );
  if (!isLive('purchase')) return null;
  // A list that fails is no loss: the button leads to it.
  const licences = state.status === 'done' ? state.items.filter(hasPrice).slice(0, MOST) : [];
  const from = isLive('interstitial')
    ? path('interstitial', { eventId: title.id })
    : `${pathname}${search}`;
  const query = { from, licences: ids || undefined };
  return (
    <Stack gap={13} align="center">
      {licences.length > 0 && (
        <KeyValueList
          label={t('refused.licences')}
          look="receipt"
          entries={licences.map((licence) => ({
            label: licence.name,
            value: <LicencePrice licence={licence} dates={dates} size="medium" />,
          }))}
        />
      )}
      <Button href={path('purchase', {}, { query })}>{t('refused.see')}</Button>
    </Stack>
  );
}

const idsIn = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(',') : '');
