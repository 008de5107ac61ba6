import { InlineMessage, TextLink } from '@marquee/design-system';
import { FieldForm, type FormStatus, useQuery, useSite } from '@marquee/renderer';
import { FailureMessage, failureOf } from '@marquee/renderer/failures';
import type { ConfiguredProvider, ProviderForm } from '../providers/provider';
import type { SignIn, SignInState } from './sign-in';
import { usePrepopulated } from './use-prepopulated';

export interface SignInFormProps {
  choice: ConfiguredProvider;
  form: ProviderForm;
  signIn: SignIn;
}

/** The form's state for each status of the sign-in. */
export const FORM_STATUS: Record<SignInState['status'], FormStatus> = {
  idle: 'idle',
  sending: 'loading',
  failed: 'error',
  resolving: 'success',
  resolved: 'success',
};

const emptyInputs = { code: 'EMPTY_INPUTS' };

/** A provider's form, open on the page. */
export function SignInForm({ choice: { provider, config }, form, signIn }: SignInFormProps) {
  const { t, path, isLive, hasLabel } = useSite();
  const search = useQuery();
  const fields = usePrepopulated(form.fields);
  const { state } = signIn;
  const failure =
    state.status === 'failed' ? state.failure : state.status === 'sending' ? state.last : undefined;
  const forgotten =
    form.passwordField && provider.capabilities.passwordReset && isLive('loginRequestPassword')
      ? {
          [form.passwordField]: (
            <TextLink
              variant="quiet"
              href={path('loginRequestPassword') + withProviderName(search, provider.type)}
            >
              {t('login.forgotPassword')}
            </TextLink>
          ),
        }
      : undefined;
  return (
    <FieldForm
      name={`sign-in-${provider.type}`}
      label={t('login.form')}
      fields={fields}
      status={FORM_STATUS[state.status]}
      submitLabel={t('login.submit')}
      aside={forgotten}
      message={
        <>
          <noscript>
            <InlineMessage>{t('noscript.form')}</InlineMessage>
          </noscript>
          {failure && (
            <FailureMessage
              // A second failure of the same kind is announced, too: the element is new.
              key={state.status === 'failed' ? state.attempt : 'last'}
              failure={failure}
            />
          )}
        </>
      }
      onAllEmpty={() => signIn.refuse(failureOf(provider.errors, emptyInputs, hasLabel))}
      onSubmit={(values) =>
        signIn.attempt(provider, (context) => form.signIn(values, config, context))
      }
    />
  );
}

/** The page's query, and the provider whose password is forgotten. */
function withProviderName(search: string, type: string): string {
  const query = new URLSearchParams(search);
  query.set('providerName', type);
  return `?${query}`;
}
