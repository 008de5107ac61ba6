// Mutation tests of the rules: changes them in small ways, and expects a test to fail for each.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace/root.mjs';
import { stopAll } from '../workspace/run.mjs';
import { sampleOf, seedOf } from './sample.mjs';
import { mutate } from './stryker.mjs';
import { judge, newSurvivors, scoreOf } from './survivors.mjs';

const help = `Mutates the rules and runs their tests against each mutant.

  node scripts/mutation.mjs [OPTIONS]

  --sample         two files alone, chosen by a seed (MUTATION_SEED, else the commit)
  --only TEXT      only files whose path holds this
  --accept         keep the score and the survivors as they are now
  --help           this text`;

/** The smallest share of caught mutants that a group may have, in percent. */
const FLOOR = 90;

const keptFile = join(root, 'scripts/mutation/kept.json');
/** @type {{ name: string, mutate: string, tests: string[], leftOut?: string[] }[]} */
const groups = JSON.parse(await readFile(join(root, 'scripts/mutation/groups.json'), 'utf8'));

const { values } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** @param {{ mutate: string, leftOut?: string[] }} group */
async function filesOf({ mutate: folder, leftOut = [] }) {
  const names = await readdir(join(root, folder));
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !leftOut.includes(name))
    .map((name) => `${folder}/${name}`);
}

/** The groups, each with its files that are mutated in this run. */
async function chosen() {
  const all = await Promise.all(
    groups.map(async (group) => ({ ...group, files: await filesOf(group) })),
  );
  const seed = await seedOf();
  const wanted = values.sample
    ? sampleOf(all.flatMap(({ files }) => files).sort(), seed)
    : all.flatMap(({ files }) => files).filter((file) => file.includes(values.only));
  if (values.sample) console.log(`Seed ${seed}: ${wanted.join(', ')}`);
  return all
    .map((group) => ({ ...group, files: group.files.filter((file) => wanted.includes(file)) }))
    .filter(({ files }) => files.length > 0);
}

async function main() {
  /** @type {Record<string, { score: number, survivors: string[] }>} */
  const kept = JSON.parse(await readFile(keptFile, 'utf8'));
  const isWhole = !values.sample && values.only === '';
  const next = { ...kept };
  const faults = [];
  const groupsOfRun = await chosen();
  if (groupsOfRun.length === 0)
    faults.push(`No file that is mutated has ${values.only} in its path`);
  for (const group of groupsOfRun) {
    const found = judge(await mutate(group), group.files);
    const score = scoreOf(found);
    const before = kept[group.name] ?? { score: 0, survivors: [] };
    console.log(`${group.name}: ${found.caught} of ${found.mutants} mutants caught, ${score} %`);
    next[group.name] = { score, survivors: found.survivors };
    for (const one of newSurvivors(found.survivors, before.survivors)) {
      faults.push(`No test notices ${one}`);
    }
    if (!isWhole) continue;
    if (score < FLOOR) faults.push(`${group.name}: ${score} % is less than ${FLOOR} %`);
    if (score < before.score) {
      faults.push(`${group.name}: ${score} % is less than the ${before.score} % it had`);
    }
  }
  if (values.accept && isWhole) {
    await writeFile(keptFile, `${JSON.stringify(next, null, 2)}\n`);
    return 0;
  }
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (isWhole && faults.length === 0 && JSON.stringify(next) !== JSON.stringify(kept)) {
    console.log('More is caught than was kept: keep it with --accept.');
  }
  return faults.length > 0 ? 1 : 0;
}

if (values.help) console.log(help);
else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopAll());
  process.exitCode = await main();
}
