// `npm run bench`: how fast pages are for a viewer, and how much one core does for an operator.
import { parseArgs } from 'node:util';
import { bytes } from './bytes/bytes.mjs';
import { cards } from './cards/cards.mjs';
import { firstFrame } from './first-frame/first-frame.mjs';
import { forms } from './forms/forms.mjs';
import { mutations } from './mutations/mutations.mjs';
import { FIRST_PAGES, pageSpeed, TITLE_PAGES } from './page-speed/page-speed.mjs';
import { realms } from './realms/realms.mjs';
import {
  bytesLines,
  cardsText,
  crowdLines,
  firstFrameLines,
  formsLines,
  goLiveText,
  interactionsLines,
  keep,
  keptLines,
  leakText,
  mediaText,
  pageSpeedHeader,
  pageSpeedRow,
  realmsLines,
  renderingText,
  stallsLines,
} from './results.mjs';
import { withSharedTestServers } from './test-servers/test-servers.mjs';
import { crowd } from './throughput/crowd.mjs';
import { kept } from './throughput/kept.mjs';
import { rendering } from './throughput/rendering.mjs';
import { validation } from './throughput/validation.mjs';
import { validator } from './throughput/validator.mjs';
import { fixedWorkText } from './timing/fixed-work.mjs';
import { goLive } from './watching/go-live.mjs';
import { interactions } from './watching/interactions.mjs';
import { leak } from './watching/leak.mjs';
import { media } from './watching/media.mjs';
import { stalls } from './watching/stalls.mjs';

const help = `Measures the built site.

  npm run bench [-- OPTIONS]

  --runs N      loads of each page, rounds of the forms (9)
  --cpu N       how many times slower than this machine a page's processor is (4); figures in ms compare only
                between machines that take equally long for the fixed work that is printed first
  --only PART   page-speed, title-pages, first-frame, interactions, stalls, go-live, media, leak,
                validation, mutations, rendering, kept, crowd, cards, forms, bytes or realms
  --realms N,N  how many realms to stamp (10,100,1000,10000)
  --smoke       one load and one second of each: does the ruler work? Nothing is kept, no time is judged;
                bytes are, they are the same every time
  --keep        add the results to bench/results.md
  --check       end with code 1 when a target is missed`;

const parts = [
  'page-speed',
  'title-pages',
  'first-frame',
  'interactions',
  'stalls',
  'go-live',
  'media',
  'leak',
  'validation',
  'mutations',
  'rendering',
  'kept',
  'crowd',
  'cards',
  'forms',
  'bytes',
  'realms',
];

async function main() {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      cpu: { type: 'string', default: '4' },
      only: { type: 'string' },
      realms: { type: 'string', default: '10,100,1000,10000' },
      smoke: flag,
      keep: flag,
      check: flag,
      help: flag,
    },
  });
  const runs = values.smoke ? 1 : Number(values.runs);
  const cpu = Number(values.cpu);
  if (values.help || !Number.isInteger(runs) || runs < 1 || !(cpu >= 1)) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  if (values.only && !parts.includes(values.only)) {
    console.error(`There is no part "${values.only}".\n\n${help}`);
    return 2;
  }
  const measured = () => measure({ ...values, runs, cpu });
  return values.smoke ? withSharedTestServers(measured) : measured();
}

/**
 * Measures what is wanted; resolves to the exit code.
 * @param {{ runs: number, cpu: number, only?: string, realms: string, smoke: boolean, keep: boolean, check: boolean }} values
 */
