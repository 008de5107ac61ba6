import { resolve } from 'node:path';
import { formatFindings } from '@marquee/realm/node';
import { builtSite, logTo, orSay } from '../built-site';
import { type Command, UsageError } from '../command';
import { realmsFolder } from '../options';

export const build: Command = {
  name: 'build',
  summary: 'Write a realm’s public pages as files for any static host.',
  positionals: [],
  options: [
    { name: 'realm', value: 'NAME', kind: 'realm', summary: 'Which realm.' },
    { name: 'out', value: 'DIR', kind: 'folder', summary: 'Where to write.' },
    realmsFolder('The folder of realms.'),
    {
      name: 'address',
      value: 'URL',
      kind: 'address',
      summary: 'Scheme and host of the pages; default: the realm’s first host over https.',
    },
    {
      name: 'origin',
      value: 'URL',
      kind: 'address',
      summary: 'Takes the place of the realm’s own origin address.',
    },
  ],
  examples: [{ line: 'build --realm apex --out dist/apex', does: 'The pages of apex, as files' }],
  notes: [
    'The folder gets one document a page and language, the code, fonts and pictures, and a _headers file with each page’s Content-Security-Policy.',
  ],

  async run({ options }, output) {
    const { realm, out } = options;
    if (!realm || !out) throw new UsageError('build needs --realm NAME and --out DIR.');
    const { dist, site } = await builtSite();
    const stamped = await orSay(() =>
      site.stampSite({
        dist,
        realms: resolve(options.realms ?? ''),
        realm,
        out: resolve(out),
        ...(options.address ? { address: options.address } : {}),
        ...(options.origin ? { originAddress: options.origin } : {}),
        report: (findings) => {
          if (findings.length > 0) {
            output.err(`${formatFindings([...findings], { colour: output.errColour })}\n`);
          }
        },
        log: logTo(output.err),
      }),
    );
    output.out(`Wrote ${stamped.pages.length} pages and ${stamped.files} files to ${out}.\n`);
    if (stamped.incomplete.length > 0) {
      output.err(
        `Without their data, because the origin did not give it: ${stamped.incomplete.join(', ')}. Browsers will ask for it themselves.\n`,
      );
    }
    return 0;
  },
};
