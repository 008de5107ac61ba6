import type { Capabilities } from '../generated/capabilities';
import { offersSelfRegistration } from './capabilities';

export type JoinOffer = { kind: 'signUp' } | { kind: 'requestAccess'; href: string } | null;

interface JoinConditions {
  selfRegistration: boolean;
  requestAccessUrl?: string;
  providers: readonly Capabilities[];
  /** The site has a sign-up page. */
  signUpIsLive: boolean;
}

/**
 * The line for viewers without an account: sign up here, or ask for access elsewhere, never both
 * (spec 1 §1).
 */
export function joinOffer(conditions: JoinConditions): JoinOffer {
  if (conditions.signUpIsLive && offersSelfRegistration(conditions, conditions.providers))
    return { kind: 'signUp' };
  return conditions.requestAccessUrl
    ? { kind: 'requestAccess', href: conditions.requestAccessUrl }
    : null;
}

/** True for a provider that opens accounts with a form on our page. */
export const signsUpByForm = ({
  provider,
}: {
  provider: { form?: unknown; capabilities: Pick<Capabilities, 'signUp'> };
}): boolean => provider.form !== undefined && provider.capabilities.signUp;

/**
 * The open form of the sign-up page: that of the provider named `providerName`, else the first one.
 */
export function signUpForm<
  Choice extends Parameters<typeof signsUpByForm>[0] & { config: { type: string } },
>(choices: readonly Choice[], search: string): Choice | undefined {
  const able = choices.filter(signsUpByForm);
  const name = new URLSearchParams(search).get('providerName');
  return able.find(({ config }) => config.type === name) ?? able[0];
}
