import { lookup } from 'node:dns';
import { Agent, fetch } from 'undici';

// Browsers know that every name under .localhost is this machine (RFC 6761); a machine's own resolver often does not.
const dispatcher = new Agent({
  connect: {
    lookup: (name, options, answer) => {
      if (name.endsWith('.localhost')) lookup('localhost', options, answer);
      else lookup(name, options, answer);
    },
  },
});

/** `fetch` that finds the counterparts on this machine by their names. */
export const localFetch: typeof globalThis.fetch = async (input, init) =>
  // undici's own types and Node's are one shape with two names.
  (await fetch(
    input as string,
    { ...init, dispatcher } as Parameters<typeof fetch>[1],
  )) as unknown as Response;
