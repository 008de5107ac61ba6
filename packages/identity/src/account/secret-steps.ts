import { changeSecret } from '@marquee/origin-client/calls';
import type { ConfigOf, PageContext, ProviderType } from '../providers/sign-in-context';

/**
 * Changes a viewer's secret.
 * @throws {OriginError} INVALID_CURRENT_CREDENTIALS, WEAK_SECRET, NO_ADDRESS
 */
export type ChangeSecret<Type extends ProviderType = ProviderType> = (
  change: { currentSecret: string; secret: string; emailOf: () => Promise<string> },
  config: ConfigOf<Type>,
  context: PageContext,
) => Promise<void>;

/** Changes a secret at the origin, for every provider without a step of its own. */
export const changeAtOrigin: ChangeSecret = async (change, { type }, { origin }) => {
  const { currentSecret, secret } = change;
  await origin.call(changeSecret, {
    body: { currentSecret, secret, provider: type },
  });
};
