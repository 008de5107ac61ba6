import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes more than the library's one second, and a page's code is compiled while a file's first
// test waits for it; a longer limit does not slow down a test that passes.
configure({ asyncUtilTimeout: 30_000 });

// Files share the document of their worker. Each gets it clean, except for the design system's own style sheet.
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
for (const left of document.head.querySelectorAll(':not(style)')) left.remove();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

// jsdom knows `<dialog>` but cannot open it as a modal, and it cannot scroll.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);
