// Opens every story of the built workshop in Chromium, left to right and right to left, and fails on an accessibility
// violation or a message in the console. `--no-build` takes the build that is there; `--only=card` narrows it down.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length);
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** How each story is looked at. */
const LOOKS = [
  {
    name: 'ltr',
    globals: 'brand:plain;scheme:light;direction:ltr;text:short',
    viewport: [1280, 800],
  },
  {
    name: 'rtl',
    globals: 'brand:noor;scheme:dark;direction:rtl;text:arabic',
    viewport: [1280, 800],
  },
  {
    name: 'long words on a phone',
    globals: 'brand:unity;direction:ltr;text:long',
    viewport: [360, 740],
  },
];
/** Whole pages are looked at in every other brand too. */
const PAGE_LOOKS = ['apex', 'corral', 'metro', 'unity'].map((brand) => ({
  name: brand,
  globals: `brand:${brand};direction:ltr;text:short`,
  viewport: [1280, 800],
}));

if (!process.argv.includes('--no-build')) {
  const built = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) {
    console.error(built.stdout, built.stderr);
    process.exit(1);
  }
}

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  console.error(`No Chromium at ${executablePath}: install it, or set CHROMIUM_PATH.`);
  process.exit(1);
}

const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
  try {
    const body = await readFile(join(dist, path));
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(body);
  } catch {
    response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${server.address().port}`;

const index = JSON.parse(await readFile(join(dist, 'index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(
  ({ type, id }) => type === 'story' && (!only || id.includes(only)),
);
const jobs = stories.flatMap((story) =>
  [...LOOKS, ...(story.title === 'Pages' ? PAGE_LOOKS : [])].map((look) => ({ story, look })),
);

const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--font-render-hinting=none',
  ],
});

/** One page a worker: a new one for each story would cost more than the story. */
async function openPage() {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const heard = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  return { page, hear: () => heard.splice(0) };
}

async function problemsOf({ page, hear }, { story, look }) {
  const [width, height] = look.viewport;
  const problems = [];
  try {
    await page.setViewportSize({ width, height });
    await page.goto(
      `${address}/iframe.html?viewMode=story&id=${story.id}&globals=a11y.manual:!true;${look.globals}`,
    );
    await page.waitForFunction(
      () =>
        document.querySelector('#storybook-root')?.childElementCount &&
        document.getElementById('brand'),
    );
    await page.evaluate(() => document.fonts.ready);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) problems.push(`layout: the page scrolls sideways by ${sideways} px`);
    await page.addScriptTag({ path: axePath });
    const { violations } = await page.evaluate(() =>
      // a story is a piece of a page: whether it has one h1 and a main is for pages
      globalThis.axe.run('#storybook-root', {
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      }),
    );
    for (const { id, nodes } of violations) {
      problems.push(
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join('\n      ')}`,
      );
    }
  } catch (error) {
    problems.push(`error: ${error.message}`);
  }
  return [...problems, ...hear()];
}

let passed = 0;
let failed = 0;
const queue = [...jobs];
await Promise.all(
  Array.from({ length: 2 }, async () => {
    const opened = await openPage();
    for (let job = queue.shift(); job; job = queue.shift()) {
      const problems = await problemsOf(opened, job);
      if (problems.length === 0) passed += 1;
      else {
        failed += 1;
        console.log(
          `✗ ${job.story.title} / ${job.story.name} (${job.look.name})\n    ${problems.join('\n    ')}`,
        );
      }
    }
  }),
);
await browser.close();
server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
