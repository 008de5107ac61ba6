// Generated from schemas/realm by "npm run generate". Do not edit.
import type { SchemaError } from '../validator/compile-schema';
import type { RealmConfig } from './realm-config';

export type { SchemaError };

declare const validateConfig: {
  (value: unknown): value is RealmConfig;
  errors: SchemaError[] | null;
};

export default validateConfig;
