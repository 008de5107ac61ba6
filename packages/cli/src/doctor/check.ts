/** One thing that was looked at. */
export interface Check {
  /** `warning`: it works, and something about it should be seen to. */
  result: 'ok' | 'warning' | 'wrong';
  /** What was looked at: `origin`, or the provider as its addresses name it, such as `openid/nations`. */
  subject: string;
  /** What was found. */
  message: string;
  /** What to do about it, and where. */
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
