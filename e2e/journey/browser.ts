import type { Page } from '@playwright/test';
import { address, open } from './site';

/** Clears the local storage of a realm's site in another tab, as a viewer does in the browser's settings. */
export async function clearStorageElsewhere(page: Page, realm: string): Promise<void> {
  const other = await page.context().newPage();
  await open(other, address(realm, '/home'));
  await other.evaluate(() => localStorage.clear());
  await other.close();
}

/** The addresses in this tab's history, those of other sites included. */
export async function historyOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url).join('\n');
}

/** Tells whether the browser has stored a viewer's session for this page's site. The guest's token is in the same store. */
export function storesSession(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const stored = (await indexedDB.databases()).filter(({ name }) => name?.endsWith('-session'));
    for (const { name = '' } of stored) {
      const database = await done(indexedDB.open(name));
      const records: { accessToken: string }[] = database.objectStoreNames.contains('session')
        ? await done(database.transaction('session').objectStore('session').getAll())
        : [];
      database.close();
      const isViewers = ({ accessToken }: { accessToken: string }) => {
        const [, claims = ''] = accessToken.split('.');
        return !JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).isGuest;
      };
      if (records.some(isViewers)) return true;
    }
    return false;
  });
}

/** All that the browser has stored for this page's site, as one text. */
export function storageOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        all.push(name, store, await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(all);
  });
}
