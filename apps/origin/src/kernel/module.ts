import type { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { IResolvers } from 'mercurius';
import type { Handlers } from './contract';
import type { Database } from './database/database';
import type { Kernel } from './kernel';
import type { LimitName } from './rate-limits';
import type { PlantedRealm } from './realms/sample-realm';

/** The rows that a module puts into a database before the first request. */
export interface ModuleSeed {
  /**
   * The rows that `plant` puts in for these realms, as JSON: when they change, databases are
   * planted anew.
   */
  contents(realms: readonly PlantedRealm[]): unknown;
  /**
   * Puts the rows in, in place of those of an earlier seed; what viewers wrote stays. Safe to
   * repeat.
   */
  plant(db: Database, realms: readonly PlantedRealm[]): Promise<void>;
}

/** The modules whose services a module works with, under the names that it uses for them. */
type Uses = Readonly<Record<string, OriginModule>>;

/** The services that a module offers to those that use it. */
export type ServicesOf<Module> = Module extends OriginModule<infer Own> ? Own : never;

type Used<Modules extends Uses> = {
  readonly [name in keyof Modules]: ServicesOf<Modules[name]>;
};

/** The parts of a module that are known before an origin opens. */
interface Declared {
  /** The name of the module's folder. */
  readonly name: string;
  /** Its tables, which are created at the start. A change of them is a new version of the database, which begins anew. */
  readonly tables?: Readonly<Record<string, PgTable>>;
  /**
   * The limit that a call counts against, by the call's operation; a call that is not listed is not
   * limited.
   */
  readonly limits?: Readonly<Record<string, LimitName>>;
  /** The calls that no agent who acts as a viewer may make, by operation: they are refused before anything is confirmed. */
  readonly viewersOnly?: readonly string[];
  readonly seed?: ModuleSeed;
  /** Deletes what it keeps of a viewer whose account passes to the owner of its address. Within the caller's transaction. */
  forgetViewer?(tx: Database, viewerId: string): Promise<unknown>;
}

interface ModuleDefinition<Modules extends Uses, Own extends object> extends Declared {
  readonly uses?: Modules;
  /** Makes what its routes work with, and the modules that use it. */
  services?(context: Kernel & Used<Modules>): Own | Promise<Own>;
  /** Answers calls of the contract, by their operation. */
  routes?(context: Kernel & Used<Modules> & Own): Handlers;
  /** Answers fields of the catalogue's schema. */
  resolvers?(context: Kernel & Used<Modules> & Own): IResolvers;
  /**
   * Serves pages that are no calls of the contract: those that in production are at other
   * companies'.
   */
  pages?(app: FastifyInstance, context: Kernel & Used<Modules> & Own): void | Promise<void>;
  /** Deletes what has expired: at each start, and every hour. */
  sweep?(context: Kernel & Used<Modules> & Own): Promise<unknown>;
}

/** A domain of the origin: a folder, and one line in the server. */
export interface OriginModule<Own extends object = object> extends Declared {
  readonly uses: Uses;
  /** @param opened Those that it uses are among them. */
  open(kernel: Kernel, opened: OpenedModules): Promise<OpenedModule<Own>>;
}

/** A module over an open database. */
export interface OpenedModule<Own extends object = object> {
  readonly services: Own;
  readonly routes: Handlers;
  readonly resolvers: IResolvers;
  servePages(app: FastifyInstance): Promise<void>;
  sweep(): Promise<void>;
}

export type OpenedModules = ReadonlyMap<OriginModule, OpenedModule>;

/**
 * Declares what a domain adds to the origin. A module gets the services of the modules in `uses`, typed. It has to be defined
 * before another module can name it, so two modules cannot use each other.
 */
export function defineOriginModule<
  Own extends object = Record<never, never>,
  Modules extends Uses = Record<never, never>,
>(definition: ModuleDefinition<Modules, Own>): OriginModule<Own> {
  const { name, tables, limits, viewersOnly, seed, forgetViewer } = definition;
  const uses: Uses = definition.uses ?? {};
  return {
    name,
    uses,
    tables,
    limits,
    viewersOnly,
    seed,
    forgetViewer,
    async open(kernel, opened) {
      const used = Object.entries(uses).map(([as, module]) => [as, opened.get(module)?.services]);
      // Each module's services are kept under the module that made them: this is where their types
      // come together.
      const context = { ...kernel, ...(Object.fromEntries(used) as Used<Modules>) };
      const services = ((await definition.services?.(context)) ?? {}) as Own;
      const taken = Object.keys(services).find((key) => Object.hasOwn(context, key));
      if (taken !== undefined)
        throw new Error(
          `The module ${name} calls a service ${taken}, as the kernel or a module does.`,
        );
      const all = { ...context, ...services };
      return {
        services,
        routes: definition.routes?.(all) ?? {},
        resolvers: definition.resolvers?.(all) ?? {},
        async servePages(app) {
          await definition.pages?.(app, all);
        },
        async sweep() {
          await definition.sweep?.(all);
        },
      };
    },
  };
}
