import { describe } from 'vitest';
import { openDatabase } from '../../../kernel/database/open';
import { sandbox } from '../../../server';
import { cacheFolder } from '../../../testing/test-origin';
import { waysInSuite } from '../../../testing/ways-in-suite';

const log = { info: () => {}, warn: () => {} };

describe('ways in on PGlite', () =>
  waysInSuite(() => openDatabase({ storage: 'memory', cacheFolder }, log, sandbox)));
