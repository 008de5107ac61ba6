import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const scripts = () => [...document.head.querySelectorAll('script')];

/** The script that the page has asked for, once it has. */
export async function askedScript(address: string): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const script = scripts().find(({ src }) => src.startsWith(address));
    expect(script, `the page asks for ${address}`).toBeDefined();
    return script as HTMLScriptElement;
  });
}

/** The vendor's script comes, and does what it does. */
export async function scriptComes(address: string, run: () => void): Promise<void> {
  const script = await askedScript(address);
  run();
  script.dispatchEvent(new Event('load'));
}

/** Nothing comes of it: a blocker, or no network. */
export async function scriptFails(address: string): Promise<void> {
  (await askedScript(address)).dispatchEvent(new Event('error'));
}

/** What the origin was sent last. */
export function sentBody(fetch: {
  mock: { lastCall?: readonly unknown[] };
}): Record<string, string> {
  const [, init] = fetch.mock.lastCall ?? [];
  return JSON.parse(String((init as RequestInit | undefined)?.body));
}
