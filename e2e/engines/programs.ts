import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

interface Program {
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Starts a program that runs until it is stopped. */
export function startProgram(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    // The fourth is for a program that writes to a channel of its own.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  return {
    process: child,
    async stop() {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(force);
    },
  };
}

/** Starts a screen in memory; X picks a free number and writes it. */
export async function startScreen(file: string): Promise<Program & { display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'];
  const program = startProgram(file, args);
  const display = await new Promise<string>((resolve, reject) => {
    const told = program.process.stdio[3] as Readable;
    told.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
    program.process.once('error', reject);
    program.process.once('close', (code) =>
      reject(new Error(`${file} ended with code ${code} before it had a screen.`)),
    );
  });
  return { ...program, display };
}
