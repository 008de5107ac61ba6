import { describe } from 'vitest';
import { moneySuite } from '../../testing/money-suite';

describe('money on PGlite', () => moneySuite());
