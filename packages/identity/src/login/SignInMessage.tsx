import { InlineMessage } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { LoginFailure } from '../rules/login-failure';

/** Why the sign-in did not work and what to do; announced at once. */
export function SignInMessage({ failure }: { failure: LoginFailure }) {
  const { t, realm } = useSite();
  const { key, text, count, requestId } = failure;
  return (
    <InlineMessage
      tone="error"
      {...(requestId ? { requestId, requestIdLabel: t('login.error.request') } : {})}
    >
      {text ?? t(key, { brand: realm.name, ...(count === undefined ? {} : { count }) })}
    </InlineMessage>
  );
}
