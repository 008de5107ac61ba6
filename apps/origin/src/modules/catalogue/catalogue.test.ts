import { describe } from 'vitest';
import { catalogueSuite } from '../../testing/catalogue-suite';
import { gridSuite } from '../../testing/grid-suite';
import { newsSuite } from '../../testing/news-suite';
import { scheduleSuite } from '../../testing/schedule-suite';
import { titlePageSuite } from '../../testing/title-page-suite';

describe('catalogue on PGlite', () => catalogueSuite());
describe('schedule on PGlite', () => scheduleSuite());
describe('pages of titles on PGlite', () => titlePageSuite());
describe('grid on PGlite', () => gridSuite());
describe('news on PGlite', () => newsSuite());
