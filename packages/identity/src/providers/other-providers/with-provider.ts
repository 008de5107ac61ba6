/** A page's query with the social provider of a link, and without another's. */
export function withProvider(search: string, socialProvider?: string): string {
  const query = new URLSearchParams(search);
  if (!socialProvider && !query.has('socialProvider')) return search;
  query.delete('socialProvider');
  if (socialProvider) query.set('socialProvider', socialProvider);
  const text = query.toString();
  return text && `?${text}`;
}
