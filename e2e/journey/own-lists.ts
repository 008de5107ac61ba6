import { callOrigin } from './origin-calls';
import { newAccount } from './sign-up';
import { expect } from './test';

/** The most titles that one call adds. */
const MOST = 50;

interface OwnList {
  account: { id: string; secret: string };
  /** The path of its page, below a locale's prefix. */
  path: string;
  /** The query by which a title's page knows it. */
  search: string;
}

/** A new viewer with a list of these videos, made by calls as on another device. */
export async function viewerWithList(
  realm: string,
  name: string,
  videos: readonly string[],
): Promise<OwnList> {
  const account = await newAccount(realm);
  const login = await callOrigin<{ authorisationToken: string }>(realm, '/login', {
    body: account,
  });
  const token = login.body.authorisationToken;
  const made = await callOrigin<{ watchlistExternalId: string; ownerExternalId: string }>(
    realm,
    '/watchlists',
    { token, body: { name } },
  );
  const { watchlistExternalId: id, ownerExternalId: owner } = made.body;
  for (let at = 0; at < videos.length; at += MOST) {
    const content = videos
      .slice(at, at + MOST)
      .map((video) => ({ id: video, contentType: 'video' }));
    const { status } = await callOrigin(realm, `/new-watchlists/${id}/content`, {
      token,
      body: { content },
    });
    expect(status).toBe(200);
  }
  return { account, path: `/watchlists/${owner}/${id}`, search: `?list=${owner}.${id}` };
}
