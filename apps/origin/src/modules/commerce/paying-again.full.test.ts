import { describe } from 'vitest';
import { payingAgainSuite } from '../../testing/paying-again-suite';

describe('paying again on PGlite', () => payingAgainSuite());
