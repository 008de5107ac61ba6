import { describe } from 'vitest';
import { gridSuite } from '../../testing/grid-suite';
import { newsSuite } from '../../testing/news-suite';
import { scheduleSuite } from '../../testing/schedule-suite';

describe('schedule on PGlite', () => scheduleSuite());
describe('grid on PGlite', () => gridSuite());
describe('news on PGlite', () => newsSuite());
