/** A JSON Schema; its keywords are read one by one. */
export type Schema = Record<string, unknown>;

/** The realm schema as one document, from the repository's folder. */
export function bundle(root: string): Promise<Schema>;
