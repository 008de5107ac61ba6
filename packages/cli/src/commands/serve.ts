import { resolve } from 'node:path';
import { builtSite, logTo, orSay } from '../built-site';
import type { Command } from '../command';
import { HOST, PORT, realmsFolder, SITE_ORIGIN, TRUST_PROXY } from '../options';

export const serve: Command = {
  name: 'serve',
  summary: 'Serve every realm of a folder, each at its own host name.',
  positionals: [],
  options: [realmsFolder('The folder of realms.'), PORT, HOST, SITE_ORIGIN, TRUST_PROXY],
  examples: [
    { line: 'serve', does: 'The realms in realm-configs, at http://<realm>.localhost:4300/' },
    { line: 'serve --realms /srv/realms --port 8080', does: 'Another folder, another port' },
    {
      line: 'serve --realms /srv/realms --host 127.0.0.1 --trust-proxy',
      does: 'Behind a proxy on this machine that ends TLS',
    },
  ],
  notes: [
    'Realms follow their files while the command runs. Ctrl-C ends it. While you edit a realm, use "dev", which prints more.',
  ],

  async run({ options }, output) {
    const { dist, site } = await builtSite();
    const running = await orSay(() =>
      site.serve({
        dist,
        realms: resolve(options.realms ?? ''),
        port: Number(options.port),
        host: options.host,
        trustProxy: options['trust-proxy'] !== undefined,
        ...(options.origin ? { originAddress: options.origin } : {}),
        watch: true,
        print: (line) => output.err(`${line}\n`),
        log: logTo(output.err),
      }),
    );
    for (const { address, name } of running.addresses) output.out(`${address}  ${name}\n`);
    await output.interrupt.wait();
    await running.close();
    return 0;
  },
};
