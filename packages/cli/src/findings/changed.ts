import type { Finding } from '@marquee/realm';
import { formatFindings } from '@marquee/realm/node';
import { painter } from '../terminal/colour';
import { findingsChange } from './change';
import { summary } from './words';

/** What has changed for somebody who is editing, or nothing when all is as it was. */
export function changedFindings(
  before: readonly Finding[],
  after: readonly Finding[],
  { realms, colour }: { realms: number; colour: boolean },
): string {
  const { come, gone } = findingsChange(before, after);
  if (come.length + gone.length === 0) return '';
  const paint = painter(colour);
  const mended = gone.map(
    ({ rule, file, message }) =>
      `${paint('green', 'mended')} ${paint('strikethrough', message)} ${paint('gray', `${rule}  ${file}`)}\n`,
  );
  const found = come.length === 0 ? '' : `${formatFindings(come, { colour })}\n`;
  return `${mended.join('')}${found}${summary(after, realms)}`;
}
