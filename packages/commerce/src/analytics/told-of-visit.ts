/** The names of the events that each visit of a page has had. */
const visits = new WeakMap<object, Set<string>>();

/**
 * Tells whether an event has its first time in a visit of a page, and notes it. Parts of a page come and go: a card form that the viewer
 * opens a second time is no second view.
 * @param visit the location of the page
 */
export function isFirstOfVisit(visit: object, name: string): boolean {
  const told = visits.get(visit) ?? new Set();
  visits.set(visit, told);
  if (told.has(name)) return false;
  told.add(name);
  return true;
}

interface Place {
  pathname: string;
  search: string;
}

/** Lets a visit go on at its page's next location, which has another hash at most: to skip to the content is no second visit. */
export function goOnWithVisit(before: Place, visit: Place): void {
  const told = visits.get(before);
  if (told && before.pathname === visit.pathname && before.search === visit.search)
    visits.set(visit, told);
}
