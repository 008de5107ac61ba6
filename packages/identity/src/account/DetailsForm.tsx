import { Stack } from '@marquee/design-system';
import { type components, OriginError } from '@marquee/origin-client';
import { type FormValues, type SiteSession, useSite } from '@marquee/renderer';
import type { Action } from '@marquee/renderer/failures';
import { accountFields, definedFields, type FieldValue, RealmForm } from '@marquee/renderer/forms';
import { useMemo, useState } from 'react';
import { changedFields } from '../rules/changed-fields';
import { DetailsChanged } from './DetailsChanged';
import { useDetailsSaving } from './use-details-saving';
import { DETAILS_FORM, useUnsaved } from './use-unsaved';

type FieldValues = components['schemas']['FieldValues'];

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

/** What another form has stored since this one was filled in, and what was typed here. */
interface Changed {
  stored: FieldValues;
  typed: FieldValues;
}

/** The fields that have been changed elsewhere, where that is why nothing was saved. */
function storedIn(error: unknown): FieldValues | undefined {
  if (!(error instanceof OriginError) || error.code !== 'DETAILS_CHANGED') return undefined;
  return error.details.fields as FieldValues | undefined;
}

interface DetailsFormProps {
  details: components['schemas']['UserDetails'];
  action: Action;
  onSaved: () => Promise<void>;
}

/** The form of the viewer's details. What has been changed in another tab or on another device stays, or the viewer chooses. */
export function DetailsForm({
  details,
  action: { outcome, busy, run },
  onSaved,
}: DetailsFormProps) {
  const { t, text, realm, session } = useSite();
  const saving = useDetailsSaving();
  const unsaved = useUnsaved(details.fields);
  const [began, setBegan] = useState<FieldValues>({ ...details.fields, ...unsaved.before });
  const [values, setValues] = useState<FieldValues>({ ...details.fields, ...unsaved.fields });
  const [changed, setChanged] = useState<Changed | null>(null);
  const fields = useMemo(() => {
    const { email } = details;
    const asked = accountFields(realm.auth.providers, details.fields).filter(
      ({ id }) => id !== 'email' || email,
    );
    return definedFields(asked, text, { ...values, email });
  }, [details, values, realm, text]);

  const save = async (typed: FormValues<FieldValue>, from: FieldValues) => {
    await run(async () => {
      const given = changedFields(from, typed);
      try {
        if (Object.keys(given.fields).length > 0) await saving.save(fields, given);
      } catch (error) {
        const stored = storedIn(error);
        if (stored) setChanged({ stored, typed });
        throw error;
      }
      setChanged(null);
      // The account menu reads the viewer's name in the token, where it has one.
      const called = session.state.user?.name;
      if (called !== undefined && typed.name !== undefined && typed.name !== called) {
        await renew(session);
      }
      await onSaved();
      return t('account.details.saved');
    });
  };
  const knowing = ({ stored }: Changed): FieldValues => ({ ...began, ...stored });
  const keepTyped = (now: Changed) => {
    setBegan(knowing(now));
    void save(now.typed, knowing(now));
  };
  const takeStored = (now: Changed) => {
    setBegan(knowing(now));
    setValues({ ...began, ...now.typed, ...now.stored });
    setChanged(null);
  };

  return (
    <Stack gap={21}>
      {changed && (
        <DetailsChanged
          fields={fields}
          stored={changed.stored}
          busy={busy}
          onKeep={() => keepTyped(changed)}
          onTake={() => takeStored(changed)}
        />
      )}
      {/* Other first values are another form. */}
      <RealmForm
        key={JSON.stringify(values)}
        name={DETAILS_FORM}
        label={t('account.details.form')}
        purpose="account"
        fields={fields}
        problems={saving.problems}
        status={busy ? 'loading' : outcome?.status === 'failed' ? 'error' : 'idle'}
        submitLabel={t('account.details.submit')}
        onSubmit={({ email: _, ...typed }) => save(typed, began)}
      />
    </Stack>
  );
}
