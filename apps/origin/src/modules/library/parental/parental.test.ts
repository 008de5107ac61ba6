import { describe } from 'vitest';
import { parentalSuite } from '../../../testing/parental-suite';

describe('parental on PGlite', () => parentalSuite());
