import { InlineMessage, TextLink } from '@marquee/design-system';
import {
  type FieldDefinition,
  FieldForm,
  type FormStatus,
  isEmail,
  useQuery,
  useSite,
} from '@marquee/renderer';
import { useLocation } from 'react-router-dom';
import type { ProviderForm } from '../providers/provider';
import type { ConfiguredProvider } from '../providers/provider-choices';
import { loginFailure } from '../rules/login-failure';
import { SignInMessage } from './SignInMessage';
import type { SignIn, SignInState } from './use-sign-in';

export interface SignInFormProps {
  choice: ConfiguredProvider;
  form: ProviderForm;
  signIn: SignIn;
}

/** Where a form stands while its sign-in does. */
export const FORM_STATUS: Record<SignInState['status'], FormStatus> = {
  idle: 'idle',
  sending: 'loading',
  failed: 'error',
  resolving: 'success',
  resolved: 'success',
};

const emptyInputs = { code: 'EMPTY_INPUTS', messages: [] };

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
            <SignInMessage
              // A second failure of the same kind is news as well: a new element is announced again.
              key={state.status === 'failed' ? state.attempt : 'last'}
              failure={failure}
            />
          )}
        </>
      }
      onAllEmpty={() => signIn.refuse(loginFailure(provider.errors, emptyInputs, hasLabel))}
      onSubmit={(values) =>
        signIn.attempt(provider, (context) => form.signIn(values, config, context))
      }
    />
  );
}

/** The identifier that is known from the way here: a confirmed address goes along in the history's state (spec 1 §2). */
function usePrepopulated(fields: readonly FieldDefinition[]): readonly FieldDefinition[] {
  const given = (useLocation().state as { email?: unknown } | null)?.email;
  if (typeof given !== 'string' || !isEmail(given)) return fields;
  const [first, ...others] = fields;
  return first ? [{ ...first, initial: given }, ...others] : fields;
}

/** The page's query, and whose password is forgotten. */
function withProviderName(search: string, type: string): string {
  const query = new URLSearchParams(search);
  query.set('providerName', type);
  return `?${query}`;
}
