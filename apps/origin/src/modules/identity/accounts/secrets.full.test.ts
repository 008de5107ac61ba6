import { describe } from 'vitest';
import { secretSuite } from '../../../testing/secret-suite';

describe('secrets on PGlite', () => secretSuite());
