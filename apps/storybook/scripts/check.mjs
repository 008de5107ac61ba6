// The workshop's own checks, on its static build in Chromium: every story (its play function, axe, the console, no
// sideways scrolling), keyboard journeys, the workshop itself, and the pictures. See README.md.
/** @import { Part, Tell } from './check/part.mjs' */
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { launch, launchShell } from './check/browser.mjs';
import { build, serve } from './check/build.mjs';
import { checkDocs } from './check/docs.mjs';
import { checkKeyboard } from './check/keyboard.mjs';
import { checkStories } from './check/stories.mjs';
import { checkPictures } from './check/visual.mjs';
import { checkWorkshop } from './check/workshop.mjs';

const help = `Checks the workshop's static build in Chromium.

  npm test -w @marquee/storybook [-- OPTIONS]

  --part NAME,…   only these: docs, stories, keyboard, workshop, visual
  --only TEXT     only stories whose id holds this
  --full          every story, light and dark, left to right and right to left; every picture
  --accept       take the pictures as they are now for what is right
  --no-build      take the build that is there
  --help          this text`;

/** @type {Map<string, (part: Part) => Promise<void>>} */
const PARTS = new Map([
  ['docs', checkDocs],
  ['stories', checkStories],
  ['keyboard', checkKeyboard],
  ['workshop', checkWorkshop],
  ['visual', checkPictures],
]);

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: [...PARTS.keys()].join(',') },
    only: { type: 'string', default: '' },
    full: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const parts = values.part.split(',');
const unknown = parts.find((name) => !PARTS.has(name));
if (values.help || unknown) {
  console.log(unknown ? `There is no part "${unknown}".\n\n${help}` : help);
  process.exit(unknown ? 1 : 0);
}

if (!values['no-build']) build();
const server = await serve();
const count = { passed: 0, failed: 0 };
/**
 * Counts a check, and prints its problems (or those of the `first` of two tries) in a few lines:
 * only the first line of a tree of elements.
 * @type {Tell}
 */
const tell = (name, problems, first = []) => {
  const passed = problems.length === 0;
  count[passed ? 'passed' : 'failed'] += 1;
  const lines = (passed ? first : problems).map((problem) =>
    stripVTControlCharacters(problem).slice(0, 700).trim(),
  );
  if (lines.length > 0) console.log(`${passed ? '↻' : '✗'} ${name}\n    ${lines.join('\n    ')}`);
};
for (const part of parts) {
  const begun = Date.now();
  const before = count.passed + count.failed;
  // Pictures are those of Chromium itself.
  const browser = await (part === 'visual' ? launch() : launchShell(values));
  await PARTS.get(part)?.({ browser, address: server.address, tell, ...values });
  await browser.close();
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`${part}: ${count.passed + count.failed - before} checks in ${seconds} s`);
}
server.close();
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);
