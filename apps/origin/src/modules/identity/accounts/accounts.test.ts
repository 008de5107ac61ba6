import { describe } from 'vitest';
import { accountSuite } from '../../../testing/account-suite';
import { secretSuite } from '../../../testing/secret-suite';

describe('accounts on PGlite', () => accountSuite());
describe('secrets on PGlite', () => secretSuite());
