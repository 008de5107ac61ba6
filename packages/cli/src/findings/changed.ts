import type { Finding } from '@marquee/realm';
import { formatFindings } from '@marquee/realm/node';
import { painter } from '../terminal/colour';
import { findingsChange, firstTold } from './change';
import { summary } from './words';

interface Look {
  findings: readonly Finding[];
  /** The number of realms that were checked. */
  realms: number;
}

/** Creates a function that prints what has changed since the last report; empty when nothing has. */
export function changesSince(
  first: readonly Finding[],
  { colour }: { colour: boolean },
): (now: Look) => string {
  const paint = painter(colour);
  let told = firstTold(first);
  return ({ findings, realms }) => {
    const change = findingsChange(told, findings);
    const fewer = told.shown.length !== findings.length;
    told = change.told;
    const { come, mended } = change;
    if (come.length + mended.length === 0 && !fewer) return '';
    const done = mended.map(
      ({ rule, file, message }) =>
        `${paint('green', 'mended')} ${paint('strikethrough', message)} ${paint('gray', `${rule}  ${file}`)}\n`,
    );
    const found = come.length === 0 ? '' : `${formatFindings(come, { colour })}\n`;
    return `${done.join('')}${found}${summary(findings, realms)}`;
  };
}
