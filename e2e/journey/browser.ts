import type { Page } from '@playwright/test';
import { address, open } from './site';

/** Another tab clears what the browser keeps of a realm's site, as a viewer does in its settings. */
export async function clearStorageElsewhere(page: Page, realm: string): Promise<void> {
  const other = await page.context().newPage();
  await open(other, address(realm, '/home'));
  await other.evaluate(() => localStorage.clear());
  await other.close();
}

/** The addresses of this tab's history, those of other sites, too. */
export async function historyOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return entries.map(({ url }) => url).join('\n');
}

/** Whether the browser keeps a session of this page's site. */
export function keepsSession(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const stored = (await indexedDB.databases()).filter(({ name }) => name?.endsWith('-session'));
    for (const { name = '' } of stored) {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const sessions = stores.includes('session')
        ? await done(database.transaction('session').objectStore('session').count())
        : 0;
      database.close();
      if (sessions > 0) return true;
    }
    return false;
  });
}

/** All that the browser keeps of this page's site, as one text. */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        kept.push(name, store, await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}
