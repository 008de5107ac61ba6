import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: Buffer;
  ms: number;
}

/** The time that one address has to answer. */
const patienceMs = 10_000;
const mostBytes = 5_000_000;

/**
 * Makes one call, by default a GET, and follows no redirect. Names under `.localhost` are this machine (RFC 6761), which a machine's own resolver
 * often does not know.
 * @throws {Error} with words for an operator when nothing answers.
 */
export function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
  content?: string,
): Promise<Answered> {
  const url = new URL(address);
  const begun = performance.now();
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method,
        headers: { accept: '*/*', 'user-agent': 'marquee-doctor', ...headers },
        signal: AbortSignal.timeout(patienceMs),
        lookup: (name, options, found) =>
          lookup(name.endsWith('.localhost') ? 'localhost' : name, options, found),
      },
      (answer) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes <= mostBytes) parts.push(part);
          else answer.destroy(new Error(`more than ${mostBytes / 1e6} MB`));
        });
        answer.once('error', (error) => reject(inWords(error)));
        answer.once('end', () => {
          const body = Buffer.concat(parts);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: body.toString('utf8'),
            body,
            ms: Math.round(performance.now() - begun),
          });
        });
      },
    );
    call.once('error', (error) => reject(inWords(error)));
    call.end(content);
  });
}

const WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name could not be looked up; is this machine online?',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it broke the connection off',
  ABORT_ERR: `no answer within ${patienceMs / 1000} s`,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function inWords(error: Error): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new Error(WORDS[code] ?? error.message, { cause: error });
}
