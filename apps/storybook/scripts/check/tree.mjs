/**
 * The groups of the tree from its top: how to design, the brands, what viewers see as a whole, then its pieces.
 * Storybook reads the order in preview.tsx without running it, so that list cannot be this one.
 */
export const GROUPS = [
  'Guide',
  'Brands',
  'Pages',
  'Catalogue',
  'Library',
  'Identity',
  'Screens',
  'Actions',
  'Text',
  'Forms',
  'Feedback',
  'Overlays',
  'Navigation',
  'Media',
  'Layout',
];

/**
 * Says what is wrong with the tree whose titles these are, in its order. Storybook puts whatever has no group above all
 * groups, wherever the order has it.
 * @param {string[]} titles
 */
export function treeProblems(titles) {
  const alone = [...new Set(titles.filter((title) => !title.includes('/')))];
  const groups = titles.map((title) => title.split('/')[0]);
  const met = groups.filter((group, at) => group !== groups[at - 1]);
  return [
    ...alone.map((title) => `"${title}" has no group: it stands above the guide.`),
    ...(met.join() === GROUPS.join()
      ? []
      : [`The groups come as ${met.join(', ')}; they should be ${GROUPS.join(', ')}.`]),
  ];
}
