import { describe, expect, it } from 'vitest';
import type { Finding } from '../finding';
import { formatFindings } from './format-findings';

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
};

describe('a finding for people', () => {
  it('shows what, where, the place itself, what is allowed and what was meant', () => {
    expect(formatFindings([FINDING], { readSource: () => SOURCE })).toBe(
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
        '  suggestion: dark',
        '',
      ].join('\n'),
    );
  });

  it('has no frame when there is no file', () => {
    const { allowed, suggestion, ...finding } = FINDING;
    expect([allowed?.length, suggestion]).toEqual([3, 'dark']);
    expect(formatFindings([{ ...finding, file: '/nowhere/realm.json', pointer: '' }])).toBe(
      'error "drak" is not among the values of theme.scheme. unknown-value\n  /nowhere/realm.json:3:23\n',
    );
  });

  it('cuts a long list of what is allowed', () => {
    const allowed = Array.from({ length: 20 }, (_, index) => `v${index}`);
    expect(formatFindings([{ ...FINDING, allowed }], { readSource: () => SOURCE })).toContain(
      'v11 and 8 more',
    );
  });

  it('reads each file once', () => {
    const read: string[] = [];
    const readSource = (file: string) => {
      read.push(file);
      return SOURCE;
    };
    formatFindings([FINDING, FINDING], { readSource });
    expect(read).toEqual(['realms/delta/realm.json']);
  });

  it('has colours only where they are wanted', () => {
    const start = '\u001b[';
    const readSource = () => SOURCE;
    expect(formatFindings([FINDING], { readSource })).not.toContain(start);
    expect(formatFindings([FINDING], { readSource, colour: true })).toContain(start);
  });
});
