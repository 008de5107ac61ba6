import { join, relative, resolve, sep } from 'node:path';
import type { Finding } from '@marquee/realm';
import { formatFindings, REALM_FILE, readRealm } from '@marquee/realm/node';
import type { Command } from '../command';
import { type Brief, briefFrom, SCHEMES, SIGN_IN } from '../new/brief';
import { drawings } from '../new/drawings';
import { accentFor } from '../new/palette';
import { readPresets } from '../new/presets';
import { realmText } from '../new/realm-text';
import { writeFolder } from '../new/write-folder';
import { realmsFolder, USUAL_REALMS } from '../options';
import { REPOSITORY } from '../repository';

export const create: Command = {
  name: 'new',
  summary: 'Create a brand: a folder with a realm.json, a logo, an icon and a login background.',
  positionals: [{ name: 'NAME', kind: 'text', optional: true, summary: 'The brand’s name.' }],
  options: [
    {
      name: 'id',
      value: 'ID',
      summary: 'The folder’s name, which is used in addresses; made from NAME when left out.',
    },
    { name: 'full-name', value: 'NAME', summary: 'The full name; NAME when left out.' },
    {
      name: 'languages',
      value: 'LIST',
      summary: 'Language tags with commas, the default first. Without it: en.',
    },
    {
      name: 'preset',
      value: 'NAME',
      kind: 'preset',
      summary: 'The preset to start from, or none.',
    },
    {
      name: 'scheme',
      choices: SCHEMES,
      summary: 'Light, dark, or as the viewer’s device prefers.',
    },
    {
      name: 'accent',
      value: 'COLOUR',
      summary: 'The signal colour, such as e4572e; chosen by the name when left out.',
    },
    {
      name: 'sign-in',
      value: 'LIST',
      summary: `Ways to sign in with commas: ${Object.keys(SIGN_IN).join(', ')}. Without it: id.`,
    },
    {
      name: 'origin',
      value: 'URL',
      kind: 'address',
      summary: 'The origin’s address; the sandbox of "npm start" when left out.',
    },
    realmsFolder('The folder of realms in which to begin it.'),
    { name: 'yes', summary: 'Ask nothing: use the default for every option that is left out.' },
  ],
  examples: [
    { line: 'new', does: 'The command asks for each value' },
    { line: 'new "Delta Rowing" --yes', does: 'The defaults, with only the name given' },
    {
      line: 'new Delta --languages en,es --scheme dark --accent e4572e --sign-in id,passkey',
      does: 'Every value given as an option',
    },
  ],
  notes: [
    'On a terminal it asks for every value that no option gives. It writes the whole folder or nothing, and never into an existing folder. The new brand can be served at once; comments in realm.json name the next steps.',
  ],

  async run(args, output) {
    const presets = await readPresets();
    const brief = await briefFrom(args, presets, args.options.yes ? undefined : output.ask);
    const parent = args.options.realms ?? '';
    const folder = join(parent, brief.id);
    const files = new Map([
      [REALM_FILE, realmText(brief, { schema: schemaFrom(folder), folder })],
      ...drawings(lookOf(brief)),
    ]);
    let findings: Finding[] = [];
    const written = await writeFolder({
      parent,
      id: brief.id,
      files,
      interrupt: output.interrupt,
      accept: async (draft) => {
        findings = await findingsAgainst({ draft, folder, id: brief.id });
        return !findings.some(({ severity }) => severity === 'error');
      },
    });
    const said =
      findings.length > 0 ? `${formatFindings(findings, { colour: output.errColour })}\n` : '';
    if (!written) {
      if (said) output.err(`${said}Nothing was written.\n`);
      return 1;
    }
    output.out(`${folder} is there${withWarnings(findings.length)}.\n`);
    output.err(said);
    const start =
      parent === USUAL_REALMS
        ? 'npm start'
        : `npm start -- --realms ${JSON.stringify(resolve(parent))}`;
    output.err(`To see it: ${start}, then http://${brief.id}.localhost:4300/\n`);
    return 0;
  },
};

const lookOf = ({ name, preset, ...own }: Brief) => {
  const scheme = own.scheme ?? preset?.scheme ?? 'auto';
  return { name, scheme, accent: own.accent ?? preset?.accent ?? accentFor(name, scheme) };
};

/** The path of the schema that the realm's file names. */
const schemaFrom = (folder: string): string =>
  relative(resolve(folder), join(REPOSITORY, 'schemas/realm/realm.schema.json'))
    .split(sep)
    .join('/');

const withWarnings = (count: number) =>
  count === 0 ? '' : `, with ${count} ${count === 1 ? 'warning' : 'warnings'}`;

/** The errors and warnings of a draft, as if it were in its final folder. A brand that cannot be served is not created. */
async function findingsAgainst({
  draft,
  folder,
  id,
}: Record<'draft' | 'folder' | 'id', string>): Promise<Finding[]> {
  const { findings } = await readRealm(draft, { id });
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map((finding) => inPlace(finding, draft, folder));
}

/** Turns a finding about a draft into one about the final folder. It has no fix, because that folder does not exist yet. */
export function inPlace(
  { fix: _fix, ...finding }: Finding,
  draft: string,
  folder: string,
): Finding {
  const named = (text: string) => text.replaceAll(draft, folder);
  return { ...finding, file: named(finding.file), message: named(finding.message) };
}
