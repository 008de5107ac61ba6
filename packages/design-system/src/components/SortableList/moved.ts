/** A list after one of its items went to another place; 0 is the first. A place outside is the nearest inside. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  const taken = rest.splice(from, 1);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, ...taken);
  return rest;
}
