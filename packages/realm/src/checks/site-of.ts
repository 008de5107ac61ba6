/**
 * The part of a host that a brand registers, near enough: its last two labels, three below `co.uk` and the like. The public suffix
 * list would say it exactly, and is 15,000 lines that change every week.
 */
export function siteOf(host: string): string {
  const labels = host.split('.');
  const short = labels.slice(-2).every((label) => label.length <= 3);
  return labels.slice(short ? -3 : -2).join('.');
}
