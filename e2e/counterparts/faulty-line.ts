import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** A fault that a request meets on its way. */
export type Fault =
  /** The answer comes late. */
  | { kind: 'delay'; ms: number }
  /** The connection breaks without an answer. */
  | { kind: 'drop' }
  /** The real answer's headers with another body, and another status when one is given. */
  | { kind: 'nonsense'; body: string; status?: number; type?: string }
  /** The line answers itself, and the origin never gets the request. */
  | {
      kind: 'instead';
      body: string;
      status: number;
      type?: string;
      headers?: Record<string, string>;
    }
  /** The request comes from another address, as through a proxy, and is answered as usual. */
  | { kind: 'from'; address: string }
  /** The request carries one more header, by which the sandbox origin gets something wrong itself. */
  | { kind: 'with'; header: string; value: string }
  /** The real answer with its text changed. */
  | { kind: 'rewrite'; change: (text: string) => string }
  /** The request waits until the fault is lifted. */
  | { kind: 'hold' }
  /** The origin acts, and its answer is lost on the way, whole or half-way through. Happens once. */
  | { kind: 'lose'; sent: 'nothing' | 'half' }
  /** The answer comes in `count` pieces, with a pause before each. */
  | { kind: 'pieces'; count: number; pauseMs: number };

interface Rule {
  path: RegExp;
  fault: Fault;
  lifted: Promise<void>;
}

/** A proxy between two real programs that makes faults on request, and lists what passes. */
export interface FaultyLine {
  port: number;
  /** Method and path of every request but preflights. */
  asked: { method: string; path: string }[];
  /** Makes matching requests go wrong until the returned function is called. */
  spoil: (path: RegExp, fault: Fault) => () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** Puts a line in front of the program on `targetPort`. */
export async function faultyLine(targetPort: number): Promise<FaultyLine> {
  const rules = new Map<Rule, () => void>();
  const asked: FaultyLine['asked'] = [];

  async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = from;
    if (method !== 'OPTIONS') asked.push({ method, path: url });
    const rule = [...rules.keys()].find(({ path }) => path.test(url));
    const fault = rule?.fault;
    if (fault?.kind === 'drop') return void from.socket.destroy();
    // Preflights are the browser's own: most faults are for the answer that the page waits for.
    if (rule && fault?.kind === 'hold') await rule.lifted;
    if (rule && fault?.kind === 'delay' && method !== 'OPTIONS') {
      await Promise.race([setTimeout(fault.ms), rule.lifted]);
    }
    // The browser has given up waiting.
    if (to.destroyed) return;
    if (fault?.kind === 'instead' && method !== 'OPTIONS') return answer(from, to, fault);
    if (rule && fault?.kind === 'lose' && method !== 'OPTIONS') rules.delete(rule);
    forward(from, to, targetPort, method === 'OPTIONS' ? undefined : fault);
  }

  const server = createServer((from, to) => void pass(from, to));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    spoil(path, fault) {
      let lift = () => {};
      const lifted = new Promise<void>((resolve) => {
        lift = resolve;
      });
      const rule = { path, fault, lifted };
      rules.set(rule, lift);
      return () => {
        rules.delete(rule);
        lift();
      };
    },
    mend() {
      for (const lift of rules.values()) lift();
      rules.clear();
    },
    async close() {
      for (const lift of rules.values()) lift();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers in the origin's place, readable by every page as the origin's answers are. */
function answer(
  from: IncomingMessage,
  to: ServerResponse,
  { body, status, type = 'application/json', headers }: Extract<Fault, { kind: 'instead' }>,
): void {
  from.resume();
  to.writeHead(status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': '*',
    ...headers,
  });
  to.end(body);
}

async function lose(
  answer: IncomingMessage,
  to: ServerResponse,
  { sent }: Extract<Fault, { kind: 'lose' }>,
): Promise<void> {
  const body = await buffer(answer);
  if (sent === 'half') {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    await new Promise((resolve) => to.write(body.subarray(0, body.length / 2), resolve));
  }
  to.destroy();
}

async function rewrite(
  answer: IncomingMessage,
  to: ServerResponse,
  { change }: Extract<Fault, { kind: 'rewrite' }>,
): Promise<void> {
  const body = await buffer(answer);
  const { 'content-length': _length, ...headers } = answer.headers;
  to.writeHead(answer.statusCode ?? 502, headers);
  to.end(change(body.toString()));
}

async function dole(
  answer: IncomingMessage,
  to: ServerResponse,
  { count, pauseMs }: Extract<Fault, { kind: 'pieces' }>,
): Promise<void> {
  const body = await buffer(answer);
  const { 'content-length': _length, ...headers } = answer.headers;
  to.writeHead(answer.statusCode ?? 502, headers);
  const size = Math.ceil(body.length / count);
  for (let at = 0; at < body.length && !to.destroyed; at += size) {
    await setTimeout(pauseMs);
    to.write(body.subarray(at, at + size));
  }
  to.end();
}

function forward(
  from: IncomingMessage,
  to: ServerResponse,
  port: number,
  fault: Fault | undefined,
): void {
  const { method, url: path } = from;
  const headers = {
    ...from.headers,
    ...(fault?.kind === 'from' ? { 'x-forwarded-for': fault.address } : {}),
    ...(fault?.kind === 'with' ? { [fault.header]: fault.value } : {}),
    // Pieces of compressed bytes would not be pieces of the text.
    ...(fault?.kind === 'pieces' || fault?.kind === 'rewrite'
      ? { 'accept-encoding': 'identity' }
      : {}),
  };
  const onward = request({ host: 'localhost', port, method, path, headers }, (answer) => {
    if (fault?.kind === 'nonsense') {
      answer.resume();
      const { 'content-encoding': _encoding, 'content-length': _length, ...kept } = answer.headers;
      to.writeHead(fault.status ?? answer.statusCode ?? 200, {
        ...kept,
        'content-type': fault.type ?? kept['content-type'] ?? 'application/json',
      });
      to.end(fault.body);
      return;
    }
    if (fault?.kind === 'lose') return void lose(answer, to, fault);
    if (fault?.kind === 'rewrite') return void rewrite(answer, to, fault);
    if (fault?.kind === 'pieces') return void dole(answer, to, fault);
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.once('error', () => to.destroy());
  to.once('close', () => onward.destroy());
  from.pipe(onward);
}
