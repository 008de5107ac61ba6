import { describe } from 'vitest';
import { preferenceSuite } from '../../../testing/preference-suite';

describe('preferences on PGlite', () => preferenceSuite());
