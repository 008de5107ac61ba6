import { pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { defineOriginModule } from './module';
import { checkModules, mergeDeclared } from './module-list';

const named = (name: string, table?: string) =>
  defineOriginModule({
    name,
    tables: table === undefined ? {} : { own: pgTable(table, { id: text() }) },
  });

const base = named('base');
const user = defineOriginModule({ name: 'user', uses: { base } });

it('checkModules accepts modules that come after those that they use', () => {
  expect(() => checkModules([base, named('other', 'others'), user])).not.toThrow();
});

it.each([
  ['two modules of one name', [base, named('base')], 'The name base is the module base’s already'],
  ['two modules with one table', [named('one', 'rows'), named('two', 'rows')], 'The table rows is'],
  ['a module before one that it uses', [user, base], 'The module user uses base'],
  ['a module without one that it uses', [user], 'The module user uses base'],
])('checkModules refuses %s', (_, modules, message) => {
  expect(() => checkModules(modules)).toThrow(message);
});

it('mergeDeclared merges what modules declare, and names both owners of a key that two have', () => {
  const parts = [
    ['one', { a: 1 }],
    ['two', { b: 2 }],
  ] as const;
  expect(mergeDeclared('The limit of', parts)).toEqual({ a: 1, b: 2 });
  expect(() => mergeDeclared('The limit of', [...parts, ['three', { a: 3 }]])).toThrow(
    'The limit of a is the module one’s already; three has it as well.',
  );
});
