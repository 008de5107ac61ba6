import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Semaphore } from '../../../kernel/semaphore';

// One of the settings that OWASP names as equal for scrypt: 16 MiB and five passes. Every hash
// holds both, so that they can be raised without locking a viewer out.
const cost = { N: 16_384, r: 8, p: 5 } as const;
const keyLength = 32;

// More at once would only queue in libuv's four threads, where files and pictures wait as well.
const work = new Semaphore(Math.max(1, Math.min(3, availableParallelism())));

function derive(secret: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return work.run(
    () =>
      new Promise((resolve, reject) => {
        // The same letters typed on two keyboards may differ in code points.
        scrypt(
          secret.normalize('NFKC'),
          salt,
          keyLength,
          { ...options, maxmem: 64 * 1024 * 1024 },
          (error, key) => (error ? reject(error) : resolve(key)),
        );
      }),
  );
}

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, cost);
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** A hash that no secret fits, for the time that an unknown identifier must take. */
const nobody = ['scrypt', cost.N, cost.r, cost.p, randomBytes(16).toString('base64url'), ''].join(
  '$',
);

/**
 * Checks a secret against a hash. Without a hash, because no viewer has the identifier, it takes
 * the same time and answers no.
 */
export async function verifySecret(secret: string, hash: string | undefined): Promise<boolean> {
  const [name, n, r, p, salt = '', expected = ''] = (hash ?? nobody).split('$');
  if (name !== 'scrypt') throw new Error('A stored secret is not in the format of hashSecret.');
  const key = await derive(secret, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  const wanted = Buffer.from(expected, 'base64url');
  return wanted.length === key.length && timingSafeEqual(wanted, key);
}
