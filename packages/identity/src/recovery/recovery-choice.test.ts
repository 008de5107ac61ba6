import { expect, it } from 'vitest';
import { CAPABILITIES } from '../generated/capabilities';
import type { ProviderType } from '../providers/provider';
import { recoveryChoice } from './recovery-choice';

const choicesOf = (...types: ProviderType[]) =>
  types.map((type) => ({ provider: { type, capabilities: CAPABILITIES[type] } }));

it.each([
  ['[1.2-095] [1.2-096] is the provider that the query names', ['id', 'pbr'], 'pbr', 'pbr'],
  ['[1.2-090] is that provider in any spelling of its name', ['id', 'gigya'], 'GIGYA', 'gigya'],
  ['[1.2-097] is own ID where the query names none', ['pbr', 'id'], null, 'id'],
  ['is the first that can reset passwords where there is no own ID', ['sptv', 'pbr'], null, 'pbr'],
  ['is undefined for a provider that cannot reset passwords', ['id', 'sptv'], 'sptv', undefined],
  ['is undefined for a provider that the realm does not have', ['id'], 'firebase', undefined],
  ['is undefined in a realm without passwords', ['apple', 'magicLink'], null, undefined],
] as const)('recoveryChoice %s', (_what, types, name, expected) => {
  expect(recoveryChoice(choicesOf(...types), name)?.provider.type).toBe(expected);
});
