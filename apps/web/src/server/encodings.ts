import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './rules/accepted-encoding';
import { brotliOptions, gzipOptions } from './stamp/compress';

/** Bytes that a web `Response` takes as well. */
export type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quick compression for pages, which are made while the site runs; files come compressed already. */
const MAKERS: Readonly<Record<Encoding, (content: Bytes) => Promise<Bytes>>> = {
  identity: async (content) => content,
  gzip: (content) => zip(content, gzipOptions('quick')),
  br: (content) => brotli(content, brotliOptions(content.length, 'quick')),
};

/** Shorter content is sent as it is, unless its reader refuses that. */
const WORTH_COMPRESSING = 500;

/** Content in the forms that readers take (RFC 9110 §8.4.1). Each is made once, and not on the thread that answers. */
export interface Forms {
  /** The bytes of all forms made so far. */
  readonly bytes: number;
  /** The form to send; null when the reader takes none of ours. */
  choose(accepted: string | null | undefined): Encoding | null;
  /** The bytes of a form, if it has been made. */
  at(encoding: Encoding): Bytes | undefined;
  make(encoding: Encoding): Promise<Bytes>;
}

/** `worthCompressing`: content of fewer bytes is sent as it is. */
export function formsOf(content: string | Bytes, worthCompressing = WORTH_COMPRESSING): Forms {
  const isShort = Buffer.byteLength(content) < worthCompressing;
  const there: Partial<Record<Encoding, Bytes>> = {};
  const making: Partial<Record<Encoding, Promise<Bytes>>> = {};
  let bytes = 0;

  async function compress(encoding: Encoding): Promise<Bytes> {
    const made = await MAKERS[encoding](Buffer.from(content));
    there[encoding] = made;
    bytes += made.length;
    return made;
  }

  return {
    get bytes() {
      return bytes;
    },
    choose(accepted) {
      const plain = isShort && chooseEncoding(accepted, ['identity']);
      return plain || chooseEncoding(accepted, ['br', 'gzip', 'identity']);
    },
    at: (encoding) => there[encoding],
    make(encoding) {
      const promise = making[encoding] ?? compress(encoding);
      making[encoding] = promise;
      return promise;
    },
  };
}
