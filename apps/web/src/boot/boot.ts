/**
 * The script that is inlined at the end of every page. It is compiled on its own, has no imports, and its text is the same
 * on every page of every realm, so that one hash in the Content-Security-Policy allows it.
 *
 * It keeps the site's code off the wire until the page's own picture is in, remembers what a viewer submits before
 * the page is alive, and tells browsers that are too old.
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

  /** Libraries first, each part in a task of its own: a viewer's tap gets its turn in between. */
  async function run() {
    for (const part of [...preloads.filter((href) => /\/core-/.test(href)), entry]) {
      await import(/* @vite-ignore */ part);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  const pictures = [
    ...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]'),
  ].filter((image) => !image.complete && image.checkVisibility());
  let waiting = pictures.length;
  const settled = () => {
    waiting -= 1;
    if (waiting <= 0) requestAnimationFrame(() => requestAnimationFrame(start));
  };
  for (const image of pictures) {
    image.addEventListener('load', settled, { once: true });
    image.addEventListener('error', settled, { once: true });
  }
  if (waiting === 0) requestAnimationFrame(() => requestAnimationFrame(start));
  // Whoever touches the page is not kept waiting for a picture, and a picture that never comes stops nothing.
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    document.addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  // With pictures off none of them loads or fails, and the page is done without them.
  window.addEventListener('load', start, { once: true });
  setTimeout(start, 4000);
})();
