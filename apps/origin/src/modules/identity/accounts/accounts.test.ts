import { describe } from 'vitest';
import { accountSuite } from '../../../testing/account-suite';

describe('accounts on PGlite', () => accountSuite());
