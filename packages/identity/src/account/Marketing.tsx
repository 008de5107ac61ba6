import { RichText, Stack, SwitchField, VisuallyHidden } from '@marquee/design-system';
import { type components, OriginError } from '@marquee/origin-client';
import { marketingPreferences, saveMarketingPreferences } from '@marquee/origin-client/calls';
import { useSite } from '@marquee/renderer';
import { failureText, useAction, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useState } from 'react';
import { AccountItems, AccountSection } from './AccountSection';
import { MARKETING_ERRORS } from './errors';

type MarketingAnswer = components['schemas']['MarketingAnswer'];

/** What the brand may do where the viewer agrees, such as write to them (2 §3). There is no such part where the realm asks nothing. */
export function Marketing() {
  const { t, origin, realm } = useSite();
  const list = useList(
    useCallback(
      async (signal: AbortSignal) => (await origin.call(marketingPreferences, { signal })).answers,
      [origin],
    ),
    useFailures(MARKETING_ERRORS),
  );
  const { state } = list;
  if (state.status === 'loading' || (state.status === 'done' && state.items.length === 0))
    return null;
  return (
    <AccountSection
      title={t('account.marketing.title')}
      text={t('account.marketing.text', { brand: realm.name })}
    >
      <AccountItems list={list}>
        {(answers) => (
          <Stack gap={21}>
            {answers.map((answer) => (
              <Choice key={answer.fieldName} answer={answer} onChanged={list.reload} />
            ))}
          </Stack>
        )}
      </AccountItems>
    </AccountSection>
  );
}

interface ChoiceProps {
  answer: MarketingAnswer;
  /** The operator has another text now, which the viewer reads first. */
  onChanged: () => Promise<void>;
}

/** A choice, which is shown and saved at once; one that is not saved goes back, and says so. */
function Choice({ answer, onChanged }: ChoiceProps) {
  const site = useSite();
  const { t, origin } = site;
  const { fieldName, label, text, required, version } = answer;
  /** What the viewer has chosen here; until then it is what the origin knows. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { outcome, busy, run } = useAction(useFailures(MARKETING_ERRORS));
  const change = async (next: boolean) => {
    if (busy) return;
    let before = chosen;
    setChosen(next);
    const saved = await run(async () => {
      try {
        await origin.call(saveMarketingPreferences, {
          body: { answers: [{ fieldName, version, accepted: next }] },
        });
      } catch (error) {
        if (error instanceof OriginError && error.code === 'TERMS_CHANGED') {
          await onChanged();
          // An answer to the old text is none to the new one.
          before = null;
        }
        throw error;
      }
      return t('account.marketing.saved');
    });
    if (!saved) setChosen(before);
  };
  const words = <RichText html={text} newTabLabel={t('shell.newTab')} />;
  return (
    <>
      <SwitchField
        label={label ?? words}
        hint={label ? words : undefined}
        aria-required={required || undefined}
        error={outcome?.status === 'failed' ? failureText(site, outcome.failure) : undefined}
        checked={chosen ?? answer.accepted}
        onChange={({ target }) => void change(target.checked)}
      />
      <VisuallyHidden role="status">
        {outcome?.status === 'done' ? outcome.text : ''}
      </VisuallyHidden>
    </>
  );
}
