import { describe } from 'vitest';
import { purchaseThreadSuite } from '../../testing/purchase-thread-suite';

describe('buying on PGlite', () => purchaseThreadSuite());
