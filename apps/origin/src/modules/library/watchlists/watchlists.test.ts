import { describe } from 'vitest';
import { watchlistSuite } from '../../../testing/watchlist-suite';

describe('watchlists on PGlite', () => watchlistSuite());
