import { timestamp } from 'drizzle-orm/pg-core';

/** A text in every language of its realm, by BCP 47 tag. */
export type Localised = Readonly<Record<string, string>>;

/** The column of a moment. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
