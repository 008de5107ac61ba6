import { basename, dirname, resolve } from 'node:path';
import type { Finding } from '@marquee/realm';
import { readRealms } from '@marquee/realm/node';
import { type BuiltSite, builtSite, orSay } from '../built-site';
import { type Command, type Output, UsageError } from '../command';
import { changesSince } from '../findings/index';
import { prettyFindings } from '../findings/pretty';
import { HOST, PORT, realmsFolder, SITE_ORIGIN, TRUST_PROXY } from '../options';
import { realmFolder } from '../realm-folder';

export const dev: Command = {
  name: 'dev',
  summary: 'Serve realms while you edit them, and print which mistakes you correct and add.',
  positionals: [
    {
      name: 'REALM',
      kind: 'realm',
      optional: true,
      summary: 'A name such as apex, or the folder of a realm; all of them when left out.',
    },
  ],
  options: [realmsFolder(), PORT, HOST, SITE_ORIGIN, TRUST_PROXY],
  examples: [
    { line: 'dev apex', does: 'One brand, at http://apex.localhost:4300/' },
    {
      line: 'dev --origin http://localhost:4400',
      does: 'All of them, with the origin on this machine',
    },
  ],
  notes: [
    'It prints findings while you edit, and no log. A site runs on "serve", which writes a log for machines.',
    'After an edit with an error, a realm stays as it was. No browser is opened. Ctrl-C ends it.',
  ],

  async run({ paths: [name], options }, output) {
    const folder = name === undefined ? undefined : await realmFolder(name, options.realms ?? '');
    const realms = resolve(
      folder === undefined ? (options.realms ?? '') : dirname(resolve(folder)),
    );
    const only = folder === undefined ? undefined : basename(resolve(folder));
    const initial = await readRealms(realms);
    const own = (findings: readonly Finding[]) => findingsOf(findings, realms, only);
    const ids = only === undefined ? initial.ids : [only];
    const found = prettyFindings(own(initial.findings), {
      realms: ids.length,
      colour: output.errColour,
    });
    if (ids.length === 0)
      throw new UsageError(`There is no realm in ${realms}. "marquee new" begins one.`);
    if (!ids.some((id) => initial.realms.has(id))) {
      output.err(found);
      throw new UsageError(`There is nothing to serve in ${realms} until that is mended.`);
    }

    const say = changesIn({ findings: own(initial.findings), own, only, output });
    let begun = false;
    const { dist, site } = await builtSite();
    const running = await orSay(() =>
      site.serve({
        dist,
        realms,
        port: Number(options.port),
        host: options.host,
        trustProxy: options['trust-proxy'] !== undefined,
        ...(options.origin ? { originAddress: options.origin } : {}),
        watch: true,
        // Findings of the first reading are printed below; only changes since then are printed here.
        follow: (reading) => say(begun ? reading : { ...reading, changed: [] }),
        // This command prints both in another form.
        print: () => {},
        log: () => {},
      }),
    );
    begun = true;
    for (const { realm, address, name: title } of running.addresses) {
      if (only === undefined || only === realm) output.out(`${address}  ${title}\n`);
    }
    output.err(found);
    await output.interrupt.wait();
    await running.close();
    return 0;
  },
};

interface Following {
  /** The findings that were printed already. */
  findings: readonly Finding[];
  own: (findings: readonly Finding[]) => Finding[];
  /** The one realm that the operator named, if any. */
  only: string | undefined;
  output: Output;
}

type Reading = Parameters<NonNullable<Parameters<BuiltSite['serve']>[0]['follow']>>[0];

/** Prints for each reading which mistakes it corrected and added, and which realms viewers see anew. */
function changesIn({ findings: first, own, only, output }: Following): (reading: Reading) => void {
  const changes = changesSince(first, { colour: output.errColour });
  return ({ ids, findings, changed, kept }) => {
    output.err(changes({ findings: own(findings), realms: only === undefined ? ids.length : 1 }));
    const fresh = changed.filter((id) => !kept.includes(id) && (only === undefined || id === only));
    if (fresh.length > 0)
      output.err(`${fresh.join(', ')}: as it is written now. Reload to see it.\n`);
  };
}

/** Filters findings to those in one realm's folder; all when no realm was named. */
function findingsOf(
  findings: readonly Finding[],
  realms: string,
  only: string | undefined,
): Finding[] {
  return findings.filter(({ file }) => only === undefined || isInside(file, resolve(realms, only)));
}

const isInside = (file: string, folder: string): boolean => {
  const path = resolve(file);
  return path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}\\`);
};
