/**
 * The script that is inlined at the end of every page. It is compiled on its own, has no imports, and its text is the same
 * on every page of every realm, so that one hash in the Content-Security-Policy allows it.
 *
 * It delays the site's code until the page's main picture is loaded, keeps a form that a viewer submits and a button that
 * they press before the page listens, follows Back that is pressed before then, notes what other programs change on the page, and tells viewers whose
 * browser is too old.
 */
(() => {
  const root = document.documentElement;
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const entry = script.dataset.entry ?? '';
  const sheet = script.dataset.sheet ?? '';
  const preloads = (script.dataset.preload ?? '').split(' ').filter(Boolean);

  const current =
    'inert' in HTMLElement.prototype &&
    typeof CSS !== 'undefined' &&
    CSS.supports('selector(:has(*))') &&
    HTMLScriptElement.supports?.('module');
  if (!current) {
    document.getElementById('unsupported')?.removeAttribute('hidden');
    return;
  }

  window.earlySubmit = null;
  document.addEventListener(
    'submit',
    (event) => {
      if (root.dataset.ready !== undefined || !(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      event.target.setAttribute('aria-busy', 'true');
      window.earlySubmit = { form: event.target, submitter: event.submitter };
      start();
    },
    true,
  );

  const app = document.getElementById('app');
  // What the browser does by itself, as opening a menu, is done.
  const waiting = 'button[type="button"]:not([popovertarget])';
  window.earlyPress = null;
  function keepPress({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>(waiting) : null;
    // A button of another program has done its work already.
    if (!button || !app?.contains(button)) return;
    window.earlyPress = button;
    start();
  }
  document.addEventListener('click', keepPress, true);

  // All of the page is there: until its code comes, what changes is another program's doing.
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  if (app) observer.observe(app, { childList: true, subtree: true });
  window.takeChanges = () => {
    changes.push(...observer.takeRecords());
    observer.disconnect();
    // The site's code begins, and hears what is pressed from now on.
    document.removeEventListener('click', keepPress, true);
    return changes.splice(0);
  };

  // Between pages that one document has shown, Back changes the address alone and leaves the page to the site's code.
  const { pathname, search } = location;
  window.addEventListener('popstate', () => {
    if (root.dataset.ready !== undefined) return;
    if (location.pathname !== pathname || location.search !== search) location.reload();
  });

  let started = false;
  function start() {
    if (started) return;
    started = true;
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = sheet;
    style.dataset.sheet = '';
    document.head.append(style);
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    void run();
  }

  /** Runs the libraries first, each piece in a task of its own, so that the browser can handle a viewer's tap in between. */
  async function run() {
    for (const part of [...preloads.filter((href) => /\/core-/.test(href)), entry]) {
      await import(/* @vite-ignore */ part);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  /** Starts once the frame that shows what is loaded now is drawn: asking for the code takes a slow processor a while. */
  const startAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start));

  // What shows is asked in the first frame, which lays the page out: asked now, the page would be laid out twice.
  requestAnimationFrame(() => {
    const pictures = [
      ...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]'),
    ].filter((image) => !image.complete && image.checkVisibility());
    let coming = pictures.length;
    const settled = () => {
      coming -= 1;
      if (coming <= 0) startAfterPaint();
    };
    for (const image of pictures) {
      image.addEventListener('load', settled, { once: true });
      image.addEventListener('error', settled, { once: true });
    }
    if (coming === 0) startAfterPaint();
  });
  // A viewer who touches the page does not wait for the picture, nor does a page whose picture never comes.
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    document.addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  // With pictures off no picture loads or fails, and the page loads without them.
  window.addEventListener('load', startAfterPaint, { once: true });
  setTimeout(start, 4000);
})();
