import { normaliseIdentifier } from '../viewers/normalise-identifier';

const shortest = 8;

/**
 * The secrets that are guessed first: those of the lists of leaked secrets that are long enough to
 * break no other rule.
 */
const mostUsed = new Set([
  ...['12345678', '123456789', '1234567890', '0123456789', '87654321', '987654321', '12341234'],
  ...['11223344', '123123123', '12344321', '147258369', '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx'],
  ...['password', 'password1', 'password123', 'passw0rd', 'p@ssw0rd', 'qwertyui', 'qwerty123'],
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm1', 'abcd1234', 'abc12345', 'iloveyou', 'sunshine'],
  ...['princess', 'football', 'baseball', 'superman', 'starwars', 'trustno1', 'welcome1'],
  ...['letmein1', 'changeme', 'computer', 'internet', 'michelle', 'whatever', 'a1b2c3d4'],
  ...['contraseña', 'contrasena', 'senha123', 'teamo123', 'bismillah', 'administrator', 'admin123'],
]);

export type Weakness = 'short' | 'identifier' | 'repeated' | 'common';

/**
 * Says why a secret is too easy to guess; null for one that is not. Asks for no kinds of characters
 * (NIST SP 800-63B).
 */
export function weaknessOf(secret: string, identifier: string): Weakness | null {
  const plain = secret.normalize('NFKC').toLowerCase();
  const letters = [...plain];
  if (letters.length < shortest) return 'short';
  if (new Set(letters).size === 1) return 'repeated';
  const own = normaliseIdentifier(identifier);
  if (plain.trim() === own || plain.trim() === own.split('@')[0]) return 'identifier';
  return mostUsed.has(plain) ? 'common' : null;
}
