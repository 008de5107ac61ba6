import { lazy, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderToText } from './render-to-text';

const later = () => {
  let loads = 0;
  const Part = lazy(async () => {
    loads += 1;
    return { default: () => <p>part</p> };
  });
  return { Part, loads: () => loads };
};

it('renderToText renders a tree that needs to fetch nothing', async () => {
  expect(await renderToText(<main>a &lt; b</main>)).toBe('<main>a &lt; b</main>');
});

it('renderToText waits for what a boundary fetches, and renders the same once it is there', async () => {
  const { Part, loads } = later();
  const tree = (
    <main>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </main>
  );
  const first = await renderToText(tree);
  expect(first).toBe('<main><!--$--><p>part</p><!--/$--></main>');
  expect(await renderToText(tree)).toBe(first);
  expect(loads()).toBe(1);
});

it('renderToText waits for what is fetched outside all boundaries', async () => {
  const { Part } = later();
  expect(await renderToText(<Part />)).toBe('<p>part</p>');
});

it('renderToText leaves nothing of a large part for later', async () => {
  const { Part } = later();
  const many = Array.from({ length: 2_000 }, (_, key) => key);
  const html = await renderToText(
    <Suspense fallback="…">
      <Part />
      {many.map((key) => (
        <p key={key}>{`paragraph ${key}`}</p>
      ))}
    </Suspense>,
  );
  expect(html).toContain('paragraph 1999</p><!--/$-->');
  expect(html).not.toContain('<script');
});

it('renderToText rejects with the error of a component', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  await expect(renderToText(<Broken />)).rejects.toThrow('broken');
  vi.restoreAllMocks();
});
