/** The result of one check. */
export interface Check {
  /** `warning`: it works, but the operator should change something. */
  result: 'ok' | 'warning' | 'wrong';
  /** The subject of the check: `origin`, or a provider as addresses name it, such as `openid/nations`. */
  subject: string;
  /** The result in a sentence. */
  message: string;
  /** The remedy: what to do, and where. */
  remedy?: string;
}

export const ok = (subject: string, message: string): Check => ({ result: 'ok', subject, message });

export const wrong = (subject: string, message: string, remedy: string): Check => ({
  result: 'wrong',
  subject,
  message,
  remedy,
});

export const warning = (subject: string, message: string, remedy: string): Check => ({
  result: 'warning',
  subject,
  message,
  remedy,
});
