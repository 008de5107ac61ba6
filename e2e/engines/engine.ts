/** What goes through to a page and comes back: what JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Something to click or type into: the first visible element that the selector finds, and that has this name. */
export interface Target {
  css: string;
  /** Its label or its text, whole. */
  name?: string;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowLeft' | 'ArrowRight' | 'PageDown';

/** A tab of a browser, with as much of it as these journeys need. */
export interface Tab {
  /** Goes there and resolves when the document is read; its pictures and code may still be on their way. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments. */
  evaluate: <Result, Arguments extends Json[]>(
    work: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ) => Promise<Result>;
  click: (target: Target) => Promise<void>;
  /** Types key by key, after what is there. */
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Size of the page itself, in CSS pixels. WebKitGTK's window is at least 447 px wide. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** What stands in the window, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Makes it the tab that the viewer looks at. */
  show: () => Promise<void>;
}

/** A browser whose storage is empty: somebody who has never been here. */
export interface Visitor {
  newTab: () => Promise<Tab>;
  leave: () => Promise<void>;
}

/** A running browser engine. */
export interface Engine {
  name: EngineName;
  version: string;
  newVisitor: () => Promise<Visitor>;
  stop: () => Promise<void>;
}

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * In the page: the first visible element of a target, or null. A link or button is found by its label first, as by a
 * screen reader.
 */
export function findTarget(css: string, name: string | null): Element | null {
  for (const element of document.querySelectorAll(css)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (name === null || label.trim() === name) return element;
  }
  return null;
}

/** Asks again until the answer is something; slow machines make a page slow, not wrong. */
export async function until<Answer>(
  ask: () => Promise<Answer | null | undefined | false>,
  what: string,
  withinMs = 30_000,
): Promise<Answer> {
  const latest = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > latest) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const describeTarget = ({ css, name }: Target): string =>
  name ? `${css} named "${name}"` : css;
