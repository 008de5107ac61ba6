import { InlineMessage } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import { FailureMessage } from '@marquee/renderer/failures';
import { RealmForm } from '@marquee/renderer/forms';
import { RegionDialog } from '@marquee/renderer/region';
import { useMemo } from 'react';
import { ConsentDialog } from '../consent/ConsentDialog';
import { versionsOf } from '../consent/consent-terms';
import { FORM_STATUS } from '../login/SignInForm';
import type { SignIn } from '../login/sign-in';
import type { ConfiguredProvider } from '../providers/provider';
import { signUpFields } from './fields';
import { useRehydration } from './use-rehydration';
import { useSignUp } from './use-sign-up';

interface SignUpFormProps {
  choice: ConfiguredProvider;
  signIn: SignIn;
}

/** The form of a provider's fields, then the dialog of the realm's terms. */
export function SignUpForm({ choice, signIn }: SignUpFormProps) {
  const { t, text, realm } = useSite();
  const { config } = choice;
  const { typed, keep, forget } = useRehydration(realm.id);
  const fields = useMemo(() => signUpFields(config, text, typed), [config, text, typed]);
  const signUp = useSignUp(choice, signIn, fields, forget);
  const { asked, problems, region } = signUp;
  const { state } = signIn;
  const failed = state.status === 'failed' ? state : undefined;
  const toldElsewhere = asked || region || Object.keys(problems).length > 0;
  return (
    <div onInput={keep(fields)}>
      <RealmForm
        // Values from before a reload are first values, which the form reads once.
        key={JSON.stringify(typed)}
        name={`sign-up-${config.type}`}
        label={t('signUp.form')}
        purpose="signup"
        fields={fields}
        problems={problems}
        status={signUp.fetching ? 'loading' : asked ? 'idle' : FORM_STATUS[state.status]}
        submitLabel={t('signUp.submit')}
        onSubmit={signUp.submit}
        message={
          <>
            <noscript>
              <InlineMessage>{t('noscript.form')}</InlineMessage>
            </noscript>
            {failed && !toldElsewhere && (
              <FailureMessage key={failed.attempt} failure={failed.failure} />
            )}
          </>
        }
      />
      {asked && (
        <ConsentDialog
          key={versionsOf(asked.terms)}
          terms={asked.terms}
          saving={state.status !== 'failed' && state.status !== 'idle'}
          {...(failed && failed.attempt > asked.after
            ? { failure: failed.failure, attempt: failed.attempt }
            : {})}
          onSubmit={signUp.agree}
          onClose={signUp.disagree}
        />
      )}
      {region && <RegionDialog code={region} />}
    </div>
  );
}
