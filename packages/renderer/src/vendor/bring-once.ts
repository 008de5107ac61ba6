const brought = new Map<string, Promise<unknown>>();

/** Loads a script once for each address; one that failed is loaded again. */
export function bringOnce<Surface>(
  address: string,
  bring: (address: string) => Promise<Surface>,
): Promise<Surface> {
  // An address belongs to one vendor, so that a stored result has the vendor's type.
  const bringing = (brought.get(address) as Promise<Surface> | undefined) ?? bring(address);
  brought.set(address, bringing);
  bringing.catch(() => brought.delete(address));
  return bringing;
}
