import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { ask } from './ask';
import { type Check, ok, warning } from './check';

interface Port {
  port: number;
  /** The program that usually listens there, and the option or variable that changes the port. */
  what: string;
  moved: string;
  /** The path at which our program answers. */
  health: string;
}

/** Checks whether a port is free, used by our own program, or used by another. */
export async function checkPort({ port, what, moved, health }: Port): Promise<Check> {
  const subject = `port ${port}`;
  if (await isFree(port)) return ok(subject, `Free, for ${what}.`);
  const owner = await ownerOf(port);
  const by = owner ? ` by ${owner}` : '';
  const answer = await ask(`http://localhost:${port}${health}`).catch(() => undefined);
  if (answer?.status === 200) return ok(subject, `In use${by}: ${what} runs already.`);
  return warning(
    subject,
    `Taken${by}, and that is not ${what}.`,
    `Stop it, or choose another port, such as ${await freeAfter(port)}, with ${moved}.`,
  );
}

/** Whether nothing listens at a port, on any address of this machine. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    const code = await new Promise<string | undefined>((resolve) => {
      const server = createServer();
      server.once('error', ({ code: reason }: NodeJS.ErrnoException) => resolve(reason));
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
    });
    // A machine without IPv6 has no ::1.
    if (code !== undefined && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') return false;
  }
  return true;
}

/** The next port at which nothing listens. */
async function freeAfter(port: number): Promise<number> {
  for (let next = port + 1; next <= 65_535; next += 1) if (await isFree(next)) return next;
  return port > 1024 ? freeAfter(1023) : port;
}

/** Finds the program that listens at a port, on Linux and among this user's processes; undefined elsewhere. */
async function ownerOf(port: number): Promise<string | undefined> {
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of (await textOf(table)).split('\n').slice(1)) {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      const listens = state === '0A';
      if (listens && Number.parseInt(local.split(':')[1] ?? '', 16) === port) inodes.add(inode);
    }
  }
  if (inodes.size === 0) return undefined;
  for (const pid of await namesIn('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    for (const descriptor of await namesIn(`/proc/${pid}/fd`)) {
      const target = await readlink(`/proc/${pid}/fd/${descriptor}`).catch(() => '');
      const [, inode = ''] = /^socket:\[(\d+)\]$/.exec(target) ?? [];
      if (!inodes.has(inode)) continue;
      const [program = ''] = (await textOf(`/proc/${pid}/comm`)).split('\n');
      return `${program} (process ${pid})`;
    }
  }
  return undefined;
}

// A process that has ended, or that this user may not see, is ignored.
const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
