import { describe } from 'vitest';
import { openDatabase } from '../database/open';
import { cacheFolder } from '../testing/test-origin';
import { waysInSuite } from '../testing/ways-in-suite';

const log = { info: () => {}, warn: () => {} };

describe('ways in on PGlite', () =>
  waysInSuite(() => openDatabase({ storage: 'memory', cacheFolder }, log)));
