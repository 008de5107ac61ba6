import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Controls } from './control';
import { readObject, sendJson } from './http';
import type { JournalEntry } from './protocol';
import { readControl } from './read-control';
import type { Webhooks } from './webhooks';

interface ControlParts {
  controls: Controls;
  webhooks: Pick<Webhooks<unknown>, 'release'>;
  journal(): readonly JournalEntry[];
}

/** The calls by which a company is told to do wrong, and asked what it did (`Control`, `JournalEntry`); any program on this machine may. */
export function createControlApi({ controls, webhooks, journal }: ControlParts) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<true | undefined> => {
    const call = `${request.method} ${url.pathname}`;
    if (call === 'GET /journal') {
      const [payment, customer] = ['payment', 'customer'].map((name) => url.searchParams.get(name));
      const entries = journal().filter(
        (line) =>
          (payment === null || line.payment === payment) &&
          (customer === null || line.customer === customer),
      );
      sendJson(response, { entries });
      return true;
    }
    if (call === 'PUT /control') {
      const control = readControl(await readObject(request));
      controls.set(control);
      sendJson(response, control);
      return true;
    }
    if (call === 'POST /control/release') {
      const { customer, order } = await readObject(request);
      webhooks.release(
        typeof customer === 'string' ? customer : undefined,
        order === 'backwards' ? order : 'as it came',
      );
      sendJson(response, {});
      return true;
    }
    return undefined;
  };
}
