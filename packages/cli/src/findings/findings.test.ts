import type { Finding } from '@marquee/realm';
import { RULES } from '@marquee/realm';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { findingsChange, firstTold } from './change';
import { githubFindings } from './github';
import { sarifFindings } from './sarif';
import { summary } from './words';

const finding = (changes: Partial<Finding>): Finding => ({
  rule: 'unknown-key',
  severity: 'error',
  message: 'There is no key "nmae".',
  file: 'realm-configs/delta/realm.json',
  line: 3,
  column: 5,
  pointer: '/nmae',
  ...changes,
});

describe('annotations for a GitHub workflow', () => {
  it('name the place, the rule, and what was probably meant', () => {
    expect(githubFindings([finding({ suggestion: 'name' })])).toBe(
      '::error file=realm-configs/delta/realm.json,line=3,col=5,title=unknown-key::There is no key "nmae". Suggestion: name.\n',
    );
  });

  it('are of three kinds', () => {
    const all = githubFindings(
      (['error', 'warning', 'info'] as const).map((severity) => finding({ severity })),
    );
    expect(all.match(/^::\w+/gm)).toEqual(['::error', '::warning', '::notice']);
  });

  it('cannot be ended or begun by text from a file', () => {
    const text = githubFindings([
      finding({ message: '100 %\r\n::error::no', file: 'a,b:c%/realm.json' }),
    ]);
    expect(text).toBe(
      '::error file=a%2Cb%3Ac%25/realm.json,line=3,col=5,title=unknown-key::100 %25%0D%0A::error::no\n',
    );
  });
});

