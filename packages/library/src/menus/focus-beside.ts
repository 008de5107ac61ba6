/** What has the focus in a row: what moves it, else its menu. */
const TAKER = '[data-handle], [aria-haspopup="menu"]';

/**
 * Looks, before a row of a list goes, for what is beside it. Returns what gives that the focus, or the page's heading where nothing is
 * left, unless something else has it by then.
 */
export function focusBeside(row: Element | null): () => void {
  const beside = [row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = beside.find((one) => one?.isConnected)?.querySelector<HTMLElement>(TAKER);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!next) heading?.setAttribute('tabindex', '-1');
    (next ?? heading)?.focus();
  };
}
