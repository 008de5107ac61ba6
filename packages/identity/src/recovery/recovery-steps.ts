import { createPasswordReset, resetPassword } from '@marquee/origin-client/calls';
import type { ConfigOf, PageContext, ProviderType } from '../providers/sign-in-context';

/** How a provider gives its viewers a new secret (spec 1 §2, "Password reset page"). */
export interface RecoverySteps<Type extends ProviderType = ProviderType> {
  /** Has a letter sent whose link leads to `page`, the address of this page. @throws {OriginError} */
  request(id: string, page: string, config: ConfigOf<Type>, context: PageContext): Promise<void>;
  /** @throws {OriginError} */
  reset(token: string, secret: string, config: ConfigOf<Type>, context: PageContext): Promise<void>;
}

/** By the origin's letters: for every provider that has no steps of its own (spec 1 §7). */
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
