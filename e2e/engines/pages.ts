import { label } from '../journey/labels';
import type { Tab, Target } from './engine';

/** The elements of our pages that the journeys use, in a language. */
export function places(language: string) {
  const says = (key: string) => label(key, {}, language);
  return {
    signIn: { css: 'header a', name: says('shell.signIn') },
    // Its name is followed by the viewer's initials, which are not read out.
    account: { css: 'header button[data-ui="account-menu"]' },
    signOut: { css: 'header a', name: says('shell.signOut') },
    menu: { css: 'header button', name: says('shell.menu') },
    closeMenu: { css: 'header button', name: says('shell.closeMenu') },
    identifier: { css: 'main form input[name="identifier"], main form input[type="email"]' },
    secret: { css: 'main form input[autocomplete="current-password"]' },
    submit: { css: 'main form button[type="submit"]', name: says('login.submit') },
    alert: { css: 'main form [role="alert"]' },
  } satisfies Record<string, Target>;
}

/** Tells whether an element is visible. */
export const shows = (tab: Tab, { css, name }: Target) =>
  tab.evaluate(
    (selector, wanted) =>
      [...document.querySelectorAll(selector)].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          (wanted === null ||
            (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === wanted),
      ),
    css,
    name ?? null,
  );

export const textOf = (tab: Tab, { css }: Target) =>
  tab.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', css);

export const typedIn = (tab: Tab, { css }: Target) =>
  tab.evaluate((selector) => {
    const field = document.querySelector(selector);
    return field instanceof HTMLInputElement ? field.value : '';
  }, css);

export const path = (tab: Tab) => tab.evaluate(() => location.pathname);

/** The name of the element that has the focus; empty when none on the page has. */
export const focused = (tab: Tab) =>
  tab.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return '';
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent?.trim() ?? '';
  });
