import { describe } from 'vitest';
import { favouriteSuite } from '../../../testing/favourite-suite';

describe('favourites on PGlite', () => favouriteSuite());
