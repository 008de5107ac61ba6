import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseTree } from 'jsonc-parser';
import type { Position } from '../document/document';
import type { Finding } from '../findings/finding';
import { jpegOf, PICTURES } from '../fixtures/pictures';
import { REALM_ASSETS, REALM_TEXT } from '../fixtures/realm-text';
import { readRealms } from '../node/read-realms';
import { parseRealm } from '../parse-realm';
import type { RuleExample, RulePage } from './rule';

/** An example's texts, its findings, and the marked place. */
export interface Examined {
  findings: Finding[];
  /** The place of `«`; undefined for an example without a mark. */
  marked?: Position & { file: string };
  /** File → text, as a finding names them. */
  texts: Map<string, string>;
}

const FILE = 'realm.json';

/** Replaces members of a sound realm by those of an excerpt, which is at the end as it is written. */
export function withMembers(excerpt: string): string {
  const replaced = keysOf(`{${excerpt}}`);
  // A menu of the sound realm leads to a page that is gone with its pages, and one of them shows its plugin.
  if (replaced.includes('pages')) replaced.push('menus', 'plugins');
  // Without the sinks of the sound realm there is nothing to ask about.
  if (replaced.includes('analytics')) replaced.push('cookieConsent');
  const tree = parseTree(REALM_TEXT);
  const kept = (tree?.children ?? [])
    .filter(({ children: [name] = [] }) => !replaced.includes(String(name?.value)))
    .map(({ offset, length }) => `  ${REALM_TEXT.slice(offset, offset + length)}`);
  const own = excerpt.replace(/^/gm, '  ');
  return `{\n${[...kept, own].join(',\n')}\n}\n`;
}

/** The keys of an object, also of one that is not quite JSON. */
function keysOf(text: string): string[] {
  const { children = [] } = parseTree(text.replaceAll('«', '')) ?? {};
  return children.map(({ children: [name] = [] }) => String(name?.value));
}

/** Removes the mark from a text, and returns its place. */
function unmarked(text: string): { text: string; at?: Position } {
  const offset = text.indexOf('«');
  if (offset < 0) return { text };
  const before = text.slice(0, offset).split('\n');
  const at = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return { text: text.slice(0, offset) + text.slice(offset + 1), at };
}

/** Lints an example. */
export async function examine(
  example: RuleExample,
  { assets = {} }: Pick<RulePage, 'assets'> = {},
): Promise<Examined> {
  if (typeof example !== 'string' && example.files) return examineFolder(example);
  const id = (typeof example !== 'string' && example.id) || 'delta';
  const members = typeof example === 'string' ? example : '';
  const { text, at } = unmarked(members === '' ? REALM_TEXT : withMembers(members));
  const own = new Map([...REALM_ASSETS, ...Object.entries(assets)]);
  const { findings } = parseRealm({ id, file: FILE, text, assets: own });
  return { findings, texts: new Map([[FILE, text]]), ...(at && { marked: { ...at, file: FILE } }) };
}

async function examineFolder(example: Exclude<RuleExample, string>): Promise<Examined> {
  const { files = {}, encoding = 'utf8', filledTo = {} } = example;
  const root = await mkdtemp(join(tmpdir(), 'examples-'));
  try {
    const texts = new Map<string, string>();
    let marked: Examined['marked'];
    for (const [path, content] of Object.entries({ [FILE]: '', ...files })) {
      const file = join('delta', path);
      const { text, at } = unmarked(file.endsWith(FILE) ? pictured(content) : content);
      if (at) marked = { ...at, file };
      texts.set(file, text);
      const folder = dirname(join(root, file));
      await mkdir(folder, { recursive: true });
      const isRealm = file.endsWith(FILE);
      const whole = text.padEnd(filledTo[path] ?? 0);
      await writeFile(join(root, file), whole, isRealm ? 'utf8' : encoding);
      if (!isRealm) continue;
      await mkdir(join(folder, 'assets'), { recursive: true });
      await writeFile(join(folder, 'assets/logo.svg'), PICTURES.svg);
      await writeFile(join(folder, 'assets/login.jpg'), jpegOf(1_600, 1_200));
      await writeFile(join(folder, 'assets/finals.jpg'), PICTURES.jpg);
      await writeFile(join(folder, 'assets/watermark.png'), PICTURES.png);
    }
    const { findings } = await readRealms(root);
    // The path of the temporary folder is no part of the findings.
    const named = findings.map((finding) => ({
      ...finding,
      file: relative(root, finding.file),
      message: finding.message.replaceAll(`${root}/`, ''),
    }));
    return { findings: named, texts, ...(marked && { marked }) };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const BRAND =
  '"brand": { "logo": "assets/logo.svg", "loginBackground": { "web": "assets/login.jpg" } }';
const HOSTS = '"hosts": []';

/** Adds pictures that exist, and empties the hosts unless the members name some. */
function pictured(members: string): string {
  const own = members.includes('"hosts"') ? members : [HOSTS, members].filter(Boolean).join(',\n');
  return withMembers(`${BRAND},\n${own}`);
}
