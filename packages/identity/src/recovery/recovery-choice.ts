/**
 * The provider whose password is forgotten: the one that `providerName` names, else own ID (spec 1 §2); nobody when the
 * realm has none of that name whose passwords can be changed. Where own ID is not among the realm's, its first one that
 * can is meant.
 */
export function recoveryChoice<
  Choice extends { provider: { type: string; capabilities: { passwordReset: boolean } } },
>(choices: readonly Choice[], providerName: string | null): Choice | undefined {
  const able = choices.filter(({ provider }) => provider.capabilities.passwordReset);
  if (providerName !== null) {
    return able.find(({ provider }) => provider.type.toLowerCase() === providerName.toLowerCase());
  }
  return able.find(({ provider }) => provider.type === 'id') ?? able[0];
}