/** What SARIF 2.1.0 asks of the parts that we write (sections 3.13 to 3.30), closed so that nothing else gets in. */
const text = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1 } },
  additionalProperties: false,
};
const level = { enum: ['none', 'note', 'warning', 'error'] };
const SARIF = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', pattern: '^https://' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tool'],
        additionalProperties: false,
        properties: {
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          tool: {
            type: 'object',
            required: ['driver'],
            additionalProperties: false,
            properties: {
              driver: {
                type: 'object',
                required: ['name'],
                additionalProperties: false,
                properties: {
                  name: { type: 'string' },
                  version: { type: 'string' },
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      required: ['id'],
                      additionalProperties: false,
                      properties: {
                        id: { type: 'string' },
                        shortDescription: text,
                        fullDescription: text,
                        helpUri: { type: 'string', pattern: '^https?://' },
                        defaultConfiguration: {
                          type: 'object',
                          properties: { level },
                          additionalProperties: false,
                        },
                      },
                    },
                  },
                },
              },
            },
          },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['message'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: 0 },
                level,
                message: text,
                partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
                locations: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['physicalLocation'],
                    additionalProperties: false,
                    properties: {
                      logicalLocations: {
                        type: 'array',
                        items: {
                          type: 'object',
                          properties: {
                            fullyQualifiedName: { type: 'string' },
                            kind: { type: 'string' },
                          },
                          additionalProperties: false,
                        },
                      },
                      physicalLocation: {
                        type: 'object',
                        required: ['artifactLocation', 'region'],
                        additionalProperties: false,
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            required: ['uri'],
                            additionalProperties: false,
                            properties: {
                              // An address by RFC 3986: no space, no backslash.
                              uri: { type: 'string', pattern: "^[\\w.~:/?#@!$&'()*+,;=%-]+$" },
                              uriBaseId: { type: 'string' },
                            },
                          },
                          region: {
                            type: 'object',
                            required: ['startLine'],
                            additionalProperties: false,
                            properties: {
                              startLine: { type: 'integer', minimum: 1 },
                              startColumn: { type: 'integer', minimum: 1 },
                            },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

describe('SARIF', () => {
  const valid = new Ajv({ allErrors: true }).compile(SARIF);
  const findings = [
    finding({ suggestion: 'name' }),
    finding({ rule: 'syntax', pointer: '', file: '/tmp/ä realm/realm.json' }),
    finding({ rule: 'translation-missing', severity: 'warning', file: 'a b/ü/realm.json' }),
    finding({ severity: 'info' }),
  ];
  const log = JSON.parse(sarifFindings(findings));

  it('is of the form of its version, also with nothing found', () => {
    expect(valid(log) ? [] : valid.errors).toEqual([]);
    expect(valid(JSON.parse(sarifFindings([]))) ? [] : valid.errors).toEqual([]);
  });

  it('says of every rule what it is about', () => {
    const { rules } = log.runs[0].tool.driver;
    expect(rules.map(({ id }: { id: string }) => id)).toEqual(Object.keys(RULES).sort());
  });

  it('has the rule and the place of each result', () => {
    const [{ tool, results }] = log.runs;
    for (const [index, { ruleId, ruleIndex, locations }] of results.entries()) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
      expect(locations[0].physicalLocation.region).toEqual({ startLine: 3, startColumn: 5 });
      expect(ruleId).toBe(findings[index]?.rule);
    }
    expect(results.map(({ level }: { level: string }) => level)).toEqual([
      'error',
      'error',
      'warning',
      'note',
    ]);
  });

  it('names files by addresses', () => {
    const places = log.runs[0].results.map(
      ({ locations: [{ physicalLocation }] }: { locations: [{ physicalLocation: unknown }] }) =>
        (physicalLocation as { artifactLocation: unknown }).artifactLocation,
    );
    expect(places).toEqual([
      { uri: 'realm-configs/delta/realm.json', uriBaseId: '%SRCROOT%' },
      { uri: 'file:///tmp/%C3%A4%20realm/realm.json' },
      { uri: 'a%20b/%C3%BC/realm.json', uriBaseId: '%SRCROOT%' },
      { uri: 'realm-configs/delta/realm.json', uriBaseId: '%SRCROOT%' },
    ]);
  });
});

describe('what has changed', () => {
  const rules = (findings: readonly Finding[]) => findings.map(({ rule }) => rule);

  it('does not include findings that only moved', () => {
    const before = [finding({ line: 3 }), finding({ rule: 'asset-missing', pointer: '/brand' })];
    const after = [finding({ line: 9 }), finding({ rule: 'blank-text', pointer: '/name' })];
    const { come } = findingsChange(firstTold(before), after);
    expect(rules(come)).toEqual(['blank-text']);
  });

  const remark = finding({ rule: 'feature-off', severity: 'warning', pointer: '/features' });
  const spoilt = finding({ rule: 'syntax', pointer: '' });
  const elsewhere = finding({ ...remark, file: 'realm-configs/echo/realm.json' });

  it('includes a finding as corrected only when no new error may hide it', () => {
    const change = findingsChange(firstTold([remark, elsewhere]), [spoilt]);
    expect(rules(change.come)).toEqual(['syntax']);
    expect(change.mended).toEqual([elsewhere]);
  });

  it('does not include a hidden finding as new when it appears again, and includes it as corrected when only the error goes', () => {
    const { told } = findingsChange(firstTold([remark]), [spoilt]);
    expect(findingsChange(told, [remark])).toMatchObject({ come: [], mended: [spoilt] });
    expect(rules(findingsChange(told, []).mended)).toEqual(['feature-off', 'syntax']);
    const other = finding({ rule: 'missing-key', pointer: '/name' });
    const next = findingsChange(told, [other]);
    expect(next.mended).toEqual([]);
    expect(rules(findingsChange(next.told, [remark]).mended)).toEqual(['syntax', 'missing-key']);
  });

  it('is of the same realm, whichever of its files has it', () => {
    const label = finding({ ...remark, file: 'realm-configs/delta/labels/en.json' });
    expect(findingsChange(firstTold([label]), [spoilt]).mended).toEqual([]);
  });

  it('is mended beside an error that was there before', () => {
    const error = finding({ rule: 'unknown-value', pointer: '/theme' });
    expect(findingsChange(firstTold([remark, error]), [error]).mended).toEqual([remark]);
  });

  it('is not mended where another mistake took its place', () => {
    const other = finding({ message: 'There is no key "nam".' });
    expect(findingsChange(firstTold([finding({})]), [other])).toMatchObject({
      come: [other],
      mended: [],
    });
  });
});

describe('the summary', () => {
  it.each([
    [[], 'Nothing wrong in 2 realms.\n'],
    [['error'], '1 error in 2 realms.\n'],
    [['error', 'warning', 'warning'], '1 error and 2 warnings in 2 realms.\n'],
    [['error', 'warning', 'info'], '1 error, 1 warning and 1 remark in 2 realms.\n'],
  ] as const)('of %j', (severities, words) => {
    expect(
      summary(
        severities.map((severity) => finding({ severity })),
        2,
      ),
    ).toBe(words);
  });

  it('of a folder that cannot be read counts no realms', () => {
    expect(summary([finding({})], 0)).toBe('1 error.\n');
  });
});
