import { describe } from 'vitest';
import { overdueSuite } from '../../testing/overdue-suite';

describe('overdue renewals on PGlite', () => overdueSuite());
