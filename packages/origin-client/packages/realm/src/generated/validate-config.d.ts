// Generated from schemas/realm by "npm run generate". Do not edit.
import type { RealmConfig } from './realm-config';

export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** Set when the name of a property is wrong, not its value. */
  propertyName?: string;
  parentSchema: Record<string, unknown>;
  data: unknown;
}

declare const validateConfig: {
  (value: unknown): value is RealmConfig;
  errors?: SchemaError[] | null;
};

export default validateConfig;
