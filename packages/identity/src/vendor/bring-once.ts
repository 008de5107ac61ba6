const brought = new Map<string, Promise<unknown>>();

/** What a script becomes, once for each address; what did not come is asked for again. */
export function bringOnce<Surface>(
  address: string,
  bring: (address: string) => Promise<Surface>,
): Promise<Surface> {
  // An address is one vendor's: what was brought from it is what its vendor brings.
  const bringing = (brought.get(address) as Promise<Surface> | undefined) ?? bring(address);
  brought.set(address, bringing);
  bringing.catch(() => brought.delete(address));
  return bringing;
}
