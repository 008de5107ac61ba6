import type { Finding } from '@marquee/realm';
import { githubFindings } from './github';
import { jsonFindings } from './json';
import { prettyFindings } from './pretty';
import { sarifFindings } from './sarif';

export interface Readers {
  /** The number of realms that were checked. */
  realms: number;
  colour: boolean;
}

/** The functions that write findings, by format. */
export const FINDINGS_IN: Readonly<
  Record<string, (findings: readonly Finding[], readers: Readers) => string>
> = {
  pretty: prettyFindings,
  json: jsonFindings,
  github: githubFindings,
  sarif: sarifFindings,
};

export { changesSince } from './changed';
export { mendedLines } from './mended';
