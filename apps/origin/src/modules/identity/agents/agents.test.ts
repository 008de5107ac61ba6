import { describe } from 'vitest';
import { agentSuite } from '../../../testing/agent-suite';

describe('agents on PGlite', () => agentSuite());
