import { describe } from 'vitest';
import { catalogueSuite } from '../../testing/catalogue-suite';
import { scheduleSuite } from '../../testing/schedule-suite';

describe('catalogue on PGlite', () => catalogueSuite());
describe('schedule on PGlite', () => scheduleSuite());
