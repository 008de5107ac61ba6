import { describe } from 'vitest';
import { openDatabase } from '../../../kernel/database/open';
import { sandbox } from '../../../server';
import { cacheFolder } from '../../../testing/test-origin';
import { waysInRacesSuite } from '../../../testing/ways-in-races-suite';
import { waysInSuite } from '../../../testing/ways-in-suite';

const log = { info: () => {}, warn: () => {} };

const open = () => openDatabase({ storage: 'memory', cacheFolder }, log, sandbox);

describe('ways in on PGlite', () => waysInSuite(open));
describe('ways in at once on PGlite', () => waysInRacesSuite(open));
