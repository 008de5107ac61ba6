import { ask } from './ask';
import { type Check, ok, wrong } from './check';

/** Checks that the address answers with a script. */
export async function checkScript(subject: string, address: string, place: string): Promise<Check> {
  const remedy = `Check ${place}, and that this machine may reach the vendor.`;
  try {
    const { status, headers, text, ms } = await ask(address);
    if (status !== 200) return wrong(subject, `${address} answers ${status}.`, remedy);
    const type = String(headers['content-type'] ?? '');
    if (!/javascript|ecmascript/i.test(type)) {
      return wrong(
        subject,
        `${address} is no script but ${type || 'something without a type'}.`,
        remedy,
      );
    }
    const kilobytes = Math.ceil(text.length / 1024);
    return ok(subject, `${address} is a script of ${kilobytes} KB (${ms} ms).`);
  } catch (error) {
    return wrong(subject, `${address} cannot be had: ${inWords(error)}.`, remedy);
  }
}

/** Checks that the address answers. */
export async function checkService(
  subject: string,
  address: string,
  place: string,
): Promise<Check> {
  const remedy = `Check ${place}, and that this machine may reach the vendor.`;
  try {
    const { status, ms } = await ask(address);
    if (status >= 500) return wrong(subject, `${address} answers ${status}.`, remedy);
    return ok(subject, `${address} answers (${ms} ms).`);
  } catch (error) {
    return wrong(subject, `${address} cannot be reached: ${inWords(error)}.`, remedy);
  }
}

export const inWords = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
