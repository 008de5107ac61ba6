/**
 * What a check finds. In a short run one that finds something gets a second try, as tests and journeys do; what passes
 * only then is told as such. `attempt` resolves to problems: a machine that has much to do must not be taken for one.
 * @param {{ full: boolean, tell: import('./part.mjs').Tell, name: string }} check
 * @param {() => Promise<string[]>} attempt
 */
export async function withSecondTry({ full, tell, name }, attempt) {
  const first = await attempt();
  const again = first.length > 0 && !full ? await attempt() : first;
  tell(name, again, again === first ? [] : first);
}
