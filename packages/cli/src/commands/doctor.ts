import type { Realm } from '@marquee/realm';
import { formatFindings, readRealm } from '@marquee/realm/node';
import { builtSite, isSiteBuilt } from '../built-site';
import type { Command, ExitCode, Output } from '../command';
import { examineAssets } from '../doctor/assets';
import type { Check } from '../doctor/check';
import { examineMachine } from '../doctor/environment';
import { examine } from '../doctor/examine';
import { examineHosts } from '../doctor/hosts';
import { format, portOf, REALM, realmsFolder } from '../options';
import { realmFolder } from '../realm-folder';
import { painter } from '../terminal/colour';

export const doctor: Command = {
  name: 'doctor',
  summary:
    'Check this machine, and what a realm relies on: hosts, origin, sign-in providers, terms, streams, pictures.',
  positionals: [
    { ...REALM, optional: true, summary: `${REALM.summary} Without it, only this machine.` },
  ],
  options: [
    format('pretty', 'json'),
    realmsFolder(),
    {
      name: 'origin',
      value: 'ADDRESS',
      kind: 'address',
      summary: "The origin's address, instead of the realm's own.",
    },
    {
      name: 'site',
      value: 'ADDRESS',
      kind: 'site',
      summary: "Where viewers open the site; the realm's first host when left out.",
    },
  ],
  examples: [
    { line: 'doctor', does: 'This machine: Node, ports, host names, the built site' },
    { line: 'doctor apex', does: 'What apex relies on, as its realm.json says' },
    {
      line: 'doctor apex --origin http://localhost:4400',
      does: 'The same, with the origin on this machine',
    },
  ],
  notes: [
    'It signs in no viewer, and changes nothing.',
    'Exit code: 0 when all is well (there may be warnings), 1 when something is wrong, 2 when the command could not run.',
  ],

  async run({ paths: [name], options }, output) {
    const machine = {
      node: process.version,
      ports: { site: portOf('PORT', 4300), origin: portOf('ORIGIN_PORT', 4400) },
      built: await isSiteBuilt(),
    };
    if (name === undefined) {
      const checks = await examineMachine({ ...machine, realm: 'apex' });
      return say(checks, options.format, output);
    }
    const folder = await realmFolder(name, options.realms ?? '');
    const { loaded, findings } = await readRealm(folder);
    if (!loaded) {
      output.err(`${formatFindings(findings, { colour: output.errColour })}\n`);
      return 1;
    }
    const realm = options.origin
      ? { ...loaded.realm, origin: { ...loaded.realm.origin, address: options.origin } }
      : loaded.realm;
    const { site } = await builtSite();
    output.progress.at('Asking the origin and the providers');
    const checks = await Promise.all([
      examineMachine({ ...machine, realm: realm.id }),
      examineHosts(realm.hosts),
      examineAssets(loaded.assets),
      examine(realm, {
        site: options.site ?? siteOf(realm, machine.ports.site),
        returns: await site.signInReturns(realm),
        consents: loaded.asked.consents,
        selling: loaded.asked.selling,
      }),
    ]);
    return say(checks.flat(), options.format, output);
  },
};

function say(checks: readonly Check[], form: string | undefined, output: Output): ExitCode {
  output.out(
    form === 'json'
      ? `${JSON.stringify(checks.map(forPrograms), null, 2)}\n`
      : forPeople(checks, output.colour),
  );
  return checks.some(({ result }) => result === 'wrong') ? 1 : 0;
}

/** The site's address; a realm without a host is served only on this machine. */
const siteOf = ({ id, hosts: [host] }: Realm, port: number): string =>
  host ? `https://${host}` : `http://${id}.localhost:${port}`;

const forPrograms = ({ result, subject, message, remedy }: Check) => ({
  result,
  subject,
  message,
  remedy: remedy ?? null,
});

const COLOURS = { ok: 'green', warning: 'yellow', wrong: 'red' } as const;

function forPeople(checks: readonly Check[], colour: boolean): string {
  const paint = painter(colour);
  const wide = Math.max(...checks.map(({ subject }) => subject.length));
  const lines = checks.flatMap(({ result, subject, message, remedy }) => {
    const mark = paint(COLOURS[result], result.padEnd(7));
    const indent = ' '.repeat(wide + 11);
    return [
      `${mark}  ${subject.padEnd(wide)}  ${message}`,
      ...(remedy ? [`${indent}→ ${remedy}`] : []),
    ];
  });
  const bad = checks.filter(({ result }) => result === 'wrong').length;
  const doubtful = checks.filter(({ result }) => result === 'warning').length;
  const verdict =
    bad > 0
      ? `${bad} of ${checks.length} wrong.`
      : `All ${checks.length} there${doubtful > 0 ? `, ${doubtful} with a warning` : ''}.`;
  return `${lines.join('\n')}\n${verdict}\n`;
}
