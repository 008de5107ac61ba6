import { describe } from 'vitest';
import { openDatabase } from '../../../kernel/database/open';
import { sandbox } from '../../../server';
import { cacheFolder } from '../../../testing/test-origin';
import { waysInRacesSuite } from '../../../testing/ways-in-races-suite';

const log = { info: () => {}, warn: () => {} };

describe('ways in at once on PGlite', () =>
  waysInRacesSuite(() => openDatabase({ storage: 'memory', cacheFolder }, log, sandbox)));
