import {
  compareConfigs,
  type Difference,
  GROUPS,
  type Place,
  placeOf,
  spokenPath,
} from '@marquee/realm';
import { formatFindings, type OpenedRealm, openRealm, sidesBeside } from '@marquee/realm/node';
import type { Command, Output, Positional } from '../command';
import { format, realmsFolder } from '../options';
import { fileOrRealm } from '../realm-folder';
import { painter } from '../terminal/colour';

type Opened = Extract<OpenedRealm, { ok: true }>;

const side = (name: string): Positional => ({
  name,
  kind: 'realm',
  summary: 'A realm by name, the folder of a realm, or a file such as a saved version.',
});

export const diff: Command = {
  name: 'diff',
  summary: 'Print what differs between two realms, or two versions of a file, grouped by subject.',
  positionals: [side('A'), side('B')],
  options: [format('pretty', 'json'), realmsFolder()],
  examples: [
    { line: 'diff apex unity', does: 'How two brands differ' },
    { line: 'diff before.json realm-configs/apex/realm.json', does: 'What an edit changes' },
    { line: 'diff apex unity --format json', does: 'The same, for a program' },
  ],
  notes: [
    'Both are compared with the realms that they extend, in the newest version of the format. A default that is written down is no difference. Between two realms, labels and pictures are compared, too.',
    `The subjects: ${GROUPS.join(', ')}.`,
    'Exit code: 0 when nothing differs, 1 when something does, 2 when the command could not run.',
  ],

  async run({ paths, options }, output) {
    const [a, b] = await Promise.all(
      paths.map(async (path) => openRealm(await fileOrRealm(path, options.realms ?? ''))),
    );
    if (!a?.ok || !b?.ok) return refuse([a, b], output);
    const differences = [
      ...compareConfigs(a.inherited.value, b.inherited.value).map((found) => placed(found, a, b)),
      ...(await sidesBeside(a, b)).map((found) => placed(found, a, b)),
    ];
    output.out(
      options.format === 'json'
        ? `${JSON.stringify(differences, null, 2)}\n`
        : forPeople(differences, output.colour),
    );
    return differences.length > 0 ? 1 : 0;
  },
};

/** The keys of a difference for programs; every key is always present. */
interface PlacedDifference {
  group: Difference['group'];
  kind: Difference['kind'];
  a: PlacedSide | null;
  b: PlacedSide | null;
}

interface PlacedSide {
  pointer: string;
  value: unknown;
  /** Null for labels in a file of their own. */
  place: Place | null;
}

function placed({ group, kind, a, b }: Difference, left: Opened, right: Opened): PlacedDifference {
  const at = (found: Difference['a'], { inherited }: Opened): PlacedSide | null => {
    if (!found) return null;
    const inFile = !found.pointer.startsWith('/labels/');
    return { ...found, place: inFile ? placeOf(inherited, found.pointer) : null };
  };
  return { group, kind, a: at(a, left), b: at(b, right) };
}

/** Prints why two files cannot be compared: the answer is neither that they differ nor that they do not. */
function refuse(opened: readonly (OpenedRealm | undefined)[], output: Output): 2 {
  const findings = opened.flatMap((side) => (side && !side.ok ? side.findings : []));
  output.err(`${formatFindings(findings, { colour: output.errColour })}\n`);
  return 2;
}

const MARKS = { changed: '~', added: '+', removed: '-', moved: '↕' } as const;
const COLOURS = { changed: 'yellow', added: 'green', removed: 'red', moved: 'cyan' } as const;

function forPeople(differences: readonly PlacedDifference[], colour: boolean): string {
  if (differences.length === 0) return 'Nothing differs.\n';
  const paint = painter(colour);
  return GROUPS.flatMap((group) => {
    const own = differences.filter((found) => found.group === group);
    if (own.length === 0) return [];
    const lines = own.map(({ kind, a, b }) => {
      const path = spokenPath((b ?? a)?.pointer ?? '');
      const values = [a, b].flatMap((side) => (side ? [shorten(JSON.stringify(side.value))] : []));
      return `  ${paint(COLOURS[kind], MARKS[kind])} ${path}  ${values.join(' → ')}\n`;
    });
    return [`${paint('bold', group)}\n`, ...lines];
  }).join('');
}

const MOST = 60;
const shorten = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);
