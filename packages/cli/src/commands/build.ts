import { resolve } from 'node:path';
import { closest, isRouteName, ROUTE_NAMES } from '@marquee/realm';
import { formatFindings } from '@marquee/realm/node';
import { type BuiltSite, builtSite, logTo, orSay } from '../built-site';
import { type Command, type Output, UsageError } from '../command';
import { counted } from '../findings/words';
import { didYouMean } from '../frame/words';
import { realmsFolder } from '../options';

export const build: Command = {
  name: 'build',
  summary: 'Write realms’ public pages as files for any static host.',
  positionals: [],
  options: [
    {
      name: 'realm',
      value: 'NAME',
      kind: 'realm',
      summary: 'Which realm; several with commas: apex,noor.',
    },
    { name: 'all', summary: 'Every realm of the folder.' },
    { name: 'out', value: 'DIR', kind: 'folder', summary: 'Where to write.' },
    realmsFolder('The folder of realms.'),
    {
      name: 'address',
      value: 'URL',
      kind: 'site',
      summary: 'Scheme and host of the pages; default: the realm’s first host over https.',
    },
    {
      name: 'origin',
      value: 'URL',
      kind: 'address',
      summary: 'The origin’s address, instead of the realm’s own.',
    },
    {
      name: 'pages',
      value: 'NAMES',
      summary: 'Only these routes, with the root and not-found: home,login. Default: every page.',
    },
    { name: 'force', summary: 'Write everything, also what has not changed.' },
    {
      name: 'keep-data',
      summary: 'Do not call the origin again for realms whose files have not changed.',
    },
    {
      name: 'threads',
      value: 'N',
      kind: 'number',
      range: [0, 64],
      summary: 'The number of threads; default: one for each core when there are many realms.',
    },
  ],
  examples: [
    { line: 'build --realm apex --out dist/apex', does: 'The pages of apex, as files' },
    { line: 'build --all --out dist', does: 'Every realm, each in a folder of its own' },
  ],
  notes: [
    'One realm is written into DIR itself, several each into DIR/NAME. In a DIR that already has several, one realm alone is written into DIR/NAME.',
    'A site has a document for each page and language, code, fonts, pictures and icons, compressed files beside them, _headers, _redirects and _nginx.conf for hosts, and build.json with the hash of every file. DIR belongs to the build: files that no realm needs any more are deleted, and a second build at the same time is refused.',
    'Exit code: 0 when every realm was written or had not changed, 1 when one was refused (it keeps its old site, and the others are written), 2 when nothing could be done.',
  ],

  async run({ options }, output) {
    const { realm, out } = options;
    const all = options.all !== undefined;
    const names = realm?.split(',').filter(Boolean) ?? [];
    if (!out || all === names.length > 0) {
      throw new UsageError('"build" needs --out DIR, and --realm NAME or --all.', true);
    }
    if (options.address && (all || names.length > 1)) {
      throw new UsageError('--address is for one realm: several cannot live at one address.', true);
    }
    const pages = options.pages === undefined ? undefined : pagesOf(options.pages);
    const { dist, site } = await builtSite();
    const stop = new AbortController();
    const building = orSay(() =>
      site.stampSites({
        dist,
        realms: resolve(options.realms ?? ''),
        select: all ? 'all' : names,
        out: resolve(out),
        ...(options.address ? { address: options.address } : {}),
        ...(options.origin ? { originAddress: options.origin } : {}),
        ...(options.threads ? { threads: Number(options.threads) } : {}),
        ...(pages ? { pages } : {}),
        force: options.force !== undefined,
        keepData: options['keep-data'] !== undefined,
        report: (findings) =>
          output.err(`${formatFindings([...findings], { colour: output.errColour })}\n`),
        // Failures are printed below, for people; stack traces only for the developer who set MARQUEE_TRACE.
        log: process.env.MARQUEE_TRACE ? logTo(output.err) : () => {},
        progress: (done, of) => output.progress.at('Stamping', done, of),
        signal: stop.signal,
      }),
    );
    // Half-written files would stay behind.
    const forget = output.interrupt.undo(() => {
      stop.abort();
      output.err('Ending with the realms in hand. Ctrl-C again ends at once.\n');
      return building;
    });
    const result = await building.finally(forget);
    output.progress.clear();
    say(result, out, output);
    return result.sites.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  },
};

