import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const scripts = () => [...document.head.querySelectorAll('script')];

/** Waits for the script that the page asks for. */
export async function askedScript(address: string): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const script = scripts().find(({ src }) => src.startsWith(address));
    expect(script, `the page asks for ${address}`).toBeDefined();
    return script as HTMLScriptElement;
  });
}

/** Lets the vendor's script load, and does what it would do. */
export async function scriptComes(address: string, run: () => void): Promise<void> {
  const script = await askedScript(address);
  run();
  script.dispatchEvent(new Event('load'));
}

/** Lets the script fail to load, as with a blocker or without a network. */
export async function scriptFails(address: string): Promise<void> {
  (await askedScript(address)).dispatchEvent(new Event('error'));
}

/** The body of the last call to the origin. */
export function sentBody(fetch: {
  mock: { lastCall?: readonly unknown[] };
}): Record<string, string> {
  const [, init] = fetch.mock.lastCall ?? [];
  return JSON.parse(String((init as RequestInit | undefined)?.body));
}
