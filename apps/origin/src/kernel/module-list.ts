import { getTableName } from 'drizzle-orm';
import type { IResolvers } from 'mercurius';
import type { Handlers } from './contract';
import type { Database } from './database/database';
import type { Kernel } from './kernel';
import type { OpenedModule, OriginModule } from './module';
import type { LimitName } from './rate-limits';

/** Puts what several modules declare into one record. Throws where two of them have the same key, and names them. */
export function mergeDeclared<Value>(
  what: string,
  parts: readonly (readonly [name: string, part: Readonly<Record<string, Value>>])[],
): Record<string, Value> {
  const owners = new Map<string, string>();
  const merged: Record<string, Value> = {};
  for (const [name, part] of parts) {
    for (const [key, value] of Object.entries(part)) {
      const owner = owners.get(key);
      if (owner !== undefined)
        throw new Error(`${what} ${key} is the module ${owner}’s already; ${name} has it as well.`);
      owners.set(key, name);
      merged[key] = value;
    }
  }
  return merged;
}

/**
 * Checks that no two modules of a list have one name or one table, and that each comes after the modules that it uses.
 * @throws {Error} that names both modules.
 */
export function checkModules(modules: readonly OriginModule[]): void {
  mergeDeclared(
    'The name',
    modules.map(({ name }) => [name, { [name]: true }]),
  );
  mergeDeclared(
    'The table',
    modules.map(({ name, tables = {} }) => [
      name,
      Object.fromEntries(Object.values(tables).map((table) => [getTableName(table), true])),
    ]),
  );
  for (const [place, { name, uses }] of modules.entries()) {
    const missing = Object.values(uses).find((used) => !modules.slice(0, place).includes(used));
    if (missing)
      throw new Error(
        `The module ${name} uses ${missing.name}, which must come before it in the list.`,
      );
  }
}

/** Every limit that modules set for calls, by the call's operation. */
export const limitsOf = (modules: readonly OriginModule[]): Record<string, LimitName> =>
  mergeDeclared(
    'The limit of',
    modules.map(({ name, limits = {} }) => [name, limits]),
  );

/** The calls that agents are refused at once, of all modules. */
export const viewersOnlyIn = (modules: readonly OriginModule[]): ReadonlySet<string> =>
  new Set(modules.flatMap(({ viewersOnly = [] }) => viewersOnly));

/** Has every module forget a viewer, in the order of the list. */
export const forgetIn =
  (modules: readonly OriginModule[]): Kernel['forgetViewer'] =>
  async (tx: Database, viewerId: string) => {
    for (const module of modules) await module.forgetViewer?.(tx, viewerId);
  };

/** The modules of an origin over its database. */
export interface OpenOrigin {
  handlers: Handlers;
  resolvers: IResolvers;
  opened: readonly OpenedModule[];
  sweep(): Promise<unknown>;
}

/** Opens modules that `checkModules` has passed, in the order of their list. Throws where two of them answer the same call or field. */
export async function openModules(
  modules: readonly OriginModule[],
  kernel: Kernel,
): Promise<OpenOrigin> {
  const opened = new Map<OriginModule, OpenedModule>();
  for (const module of modules) opened.set(module, await module.open(kernel, opened));
  const named = [...opened].map(([{ name }, module]) => [name, module] as const);
  return {
    handlers: mergeDeclared(
      'The operation',
      named.map(([name, { routes }]) => [name, routes]),
    ),
    resolvers: mergeResolvers(named.map(([name, { resolvers }]) => [name, resolvers])),
    opened: [...opened.values()],
    sweep: () => Promise.all([...opened.values()].map((module) => module.sweep())),
  };
}

/** Several modules may add fields to one type, such as `Query`; each field is one module's. */
function mergeResolvers(parts: readonly (readonly [name: string, resolvers: IResolvers])[]) {
  const types = new Set(parts.flatMap(([, resolvers]) => Object.keys(resolvers)));
  return Object.fromEntries(
    [...types].map((type) => [
      type,
      mergeDeclared(
        `The field of ${type}`,
        parts.map(([name, resolvers]) => [name, { ...resolvers[type] }]),
      ),
    ]),
  ) satisfies IResolvers;
}
