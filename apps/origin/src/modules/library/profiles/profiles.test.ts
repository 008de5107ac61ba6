import { describe } from 'vitest';
import { profileSuite } from '../../../testing/profile-suite';

describe('profiles on PGlite', () => profileSuite());
