/** Name of the policy in the page's `trusted-types` directive. */
export const SCRIPT_POLICY = 'own-scripts';

interface ScriptUrlPolicy {
  createScriptURL(address: string): unknown;
}

interface WithTrustedTypes {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): ScriptUrlPolicy;
  };
}

const allowed = new Set<string>();
let policy: ScriptUrlPolicy | undefined;

/** The scripts that the page may run; each provider allows the addresses of its own. */
export function scriptAddresses(): { allow: (address: string) => unknown } {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  policy ??= trustedTypes?.createPolicy(SCRIPT_POLICY, {
    createScriptURL(address) {
      if (!allowed.has(address)) throw new TypeError(`No script may come from ${address}.`);
      return address;
    },
  });
  return {
    allow(address) {
      allowed.add(address);
      return policy ? policy.createScriptURL(address) : address;
    },
  };
}
