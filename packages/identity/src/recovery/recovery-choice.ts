/**
 * Finds the provider whose password is forgotten: the one that `providerName` names, else own ID,
 * or the first one whose passwords can be changed in a realm without own ID (spec 1 §2). Undefined
 * when the realm has no such provider of that name.
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
