import type { Option, Positional } from './command';
import { wholeNumber } from './frame/values';

/** Arguments and options that several commands share. */

export const REALM: Positional = {
  name: 'REALM',
  kind: 'realm',
  summary: 'A name such as apex, or the folder of a realm.',
};

const FORMATS = {
  pretty: 'for people',
  json: 'for programs',
  github: 'for annotations of a GitHub workflow',
  sarif: 'for code scanning (SARIF 2.1.0)',
} as const;

/** The option for the format of a command's result; the first choice is for people. */
export function format(...choices: (keyof typeof FORMATS)[]): Option {
  const each = choices.map((choice) => `${choice} ${FORMATS[choice]}`).join(', ');
  return {
    name: 'format',
    choices,
    // The first name of the format, which scripts still use.
    aliases: { text: 'pretty' },
    default: 'pretty',
    summary: `The format: ${each}.`,
  };
}

/** The folder of realms that is used when none is named. */
export const USUAL_REALMS = 'realm-configs';

export const realmsFolder = (
  summary = 'The folder of realms in which a REALM is found by name.',
): Option => ({ name: 'realms', value: 'DIR', kind: 'folder', default: USUAL_REALMS, summary });

const PORTS = [0, 65_535] as const;

/**
 * Reads a port from a variable of the environment, as "npm start" does.
 * @throws {UsageError} when it is none.
 */
export function portOf(variable: 'PORT' | 'ORIGIN_PORT', usual: number): number {
  const given = process.env[variable]?.trim();
  return given ? Number(wholeNumber(variable, given, PORTS)) : usual;
}

export const PORT: Option = {
  name: 'port',
  value: 'N',
  kind: 'number',
  range: PORTS,
  default: '4300',
  variable: 'PORT',
  summary: 'The port to listen at; 0 takes any free port.',
};

export const HOST: Option = {
  name: 'host',
  value: 'ADDRESS',
  summary:
    'The address of this machine to listen at, such as 127.0.0.1; all addresses when left out.',
};

export const TRUST_PROXY: Option = {
  name: 'trust-proxy',
  summary:
    'Take scheme and host from a proxy’s headers (X-Forwarded-Proto, X-Forwarded-Host, Forwarded). Use it only behind a proxy that sets them.',
};

export const SITE_ORIGIN: Option = {
  name: 'origin',
  value: 'URL',
  kind: 'address',
  summary: 'The origin’s address, instead of every realm’s own.',
};
