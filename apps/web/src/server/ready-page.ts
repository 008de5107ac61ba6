import { createHash } from 'node:crypto';
import { securityHeaders } from '../render/csp';
import type { RenderedPage } from '../render/render-page';
import { type Bytes, type Forms, formsOf } from './encodings';
import { isKnown } from './rules/entity-tag';

/** A page that is ready to send: its headers, and its bytes in the encodings that were requested. */
export interface ReadyPage extends RenderedPage {
  /** The headers that are the same for every viewer. */
  headers: Readonly<Record<string, string>>;
  /** Only a page that a cache may keep has one. */
  etag: string | undefined;
  forms: Forms;
}

/** The part of a request that decides how a page is sent. */
export interface Asker {
  method: string | undefined;
  /** `Accept-Encoding`, `If-None-Match` */
  accepted: string | null | undefined;
  known: string | null | undefined;
  requestId: string;
}

/** An answer as any server can write it. */
export interface Outgoing {
  status: number;
  headers: Record<string, string>;
  body: Bytes | null;
}

/** The form that nearly every browser accepts. */
const USUAL = 'br';

/**
 * Makes a rendered page ready to send. A page that caches may keep is compressed to the usual form at once, so that no viewer
 * waits for that. `old` is the page before, which is returned with its forms where nothing has changed.
 */
export async function readyPage(
  rendered: RenderedPage,
  strictTransport: string | undefined,
  old?: ReadyPage,
): Promise<ReadyPage> {
  if (old && old.html === rendered.html && old.status === rendered.status) return old;
  const forms = formsOf(rendered.html);
  const etag = rendered.complete
    ? tagOf(await forms.make(forms.choose(USUAL) ?? USUAL))
    : undefined;
  return { ...rendered, headers: headersOf(rendered, etag, strictTransport), etag, forms };
}

/** The page's ETag: a weak one, because all encodings share it (RFC 9110 §8.8.3.3). It is a hash of the smallest of them. */
const tagOf = (bytes: Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function headersOf(
  { status, complete, conceals, policy }: RenderedPage,
  etag: string | undefined,
  strictTransport: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': complete
      ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
      : 'no-store',
    vary: 'accept-encoding',
    ...securityHeaders(strictTransport),
  };
  if (status === 503) headers['retry-after'] = '10';
  if (conceals) headers['referrer-policy'] = 'no-referrer';
  if (etag !== undefined) headers.etag = etag;
  return headers;
}

/** Answers a request with a page; a promise where the form has to be made first. */
export function outgoing(page: ReadyPage, asker: Asker): Outgoing | Promise<Outgoing> {
  const { status, headers, etag, forms } = page;
  const own: Record<string, string> = { ...headers, 'x-request-id': asker.requestId };
  if (etag !== undefined && isKnown(asker.known, etag)) {
    return { status: 304, headers: own, body: null };
  }
  const encoding = forms.choose(asker.accepted);
  if (encoding === null) {
    const refused = { vary: 'accept-encoding', 'content-length': '0' };
    return { status: 406, headers: refused, body: null };
  }
  const inForm = (body: Bytes): Outgoing => {
    own['content-length'] = String(body.length);
    if (encoding !== 'identity') own['content-encoding'] = encoding;
    return { status, headers: own, body: asker.method === 'HEAD' ? null : body };
  };
  const there = forms.at(encoding);
  return there ? inForm(there) : forms.make(encoding).then(inForm);
}
