import type { Position } from '../document/document';

/** Why bytes are not UTF-8, and the place of the first that is not. */
export interface NotUtf8 {
  message: string;
  position: Position;
}

const SAVE =
  'Save the file as UTF-8: editors have the encoding under "Save as" or in their status bar.';

/** Decodes UTF-8 without its byte-order mark, or says what is wrong with bytes in another encoding. */
export function decodeText(bytes: Uint8Array): { text: string } | NotUtf8 {
  if (isUtf16(bytes)) {
    return { message: `The file is in UTF-16. ${SAVE}`, position: { line: 1, column: 1 } };
  }
  const text = decode(bytes);
  if (text !== undefined) return { text };
  const length = utf8Length(bytes);
  const lines = new TextDecoder().decode(bytes.subarray(0, length)).split(/\r\n|\n|\r/);
  return {
    message: `The file is not in UTF-8 from here on: ${whatStandsAt(bytes, length)}. ${SAVE}`,
    position: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 },
  };
}

/** The characters of the bytes 80 to 9F; all others are as in Latin 1. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Recognises UTF-16 by its byte-order mark, or by the zero byte beside the first character of a JSON file, which is ASCII. */
function isUtf16([first, second]: Uint8Array): boolean {
  if (first === undefined || second === undefined) return false;
  return (
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (first === 0) !== (second === 0)
  );
}

function whatStandsAt(bytes: Uint8Array, at: number): string {
  const [byte = 0, next = 0] = bytes.subarray(at);
  const isCutShort = byte >= 0xc2 && byte <= 0xf4 && isContinuation(next);
  if (isCutShort || at + 1 === bytes.length) return 'a letter is cut short';
  const letter = byte < 0xa0 ? WINDOWS_1252[byte - 0x80]?.trim() : String.fromCharCode(byte);
  return letter
    ? `this byte is ${JSON.stringify(letter)} in Windows-1252, and no letter in UTF-8`
    : 'this byte is no letter in it';
}

const isContinuation = (byte: number) => byte >= 0x80 && byte <= 0xbf;

/** Counts the bytes at the start that are whole UTF-8 characters, by binary search. A prefix may end within a character. */
function utf8Length(bytes: Uint8Array): number {
  let begun = 0;
  let above = bytes.length + 1;
  while (above - begun > 1) {
    const middle = (begun + above) >> 1;
    if (decode(bytes.subarray(0, middle), { stream: true }) !== undefined) begun = middle;
    else above = middle;
  }
  let whole = begun;
  while (decode(bytes.subarray(0, whole)) === undefined) whole -= 1;
  return whole;
}

function decode(bytes: Uint8Array, options?: TextDecodeOptions): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, options);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
