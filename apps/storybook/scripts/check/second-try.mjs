/**
 * Runs a check. One with problems gets a second try, as tests and journeys do; one that passes only then is reported as such.
 * `attempt` resolves to problems, which a busy machine must not cause.
 * @param {{ tell: import('./part.mjs').Tell, name: string }} check
 * @param {() => Promise<string[]>} attempt
 */
export async function withSecondTry({ tell, name }, attempt) {
  const first = await attempt();
  const again = first.length > 0 ? await attempt() : first;
  tell(name, again, again === first ? [] : first);
}
