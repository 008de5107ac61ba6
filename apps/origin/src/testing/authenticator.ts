import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Just enough CBOR (RFC 8949) for what an authenticator says: numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

interface Ceremony {
  challenge: string;
  /** The page's own origin. */
  site: string;
  /** True when the device has verified its holder. */
  verified?: boolean;
  /** The host that the page asks a passkey for; the site's by default. */
  host?: string;
}

/** A device with one passkey, as a browser would answer for it. `counts`: its counter grows with every use. */
export function createAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let uses = 0;
  let handle: string | undefined;

  const clientData = (type: string, { challenge, site }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: site, crossOrigin: false }));

  function authenticatorData({ site, host, verified = true }: Ceremony, attested?: Buffer) {
    if (counts) uses += 1;
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(counts ? uses : 0);
    const rpIdHash = sha256(host ?? new URL(site).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  return {
    credentialId: text(credentialId),

    /** `RegistrationResponseJSON` */
    create(ceremony: Ceremony & { userId: string }) {
      handle = ceremony.userId;
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), size, credentialId, cbor(key)]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData(ceremony, attested)],
        ]),
      );
      return {
        id: text(credentialId),
        rawId: text(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', ceremony)),
          attestationObject: text(attestationObject),
          transports: ['internal'],
        },
      };
    },

    /** `AuthenticationResponseJSON` */
    get(ceremony: Ceremony) {
      const data = authenticatorData(ceremony);
      const client = clientData('webauthn.get', ceremony);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: text(credentialId),
        rawId: text(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(handle ? { userHandle: handle } : {}),
        },
      };
    },
  };
}
