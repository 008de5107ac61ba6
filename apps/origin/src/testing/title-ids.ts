import type { RailSource } from '../modules/catalogue/lists';
import type { TestOrigin } from './test-origin';

/** The first titles of a source, as a rail has them. */
export async function titleIds(
  origin: TestOrigin,
  source: RailSource,
  first: number,
): Promise<string[]> {
  const { body } = await origin.query<{
    rails: { items: { edges: { node: { id: string } }[] } }[];
  }>(
    `{ rails(requests: [{ key: "a", source: ${source}, first: ${first} }]) { items { edges { node { id } } } } }`,
  );
  return body.data.rails[0]?.items.edges.map(({ node }) => node.id) ?? [];
}
