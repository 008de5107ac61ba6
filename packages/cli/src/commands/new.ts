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
  summary: 'Begin a brand: a folder with a realm.json, a logo, an icon and a login background.',
  positionals: [
    { name: 'NAME', kind: 'text', optional: true, summary: 'What the brand is called.' },
  ],
  options: [
    {
      name: 'id',
      value: 'ID',
      summary: 'The folder’s name, which stands in addresses; made of NAME when left out.',
    },
    { name: 'full-name', value: 'NAME', summary: 'The name in full; NAME when left out.' },
    {
      name: 'languages',
      value: 'LIST',
      summary: 'Language tags with commas, the default first. Without it: en.',
    },
    { name: 'preset', value: 'NAME', kind: 'preset', summary: 'What to begin from, or none.' },
    {
      name: 'scheme',
      choices: SCHEMES,
      summary: 'Light, dark, or as the viewer’s device prefers.',
    },
    {
      name: 'accent',
      value: 'COLOUR',
      summary: 'The signal colour, such as e4572e; by the name when left out.',
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
    { name: 'yes', summary: 'Ask nothing: what is not said is as usual.' },
  ],
  examples: [
    { line: 'new', does: 'Asked one thing after the other' },
    { line: 'new "Delta Rowing" --yes', does: 'As usual, from the name alone' },
    {
      line: 'new Delta --languages en,es --scheme dark --accent e4572e --sign-in id,passkey',
      does: 'All of it said beforehand',
    },
  ],
  notes: [
    'At a terminal it asks for what no option says. It writes the whole folder or nothing, and never into a folder that is there. What it writes can be served; comments in realm.json say what comes next.',
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

/** The schema as the realm's file names it. */
const schemaFrom = (folder: string): string =>
  relative(resolve(folder), join(REPOSITORY, 'schemas/realm/realm.schema.json'))
    .split(sep)
    .join('/');

const withWarnings = (count: number) =>
  count === 0 ? '' : `, with ${count} ${count === 1 ? 'warning' : 'warnings'}`;

/** Errors and warnings of a draft, in the place where the folder is to be. What cannot be served is not begun. */
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

/** A finding about a draft as one about the folder that is to be, which nothing can be mended in yet. */
export function inPlace(
  { fix: _fix, ...finding }: Finding,
  draft: string,
  folder: string,
): Finding {
  const named = (text: string) => text.replaceAll(draft, folder);
  return { ...finding, file: named(finding.file), message: named(finding.message) };
}
