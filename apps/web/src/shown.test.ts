import { expect, it, vi } from 'vitest';
import { shown } from './shown';

class Page extends EventTarget {
  constructor(public prerendering?: boolean) {
    super();
  }
}

it.each([[undefined], [false]])(
  'a page that no browser opened in advance is shown at once: %s',
  async (prerendering) => {
    await expect(shown(new Page(prerendering))).resolves.toBeUndefined();
  },
);

it('a page that is opened in advance waits until it is shown, and then goes on once', async () => {
  const page = new Page(true);
  const goesOn = vi.fn();
  const waiting = shown(page).then(goesOn);
  await Promise.resolve();
  expect(goesOn).not.toHaveBeenCalled();
  page.prerendering = false;
  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));
  await waiting;
  expect(goesOn).toHaveBeenCalledOnce();
});
