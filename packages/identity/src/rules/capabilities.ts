import type { Capabilities } from '../generated/capabilities';

/** Has the provider an account security page, as it is configured? */
export function hasAccountSecurity(
  { accountSecurity }: Capabilities,
  config: object = {},
): boolean {
  return accountSecurity === 'resetUri'
    ? 'resetUri' in config && Boolean(config.resetUri)
    : accountSecurity;
}

/** Self-registration takes the realm's leave and a provider that can do it. */
export function offersSelfRegistration(
  { selfRegistration }: { selfRegistration: boolean },
  providers: readonly Capabilities[],
): boolean {
  return selfRegistration && providers.some((provider) => provider.signUp);
}
