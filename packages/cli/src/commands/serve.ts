import { resolve } from 'node:path';
import { builtSite, logTo, orSay } from '../built-site';
import { type Command, UsageError } from '../command';

export const serve: Command = {
  name: 'serve',
  summary: 'Serve every realm of a folder, each at its own host name.',
  positionals: '',
  takes: { least: 0, most: 0 },
  options: [
    { name: 'realms', value: 'DIR', default: 'realm-configs', summary: 'The folder of realms.' },
    { name: 'port', value: 'N', default: '4300', summary: 'The port to listen at.' },
    {
      name: 'origin',
      value: 'URL',
      summary: 'Takes the place of every realm’s own origin address.',
    },
  ],
  notes: ['Realms follow their files while the command runs. Ctrl-C ends it.'],

  async run({ options }, output) {
    const port = Number(options.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new UsageError(`--port takes a whole number from 0 to 65535, not "${options.port}".`);
    }
    const { dist, site } = await builtSite();
    const running = await orSay(() =>
      site.serve({
        dist,
        realms: resolve(options.realms ?? 'realm-configs'),
        port,
        ...(options.origin ? { originAddress: options.origin } : {}),
        watch: true,
        print: (line) => output.err(`${line}\n`),
        log: logTo(output.err),
      }),
    );
    for (const { address, name } of running.addresses) output.out(`${address}  ${name}\n`);
    await new Promise<void>((done) => {
      process.once('SIGINT', done);
      process.once('SIGTERM', done);
    });
    await running.close();
    return 0;
  },
};
