import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Finding } from '../findings/finding';
import { temporaryFolder, writeFiles } from '../fixtures/realm-folder';
import { formatFindings } from './format-findings';

it('formatFindings shows the lines of a file on the disk, and none when there is no file', async () => {
  const { folder, remove } = await temporaryFolder();
  try {
    await writeFiles(folder, { 'realm.json': '{\n  "name": 7\n}\n' });
    const finding: Finding = {
      rule: 'wrong-type',
      severity: 'error',
      message: 'A text.',
      pointer: '/name',
      file: join(folder, 'realm.json'),
      line: 2,
      column: 11,
    };
    expect(formatFindings([finding])).toContain('  > 2 |   "name": 7\n      |           ^\n');
    expect(formatFindings([{ ...finding, file: join(folder, 'none.json') }])).not.toContain('|');
  } finally {
    await remove();
  }
});
