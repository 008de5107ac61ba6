import { vi } from 'vitest';
import { OriginError, type TokenSource } from '../index';
import type { HttpServer, Reply } from './http-server';

/** Sends the replies in turn; the last one again and again. */
export function answerInTurn(server: HttpServer, ...replies: (Reply | 'drop' | 'hang')[]): void {
  server.respond = () => (replies.length > 1 ? replies.shift() : replies[0]) ?? 'drop';
}

/** The error that a call ends with; the test fails when it is no `OriginError`, or when there is none. */
export async function errorOf(work: Promise<unknown>): Promise<OriginError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OriginError)) throw new Error(`No OriginError but ${error}`);
  return error;
}

export const tokenSource = (token: string | null, fresh: string | null = null) => ({
  accessToken: vi.fn<TokenSource['accessToken']>(async () => token),
  refresh: vi.fn<TokenSource['refresh']>(async () => fresh),
});

export const upcoming = {
  events: [],
  pagingInfo: { page: 1, rpp: 12, totalPages: 0, totalResults: 0 },
};
