import { typeInto } from '@marquee/design-system';

/** What tells an element from others of its form; the made-up part of an id is another when a page is drawn anew. */
const keyOf = (element: HTMLElement) =>
  [
    element.tagName,
    ...['type', 'name', 'href', 'inputmode'].map((name) => element.getAttribute(name)),
    element.id.replace(/^_r_\w*?_/i, ''),
  ].join();

/**
 * Keeps what a viewer did before the page was alive, whatever becomes of the server's HTML. When something else changed that
 * HTML first (a password manager's icon in a form, a translator), React draws the page anew, with empty fields; what the old
 * ones hold is still known to them. The function that comes back is called once the new ones are there: each takes over value
 * and choice as if it had just been typed, the focus goes where it was, and a form that was submitted is the new one.
 */
export function keepTyping(root: HTMLElement): () => void {
  const list = () => [...root.querySelectorAll<HTMLElement>('form,a,button,input,select,textarea')];
  const { href } = location;
  let known = list();
  let focused: unknown = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });

  return () => {
    // Another page's fields are none of these.
    if (location.href !== href) return;
    const now = list();
    const free = [...now];
    for (const old of known) {
      const at = free.findIndex(
        (one) => one === old || (!old.isConnected && keyOf(one) === keyOf(old)),
      );
      const [twin] = at < 0 ? [] : free.splice(at, 1);
      if (!twin || twin === old) continue;
      carryOver(old, twin);
      const early = window.earlySubmit;
      if (early?.form === old) early.form = twin as HTMLFormElement;
      if (early?.submitter === old) early.submitter = twin;
      if (focused === old && document.activeElement === document.body) refocus(old, twin);
    }
    known = now;
  };
}

function carryOver(old: HTMLElement, twin: HTMLElement): void {
  if (old instanceof HTMLSelectElement && twin instanceof HTMLSelectElement) {
    if (old.value === twin.value) return;
    twin.value = old.value;
    twin.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (old instanceof HTMLInputElement && twin instanceof HTMLInputElement) {
    if (old.checked !== twin.checked) twin.click();
    else if (old.type !== 'hidden' && old.value !== twin.value) typeInto(twin, old.value);
  } else if (old instanceof HTMLTextAreaElement && twin instanceof HTMLTextAreaElement) {
    if (old.value !== twin.value) typeInto(twin, old.value);
  }
}

function refocus(old: HTMLElement, twin: HTMLElement): void {
  twin.focus({ preventScroll: true });
  // An email's caret is not to be had, and goes to the end by itself.
  if (
    twin instanceof HTMLInputElement &&
    old instanceof HTMLInputElement &&
    old.selectionStart !== null
  )
    twin.setSelectionRange(old.selectionStart, old.selectionEnd);
}