function pagesOf(list: string): string[] {
  const names = list.split(',').filter(Boolean);
  const wrong = names.length === 0 ? '' : names.find((name) => !isRouteName(name));
  if (wrong === undefined) return names;
  throw new UsageError(
    `There is no page "${wrong}".${didYouMean(closest(wrong, ROUTE_NAMES))}`,
    true,
  );
}

type Built = Awaited<ReturnType<BuiltSite['stampSites']>>;

function say({ sites, removed, shared }: Built, out: string, output: Output): void {
  const of = (outcome: Built['sites'][number]['outcome']) =>
    sites.filter((site) => site.outcome === outcome);
  const written = of('written');
  const pages = written.reduce((sum, site) => sum + site.pages, 0);
  const files = written.reduce((sum, site) => sum + site.files, 0);
  const made = written.reduce((sum, site) => sum + site.made, 0);
  const [only] = sites;
  const where = sites.length === 1 && only ? only.folder : out;
  if (written.length > 0) {
    const many = sites.length > 1 ? ` of ${counted(written.length, 'realm')}` : '';
    output.out(
      `Wrote ${counted(pages, 'page')}${many} to ${where}: ${counted(files, 'file')}, ${made} of them new` +
        `${many ? `; code and fonts are ${shared}` : ''}.\n`,
    );
  }
  const same = of('unchanged').length;
  if (same > 0) output.out(`${counted(same, 'realm')} had not changed.\n`);
  if (removed.length > 0) {
    output.out(`Took away, because their realms are no more: ${removed.join(', ')}.\n`);
  }
  sayFailed(of('failed'), output);
  sayLocal(sites, output);
  const unasked = sites.filter((site) => site.unasked).length;
  if (unasked > 0) {
    output.err(`${counted(unasked, 'realm')} kept their data: the origin did not answer.\n`);
  }
  const lacking = sites.filter(({ incomplete }) => incomplete.length > 0);
  if (lacking.length > 0) {
    const list = lacking.map(({ realm, incomplete }) => `${realm} (${incomplete.join(', ')})`);
    output.err(
      `Without their data, because the origin did not give it: ${firstOf(list)}. Browsers will ask for it themselves.\n`,
    );
  }
}

/** Prints the realms whose findings were printed above, and those that failed for another reason. */
function sayFailed(failed: Built['sites'], output: Output): void {
  const found = failed.filter(({ reason }) => !reason).map(({ realm }) => realm);
  if (found.length > 0) output.err(`Not written, see above: ${found.join(', ')}.\n`);
  const others = failed.flatMap(({ realm, reason }) => (reason ? [`${realm}: ${reason}`] : []));
  if (others.length > 0) output.err(`Not written:\n  ${firstOf(others, '\n  ')}\n`);
  const kept = failed.filter((site) => site.kept).map(({ realm }) => realm);
  if (kept.length > 0) output.err(`What was there before is still, of ${firstOf(kept, ', ')}.\n`);
}

/** Warns of addresses of this machine: on another machine, viewers could not follow them. */
function sayLocal(sites: Built['sites'], output: Output): void {
  const list = sites.flatMap(({ realm, local }) =>
    local ? [`${realm} (${local.join(', ')})`] : [],
  );
  if (list.length === 0) return;
  const options = sites.length === 1 ? '--address and --origin' : '--origin';
  output.err(
    `For this machine alone, because sitemap, links or policies name it: ${firstOf(list)}. Put "hosts" and the origin’s address into realm.json, or give ${options}.\n`,
  );
}

/** The first entries of a long list, as many as an operator reads. */
const firstOf = (list: readonly string[], between = '; '): string =>
  [...list.slice(0, 10), ...(list.length > 10 ? ['…'] : [])].join(between);
