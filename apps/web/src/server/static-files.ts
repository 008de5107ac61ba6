import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FONT_HEADERS, isFont } from './font-policy';
import type { PackedCode } from './packed-code';
import { isPicture, PICTURE_HEADERS } from './picture-policy';
import { chooseEncoding } from './rules/accepted-encoding';
import type { Compressed } from './stamp/compress';
import { sha256 } from './stamp/digest';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A file held in memory in every encoding that is smaller than the file itself. */
export interface StaticFile {
  type: string;
  etag: string;
  identity: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

export const contentType = (path: string): string =>
  types[extname(path).toLowerCase()] ?? 'application/octet-stream';

const compressible = /^(text\/|application\/json|image\/svg)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const bytes = (content: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(content);

/**
 * The source of a file: its path, a file whose content was checked, or a text. Its public path tells its type.
 * `digest`: SHA-256 of the checked content, in hexadecimal digits.
 */
export type FileSource = string | { file: string; digest: string } | { text: string };

/** Compresses as well as possible: it happens once, and every viewer gains. */
async function compress(content: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  return { br, gz };
}

/** Reads a file; undefined when it has changed since it was checked. Its realm is then read again, and may be refused. */
async function contentOf(source: FileSource): Promise<Buffer | undefined> {
  if (typeof source === 'string') return readFile(source);
  if ('text' in source) return Buffer.from(source.text, 'utf8');
  const content = await readFile(source.file);
  const digest = createHash('sha256').update(content).digest('hex');
  return digest === source.digest ? content : undefined;
}

async function readStaticFile(
  publicPath: string,
  source: FileSource,
  packed: PackedCode | undefined,
): Promise<StaticFile | undefined> {
  const content = await contentOf(source);
  if (!content) return undefined;
  const type = contentType(publicPath);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const entry: StaticFile = { type, etag, identity: bytes(content) };
  if (!compressible.test(type) || content.length < 200) return entry;
  const { br, gz } =
    packed?.forms(publicPath.slice(1), sha256(content)) ?? (await compress(content));
  if (br && br.length < content.length) entry.br = bytes(br);
  if (gz && gz.length < content.length) entry.gzip = bytes(gz);
  return entry;
}

/** Files by their public path, each read when it is first requested. */
export class StaticFiles {
  readonly #sources = new Map<string, FileSource>();
  readonly #loaded = new Map<string, Promise<StaticFile | undefined>>();
  readonly #packed: PackedCode | undefined;

  /** `packed`: files that were compressed when the site was built. */
  constructor(packed?: PackedCode) {
    this.#packed = packed;
  }

  add(publicPath: string, source: FileSource): void {
    if (this.#sources.get(publicPath) === source) return;
    this.#sources.set(publicPath, source);
    this.#loaded.delete(publicPath);
  }

  /** Adds every file below a folder. */
  async addFolder(prefix: string, folder: string): Promise<void> {
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      this.add(`${prefix}${file.slice(folder.length).replaceAll('\\', '/')}`, file);
    }
  }

  /** Every public path that is known. */
  paths(): string[] {
    return [...this.#sources.keys()];
  }

  get(publicPath: string): Promise<StaticFile | undefined> | undefined {
    const known = this.#loaded.get(publicPath);
    if (known) return known;
    const source = this.#sources.get(publicPath);
    if (!source) return undefined;
    const loading = readStaticFile(publicPath, source, this.#packed);
    const forget = () => this.#loaded.delete(publicPath);
    loading.then((file) => file ?? forget(), forget);
    this.#loaded.set(publicPath, loading);
    return loading;
  }
}

/** Answers with the best encoding that the browser accepts; 304 when it has the file already. */
export function staticResponse(request: Request, file: StaticFile): Response {
  const headers: Record<string, string> = {
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
    // Every public path of a file carries the hash of its content.
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    ...(isPicture(file.type) ? PICTURE_HEADERS : {}),
    ...(isFont(file.type) ? FONT_HEADERS : {}),
  };
  if (request.headers.get('if-none-match') === file.etag) {
    return new Response(null, { status: 304, headers });
  }
  const offered = (['br', 'gzip', 'identity'] as const).filter((name) => file[name]);
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), offered);
  if (encoding === null)
    return new Response(null, { status: 406, headers: { vary: 'accept-encoding' } });
  const body = file[encoding];
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body?.length ?? 0);
  return new Response(request.method === 'HEAD' ? null : (body ?? null), { headers });
}
