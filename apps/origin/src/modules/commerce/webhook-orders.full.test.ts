import { describe } from 'vitest';
import { webhookOrdersSuite } from '../../testing/webhook-orders-suite';

describe('webhooks on PGlite', () => webhookOrdersSuite());
