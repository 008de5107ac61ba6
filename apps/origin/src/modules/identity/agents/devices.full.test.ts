import { describe } from 'vitest';
import { deviceSuite } from '../../../testing/device-suite';

describe('devices on PGlite', () => deviceSuite());
