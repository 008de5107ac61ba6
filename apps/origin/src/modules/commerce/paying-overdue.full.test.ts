import { describe } from 'vitest';
import { payingOverdueSuite } from '../../testing/paying-overdue-suite';

describe('paying overdue renewals on PGlite', () => payingOverdueSuite());
