export { applyHead } from './apply-head';
export { escapeAttribute, escapeText, jsonForScript } from './escape';
export type { HeadData, HeadPlace, HeadTag, PreloadImage } from './head';
export { documentLanguage, headTags } from './head';
export { writeHead, writePreloads } from './write-head';
