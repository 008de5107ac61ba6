import { describe } from 'vitest';
import { settlingSuite } from '../../testing/settling-suite';

describe('settling on PGlite', () => settlingSuite());
