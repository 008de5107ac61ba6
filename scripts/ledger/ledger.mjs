import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../workspace/install.mjs';
import { Problem, withProblems } from '../workspace/problem.mjs';
import { root } from '../workspace/root.mjs';
import { collectTests } from './collect-tests.mjs';
import { makeLedger, readIds } from './rule-ids.mjs';

const help = `Which rule is shown by which test, read from the names of all tests that run.

  npm run ledger [-- OPTIONS]

  --json        rules, sections and counts as JSON
  --count       the counts alone
  --missing     the rules that no test shows yet
  --units FILE  the report of a run of all unit tests, as \`npm test\` leaves it; without it they are listed

A test names the rules that it shows in its own name, in square brackets. docs/rule-ids.txt has every id.
An id in a test's name that is not in that list is an error.`;

/** The whole of `npm run ledger`; resolves to the exit code. */
export const ledger = (args) => withProblems(() => print(args));

function readArguments(args) {
  const flag = { type: 'boolean', default: false };
  try {
    const options = {
      json: flag,
      count: flag,
      missing: flag,
      units: { type: 'string' },
      help: { ...flag, short: 'h' },
    };
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Problem(`${error.message}\n\n${help}`);
  }
}

async function print(args) {
  const options = readArguments(args);
  if (options.help) {
    console.log(help);
    return 0;
  }
  await install();
  const ids = readIds(await readFile(join(root, 'docs/rule-ids.txt'), 'utf8'));
  const found = makeLedger(ids, await collectTests(options.units));
  if (options.json) printJson(found);
  else if (options.missing) printMissing(found);
  else {
    if (!options.count) printRules(found);
    printCounts(found);
  }
  for (const { id, name, file } of found.unknown) {
    console.error(`There is no rule ${id}; it is named by "${name}" in ${file}.`);
  }
  return found.unknown.length > 0 ? 1 : 0;
}

function printRules({ rules }) {
  console.log('| rule | shown by |\n|---|---|');
  for (const [id, tests] of rules) {
    const cell = tests
      .map(({ name, file }) => `${name.replaceAll('|', '\\|')} (${file})`)
      .join('<br>');
    if (tests.length > 0) console.log(`| ${id} | ${cell} |`);
  }
  console.log('');
}

function printMissing({ rules }) {
  for (const [id, tests] of rules) if (tests.length === 0) console.log(id);
}

function printCounts({ sections, shown, total }) {
  console.log('| section | shown | rules |\n|---|---:|---:|');
  for (const [section, count] of sections) {
    console.log(`| ${section} | ${count.shown} | ${count.rules} |`);
  }
  console.log(`| all | ${shown} | ${total} |\n`);
  console.log(`${shown} of ${total} rules are shown by tests.`);
}

function printJson({ rules, sections, unknown, shown, total }) {
  console.log(
    JSON.stringify(
      {
        shown,
        total,
        sections: Object.fromEntries(sections),
        rules: Object.fromEntries(rules),
        unknown,
      },
      null,
      2,
    ),
  );
}
