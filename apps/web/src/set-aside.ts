/** What a change of the page's elements tells (a `MutationRecord`). */
export interface PageChange {
  readonly addedNodes: Iterable<Node>;
  readonly removedNodes: Iterable<Node>;
}

/**
 * Takes out of a page what other programs have added to it before its code was there, such as a password manager's icons:
 * React finds the server's HTML as it was, and need not render the page anew. What took the place of something of the page's own,
 * as a translator's texts do, or has it inside, stays. The returned function puts all of it back in its place, where that place is still there.
 */
export function setAside(changes: readonly PageChange[]): () => void {
  const added = addedBy(changes);
  const outermost = added.filter(
    (one) => one.isConnected && !added.some((other) => other !== one && other.contains(one)),
  );
  const places = outermost.sort(byPlace).map((element) => ({
    element,
    parent: element.parentNode,
    next: element.nextSibling,
  }));
  for (const { element } of places) element.remove();
  return () => {
    // Backwards, so that one that is the next of another is there first.
    for (const { element, parent, next } of places.reverse())
      if (parent?.isConnected && (next === null || next.parentNode === parent))
        parent.insertBefore(element, next);
  };
}

const byPlace = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

function addedBy(changes: readonly PageChange[]): Element[] {
  const added = new Set<Element>();
  const own = new Set<Node>();
  for (const { addedNodes, removedNodes } of changes) {
    let replaced = false;
    for (const node of removedNodes) {
      replaced = true;
      if (!(node instanceof Element && added.has(node))) own.add(node);
    }
    if (replaced) continue;
    for (const node of addedNodes) if (node instanceof Element && !own.has(node)) added.add(node);
  }
  return [...added].filter((one) => ![...own].some((node) => one.contains(node)));
}
