// Mutation tests of the rules: changes them in small ways, and expects a test to fail for each.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace/root.mjs';
import { stopAll } from '../workspace/run.mjs';
import { mutate } from './stryker.mjs';
import { judge, scoreOf } from './survivors.mjs';

const help = `Mutates the rules and runs their tests against each mutant.

  node scripts/mutation.mjs [OPTIONS]

  --only TEXT      only files whose path holds this
  --help           this text`;

/** `floor` is the smallest share of caught mutants that the group may have, in percent. */
/** @typedef {{ name: string, mutate: string, tests: string[], floor: number, leftOut?: string[] }} Group */

/** @type {Group[]} */
const groups = JSON.parse(await readFile(join(root, 'scripts/mutation/groups.json'), 'utf8'));

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** @param {Group} group */
async function filesOf({ mutate: folder, leftOut = [] }) {
  const names = await readdir(join(root, folder));
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !leftOut.includes(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.includes(values.only));
}

async function main() {
  const all = await Promise.all(
    groups.map(async (group) => ({ ...group, files: await filesOf(group) })),
  );
  const chosen = all.filter(({ files }) => files.length > 0);
  const faults = [];
  if (chosen.length === 0) faults.push(`No file that is mutated has ${values.only} in its path`);
  for (const group of chosen) {
    const found = judge(await mutate(group), group.files);
    const score = scoreOf(found);
    console.log(`${group.name}: ${found.caught} of ${found.mutants} mutants caught, ${score} %`);
    for (const one of found.survivors) console.log(`  no test notices ${one}`);
    if (score < group.floor) faults.push(`${group.name}: ${score} % is less than ${group.floor} %`);
  }
  for (const fault of faults) console.log(`✗ ${fault}`);
  return faults.length > 0 ? 1 : 0;
}

if (values.help) console.log(help);
else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopAll());
  process.exitCode = await main();
}
