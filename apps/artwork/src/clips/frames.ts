import sharp from 'sharp';
import { renderPoster } from '../index';
import { CLIP_SECONDS, type ClipPlan, FRAME_RATE, FRAMES, type Shot } from './clip-plan';
import { drawDigits } from './digits';
import { SQUARES, squaresOf } from './frame-number';
import { STRIP } from './strip';

/** The picture, in pixels. */
export const PICTURE = { width: 640, height: 360 } as const;

/** How far the camera travels in a shot, in pixels: one in three frames, which costs an encoder next to nothing. */
const TRAVEL = 30;
const FRAMES_A_PIXEL = 3;

const shotLength = FRAMES / 4;

/** The wide picture that a shot's camera travels over. */
async function backdrop(realm: string, { scene, palette, seed }: Shot): Promise<Buffer> {
  const canvas = { width: (PICTURE.width + TRAVEL) * 3, height: PICTURE.height * 3 };
  const share = { left: 0.2, right: 0.8, top: 0.08, bottom: 0.92 };
  const svg = renderPoster(realm, { scene, palette, seed, canvas, share });
  return sharp(Buffer.from(svg))
    .resize(PICTURE.width + TRAVEL, PICTURE.height, { fit: 'fill' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const clockText = (frame: number): string => {
  const seconds = Math.floor(frame / FRAME_RATE);
  return `00:${String(seconds).padStart(2, '0')}`;
};

/** What is laid over a shot: the running time, how far the clip has come, and the frame number. */
function overlay({ number, clock }: ClipPlan, frame: number): string {
  const { left, top, square } = STRIP;
  const width = SQUARES * square;
  const squares = squaresOf({ frame, clip: number })
    .map((white, at) =>
      white
        ? `<rect x="${left + at * square}" y="${top}" width="${square}" height="${square}" fill="#fff"/>`
        : '',
    )
    .join('');
  const done = (width * frame) / FRAMES;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">`,
    `<rect x="${left - 8}" y="${top - 50}" width="${width + 16}" height="${square + 58}" rx="${clock.round ? 8 : 0}" fill="${clock.ground}"/>`,
    drawDigits(clockText(frame), left, top - 42, 26, clock),
    `<rect x="${left}" y="${top - 7}" width="${width}" height="3" fill="${clock.ink}" opacity="0.25"/>`,
    `<rect x="${left}" y="${top - 7}" width="${Math.round(done)}" height="3" fill="${clock.accent}"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${square}" fill="#000"/>${squares}`,
    '</svg>',
  ].join('');
}

/** The frames of a clip in their order, three bytes a pixel. */
export async function* framesOf(plan: ClipPlan): AsyncGenerator<Buffer> {
  for (const [turn, shot] of plan.shots.entries()) {
    const wide = await backdrop(plan.realm, shot);
    for (let frame = 0; frame < shotLength; frame += 1) {
      const way = Math.floor(frame / FRAMES_A_PIXEL);
      const left = shot.towards === 'end' ? way : TRAVEL - way;
      const at = turn * shotLength + frame;
      yield sharp(wide)
        .extract({ left, top: 0, ...PICTURE })
        .composite([{ input: Buffer.from(overlay(plan, at)) }])
        .removeAlpha()
        .raw()
        .toBuffer();
    }
  }
}

/** The picture at a second of a clip, without frame number: for thumbnails. */
export async function stillOf(plan: ClipPlan, second: number): Promise<Buffer> {
  const turn = Math.min(3, Math.floor((second / CLIP_SECONDS) * 4));
  const shot = plan.shots[turn] ?? plan.shots[0];
  return sharp(await backdrop(plan.realm, shot))
    .extract({ left: 0, top: 0, ...PICTURE })
    .toBuffer();
}
