import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const PAGES = [
  ['apex', '/'],
  ['corral', '/'],
  ['noor', '/'],
  ['noor', '/en'],
  ['metro', '/'],
  ['unity', '/'],
  ['plain', '/'],
] as const;

/** Describes what is wrong with the page's cards. */
function faultsOfCards(): string[] {
  const faults: string[] = [];
  for (const section of document.querySelectorAll<HTMLElement>('main section'))
    section.style.contentVisibility = 'visible';
  const isPlate = (part: Element) =>
    Boolean(part.textContent?.trim()) &&
    getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)';
  for (const card of document.querySelectorAll('[data-ui="card"]')) {
    const title = card.querySelector('[data-ui="card-title"]');
    const name = title?.textContent ?? '';
    const art = card.querySelector('[data-ui="art"]');
    if (!title || !art) continue;
    const picture = art.getBoundingClientRect();
    const plates = [...art.querySelectorAll('div *')].filter(isPlate).map((plate) => ({
      words: plate.textContent,
      box: plate.getBoundingClientRect(),
    }));
    plates.forEach(({ words, box }, at) => {
      if (box.left < picture.left - 1 || box.right > picture.right + 1)
        faults.push(`${name}: the badge "${words}" leaves the picture`);
      if (box.height > 36) faults.push(`${name}: the badge "${words}" has two lines`);
      for (const other of plates.slice(at + 1)) {
        if (Math.abs(other.box.top - box.top) > 4)
          faults.push(`${name}: the badges "${words}" and "${other.words}" are not in one line`);
        else if (other.box.left < box.right && box.left < other.box.right)
          faults.push(`${name}: the badges "${words}" and "${other.words}" overlap`);
      }
    });
    const second = /\s(?:vs?\.?|contra|x|×|ضد)\s+([\p{L}\p{N}-]+)/iu.exec(name);
    if (!second?.[1]) continue;
    const begins = second.index + second[0].length - second[1].length;
    const word = document.createRange();
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    let passed = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const length = text.textContent?.length ?? 0;
      if (begins >= passed && begins < passed + length) {
        word.setStart(text, begins - passed);
        word.setEnd(text, Math.min(length, begins - passed + second[1].length));
        const box = word.getBoundingClientRect();
        for (let cut = text.parentElement; cut && cut !== card; cut = cut.parentElement) {
          const frame = cut.getBoundingClientRect();
          const isSeen =
            box.bottom <= frame.bottom + 2 &&
            box.left >= frame.left - 1 &&
            box.right <= frame.right + 1;
          if (getComputedStyle(cut).overflowY !== 'visible' && !isSeen)
            faults.push(`${name}: cut before "${second[1]}"`);
        }
      }
      passed += length;
    }
    const lines = Math.round(
      title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
    );
    if (lines > 3) faults.push(`${name}: ${lines} lines`);
  }
  return [...new Set(faults)];
}

for (const [realm, path] of PAGES) {
  for (const width of [360, 768, 1280]) {
    test(`${realm}${path} at ${width} px: badges of a card are in one line, and titles show both sides`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address(realm, path));
      await expect(page.locator('[data-ui="card"]').first()).toBeVisible();
      expect(await page.evaluate(faultsOfCards)).toEqual([]);
    });
  }
}

/** On a card 120 px wide neither a long time nor a language’s whole name pushes the other away. */
test('on a card of Noor a language with a long name makes room for the time, in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, address('noor', '/en'));
  await page.evaluate(() => {
    for (const badge of document.querySelectorAll('[data-ui="art"] [lang]'))
      badge.textContent = 'Português (Brasil)';
  });
  expect(await page.evaluate(faultsOfCards)).toEqual([]);
});
