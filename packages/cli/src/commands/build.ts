import { resolve } from 'node:path';
import { formatFindings } from '@marquee/realm/node';
import { builtSite, logTo, orSay } from '../built-site';
import { type Command, UsageError } from '../command';

export const build: Command = {
  name: 'build',
  summary: 'Write a realm’s public pages as files for any static host.',
  positionals: '',
  takes: { least: 0, most: 0 },
  options: [
    { name: 'realm', value: 'NAME', summary: 'Which realm.' },
    { name: 'out', value: 'DIR', summary: 'Where to write.' },
    {
      name: 'realms',
      value: 'DIR',
      default: 'realm-configs',
      summary: 'The folder of realms.',
    },
    {
      name: 'address',
      value: 'URL',
      summary: 'Scheme and host of the pages; default: the realm’s first host over https.',
    },
    {
      name: 'origin',
      value: 'URL',
      summary: 'Takes the place of the realm’s own origin address.',
    },
  ],
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
        realms: resolve(options.realms ?? 'realm-configs'),
        realm,
        out: resolve(out),
        ...(options.address ? { address: options.address.replace(/\/+$/, '') } : {}),
        ...(options.origin ? { originAddress: options.origin } : {}),
        report: (findings) => {
          if (findings.length > 0) {
            output.err(`${formatFindings([...findings], { colour: output.colour })}\n`);
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
