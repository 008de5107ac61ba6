import { Button, InlineMessage, KeyValueList, Stack } from '@marquee/design-system';
import { userDetails } from '@marquee/origin-client/calls';
import { useSession, useSite } from '@marquee/renderer';
import { useAction, useFailures, useList } from '@marquee/renderer/failures';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { sendConfirmation } from '../confirmation/send-confirmation';
import { readableEmail } from '../screens/readable-email';
import { AccountItems, AccountSection } from './AccountSection';
import { DetailsForm } from './DetailsForm';
import { DETAILS_ERRORS } from './errors';

/**
 * The viewer's details: name, email address, address, and what else the realm asks for (spec 1 §3,
 * §5).
 */
export function Details() {
  const site = useSite();
  const { t, origin, realm } = site;
  const failuresOf = useFailures(DETAILS_ERRORS);
  const list = useList(
    useCallback(
      async (signal: AbortSignal) => {
        const details = await origin.call(userDetails, { signal });
        const email = await readableEmail(details.contactEmail ?? details.email);
        return [{ ...details, email }];
      },
      [origin],
    ),
    failuresOf,
  );
  const saving = useAction(failuresOf);
  const { outcome, busy, run } = saving;
  const [saved, setSaved] = useState(0);

  const [outdated, setOutdated] = useState(false);

  const beginAnew = async () => {
    setOutdated(false);
    await list.reload();
    setSaved((count) => count + 1);
  };
  // Details that the completion dialog asked for over this page are shown here, too. A form that
  // waits for it, or that could not be saved, keeps its values until it is saved.
  const lacking = useSession().user?.missingInformationStatus;
  const [lacked, setLacked] = useState(lacking);
  if (lacked !== lacking) {
    setLacked(lacking);
    if (lacked === 'REQUIRED' && lacking !== undefined) setOutdated(true);
  }
  const catchUp = useEffectEvent(() => void beginAnew());
  const mayBegin = outdated && !busy && outcome?.status !== 'failed';
  useEffect(() => {
    if (mayBegin) catchUp();
  }, [mayBegin]);
  const sendLetter = (email: string) =>
    run(async () => {
      await sendConfirmation(site, email);
      return t('account.details.sent', { email });
    });

  return (
    <AccountSection
      title={t('account.details.title')}
      text={t('account.details.text', { brand: realm.name })}
      outcome={outcome}
      step={saved}
    >
      <AccountItems list={list}>
        {([details]) =>
          details && (
            <Stack gap={21}>
              {details.email && !details.emailConfirmed && (
                <InlineMessage
                  tone="warning"
                  actions={
                    <Button
                      variant="secondary"
                      size="small"
                      disabled={busy}
                      onClick={() => void sendLetter(details.email)}
                    >
                      {t('account.details.confirm')}
                    </Button>
                  }
                >
                  {t('account.details.unconfirmed')}
                </InlineMessage>
              )}
              {/* The stored details are the first values of the next form. */}
              <DetailsForm key={saved} details={details} action={saving} onSaved={beginAnew} />
              {details.id && (
                <KeyValueList
                  look="details"
                  entries={[
                    { label: t('account.details.id'), value: <bdi dir="ltr">{details.id}</bdi> },
                  ]}
                />
              )}
            </Stack>
          )
        }
      </AccountItems>
    </AccountSection>
  );
}
