import { describe, expect, it } from 'vitest';
import { childPointer, isRecord } from './document/pointer';
import { REALM_ASSETS, REALM_TEXT } from './fixtures/realm-text';
import { parseRealm } from './parse-realm';

/** Changes one member of one object or list in a copy of a value. */
type Change = (holder: Record<string, unknown>, key: string) => void;

function changed(pointer: string, change: Change): string {
  const config: unknown = JSON.parse(REALM_TEXT);
  const keys = pointer.split('/').slice(1);
  const last = keys.pop() ?? '';
  let holder = config;
  for (const key of keys) holder = Object(holder)[key];
  change(Object(holder), last);
  return JSON.stringify(config, null, 2);
}

function pointers(value: unknown, pointer = ''): string[] {
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return members.flatMap(([key, member]) => {
    const child = childPointer(pointer, key);
    return [child, ...pointers(member, child)];
  });
}

function findingsOf(text: string) {
  return parseRealm({ id: 'delta', file: 'realm.json', text, assets: REALM_ASSETS }).findings;
}

const ALL = pointers(JSON.parse(REALM_TEXT));
const KEYS = ALL.filter((pointer) => !/\/\d+$/.test(pointer));

/** Keys that the operator chooses: languages of a text, parameters of a route, keys of labels. */
const FREE = /\/(description|label|title|text|params|wording(\/[a-z]+)?)\/[^/]+$/;

describe('a realm with one mistake has one finding', () => {
  it.each(ALL)('for a value of the wrong type at %s', (pointer) => {
    const findings = findingsOf(
      changed(pointer, (holder, key) => {
        holder[key] = null;
      }),
    );
    expect(findings.map(({ rule, pointer: at }) => ({ rule, at }))).toEqual([
      { rule: 'wrong-type', at: pointer },
    ]);
  });

  it.each(KEYS.filter((pointer) => !FREE.test(pointer)))('for a misspelt key %s', (pointer) => {
    const findings = findingsOf(
      changed(pointer, (holder, key) => {
        const entries = Object.entries(holder);
        for (const name of Object.keys(holder)) delete holder[name];
        for (const [name, value] of entries) holder[name === key ? `${key}x` : name] = value;
      }),
    );
    expect(findings.map(({ rule, suggestion }) => ({ rule, suggestion }))).toEqual([
      { rule: 'unknown-key', suggestion: pointer.slice(pointer.lastIndexOf('/') + 1) },
    ]);
  });

  it.each(KEYS)('at most, without the key %s', (pointer) => {
    const findings = findingsOf(
      changed(pointer, (holder, key) => {
        delete holder[key];
      }),
    );
    expect(findings.length).toBeLessThanOrEqual(1);
  });
});
