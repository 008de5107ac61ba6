import { typeInto } from '@marquee/design-system';

/** A key that finds an element again in its form. The generated part of an id is left out: it changes with each render. */
const keyOf = (element: HTMLElement) =>
  [
    element.tagName,
    ...['type', 'name', 'href', 'inputmode'].map((name) => element.getAttribute(name)),
    element.id.replace(/^_r_\w*?_/i, ''),
  ].join();

/** What a button says that it does. */
const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent;

/**
 * Keeps what a viewer did before the page listened. When another program changed the server's HTML first (a password manager's
 * icon in a form, a translator), React renders the page anew, with empty fields; the old fields still hold their values. The
 * returned function is called once the new fields are there: each takes over value and choice as if just typed, the focus
 * goes where it was, and a submitted form or a pressed button is replaced by the new one.
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
    // The viewer has gone to another page.
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
      if (window.earlyPress === old) window.earlyPress = nameOf(old) === nameOf(twin) ? twin : null;
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
  // The caret of an email field cannot be read, and goes to the end by itself.
  if (
    twin instanceof HTMLInputElement &&
    old instanceof HTMLInputElement &&
    old.selectionStart !== null
  )
    twin.setSelectionRange(old.selectionStart, old.selectionEnd);
}
