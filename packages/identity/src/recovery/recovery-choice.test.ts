import { expect, it } from 'vitest';
import { CAPABILITIES } from '../generated/capabilities';
import type { ProviderType } from '../providers/provider';
import { recoveryChoice } from './recovery-choice';

const choicesOf = (...types: ProviderType[]) =>
  types.map((type) => ({ provider: { type, capabilities: CAPABILITIES[type] } }));

it.each([
  ['[1.2-095] [1.2-096] the provider that the query names', ['id', 'pbr'], 'pbr', 'pbr'],
  ['[1.2-090] however its name is written', ['id', 'gigya'], 'GIGYA', 'gigya'],
  ['[1.2-097] own ID without a name', ['pbr', 'id'], null, 'id'],
  ['the first that can where there is no own ID', ['sptv', 'pbr'], null, 'pbr'],
  ['nobody for a provider that cannot', ['id', 'sptv'], 'sptv', undefined],
  ['nobody for a provider that the realm does not have', ['id'], 'firebase', undefined],
  ['nobody in a realm without passwords', ['apple', 'magicLink'], null, undefined],
] as const)('%s', (_what, types, name, expected) => {
  expect(recoveryChoice(choicesOf(...types), name)?.provider.type).toBe(expected);
});
