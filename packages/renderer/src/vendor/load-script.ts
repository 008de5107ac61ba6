import { VENDOR_PATIENCE } from './in-time';
import { scriptAddresses } from './script-addresses';
import { VendorError } from './vendor-error';

const loads = new Map<string, Promise<void>>();

/**
 * Runs a vendor's script, once for each address. The page's policy must allow it: see
 * `sources` of sign-in and payment providers. One that failed is loaded again at the next call.
 * @throws {VendorError} `UNAVAILABLE`: blocked, out of reach, or slower than 20 s.
 */
export function loadScript(address: string): Promise<void> {
  const loading = loads.get(address) ?? append(address);
  loads.set(address, loading);
  loading.catch(() => loads.delete(address));
  return loading;
}

function append(address: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  // The DOM's types do not have Trusted Types yet: the browser takes the object, the compiler a
  // text.
  script.src = scriptAddresses().allow(address) as string;
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new VendorError('UNAVAILABLE', `The script ${address} ${why}.`));
    };
    const timer = setTimeout(() => fail('did not come in time'), VENDOR_PATIENCE);
    script.addEventListener('error', () => fail('did not come'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}
