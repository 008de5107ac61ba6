import { Loader, Stack } from '@marquee/design-system';
import { consents } from '@marquee/origin-client/calls';
import { type SlotProps, useLabels, useSite } from '@marquee/renderer';
import { FailureAction, FailureMessage, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { answersOf, maySubmit, type Ticked, tickedAtFirst } from './consent-terms';
import { Terms } from './Terms';

/** The terms of a purchase that this viewer has not accepted yet; the payment call carries the answers. */
export function CheckoutTerms({ onAnswers }: SlotProps['checkout.terms']) {
  const t = useLabels();
  const { origin } = useSite();
  const list = useList(
    useCallback(
      async (signal: AbortSignal) =>
        (await origin.call(consents, { query: { purpose: 'purchase' }, signal })).terms,
      [origin],
    ),
    useFailures(),
  );
  const terms = list.state.status === 'done' ? list.state.items : undefined;
  const [changed, setChanged] = useState<Ticked>({});
  const ticked = { ...tickedAtFirst(terms ?? []), ...changed };
  const answers = terms && maySubmit(terms, ticked, false) ? answersOf(terms, ticked) : null;
  // While they are loading it is not known whether any is asked.
  const known = terms && JSON.stringify(answers);
  const tell = useEffectEvent(() => {
    if (terms) onAnswers(answers);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are told
  useEffect(() => tell(), [known]);
  switch (list.state.status) {
    case 'loading':
      return <Loader label={t('consent.loading')} />;
    case 'failed':
      return (
        <Stack gap={13} align="start">
          <FailureMessage failure={list.state.failure} />
          <FailureAction failure={list.state.failure} retry={list.retry} variant="secondary" />
        </Stack>
      );
    case 'done':
      // Nothing is asked: no empty place is left above the button.
      return list.state.items.length === 0 ? null : (
        <Terms
          terms={list.state.items}
          ticked={ticked}
          onTick={(name, is) => setChanged((now) => ({ ...now, [name]: is }))}
        />
      );
  }
}
