import { describe, expect, it } from 'vitest';
import type { Finding } from './finding';
import { describeFinding, formatFindings } from './format-findings';

const SOURCE = '{\n\t"name": "Delta",\n\t"theme": { "scheme": "drak" }\n}\n';

const FINDING: Finding = {
  rule: 'unknown-value',
  severity: 'error',
  message: '"drak" is not among the values of theme.scheme.',
  file: 'realms/delta/realm.json',
  line: 3,
  column: 23,
  pointer: '/theme/scheme',
  allowed: ['light', 'dark', 'auto'],
  suggestion: 'dark',
  why: 'There is nothing that it would choose.',
  help: 'docs/operators/rules/unknown-value.md',
  fix: {
    title: 'write "dark"',
    edits: [{ file: 'realms/delta/realm.json', offset: 43, length: 6, text: '"dark"' }],
  },
};

const readSource = () => SOURCE;

describe('a finding in a terminal', () => {
  it('shows its message, its place, the lines around, what is allowed, the suggestion, the reason, the fix and the page', () => {
    expect(formatFindings([FINDING], { readSource })).toBe(
      [
        'error "drak" is not among the values of theme.scheme. unknown-value',
        '  realms/delta/realm.json:3:23  /theme/scheme',
        '',
        '    2 | \t"name": "Delta",',
        '  > 3 | \t"theme": { "scheme": "drak" }',
        '      | \t                     ^^^^^^',
        '    4 | }',
        '',
        '  allowed: light, dark, auto',
        '  did you mean: dark',
        '  why: There is nothing that it would choose.',
        '  fix: "marquee validate --fix" will write "dark".',
        '  more: docs/operators/rules/unknown-value.md',
        '',
      ].join('\n'),
    );
  });

  it('has no frame without a text, and no line for what is not known', () => {
    const { rule, severity, message, file, line, column } = FINDING;
    const bare = { rule, severity, message, file, line, column, pointer: '' };
    expect(formatFindings([bare], { readSource: () => undefined })).toBe(
      'error "drak" is not among the values of theme.scheme. unknown-value\n  realms/delta/realm.json:3:23\n',
    );
  });

  it('shows only the part around its place of a line as long as the file', () => {
    const source = `{"a":"${'x'.repeat(400_000)}","scheme": "drak","b":"${'y'.repeat(400_000)}"}`;
    const column = source.indexOf('"drak"') + 1;
    const pointer = `/${'z'.repeat(100_000)}`;
    const said = formatFindings([{ ...FINDING, line: 1, column, pointer }], {
      readSource: () => source,
    });
    expect(said.length).toBeLessThan(2_000);
    const [line = '', carets = ''] = said.split('\n').slice(3, 5);
    expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('"drak"');
  });

  it('shortens a long list of allowed values', () => {
    const allowed = Array.from({ length: 20 }, (_, index) => `v${index}`);
    expect(formatFindings([{ ...FINDING, allowed }], { readSource })).toContain('v11 and 8 more');
  });

  it('reads each file only once for all findings', () => {
    const read: string[] = [];
    const counting = (file: string) => {
      read.push(file);
      return SOURCE;
    };
    formatFindings([FINDING, FINDING], { readSource: counting });
    expect(read).toEqual(['realms/delta/realm.json']);
  });

  it('has colours only when they are asked for', () => {
    const start = '\u001b[';
    expect(formatFindings([FINDING], { readSource })).not.toContain(start);
    expect(formatFindings([FINDING], { readSource, colour: true })).toContain(start);
  });
});

describe('a finding for an editor or a page', () => {
  it('comes in parts, with the range that it is about', () => {
    const { frame, notes, place } = describeFinding(FINDING, SOURCE);
    expect(place).toBe('realms/delta/realm.json:3:23');
    expect(frame).toEqual([
      { number: 2, text: '\t"name": "Delta",' },
      { number: 3, text: '\t"theme": { "scheme": "drak" }', mark: { start: 22, length: 6 } },
      { number: 4, text: '}' },
    ]);
    expect(notes.map(({ heading }) => heading)).toEqual([
      'allowed',
      'did you mean',
      'why',
      'fix',
      'more',
    ]);
  });
});
