/** @import { PageBytes } from './bytes/bytes.mjs' */
/** @import { CardsResult } from './cards/cards.mjs' */
/** @import { FirstFrameRow } from './first-frame/first-frame.mjs' */
/** @import { FormsResult } from './forms/forms.mjs' */
/** @import { PageSpeedRow } from './page-speed/page-speed.mjs' */
/** @import { RealmsResult } from './realms/realms.mjs' */
/** @import { CrowdResult } from './throughput/crowd.mjs' */
/** @import { KeptResult } from './throughput/kept.mjs' */
/** @import { RenderingResult } from './throughput/rendering.mjs' */
/** @import { GoLiveResult } from './watching/go-live.mjs' */
/** @import { InteractionRow } from './watching/interactions.mjs' */
/** @import { LeakResult } from './watching/leak.mjs' */
/** @import { MediaResult } from './watching/media.mjs' */
/** @import { StallsRow } from './watching/stalls.mjs' */
import { execFileSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { fixedWorkText } from './timing/fixed-work.mjs';

/** @param {number | null} value */
const whole = (value) => (value === null ? '–' : String(Math.round(value)));

export const pageSpeedHeader =
  '| page | LCP is | LCP ms | floor ms | ratio | at most | CLS | blocking ms | app-ready ms | JS KB | met |\n|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---|';

/**
 * Writes a row of the table of page speed.
 * @param {PageSpeedRow} row
 */
export const pageSpeedRow = (row) =>
  `| ${[
    row.page,
    row.lcpElement,
    whole(row.lcp),
    whole(row.floorLcp),
    row.ratio === null ? '–' : row.ratio.toFixed(2),
    row.lcpRatio.toFixed(2),
    row.cls.toFixed(3),
    whole(row.blocking),
    whole(row.ready),
    row.scriptKB.toFixed(0),
    row.met ? 'yes' : 'no',
  ].join(' | ')} |`;

/**
 * Writes the table of first frames.
 * @param {readonly FirstFrameRow[]} rows
 */
export const firstFrameLines = (rows) => [
  '| first frame, from | connection | ms | bare hls.js, ms | ratio | at most | met |',
  '|---|---|---:|---:|---:|---:|---|',
  ...rows.map(
    ({ from, slow, ours, bare, ratio, atMost, met }) =>
      `| ${[
        from === 'page' ? 'start of the page' : 'press',
        slow ? 'slow 4G' : 'no limit',
        whole(ours),
        whole(bare),
        ratio.toFixed(2),
        Number.isFinite(atMost) ? atMost.toFixed(2) : '–',
        Number.isFinite(atMost) ? (met ? 'yes' : 'no') : '–',
      ].join(' | ')} |`,
  ),
];

/**
 * Tells how long presses on a title's page take until they are seen: a table.
 * @param {readonly InteractionRow[]} rows
 */
export const interactionsLines = (rows) => [
  '| press | worst ms | bare button, ms | ratio | at most, ms | met |',
  '|---|---:|---:|---:|---:|---|',
  ...rows.map(
    ({ name, ms, bare, ratio, atMost, met }) =>
      `| ${[name, whole(ms), whole(bare), ratio.toFixed(2), atMost, verdict(met)].join(' | ')} |`,
  ),
];

/**
 * Compares how two players play on changing connections: a table.
 * @param {readonly StallsRow[]} rows
 */
export const stallsLines = (rows) => [
  '| connection | stood still, ms | bare hls.js, ms | kbit/s shown | bare hls.js, kbit/s | ratio | met |',
  '|---|---:|---:|---:|---:|---:|---|',
  ...rows.map(
    ({ name, stalled, bitrate, ratio, met }) =>
      `| ${[
        name,
        whole(stalled.ours),
        whole(stalled.bare),
        whole(bitrate.ours / 1000),
        whole(bitrate.bare / 1000),
        ratio.toFixed(2),
        verdict(met),
      ].join(' | ')} |`,
  ),
];

/**
 * Tells how fast the origin answers for a live stream.
 * @param {MediaResult} result
 */
export const mediaText = ({ playlist, segment, viewers, targets, met }) =>
  `99 of 100 playlists in ${playlist.toFixed(1)} ms (at most ${targets.playlist}), segments in ${segment.toFixed(1)} ms (at most ${targets.segment}); ` +
  `a core serves ${viewers} viewers of one event (at least ${targets.viewers}), ${met ? 'met' : 'not met'}`;

/**
 * Tells how long a viewer who goes live waits for it.
 * @param {GoLiveResult} result
 */
export const goLiveText = ({ runs, behind, middle, worst, target, met }) =>
  `from ${behind} s behind a frame is live ${whole(middle)} ms after the press, ${whole(worst)} ms at worst of ${runs} (at most ${target}), ` +
  `ratio ${(worst / target).toFixed(2)}, ${met ? 'met' : 'not met'}`;

/**
 * Tells what is left of titles that were watched.
 * @param {LeakResult} result
 */
export const leakText = ({ pages, growth, mostGrowth, held, listeners, met }) =>
  `after ${pages} titles the heap is ${growth.toFixed(2)} times what it was (at most ${mostGrowth.toFixed(2)}), ` +
  `${held} videos, sources, sockets and workers and ${listeners} more listeners are left (none), ${met ? 'met' : 'not met'}`;

/**
 * Compares a thousand cards with the same elements without components.
 * @param {CardsResult} result
 */
export const cardsText = ({ cards, ours, plain, ratio, target, met }) =>
  `${cards} cards mount in ${whole(ours)} ms, the same markup with plain class names in ${whole(plain)} ms: ` +
  `${ratio.toFixed(2)} times, at most ${target.toFixed(2)}, ${met ? 'met' : 'not met'}`;

/** @param {number} value */
const short = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
/** @param {boolean} [met] */
const verdict = (met) => (met === undefined ? '' : met ? 'yes' : 'no');

/**
 * Lists what first loads consist of, by library: a table.
 * @param {readonly PageBytes[]} pages
 */
export function bytesLines(pages) {
  /** @param {string} part */
  const of = (part) => pages.map(({ parts }) => parts.get(part) ?? 0);
  /** @param {readonly number[]} numbers */
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  const parts = [...new Set(pages.flatMap((page) => [...page.parts.keys()]))].sort(
    (a, b) => sum(of(b)) - sum(of(a)),
  );
  /** @type {(name: string, numbers: readonly number[]) => string} */
  const row = (name, numbers) => `| ${name} | ${numbers.map(kilobytes).join(' | ')} |`;
  return [
    `| gzip KB of | ${pages.map(({ page }) => page).join(' | ')} |`,
    `|---|${pages.map(() => '---:|').join('')}`,
    ...parts.map((part) => row(part, of(part))),
    row(
      'all',
      pages.map((page) => sum([...page.parts.values()])),
    ),
  ];
}

/**
 * Compares our form engine with two others: a table.
 * @param {FormsResult} result
 */
export const formsLines = ({ bytes, bytesMet, rows }) => [
  '| form engines | ours | rjsf | JSON Forms | ratio to the better one | at most | met |',
  '|---|---:|---:|---:|---:|---:|---|',
  `| gzip KB beside React, ours also beside the controls | ${kilobytes(bytes.ours)} | ${kilobytes(bytes.rjsf)} | ${kilobytes(
    bytes.jsonForms,
  )} | – | ${kilobytes(bytes.atMost)} KB | ${verdict(bytesMet)} |`,
  `| – and code that its fields load later | ${kilobytes(bytes.late)} | – | – | – | – |  |`,
  ...rows.map(
    ({ what, ours, rjsf, jsonForms, ratio, atMost, met }) =>
      `| ${what}, ms | ${short(ours)} | ${short(rjsf)} | ${short(jsonForms)} | ${ratio.toFixed(2)} | ${
        atMost?.toFixed(2) ?? '–'
      } | ${verdict(met)} |`,
  ),
];

/**
 * Tells how much processor time a page takes that is not stored.
 * @param {RenderingResult} result
 */
export const renderingText = ({ login, home, target, met }) =>
  `login ${login.toFixed(1)} ms, home ${home.toFixed(1)} ms of processor time for a page that is not stored; ` +
  `home at most ${target} ms, ${met ? 'met' : 'not met'}`;

/**
 * Tells how many requests for stored pages a core answers in a second: a table.
 * @param {KeptResult} result
 */
export const keptLines = ({ rows, target }) => [
  '| stored page | status | bytes | requests a second and core | bare node:http, same bytes | ratio | at least | met |',
  '|---|---:|---:|---:|---:|---:|---:|---|',
  ...rows.map(
    ({ what, status, bytes, ours, theirs, ratio }) =>
      `| ${[what, status, bytes, ours, theirs, ratio.toFixed(2), target.toFixed(2), verdict(ratio >= target)].join(' | ')} |`,
  ),
];

/**
 * Tells how long each viewer of a crowd waits, and which answer they get: a table.
 * @param {CrowdResult} result
 */
export const crowdLines = ({ rows, target }) => [
  '| crowd of viewers | viewers | median ms | slowest ms | at most | met | own page | stand-in page | busy page | calls to the origin |',
  '|---|---:|---:|---:|---:|---|---:|---:|---:|---:|',
  ...rows.map(
    ({ what, count, median, slowest, own, standIns, busy, calls }) =>
      `| ${[what, count, whole(median), whole(slowest), target, verdict(slowest <= target), own, standIns, busy, calls ?? '–'].join(' | ')} |`,
  ),
];

/** @param {number} value */
const seconds = (value) => value.toFixed(value < 10 ? 2 : 1);

/**
 * Tells what a folder of realms costs, and what one of its realms costs.
 * @param {RealmsResult} result
 */
export const realmsLines = ({ rows, met, origin }) => [
  '| realms | validate s | stamp s | ms a realm | CPU s | with the sandbox uncached s | again, calling the origin s | one changed s | one by name s | peak MB | KB a realm | pages |',
  '|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
  ...rows.map((row) =>
    'skipped' in row
      ? `| ${row.count} | ${row.skipped} |||||||||||`
      : `| ${[
          row.count,
          ...[row.validate, row.stamp].map(seconds),
          whole(row.perRealm),
          ...[row.processor, row.withSandbox].map(seconds),
          ...[row.asking, row.changed, row.named].map(seconds),
          whole(row.megabytes),
          whole(row.kilobytes),
          row.pages,
        ].join(' | ')} |`,
  ),
  '',
  'Home, login and not-found in every language of each realm, with icons and compressed files. Every run is a process of its own, and',
  `its start counts. A cache answers for the origin: ${origin.asked} calls, of which the sandbox answered ${origin.passedOn} in a run before`,
  '("with the sandbox uncached", on the same cores). "CPU" is the time of stamping on all cores. "One changed" is `--all --keep-data`: every',
  'realm is examined, and the origin is called for the changed one alone.',
  ...(met
    ? [
        '',
        `At 1,000: validating in 3 s ${verdict(met.validate)}, stamping in 40 s ${verdict(met.pages)}, one changed in 1 s ${verdict(met.changed)}.`,
      ]
    : []),
];

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'no commit';
  }
}

/**
 * Adds a run to the ledger of results.
 * @param {string} title
 * @param {string[]} lines
 */
export async function keep(title, lines) {
  const date = new Date().toISOString().slice(0, 10);
  const place = `Node ${process.versions.node}, ${cpus().length} cores, ${fixedWorkText()}, ${commit()}`;
  const text = `\n## ${date}: ${title}\n\n${place}\n\n${lines.join('\n')}\n`;
  await appendFile(join(root, 'bench/results.md'), text);
}
