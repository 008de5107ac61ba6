/** The names of the events that each visit of a page has had. */
const visits = new WeakMap<object, Set<string>>();

/**
 * Tells whether an event has its first time in a visit of a page, and notes it. Parts of a page come and go: a card form that the viewer
 * opens a second time is no second view.
 * @param visit the location of the page, one object for as long as the viewer is there
 */
export function isFirstOfVisit(visit: object, name: string): boolean {
  const told = visits.get(visit) ?? new Set();
  visits.set(visit, told);
  if (told.has(name)) return false;
  told.add(name);
  return true;
}
