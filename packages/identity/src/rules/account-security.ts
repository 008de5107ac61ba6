import type { Capabilities } from '../generated/capabilities';
import { hasAccountSecurity } from './capabilities';
import { isGeneric } from './provider-routes';

interface Choice {
  provider: {
    type: string;
    capabilities: Capabilities;
    form?: unknown;
    changeSecret?: unknown;
    // As a method, so that each type of provider may ask for its own configuration.
    clientOf?(config: never): string;
  };
  config: object;
}

/** True when the origin's name (`google`, `openid/nations`) is that of the chosen provider. */
export function isCalled({ provider, config }: Choice, name: string): boolean {
  const [type, client] = name.split('/');
  return (
    provider.type === type &&
    (client === undefined || provider.clientOf?.(config as never) === client)
  );
}

/** True for a provider with accounts of its own, which can be linked to a viewer's. */
export const linksAccounts = ({ provider }: Pick<Choice, 'provider'>): boolean =>
  !isGeneric(provider.type);

/**
 * True when the provider has an account security page for this viewer (spec 1 §1). A secret that
 * another service keeps is changed only by a viewer who has an account there.
 */
export function hasSecurityHere(
  choice: Choice,
  accounts: readonly { readonly provider: string }[],
): boolean {
  const { provider, config } = choice;
  if (!hasAccountSecurity(provider.capabilities, config)) return false;
  const keptHere = provider.form !== undefined && provider.changeSecret === undefined;
  return keptHere || accounts.some((account) => isCalled(choice, account.provider));
}
