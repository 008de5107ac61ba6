import { OriginError } from '@marquee/origin-client';

/** What a loader throws for a page that there is not. */
export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * Loads a list from the place in it that a page's address names, or from its beginning.
 * @throws {Response} 404 where the origin knows no such place
 */
export async function loadAt<Page>(
  url: URL,
  load: (after: string | undefined) => Promise<Page>,
): Promise<Page> {
  const after = url.searchParams.get('after') ?? undefined;
  try {
    return await load(after);
  } catch (error) {
    const isNoPlace = error instanceof OriginError && error.code === 'BAD_INPUT';
    throw after !== undefined && isNoPlace ? notFound() : error;
  }
}
