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

/** Is a choice the provider that the origin calls so, such as `google` or `openid/nations`? */
export function isCalled({ provider, config }: Choice, name: string): boolean {
  const [type, client] = name.split('/');
  return (
    provider.type === type &&
    (client === undefined || provider.clientOf?.(config as never) === client)
  );
}

/** Does a provider have accounts of its own, that can be tied to a viewer's? */
export const linksAccounts = ({ provider }: Pick<Choice, 'provider'>): boolean =>
  !isGeneric(provider.type);

/**
 * Has the provider an account security page for this viewer (spec 1 §1)? Secrets that are kept elsewhere are changed by
 * whoever has an account there.
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
