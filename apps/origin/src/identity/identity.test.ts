import { describe } from 'vitest';
import { identitySuite } from '../testing/identity-suite';

describe('identity on PGlite', () => identitySuite());
