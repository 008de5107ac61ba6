export { applyHead } from './apply-head';
export { escapeAttribute, escapeText, jsonForScript } from './escape';
export type { HeadPlace, HeadTag } from './head';
export { documentLanguage, headTags } from './head';
export type { HeadData, PreloadImage } from './head-data';
export { writeHead, writePreloads } from './write-head';
