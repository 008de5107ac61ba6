import type { Finding } from '@marquee/realm';
import { githubFindings } from './github';
import { jsonFindings } from './json';
import { prettyFindings } from './pretty';
import { sarifFindings } from './sarif';

export interface Readers {
  /** How many realms were looked at. */
  realms: number;
  colour: boolean;
}

/** Findings in each of the forms that they are asked for in. */
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
