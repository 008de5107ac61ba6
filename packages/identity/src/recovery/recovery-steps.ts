import { createPasswordReset, resetPassword } from '@marquee/origin-client/calls';
import type { ConfigOf, PageContext, ProviderType } from '../providers/sign-in-context';

/** The steps by which a provider sets a new secret (spec 1 §2, "Password reset page"). */
export interface RecoverySteps<Type extends ProviderType = ProviderType> {
  /** Sends an email that links to `page`, the address of this page. @throws {OriginError} */
  request(id: string, page: string, config: ConfigOf<Type>, context: PageContext): Promise<void>;
  /** @throws {OriginError} */
  reset(token: string, secret: string, config: ConfigOf<Type>, context: PageContext): Promise<void>;
  /** The address of the token's account, for a provider that tells it. @throws {OriginError} */
  addressOf?(token: string, config: ConfigOf<Type>, context: PageContext): Promise<string>;
  /**
   * Does what a link that is not for a new password promised, for a provider with such links.
   * @throws {OriginError}
   */
  apply?(code: string, config: ConfigOf<Type>, context: PageContext): Promise<void>;
}

/** The steps by the origin's emails, for every provider without steps of its own (spec 1 §7). */
export const originRecovery: RecoverySteps = {
  async request(id, page, { type }, { origin }) {
    await origin.call(createPasswordReset, {
      body: { id, provider: type, redirectUri: page },
      auth: 'none',
    });
  },
  async reset(token, secret, _config, { origin }) {
    await origin.call(resetPassword, {
      body: { token, secret },
      auth: 'none',
    });
  },
};
