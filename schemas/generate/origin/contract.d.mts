/** An OpenAPI document; what is in it, nothing says before it has been looked at. */
export interface Contract {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

export function readContract(root: string): Promise<Contract>;
