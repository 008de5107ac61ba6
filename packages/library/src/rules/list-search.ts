/** The owner and the identifier of a list, which its address has. */
export interface ListName {
  owner: string;
  id: string;
}

const NAME = /^[\w-]{1,80}$/;

/** The query by which a title's page knows the list that its viewer came from. */
export const listSearch = ({ owner, id }: ListName): string => `?list=${owner}.${id}`;

/** The list in a page's query; null where there is none. Anybody can write an address: only what looks like a name is one. */
export function listNameIn(query: URLSearchParams): ListName | null {
  const [owner, id, ...rest] = (query.get('list') ?? '').split('.');
  if (!owner || !id || rest.length > 0) return null;
  return NAME.test(owner) && NAME.test(id) ? { owner, id } : null;
}
