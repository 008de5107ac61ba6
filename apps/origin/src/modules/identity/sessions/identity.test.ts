import { describe } from 'vitest';
import { bearerSuite } from '../../../testing/bearer-suite';
import { identitySuite } from '../../../testing/identity-suite';

describe('identity on PGlite', () => identitySuite());
describe('bearers on PGlite', () => bearerSuite());
