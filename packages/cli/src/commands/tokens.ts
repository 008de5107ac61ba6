import { join } from 'node:path';
import type { Finding, Realm } from '@marquee/realm';
import { formatFindings, inTurns, makeFolder, readRealm, writeWhole } from '@marquee/realm/node';
import { type BuiltSite, builtSite } from '../built-site';
import { type Command, UsageError } from '../command';
import { counted } from '../findings/words';
import { realmsFolder } from '../options';
import { realmPlaces } from '../realm-places';

type TokenOptions = Parameters<BuiltSite['printTokens']>[1];

const FORMATS: Record<TokenOptions['format'], string> = {
  dtcg: 'JSON of the Design Tokens Community Group (2025.10)',
  figma: 'variables as Figma answers them, for import plugins',
  'figma-request': 'the request to Figma’s REST API that creates them',
  css: 'the variables of the site’s style sheet',
};

export const tokens: Command = {
  name: 'tokens',
  summary: 'Write the design tokens of realms for design tools, with the values of their pages.',
  positionals: [
    {
      name: 'REALM',
      kind: 'realm',
      many: true,
      unless: 'all',
      summary: 'A realm by name, or the folder of one; several become modes of one collection.',
    },
  ],
  options: [
    {
      name: 'format',
      value: 'FORMAT',
      choices: Object.keys(FORMATS),
      default: 'dtcg',
      summary: `The format: ${Object.entries(FORMATS)
        .map(([name, says]) => `${name} ${says}`)
        .join(', ')}.`,
    },
    {
      name: 'scheme',
      choices: ['light', 'dark'],
      summary: 'Only one scheme; every scheme of a realm when left out.',
    },
    {
      name: 'out',
      value: 'DIR',
      kind: 'folder',
      summary: 'Write files there; without it, the tokens are printed.',
    },
    { name: 'all', summary: 'Every realm of the folder of realms.' },
    realmsFolder('The folder of realms for --all, and in which realms are found by name.'),
  ],
  examples: [
    { line: 'tokens apex', does: 'The tokens of apex, as Design Tokens JSON' },
    { line: 'tokens unity --scheme dark', does: 'Only those of its dark pages' },
    { line: 'tokens --all --out tokens', does: 'A file for each realm and scheme' },
    { line: 'tokens apex noor --format figma', does: 'One collection with a mode for each' },
  ],
  notes: [
    'The values are those of the site’s own style sheet. A brand colour that the theme had to change is written as viewers see it, and the reason is printed on standard error.',
    'One realm in one scheme is printed as a file of tokens, several as one resolver document. With --out each is a file, REALM.SCHEME.tokens.json, and themes.resolver.json names them all.',
    'Exit code: 0 when the tokens were written, 1 when a realm has errors (then no tokens are written), 2 when the command could not run.',
  ],

  async run({ paths, options }, output) {
    const realms = options.realms ?? '';
    const { places } = await realmPlaces({ paths: options.all ? [realms] : paths, realms });
    const reads = await inTurns(places, ({ folder, id }) => readRealm(folder, { id }));
    const loaded = reads.flatMap((read) => (read.loaded ? [read.loaded.realm] : []));
    const broken = loaded.length < reads.length;
    const findings = reads.flatMap((read) =>
      broken ? (read.loaded ? [] : read.findings) : read.findings.filter(isAboutTheme),
    );
    if (findings.length > 0) {
      output.err(`${formatFindings(findings, { colour: output.errColour })}\n`);
    }
    if (broken) return 1;
    const printed = await print(loaded, options);
    if (options.out === undefined) {
      output.out(printed.text);
      return 0;
    }
    makeFolder(options.out);
    for (const { name, text } of printed.files) await writeWhole(join(options.out, name), text);
    output.out(`Wrote ${counted(printed.files.length, 'file')} to ${options.out}.\n`);
    return 0;
  },
};

const isAboutTheme = ({ pointer }: Finding): boolean =>
  pointer === '/theme' || pointer.startsWith('/theme/');

async function print(realms: readonly Realm[], options: Record<string, string | undefined>) {
  const { site } = await builtSite();
  const { format, scheme } = options;
  const printed = site.printTokens(realms, {
    format: isFormat(format) ? format : 'dtcg',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  });
  if (!printed.ok) throw new UsageError(printed.why);
  return printed;
}

const isFormat = (name: string | undefined): name is TokenOptions['format'] =>
  name !== undefined && name in FORMATS;
