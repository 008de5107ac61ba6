import schema from '@marquee/schemas/realm/realm.schema.json' with { type: 'json' };

/** The newest version of the format. */
export const VERSION = Math.max(...schema.properties.version.enum);
