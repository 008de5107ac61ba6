import { Button, Dialog, Stack } from '@marquee/design-system';
import { type SlotProps, useLabelsReady, useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { formLabels, RealmForm } from '@marquee/renderer/forms';
import { useNavigate } from 'react-router-dom';
import { ConsentDialog } from '../consent/ConsentDialog';
import { consentLabels } from '../consent/consent-labels';
import { versionsOf } from '../consent/consent-terms';
import { completionLabels } from './completion-labels';
import { useCompletion } from './use-completion';

const PARTS = [completionLabels, consentLabels, formLabels];

type CompletionProps = SlotProps['viewer.incomplete'];

/**
 * Asks a signed-in viewer for what the realm requires, in a dialog over the page that they came
 * for, or on which a call of theirs was refused. It cannot be closed: the viewer gives it, or signs
 * out.
 */
export function Completion(props: CompletionProps) {
  return useLabelsReady(PARTS) ? <Asking {...props} /> : null;
}

function Asking(props: CompletionProps) {
  const { t, path, realm } = useSite();
  const navigate = useNavigate();
  const { missing, problems, busy, failed, saveFields, saveAnswers } = useCompletion(props);
  const signOut = () => void navigate(path('logout'));
  if (!missing) return null;
  const { fields, terms } = missing;
  if (fields.length === 0) {
    return (
      <ConsentDialog
        key={versionsOf(terms)}
        terms={terms}
        saving={busy}
        {...(failed ? { failure: failed.failure, attempt: failed.count } : {})}
        onSubmit={(answers) => void saveAnswers(missing, answers)}
        onClose={signOut}
        closeLabel={t('shell.signOut')}
        locked
      />
    );
  }
  return (
    <Dialog
      open
      locked
      busy={busy}
      onClose={signOut}
      title={t('completion.title')}
      description={t('completion.text', { brand: realm.name })}
    >
      <Stack gap={13}>
        <RealmForm
          name="completion"
          label={t('completion.form')}
          purpose="signup"
          fields={fields}
          problems={problems}
          status={busy ? 'loading' : failed ? 'error' : 'idle'}
          submitLabel={t('completion.submit')}
          onSubmit={async (values) => {
            await saveFields(missing, values);
          }}
          message={
            failed &&
            Object.keys(problems).length === 0 && (
              <FailureMessage key={failed.count} failure={failed.failure} />
            )
          }
        />
        <Button variant="quiet" onClick={signOut} disabled={busy}>
          {t('shell.signOut')}
        </Button>
      </Stack>
    </Dialog>
  );
}
