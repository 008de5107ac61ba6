import { describe } from 'vitest';
import { planChangeSuite } from '../../testing/plan-change-suite';

describe('a change of plan, on PGlite,', () => planChangeSuite());
