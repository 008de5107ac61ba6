import { describe } from 'vitest';
import { catalogueSuite } from '../testing/catalogue-suite';

describe('catalogue on PGlite', () => catalogueSuite());
