export { RichText, type RichTextProps } from './RichText';
export { RichTextNodes, type RichTextNodesProps } from './RichTextNodes';
export type { RichElement, RichNode } from './read-rich-text';