async function measure(values) {
  const { runs, cpu } = values;
  /** @param {string} part */
  const wanted = (part) => !values.only || values.only === part;
  const seconds = values.smoke ? 1 : 5;
  let missed = false;
  let tooHeavy = false;

  console.log(fixedWorkText());
  for (const [part, pages] of /** @type {const} */ ([
    ['page-speed', FIRST_PAGES],
    ['title-pages', values.smoke ? TITLE_PAGES.slice(0, 1) : TITLE_PAGES],
  ])) {
    if (!wanted(part)) continue;
    const rows = await pageSpeed({
      pages,
      runs,
      cpu,
      smoke: values.smoke,
      say: (text) => console.log(text),
    });
    const lines = [pageSpeedHeader, ...rows.map(pageSpeedRow)];
    console.log(`\n${lines.join('\n')}\n`);
    missed ||= rows.some((row) => !row.met);
    const blind = rows.find(
      (row) => row.lcp === null || row.floorLcp === null || row.ready === null,
    );
    if (blind) throw new Error(`The ruler saw no LCP or no app-ready mark on ${blind.page}.`);
    if (values.keep) await keep(`${part}, ${runs} runs, CPU slowed ${cpu} times`, lines);
  }
  if (wanted('first-frame')) {
    const rows = await firstFrame({
      runs,
      cpu,
      smoke: values.smoke,
      say: (text) => console.log(text),
    });
    missed ||= rows.some((row) => !row.met);
    const lines = firstFrameLines(rows);
    console.log(`first frame:\n\n${lines.join('\n')}\n`);
    if (values.keep) await keep(`first frame, ${runs} runs`, lines);
  }
  if (wanted('interactions')) {
    const say = (/** @type {string} */ text) => console.log(text);
    const rows = await interactions({ runs, cpu, say });
    missed ||= rows.some((row) => !row.met);
    const lines = interactionsLines(rows);
    console.log(`interactions:\n\n${lines.join('\n')}\n`);
    if (values.keep) await keep(`interactions, ${runs} runs, CPU slowed ${cpu} times`, lines);
  }
  if (wanted('stalls')) {
    const say = (/** @type {string} */ text) => console.log(text);
    const rows = await stalls({ runs: Math.min(runs, 3), smoke: values.smoke, say });
    missed ||= rows.some((row) => !row.met);
    const lines = stallsLines(rows);
    console.log(`stalls:\n\n${lines.join('\n')}\n`);
    if (values.keep) await keep('stalls', lines);
  }
  if (wanted('go-live')) {
    const result = await goLive({ runs });
    missed ||= !result.met;
    const text = goLiveText(result);
    console.log(`go live: ${text}`);
    if (values.keep) await keep('go live', [text]);
  }
  if (wanted('media')) {
    const result = await media({ seconds: values.smoke ? 0.5 : seconds });
    missed ||= !result.met;
    const text = mediaText(result);
    console.log(`media: ${text}`);
    if (values.keep) await keep('media', [text]);
  }
  if (wanted('leak')) {
    const result = await leak({ pages: values.smoke ? 3 : 50 });
    missed ||= !result.met;
    const text = leakText(result);
    console.log(`leak: ${text}`);
    if (values.keep) await keep('leak', [text]);
  }
  if (wanted('validation')) {
    const { perSecond } = await validation({ seconds });
    console.log(`validation: ${perSecond} realms a second`);
    const { rate, compiled, bytes, gzip, met } = await validator({ seconds });
    missed ||= !met;
    const text = `${rate} realms of ${bytes} bytes a second by the validator that is shipped (${gzip} bytes of gzip), ${(rate / compiled).toFixed(2)} of what ajv compiles with eval (${compiled})`;
    console.log(`validator: ${text}`);
    const lines = [`${perSecond} realms a second on one core, read, checked and resolved`, text];
    if (values.keep) await keep('validation', lines);
  }
  if (wanted('mutations')) {
    const { count, codes, broken, perSecond, met } = await mutations({
      count: values.smoke ? 1_000 : 100_000,
    });
    missed ||= !met;
    const text = `${count} mutations of the sample realms, ${perSecond} a second: ${codes[0]} end in 0, ${codes[1]} in 1, ${broken.length} otherwise`;
    console.log(`mutations: ${text}`);
    for (const { seed, realm, error } of broken)
      console.error(`  seed ${seed}, ${realm}: ${error}`);
    if (values.keep) await keep('mutations', [text]);
  }
  if (wanted('rendering')) {
    const result = await rendering({ smoke: values.smoke });
    missed ||= !result.met;
    const text = renderingText(result);
    console.log(`rendering: ${text}`);
    if (values.keep) await keep('rendering', [text]);
  }
  if (wanted('kept')) {
    const result = await kept({ seconds: values.smoke ? 0.5 : seconds });
    missed ||= !result.met;
    const lines = keptLines(result);
    console.log(`stored pages:\n\n${lines.join('\n')}\n`);
    if (values.keep) await keep('stored pages', lines);
  }
  if (wanted('crowd')) {
    const result = await crowd({ count: values.smoke ? 50 : 1_000, smoke: values.smoke });
    missed ||= !result.met;
    const lines = crowdLines(result);
    console.log(`crowd:\n\n${lines.join('\n')}\n`);
    if (values.keep) await keep('crowd', lines);
  }
  if (wanted('cards')) {
    const result = await cards({ rounds: values.smoke ? 1 : Math.max(runs, 21) });
    missed ||= !result.met;
    const text = cardsText(result);
    console.log(`cards: ${text}`);
    if (values.keep) await keep('cards', [text]);
  }
  if (wanted('forms')) {
    const result = await forms({ rounds: runs });
    missed ||= !result.met;
    tooHeavy ||= !result.bytesMet;
    const lines = formsLines(result);
    console.log(`forms:\n\n${lines.join('\n')}\n`);
    if (values.keep) await keep('forms', lines);
  }
  if (wanted('bytes')) {
    const lines = bytesLines(await bytes());
    console.log(`bytes of a first load:\n\n${lines.join('\n')}\n`);
    if (values.keep) await keep('bytes of a first load', lines);
  }
  if (wanted('realms')) {
    const counts = values.smoke ? [10] : values.realms.split(',').map(Number);
    const result = await realms({ counts, say: (text) => console.log(text) });
    missed ||= Object.values(result.met ?? {}).includes(false);
    const lines = realmsLines(result);
    console.log(`realms:\n\n${lines.join('\n')}\n`);
    if (values.keep) await keep('realms', lines);
  }
  if (values.smoke) return tooHeavy ? 1 : 0;
  return values.check && missed ? 1 : 0;
}

process.exitCode = await main();
