import { formatFindings } from '../findings/format-findings';
import { type Examined, examine } from './examine';
import { RULES } from './index';
import type { Rule, RuleExample, RulePage } from './rule';

const FOLDER = 'docs/operators/rules';
const BANNER =
  '<!-- Generated from packages/realm/src/lint-rules by "npm run generate". Do not edit. -->';

const SEVERITIES = {
  error: 'An error: the realm is not served until it is corrected.',
  warning: 'A warning: the realm is served all the same.',
  info: 'A remark: you do not have to change anything.',
} as const;

/** The text of every rule's page and of their list by path, with Marquee's own findings for each example. */
export async function ruleDocs(pages: Record<string, RulePage>): Promise<Map<string, string>> {
  const docs = new Map<string, string>();
  for (const [name, rule] of Object.entries<Rule>(RULES)) {
    const page = pages[name];
    if (!page) throw new Error(`The rule "${name}" has no page.`);
    docs.set(`${FOLDER}/${name}.md`, await pageOf(name, rule, page));
  }
  docs.set(`${FOLDER}/index.md`, listOf(Object.entries(RULES)));
  return docs;
}

async function pageOf(name: string, rule: Rule, page: RulePage): Promise<string> {
  const examined = await examine(page.bad, page);
  const canFix = examined.findings.some(({ rule: found, fix }) => found === name && fix);
  const example = [
    '## For example',
    '',
    ...shown(page.bad, examined),
    'Marquee says:',
    '',
    ...fence(findingsText(examined)),
  ];
  const corrected = ['This is right:', '', ...shown(page.good)];
  const tool = canFix
    ? '`marquee validate --fix` corrects this mistake.'
    : '`marquee validate --fix` does not change it: only you know what you meant.';
  return [
    BANNER,
    '',
    `# ${name}`,
    '',
    `${rule.about} ${SEVERITIES[rule.severity]}`,
    '',
    '## Why it matters',
    '',
    rule.why,
    '',
    ...example,
    '## How to fix it',
    '',
    page.howToFix,
    '',
    ...corrected,
    tool,
    '',
    '[All rules](index.md) · [Findings](../findings.md)',
    '',
  ].join('\n');
}

function findingsText({ findings, texts }: Examined): string {
  const about = findings.map(({ why: _why, help: _help, ...finding }) => finding);
  return formatFindings(about, { readSource: (file) => texts.get(file) }).trimEnd();
}

/** Writes an example as an operator sees it: the members, or the files. */
function shown(example: RuleExample, examined?: Examined): string[] {
  if (typeof example === 'string') return fence(example.replace('«', ''), 'json');
  if (example.id) return [`The realm lies in the folder \`${example.id}\`.`, ''];
  return Object.entries(example.files ?? {}).flatMap(([path, text]) => {
    const file = path.replace('../', '');
    const place = path.startsWith('../') ? `\`${file}\`` : `\`delta/${file}\``;
    const note = examined ? noteOf(example, path) : '';
    return [`${place}${note}:`, '', ...fence(text.replace('«', ''), 'json')];
  });
}

function noteOf({ encoding, filledTo = {} }: Exclude<RuleExample, string>, path: string): string {
  const bytes = filledTo[path];
  if (bytes !== undefined) return `, with spaces up to ${bytes / 1_000_000} MB`;
  return encoding ? ', in Latin-1 instead of UTF-8' : '';
}

const fence = (text: string, language = '') => [`\`\`\`${language}`, text, '```', ''];

function listOf(rules: [string, Rule][]): string {
  const rows = rules.map(
    ([name, { severity, about }]) => `| [${name}](${name}.md) | ${severity} | ${about} |`,
  );
  return [
    BANNER,
    '',
    '# Every rule',
    '',
    'The lint rules that make [findings](../findings.md). Each rule has a page with a wrong example, the corrected example, and the',
    'reason why it matters.',
    '',
    '| rule | severity | when |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
