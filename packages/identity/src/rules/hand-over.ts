/** A native app that may begin a sign-in in the browser, as its realm lists it. */
export interface App {
  name: string;
  scheme: string;
}

/** The app that an address names; undefined for a name that the realm does not list. */
export const findApp = (apps: readonly App[] | undefined, name: string | null | undefined) =>
  name ? apps?.find((app) => app.name === name) : undefined;

/** The link that hands a code to the app, which exchanges it itself (spec 1 §4). */
export function handOverLink({ scheme }: App, provider: string, params: URLSearchParams): string {
  const carried = new URLSearchParams();
  for (const name of ['code', 'state', 'iss']) {
    const value = params.get(name);
    if (value) carried.set(name, value);
  }
  return `${scheme}://${provider}?${carried}`;
}
