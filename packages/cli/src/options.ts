import type { Option, Positional } from './command';
import { wholeNumber } from './frame/values';

/** What several commands take alike. */

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

/** In which form a command says what it found; the first is the one for people. */
export function format(...choices: (keyof typeof FORMATS)[]): Option {
  const each = choices.map((choice) => `${choice} ${FORMATS[choice]}`).join(', ');
  return {
    name: 'format',
    choices,
    // What it was called at first, and is in scripts.
    aliases: { text: 'pretty' },
    default: 'pretty',
    summary: `How to say it: ${each}.`,
  };
}

/** The folder of realms that is meant where none is named. */
export const USUAL_REALMS = 'realm-configs';

export const realmsFolder = (
  summary = 'The folder of realms in which a REALM given by name is looked for.',
): Option => ({ name: 'realms', value: 'DIR', kind: 'folder', default: USUAL_REALMS, summary });

const PORTS = [0, 65_535] as const;

/**
 * The port that a variable of the environment names, as "npm start" reads it.
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
  summary: 'The port to listen at; 0 is any that is free.',
};

export const HOST: Option = {
  name: 'host',
  value: 'ADDRESS',
  summary: 'The one address of this machine to listen at, such as 127.0.0.1; all when left out.',
};

export const TRUST_PROXY: Option = {
  name: 'trust-proxy',
  summary:
    'Believe what a proxy says about scheme and host (X-Forwarded-Proto, X-Forwarded-Host, Forwarded). Only behind one that writes them.',
};

export const SITE_ORIGIN: Option = {
  name: 'origin',
  value: 'URL',
  kind: 'address',
  summary: 'Takes the place of every realm’s own origin address.',
};
