import { expect, it } from 'vitest';
import { setAside } from './set-aside';

/** The page's HTML before another program changes it, and its changes. */
function changed(html: string, change: () => void) {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { childList: true, subtree: true });
  change();
  const changes = observer.takeRecords();
  observer.disconnect();
  return { before, after: document.body.innerHTML, changes };
}

const html = () => document.body.innerHTML;
const inputs = () => [...document.querySelectorAll('input')];

it.each<[string, () => void]>([
  [
    'icons after each field, two of them side by side, one with something inside',
    () => {
      for (const input of inputs())
        for (const name of ['vault-icon', 'other-icon']) {
          const icon = document.createElement(name);
          input.after(icon);
          icon.append(document.createElement('b'));
        }
    },
  ],
  [
    'a box before each field, moved by its own program',
    () => {
      for (const input of inputs()) {
        const box = document.createElement('div');
        input.parentElement?.append(box);
        input.before(box);
      }
    },
  ],
])('setAside gives React the page as it came, and puts back %s', (_, change) => {
  const { before, after, changes } = changed(
    '<form><label>A<input name="one"></label><input name="two"></form>',
    change,
  );
  expect(after).not.toBe(before);
  const putBack = setAside(changes);
  expect(html()).toBe(before);
  putBack();
  expect(html()).toBe(after);
});

it.each<[string, () => void]>([
  [
    'a box around a field of the page',
    () => {
      for (const input of inputs()) {
        const box = document.createElement('div');
        input.before(box);
        box.append(input);
      }
    },
  ],
  ['a text in the place of the page’s', () => document.querySelector('b')?.replaceChildren('Hola')],
  [
    'an element in the place of a text',
    () => document.querySelector('b')?.firstChild?.replaceWith(document.createElement('font')),
  ],
])('setAside leaves %s where it is', (_, change) => {
  const { after, changes } = changed('<form><input name="one"><b>Hello</b></form>', change);
  const putBack = setAside(changes);
  expect(html()).toBe(after);
  putBack();
  expect(html()).toBe(after);
});

it('setAside puts nothing back into a form that was rendered anew', () => {
  const { before, changes } = changed('<form><input></form>', () => {
    document.querySelector('input')?.after(document.createElement('vault-icon'));
  });
  const putBack = setAside(changes);
  document.body.innerHTML = before;
  putBack();
  expect(html()).toBe(before);
});
