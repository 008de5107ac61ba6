import { formatFindings, readRealm } from '@marquee/realm/node';
import { builtSite } from '../built-site';
import { type Command, UsageError } from '../command';
import type { Check } from '../doctor/check';
import { examine } from '../doctor/examine';
import { realmFolder } from '../realm-folder';

export const doctor: Command = {
  name: 'doctor',
  summary:
    'Ask everything that a realm relies on whether it is there: its origin, its sign-in providers, their scripts.',
  positionals: 'REALM',
  takes: { least: 1, most: 1 },
  options: [
    {
      name: 'format',
      value: 'text|json',
      choices: ['text', 'json'],
      default: 'text',
      summary: 'For people, or an array of checks for programs.',
    },
    {
      name: 'realms',
      value: 'DIR',
      default: 'realm-configs',
      summary: 'The folder of realms in which a REALM given by name is looked for.',
    },
    {
      name: 'origin',
      value: 'ADDRESS',
      summary: "Takes the place of the realm's origin address.",
    },
    {
      name: 'site',
      value: 'ADDRESS',
      summary: "Where viewers open the site; the realm's first host when left out.",
    },
  ],
  notes: [
    'REALM is a name such as apex, or the folder of a realm. Nobody is signed in, and nothing is changed.',
    'Exit code: 0 when everything is there (there may be warnings), 1 when something is not, 2 when it could not be asked.',
  ],

  async run({ paths, options }, output) {
    const folder = await realmFolder(paths[0] ?? '', options.realms ?? 'realm-configs');
    const { loaded, findings } = await readRealm(folder);
    if (!loaded) {
      output.err(`${formatFindings(findings, { colour: output.colour })}\n`);
      return 1;
    }
    const realm = options.origin
      ? { ...loaded.realm, origin: { ...loaded.realm.origin, address: plain(options.origin) } }
      : loaded.realm;
    const { site } = await builtSite();
    const checks = await examine(realm, {
      site: options.site ? plain(options.site) : siteOf(realm.id, realm.hosts),
      returns: await site.signInReturns(realm),
    });
    output.out(
      options.format === 'json'
        ? `${JSON.stringify(checks.map(forPrograms), null, 2)}\n`
        : forPeople(checks, output.colour),
    );
    return checks.some(({ result }) => result === 'wrong') ? 1 : 0;
  },
};

function plain(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UsageError(`"${address}" is not an address that begins with https:// or http://.`);
  }
  return address.replace(/\/+$/, '');
}

/** A realm without a host is one that only this machine serves. */
const siteOf = (id: string, [host]: readonly string[]): string =>
  host ? `https://${host}` : `http://${id}.localhost:4300`;

const forPrograms = ({ result, subject, message, remedy }: Check) => ({
  ...{ result, subject, message, remedy: remedy ?? null },
});

const COLOURS = { ok: 32, warning: 33, wrong: 31 } as const;

function forPeople(checks: readonly Check[], colour: boolean): string {
  const wide = Math.max(...checks.map(({ subject }) => subject.length));
  const lines = checks.flatMap(({ result, subject, message, remedy }) => {
    const mark = result.padEnd(7);
    const shown = colour ? `\u001b[${COLOURS[result]}m${mark}\u001b[0m` : mark;
    const indent = ' '.repeat(wide + 11);
    return [
      `${shown}  ${subject.padEnd(wide)}  ${message}`,
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
