import { describe } from 'vitest';
import { agentSuite } from '../../../testing/agent-suite';
import { deviceSuite } from '../../../testing/device-suite';

describe('agents on PGlite', () => agentSuite());
describe('devices on PGlite', () => deviceSuite());
