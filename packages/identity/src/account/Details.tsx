import { Button, InlineMessage, Stack } from '@marquee/design-system';
import { type components, OriginError } from '@marquee/origin-client';
import { userDetails } from '@marquee/origin-client/calls';
import { type FormValues, type SiteSession, useSession, useSite } from '@marquee/renderer';
import { type Action, useAction, useFailures, useList } from '@marquee/renderer/failures';
import { definedFields, type FieldValue, RealmForm } from '@marquee/renderer/forms';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { sendConfirmation } from '../confirmation/send-confirmation';
import { accountFields } from '../rules/declared-fields';
import { readableEmail } from '../screens/readable-email';
import { AccountItems, AccountSection } from './AccountSection';
import { DETAILS_ERRORS } from './errors';
import { useDetailsSaving } from './use-details-saving';
import { DETAILS_FORM, useUnsaved } from './use-unsaved';

type UserDetails = components['schemas']['UserDetails'];

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
        return [{ ...details, email: await readableEmail(details.email) }];
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
            </Stack>
          )
        }
      </AccountItems>
    </AccountSection>
  );
}

/**
 * Renews the token, for the new name in it. A failure is no loss: it is renewed within minutes
 * anyway.
 */
async function renew(session: SiteSession): Promise<void> {
  try {
    const token = await session.accessToken();
    if (token) await session.refresh(token);
  } catch (error) {
    if (!(error instanceof OriginError)) throw error;
    console.warn('The session still has the name from before.', error);
  }
}

interface DetailsFormProps {
  details: UserDetails;
  action: Action;
  onSaved: () => Promise<void>;
}

function DetailsForm({ details, action: { outcome, busy, run }, onSaved }: DetailsFormProps) {
  const { t, text, realm, session } = useSite();
  const saving = useDetailsSaving();
  const unsaved = useUnsaved();
  const fields = useMemo(() => {
    const { email, fields: known } = details;
    const asked = accountFields(realm.auth.providers).filter(({ id }) => id !== 'email' || email);
    return definedFields(asked, text, { ...known, ...unsaved, email });
  }, [details, unsaved, realm, text]);

  const save = async ({ email: _, ...typed }: FormValues<FieldValue>) => {
    await run(async () => {
      await saving.save(fields, typed);
      // The account menu reads the viewer's name in the token, where it has one.
      const called = session.state.user?.name;
      if (called !== undefined && typed.name !== undefined && typed.name !== called) {
        await renew(session);
      }
      await onSaved();
      return t('account.details.saved');
    });
  };
  return (
    <RealmForm
      name={DETAILS_FORM}
      label={t('account.details.form')}
      purpose="account"
      fields={fields}
      problems={saving.problems}
      status={busy ? 'loading' : outcome?.status === 'failed' ? 'error' : 'idle'}
      submitLabel={t('account.details.submit')}
      onSubmit={save}
    />
  );
}
