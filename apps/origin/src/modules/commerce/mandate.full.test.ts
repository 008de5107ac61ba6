import { describe } from 'vitest';
import { mandateSuite } from '../../testing/mandate-suite';

describe('a bank that pays for a licence, on PGlite,', () => mandateSuite());
