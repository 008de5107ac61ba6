import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { sandbox } from '../server';

const files = import.meta.glob<Record<string, unknown>>('./**/tables.ts', { eager: true });

it('every table of a tables.ts is in the list of one module, which creates it', () => {
  const written = Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter((value) => is(value, PgTable))
    .map(getTableName);
  const listed = sandbox.modules.flatMap(({ tables = {} }) => Object.values(tables));
  expect(written.length).toBeGreaterThan(30);
  expect(listed.map(getTableName).sort()).toEqual(written.sort());
});
