/** The address of a realm's help as it is read in an email: a path leads nowhere without the site that it belongs to. */
export function supportAddress(support: string | undefined): string | undefined {
  if (!support?.startsWith('mailto:')) return support?.startsWith('https://') ? support : undefined;
  const [address = ''] = support.slice('mailto:'.length).split('?');
  try {
    return decodeURIComponent(address) || undefined;
  } catch (error) {
    // Its percent sign stands for itself.
    if (error instanceof URIError) return address;
    throw error;
  }
}
