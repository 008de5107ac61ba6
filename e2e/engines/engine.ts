/** A value that can be passed to a page and back: JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** An element to click or type into: the first visible one that the selector finds and that has this name. */
export interface Target {
  css: string;
  /** The element's whole label or text. */
  name?: string;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowLeft' | 'ArrowRight' | 'PageDown';

/** A tab of a browser, with the parts that these journeys need. */
export interface Tab {
  /** Opens an address and resolves when the document is parsed; its pictures and code may still be on their way. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate: <Result, Arguments extends Json[]>(
    work: (...args: Arguments) => Result | Promise<Result>,
    ...args: Arguments
  ) => Promise<Result>;
  click: (target: Target) => Promise<void>;
  /** Types key by key, after the text that is there. */
  type: (target: Target, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Sets the size of the page, in CSS pixels. WebKitGTK's window is at least 447 px wide. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** Takes a PNG of the visible part of the page. */
  screenshot: () => Promise<Buffer>;
  /** Brings the tab to the front. */
  show: () => Promise<void>;
}

/** A browser with empty storage, as of a viewer on a first visit. */
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
 * Finds the first visible element of a target; runs in the page. A link or button is found by its label first, as by a screen
 * reader.
 */
export function findTarget(css: string, name: string | null): Element | null {
  for (const element of document.querySelectorAll(css)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (name === null || label.trim() === name) return element;
  }
  return null;
}

/** Asks again until there is an answer: a page on a slow machine is slow, not wrong. */
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
