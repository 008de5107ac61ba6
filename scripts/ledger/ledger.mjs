/** @import { Ledger } from './rule-ids.mjs' */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../workspace/build.mjs';
import { messageOf } from '../workspace/errors.mjs';
import { install } from '../workspace/install.mjs';
import { Problem, withProblems } from '../workspace/problem.mjs';
import { root } from '../workspace/root.mjs';
import { collectTests } from './collect-tests.mjs';
import { kindOf } from './kinds.mjs';
import { liveRoutes } from './live-routes.mjs';
import { makeLedger, readIds, readRuleRoutes } from './rule-ids.mjs';

const help = `Which rule is shown by which tests, read from the names of all tests that run, and by which kinds of test:
rule (plain code), component (in a document), origin (the sandbox alone), journey (in a browser).

  npm run ledger [-- OPTIONS]

  --json        rules, sections and counts as JSON
  --count       the counts alone
  --missing     the rules that no test shows yet
  --units FILE  the report of a run of all unit tests, as \`npm test\` leaves it; without it they are listed

A test names the rules that it shows in its own name, in square brackets. docs/rule-ids.txt has every id.
An id in a test's name that is not in that list is an error. So is one of a route that no sample realm has live
(docs/rule-routes.txt says which rule is of which route). A rule that tests of the sandbox alone name does not count.`;

/**
 * Runs `npm run ledger`; resolves to the exit code.
 * @param {string[]} args
 */
export const ledger = (args) => withProblems(() => print(args));

/** @param {string[]} args */
function readArguments(args) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  try {
    return parseArgs({
      args,
      options: {
        json: flag,
        count: flag,
        missing: flag,
        units: { type: 'string' },
        help: { ...flag, short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new Problem(`${messageOf(error)}\n\n${help}`);
  }
}

/** @param {string} file */
const read = async (file) => readFile(join(root, 'docs', file), 'utf8');

/** @param {string[]} args */
async function print(args) {
  const options = readArguments(args);
  if (options.help) {
    console.log(help);
    return 0;
  }
  await install();
  await build(['@marquee/web', '@marquee/cli']);
  const found = makeLedger(readIds(await read('rule-ids.txt')), await collectTests(options.units), {
    ruleRoutes: readRuleRoutes(await read('rule-routes.txt')),
    liveRoutes: await liveRoutes(),
  });
  if (options.json) printJson(found);
  else if (options.missing) printMissing(found);
  else {
    if (!options.count) printRules(found);
    printCounts(found);
  }
  for (const { id, name, file } of found.unknown) {
    console.error(`There is no rule ${id}; it is named by "${name}" in ${file}.`);
  }
  for (const { id, route, name, file } of found.dead) {
    console.error(
      `Rule ${id} is of the route ${route}, which no sample realm has live; it is named by "${name}" in ${file}.`,
    );
  }
  return found.unknown.length + found.dead.length > 0 ? 1 : 0;
}

/** @param {Ledger} ledger */
function printRules({ rules }) {
  console.log('| rule | kinds | shown by |\n|---|---|---|');
  for (const [id, { kinds, tests }] of rules) {
    const cell = tests
      .map(({ name, file }) => `${name.replaceAll('|', '\\|')} (${file})`)
      .join('<br>');
    if (tests.length > 0) console.log(`| ${id} | ${kinds.join(', ')} | ${cell} |`);
  }
  console.log('');
}

/** @param {Ledger} ledger */
function printMissing({ rules }) {
  for (const [id, { shown, kinds }] of rules) {
    if (!shown) console.log(kinds.length > 0 ? `${id} (${kinds.join(', ')} alone)` : id);
  }
}

/** @param {Ledger} ledger */
function printCounts({ rules, sections, shown, total }) {
  console.log('| section | shown | rules |\n|---|---:|---:|');
  for (const [section, count] of sections) {
    console.log(`| ${section} | ${count.shown} | ${count.rules} |`);
  }
  console.log(`| all | ${shown} | ${total} |\n`);
  console.log('| kinds of test | rules |\n|---|---:|');
  for (const [kinds, count] of countKinds(rules)) console.log(`| ${kinds} | ${count} |`);
  console.log(`\n${shown} of ${total} rules are shown by tests.`);
}

/**
 * Counts the rules of each combination of kinds, the most common first.
 * @param {Ledger['rules']} rules
 */
function countKinds(rules) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { kinds } of rules.values()) {
    const name = kinds.join(', ');
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** @param {Ledger} ledger */
function printJson({ rules, sections, unknown, dead, shown, total }) {
  const withKinds = [...rules].map(([id, { tests, ...rule }]) => [
    id,
    { ...rule, tests: tests.map((test) => ({ ...test, kind: kindOf(test.file) })) },
  ]);
  console.log(
    JSON.stringify(
      {
        shown,
        total,
        sections: Object.fromEntries(sections),
        rules: Object.fromEntries(withKinds),
        unknown,
        dead,
      },
      null,
      2,
    ),
  );
}
