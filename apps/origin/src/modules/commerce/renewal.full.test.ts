import { describe } from 'vitest';
import { renewalSuite } from '../../testing/renewal-suite';

describe('renewals on PGlite', () => renewalSuite());
