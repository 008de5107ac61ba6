import { describe } from 'vitest';
import { historySuite } from '../../../testing/history-suite';

describe('history on PGlite', () => historySuite());
