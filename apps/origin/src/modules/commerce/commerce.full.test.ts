import { describe } from 'vitest';
import { commerceSuite } from '../../testing/commerce-suite';

describe('commerce on PGlite', () => commerceSuite());
