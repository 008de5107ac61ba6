import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Command } from '../command';
import { COMMANDS } from '../commands/index';
import { REPOSITORY } from '../repository';
import { examineMutations } from './examine-mutations';

const SAMPLES = join(REPOSITORY, 'realm-configs');

// The bench puts 100,000 through (`npm run bench -- --only mutations`); this 6,000 with FULL=1.
const COUNT = process.env.FULL === '1' ? 6_000 : 1_500;

it(`${COUNT} mutations of the sample realms end in 0 or 1, and never in a trace`, async () => {
  const { codes, broken } = await examineMutations(SAMPLES, Array(COUNT).keys());
  expect(broken).toEqual([]);
  expect(Object.keys(codes)).toEqual(['0', '1']);
  expect((codes[0] ?? 0) + (codes[1] ?? 0)).toBe(COUNT);
  // Mutations that nothing is wrong with, or everything, would show nothing.
  expect(codes[0]).toBeGreaterThan(COUNT / 100);
  expect(codes[1]).toBeGreaterThan(COUNT / 2);
  // A core does some three hundred a second.
}, 1_800_000);

const faulty = (change: (validate: Command) => Command['run']): Command[] =>
  COMMANDS.map((command) =>
    command.name === 'validate' ? { ...command, run: change(command) } : command,
  );

it.each([
  [
    'throws',
    faulty(() => () => Promise.reject(new TypeError('"a" is not iterable'))),
    /not iterable/,
  ],
  ['ends in 2', faulty(() => () => Promise.resolve(2)), /It ended in 2/],
  [
    'is well with all of it',
    faulty(({ run }) => async (words, output) => {
      await run(words, output);
      return 0;
    }),
    /It ended in 0, and found this/,
  ],
  [
    'prints a trace',
    faulty(({ run }) => (words, output) => {
      output.out(`${new Error('here').stack}\n`);
      return run(words, output);
    }),
    /stack trace/,
  ],
])('a command that %s is found out', async (_, commands, said) => {
  const { broken } = await examineMutations(SAMPLES, Array(40).keys(), commands);
  expect(broken.length).toBeGreaterThan(0);
  for (const { error } of broken) expect(error).toMatch(said);
});
