import type { Capabilities } from '../generated/capabilities';

/** True when the provider, as configured, has an account security page. */
export function hasAccountSecurity(
  { accountSecurity }: Capabilities,
  config: object = {},
): boolean {
  return accountSecurity === 'resetUri'
    ? 'resetUri' in config && Boolean(config.resetUri)
    : accountSecurity;
}

/** True when the realm allows self-registration and has a provider that can do it. */
export function offersSelfRegistration(
  { selfRegistration }: { selfRegistration: boolean },
  providers: readonly Capabilities[],
): boolean {
  return selfRegistration && providers.some((provider) => provider.signUp);
}
