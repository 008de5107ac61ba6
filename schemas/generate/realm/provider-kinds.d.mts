export interface ProviderSchema {
  type: string;
  file: string;
  schema: object;
}

export function accountsModule(providers: readonly ProviderSchema[]): string;
export function capabilitiesModule(providers: readonly ProviderSchema[]): string;
export function ableModule(providers: readonly ProviderSchema[]): string;
