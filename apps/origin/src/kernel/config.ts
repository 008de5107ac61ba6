import { join, resolve } from 'node:path';
import type { Counterparts } from '../counterparts/counterparts';
import { repositoryRoot } from './package-root';
import { secretCostNames } from './secret-cost';

/**
 * The options of an origin; `readConfig` reads them from the environment, tests write them down.
 */
export interface OriginOptions {
  /** A PostgreSQL address; without one the embedded PGlite is used. */
  databaseUrl?: string;
  /** PGlite only: `disk` keeps what viewers write between starts, `memory` begins with the seed each time. */
  storage: 'disk' | 'memory';
  /** Snapshots, the embedded database and encoded pictures live here. May be deleted at any time. */
  cacheFolder: string;
  /**
   * The folder of realms. Each realm's file says what the realm asks of viewers who open an
   * account; a realm that the seed does not know has Plain's catalogue. Without a folder there are
   * only the sample realms, and none asks anything.
   */
  realmsFolder?: string;
  rateLimits: boolean;
  accessTokenSeconds: number;
  /** The time for which a television shows its code. */
  deviceCodeSeconds: number;
  /** The address that image URLs begin with; without one it is the address that the request was made to. */
  publicAddress?: string;
  /** Draws the first pictures of every realm once the origin listens, instead of when they are first asked for. */
  drawAhead: boolean;
  /** Believe `x-forwarded-*` headers; only behind a proxy that sets them. */
  trustProxy: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The target of log lines; standard output by default. */
  logTo?: { write(line: string): void };
  /** `smtp://host:port` to send mail by; without one, the counterparts'. */
  smtpAddress?: string;
  /** `host:port` of a Firebase Auth emulator. Its unsigned tokens are taken for projects that exist in emulators alone. */
  firebaseEmulator?: string;
  /** Other companies' programs that the sample realms sign in with. */
  counterparts?: Counterparts;
  /** Checks every answer against the OpenAPI document; an answer that does not fit becomes a 500. For tests. */
  checkAnswers: boolean;
  /** The time now; for tests. */
  clock: () => Date;
}

export interface ListenOptions {
  host: string;
  port: number;
}

export interface Config {
  origin: OriginOptions;
  listen: ListenOptions;
  /** The port of the counterparts; without one there are none. */
  counterpartsPort?: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function wholeNumber(
  environment: Environment,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  const text = environment[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(
      `${name} is "${text}"; it must be a whole number from ${least} to ${most}.`,
    );
  }
  return value;
}

function choice<T extends string>(
  environment: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const text = environment[name]?.trim();
  if (!text) return fallback;
  const found = allowed.find((value) => value === text);
  if (!found)
    throw new ConfigError(`${name} is "${text}"; it must be one of ${allowed.join(', ')}.`);
  return found;
}

function hostAndPort(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  if (!/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(text)) {
    throw new ConfigError(`${name} is "${text}"; it must be host:port, such as 127.0.0.1:4402.`);
  }
  return text;
}

/** Reads the environment; throws a ConfigError that names the variable and what it may be. */
export function readConfig(environment: Environment): Config {
  const databaseUrl = environment.DATABASE_URL?.trim() || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  const host = environment.ORIGIN_HOST?.trim() || 'localhost';
  const isOwnMachine = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  const cost = choice(environment, 'SECRET_COST', secretCostNames, 'full');
  if (cost !== 'full' && !isOwnMachine) {
    throw new ConfigError(
      `SECRET_COST is "${cost}", which is for tests alone, and ORIGIN_HOST "${host}" can be reached from other machines.`,
    );
  }
  return {
    listen: {
      // Not 127.0.0.1: as `localhost` the server answers on ::1 as well, and browsers try either
      // first.
      host,
      port: wholeNumber(environment, 'ORIGIN_PORT', { fallback: 4400, least: 0, most: 65535 }),
    },
    counterpartsPort:
      environment.COUNTERPARTS_PORT?.trim() === 'off'
        ? undefined
        : wholeNumber(environment, 'COUNTERPARTS_PORT', { fallback: 4401, least: 0, most: 65535 }),
    origin: {
      databaseUrl,
      storage: choice(environment, 'ORIGIN_STORAGE', ['disk', 'memory'], 'disk'),
      cacheFolder: resolve(
        environment.ORIGIN_CACHE_DIR?.trim() || join(repositoryRoot(), '.cache/origin'),
      ),
      realmsFolder: resolve(
        environment.REALMS_DIR?.trim() || join(repositoryRoot(), 'realm-configs'),
      ),
      rateLimits: choice(environment, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
      accessTokenSeconds: wholeNumber(environment, 'ACCESS_TOKEN_SECONDS', {
        fallback: 600,
        least: 1,
        most: 86_400,
      }),
      deviceCodeSeconds: wholeNumber(environment, 'DEVICE_CODE_SECONDS', {
        fallback: 600,
        least: 1,
        most: 3600,
      }),
      smtpAddress: environment.SMTP_ADDRESS?.trim() || undefined,
      firebaseEmulator: hostAndPort(environment, 'FIREBASE_AUTH_EMULATOR_HOST'),
      publicAddress: environment.ORIGIN_PUBLIC_ADDRESS?.trim().replace(/\/+$/, '') || undefined,
      drawAhead: choice(environment, 'DRAW_AHEAD', ['on', 'off'], 'on') === 'on',
      trustProxy: choice(environment, 'TRUST_PROXY', ['on', 'off'], 'off') === 'on',
      logLevel: choice(
        environment,
        'LOG_LEVEL',
        ['silent', 'error', 'warn', 'info', 'debug'],
        'info',
      ),
      checkAnswers: false,
      clock: () => new Date(),
    },
  };
}
