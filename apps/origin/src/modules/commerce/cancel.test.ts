import { describe } from 'vitest';
import { cancelSuite } from '../../testing/cancel-suite';

describe('cancelling, on PGlite,', () => cancelSuite());
