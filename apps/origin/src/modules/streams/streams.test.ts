import { describe } from 'vitest';
import { streamSuite } from '../../testing/stream-suite';

describe('streams on PGlite', () => streamSuite());
