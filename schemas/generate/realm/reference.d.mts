import type { Schema } from './bundle.mjs';

/** The operators' reference of a bundled realm schema, as Markdown. */
export function reference(schema: Schema): string;
