import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { secretCostOf } from '../../../kernel/secret-cost';
import { Semaphore } from '../../../kernel/semaphore';

// Every hash holds its cost, so that it can be raised without locking a viewer out.
export const secretCost = secretCostOf(process.env.SECRET_COST);
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
function textOf(salt: Buffer, key: Buffer): string {
  const { N, r, p } = secretCost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  return textOf(salt, await derive(secret, salt, secretCost));
}

/** A hash that no secret fits, for the time that an unknown identifier must take. */
const fitsNone = textOf(randomBytes(16), Buffer.alloc(0));

/**
 * Checks a secret against a hash. Without a hash, because no viewer has the identifier, it takes
 * the same time and answers no.
 */
export async function verifySecret(secret: string, hash: string | undefined): Promise<boolean> {
  const [name, n, r, p, salt = '', expected = ''] = (hash ?? fitsNone).split('$');
  if (name !== 'scrypt') throw new Error('A stored secret is not in the format of hashSecret.');
  const key = await derive(secret, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  const wanted = Buffer.from(expected, 'base64url');
  return wanted.length === key.length && timingSafeEqual(wanted, key);
}
