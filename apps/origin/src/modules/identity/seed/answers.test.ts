import { join } from 'node:path';
import { readRealms } from '@marquee/realm/node';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../../kernel/package-root';
import { sampleRealms } from '../../../sample-realms';
import { sampleAnswers } from './answers';

const { realms } = await readRealms(join(repositoryRoot(), 'realm-configs'));

it('answers of sample viewers are those of sample realms', () => {
  const ids = sampleRealms.map(({ id }) => id);
  expect(Object.keys(sampleAnswers).filter((id) => !ids.includes(id))).toEqual([]);
});

it.each(sampleRealms.map(({ id }) => id))(
  'the sample viewers of %s have answered everything that the realm’s file asks at a sign-up, as it is now',
  (id) => {
    const names = (terms: readonly { fieldName: string; version: string }[]) =>
      terms.map(({ fieldName, version }) => `${fieldName} ${version}`);
    const asked = realms.get(id)?.asked.consents?.signup ?? [];
    expect(names(sampleAnswers[id] ?? [])).toEqual(names(asked));
  },
);
