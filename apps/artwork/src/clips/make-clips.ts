/**
 * Makes the sample clips that the sandbox origin streams; needs ffmpeg:
 *
 *   npm run clips -w @marquee/artwork [-- clip …]
 *
 * Each rendition is one file of fragmented MP4: its header, then twelve fragments of two seconds. Every clip has the sound of all.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { adtsFrames, SAMPLES_A_FRAME } from './adts';
import { CLIP_SECONDS, type ClipPlan, clipPlans, FRAME_RATE } from './clip-plan';
import { framesOf, PICTURE, stillOf } from './frames';

const folder = fileURLToPath(new URL('../../clips/', import.meta.url));

/** The renditions of a picture: height in pixels, and what it may take in kbit/s. */
const RENDITIONS = [
  { height: 360, kbits: 56 },
  { height: 180, kbits: 20 },
];

const SEGMENT_SECONDS = 2;
/** 24 s at this rate are a whole number of AAC frames. */
const SAMPLE_RATE = 48_000;

/** Two languages of sound: a chord each, so that tests and ears tell them apart. In Hz. */
const SOUNDS = {
  main: [220, 277.5, 330],
  second: [196, 247.5, 294],
};

const FRAGMENTED = '+empty_moov+default_base_moof+skip_trailer';

/** Runs ffmpeg over bytes that come in order; resolves when it has written its output. */
async function ffmpeg(args: readonly string[], input?: AsyncIterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-v', 'error', '-nostdin', ...args], {
    stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  if (input && child.stdin) {
    for await (const part of input) if (!child.stdin.write(part)) await once(child.stdin, 'drain');
    child.stdin.end();
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}: ffmpeg ${args.join(' ')}`);
}

async function encodePicture(name: string, plan: ClipPlan, scratch: string): Promise<void> {
  const raw = join(scratch, `${name}.rgb`);
  const frames: Buffer[] = [];
  for await (const frame of framesOf(plan)) frames.push(frame);
  await writeFile(raw, Buffer.concat(frames));
  const input = [
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${PICTURE.width}x${PICTURE.height}`],
    ...['-r', String(FRAME_RATE), '-i', raw],
  ];
  for (const { height, kbits } of RENDITIONS) {
    const gop = FRAME_RATE * SEGMENT_SECONDS;
    const encode = [
      ...['-vf', `scale=-2:${height}:flags=area`, '-c:v', 'libx264', '-preset', 'veryslow'],
      ...['-tune', 'animation', '-profile:v', 'main', '-pix_fmt', 'yuv420p', '-bf', '0'],
      ...['-g', String(gop), '-keyint_min', String(gop), '-sc_threshold', '0'],
      ...['-b:v', `${kbits}k`, '-maxrate', `${kbits * 3}k`, '-bufsize', `${kbits * 4}k`],
      ...['-passlogfile', join(scratch, `${name}-${height}`), '-threads', '1', '-an'],
    ];
    await ffmpeg([...input, ...encode, '-pass', '1', '-f', 'null', '/dev/null']);
    await ffmpeg([
      ...[...input, ...encode, '-pass', '2', '-movflags', `${FRAGMENTED}+frag_keyframe`],
      ...['-fflags', '+bitexact', join(folder, name, `${height}.mp4`)],
    ]);
  }
}

/** A clip's pictures for the seek bar: twelve beside and below each other, one for each segment. */
async function encodeSprite(name: string, plan: ClipPlan): Promise<void> {
  const size = { width: 160, height: 90 };
  const stills = await Promise.all(
    Array.from({ length: CLIP_SECONDS / SEGMENT_SECONDS }, async (_, at) => ({
      input: await sharp(await stillOf(plan, at * SEGMENT_SECONDS))
        .resize(size)
        .toBuffer(),
      left: (at % 4) * size.width,
      top: Math.floor(at / 4) * size.height,
    })),
  );
  const sheet = {
    width: size.width * 4,
    height: size.height * 3,
    channels: 3,
    background: '#000',
  } as const;
  const bytes = await sharp({ create: sheet })
    .composite(stills)
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
  await writeFile(join(folder, name, 'sprite.webp'), bytes);
}

/**
 * Sound that goes on without a gap when it begins again: three rounds are encoded, and the one in the middle is kept, so that
 * it holds neither the silence an encoder begins with nor its end.
 */
async function encodeSound(name: string, tones: readonly number[], scratch: string): Promise<void> {
  // A swell each second, and a whole number of swings of each tone in a clip.
  const sum = tones.map((hertz) => `0.11*sin(2*PI*${hertz}*t)`).join('+');
  const swell = '(0.55+0.45*cos(2*PI*t))';
  const adts = join(scratch, `${name}.aac`);
  await ffmpeg([
    ...['-f', 'lavfi', '-i', `aevalsrc=${swell}*(${sum}):s=${SAMPLE_RATE}:d=${CLIP_SECONDS * 3}`],
    ...['-ac', '1', '-c:a', 'aac', '-b:a', '24k', '-fflags', '+bitexact', '-f', 'adts', adts],
  ]);
  const count = (CLIP_SECONDS * SAMPLE_RATE) / SAMPLES_A_FRAME;
  const middle = adtsFrames(await readFile(adts)).slice(count, count * 2);
  const loop = join(scratch, `${name}-loop.aac`);
  await writeFile(loop, Buffer.concat(middle));
  await ffmpeg([
    ...['-f', 'aac', '-i', loop, '-c', 'copy', '-bsf:a', 'aac_adtstoasc'],
    // The header comes with the first fragment: before it, the frames' own headers have not been read.
    ...['-movflags', `${FRAGMENTED}+delay_moov`],
    ...['-frag_duration', String(SEGMENT_SECONDS * 1e6), '-fflags', '+bitexact'],
    join(folder, 'sound', `${name}.mp4`),
  ]);
}

const names = Object.keys(clipPlans);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No such clip: ${unknown.join(', ')}.`);
const scratch = await mkdtemp(join(tmpdir(), 'clips-'));
try {
  await mkdir(join(folder, 'sound'), { recursive: true });
  for (const [name, tones] of Object.entries(SOUNDS)) await encodeSound(name, tones, scratch);
  for (const name of asked.length > 0 ? asked : names) {
    const plan = clipPlans[name];
    if (!plan) continue;
    await mkdir(join(folder, name), { recursive: true });
    await encodePicture(name, plan, scratch);
    await encodeSprite(name, plan);
    console.log(name);
  }
} finally {
  await rm(scratch, { recursive: true });
}
