/** An address for the log, without what may be a secret: its query, and parts of its path that are as long as a token. */
export const loggable = (address: string): string =>
  address.replace(/[?#].*$/s, '').replace(/[^/]{24,}/g, '…');
