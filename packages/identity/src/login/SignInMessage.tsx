import { InlineMessage } from '@marquee/design-system';
import { useSite } from '@marquee/renderer';
import type { LoginFailure } from '../rules/login-failure';
import { failureWords } from './failure-words';

/** Why the sign-in did not work and what to do; announced at once. */
export function SignInMessage({ failure }: { failure: LoginFailure }) {
  const site = useSite();
  const { requestId } = failure;
  return (
    <InlineMessage
      tone="error"
      {...(requestId ? { requestId, requestIdLabel: site.t('login.error.request') } : {})}
    >
      {failureWords(site, failure)}
    </InlineMessage>
  );
}
