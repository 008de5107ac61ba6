import { describe } from 'vitest';
import { catalogueSuite } from '../../testing/catalogue-suite';
import { titlePageSuite } from '../../testing/title-page-suite';

describe('catalogue on PGlite', () => catalogueSuite());
describe('pages of titles on PGlite', () => titlePageSuite());
