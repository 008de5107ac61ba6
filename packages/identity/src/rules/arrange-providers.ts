/**
 * Arranges a realm's providers: the first one with a form is the primary choice, with its form
 * open; the others are small buttons, in the realm's order (spec 1 §2).
 */
export function arrangeProviders<Choice extends { provider: { form?: unknown } }>(
  choices: readonly Choice[],
): { primary: Choice | undefined; others: Choice[] } {
  const primary = choices.find(({ provider }) => provider.form !== undefined);
  return { primary, others: choices.filter((choice) => choice !== primary) };
}
