import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { COMMANDS, run } from '@marquee/cli';
import type { AssetFile, Finding } from '@marquee/realm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capturedOutput } from '../../packages/cli/src/testing/captured-output';
import { CORPUS, withMistakes } from '../../packages/realm/src/corpus/corpus';
import { SOUND_ASSETS } from '../../packages/realm/src/corpus/sound-assets';
import { PICTURES } from '../../packages/realm/src/fixtures/pictures';
import { SMALLEST_REALM } from '../../packages/realm/src/fixtures/realm-text';

let realms: string;

beforeAll(() => {
  realms = mkdtempSync(join(tmpdir(), 'corpus-'));
  for (const id of ['bare', 'delta']) {
    for (const [path, asset] of SOUND_ASSETS) write(join(id, path), fileOf(path, asset));
  }
  write('bare/realm.json', JSON.stringify(SMALLEST_REALM));
});
afterAll(() => rmSync(realms, { recursive: true, force: true }));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(realms, path)), { recursive: true });
  writeFileSync(join(realms, path), content);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

/** As much of a picture as says what it is and how large, and as many bytes as it has. */
function fileOf(path: string, asset: AssetFile): string | Buffer {
  if (!('width' in asset)) {
    if (asset.unsafe) return `${SVG} width="9" height="9">\n\n<script>0</script></svg>`;
    return asset.ending === '.jpg' ? jpeg(600, 400) : 'not a picture';
  }
  const { width, height, bytes = 0, inks: [ink = '#4474e0'] = [] } = asset;
  if (path.endsWith('.svg')) {
    return `${SVG} viewBox="0 0 ${width} ${height}"><path fill="${ink}" d="M0 0h9v9z"/></svg>`;
  }
  const head = HEADS.get(path.split('.').pop() ?? '')?.(width, height);
  if (!head) throw new Error(`There are no pictures such as ${path} here.`);
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length))]);
}

function png(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

function jpeg(width: number, height: number): Buffer {
  const picture = Buffer.from(PICTURES.jpg);
  const frame = picture.indexOf(Buffer.from('ffc0', 'hex'));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}

function webp(width: number, height: number): Buffer {
  const head = Buffer.from(`${'RIFF    WEBPVP8X'}\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0`, 'latin1');
  head.writeUIntLE(width - 1, 24, 3);
  head.writeUIntLE(height - 1, 27, 3);
  return head;
}

const HEADS = new Map([
  ['png', png],
  ['jpg', jpeg],
  ['webp', webp],
]);

async function validated(id: string) {
  const { output, written } = capturedOutput();
  const code = await run(COMMANDS, ['validate', join(realms, id), '--format', 'json'], output);
  const findings: Finding[] = JSON.parse(written.out);
  return { code, err: written.err, findings: findings.map(placed) };
}

const placed = ({ rule, severity, line, column, pointer, message }: Finding) => ({
  rule,
  severity,
  line,
  column,
  pointer,
  message,
});

const codeFor = (severity: Finding['severity']) => (severity === 'error' ? 1 : 0);

describe('marquee validate, run on the corpus of wrong realms,', () => {
  it.each(CORPUS)('gives one finding, in its place: $mistake', async (mistake) => {
    write('delta/realm.json', withMistakes(mistake) ?? '');
    expect(await validated('delta')).toEqual({
      code: codeFor(mistake.finding.severity),
      err: '',
      findings: [placed(mistake.finding as Finding)],
    });
  });

  // What the other realm has is there as well: its way to sign in, and what a null takes away.
  const mended = new Set([
    ...['no provider', 'nothing but passkeys', 'nothing but magic links', 'null for an object'],
    ...['passkeys and magic links alone', 'a magic link beside TV providers'],
  ]);
  const heirs = CORPUS.filter(({ mistake, by }) => !mended.has(mistake) && !by.includes('extend'));
  it.each(heirs)(
    'gives the same finding where the realm extends another: $mistake',
    async (mistake) => {
      const text = withMistakes(mistake) ?? '';
      write(
        'delta/realm.json',
        text.replace('schema.json",\n', 'schema.json", "extends": "bare",\n'),
      );
      const finding = placed(mistake.finding as Finding);
      // The other realm has a key of its own there, which serves that one alone.
      const message = finding.message.replace(/("publicKey")\.$/, '$1, which is never inherited.');
      expect(await validated('delta')).toEqual({
        code: codeFor(mistake.finding.severity),
        err: '',
        findings: [{ ...finding, message }],
      });
    },
  );
});
