/** One identifier, however it was typed. */
export const normaliseIdentifier = (text: string) => text.trim().normalize('NFKC').toLowerCase();

/** Can a letter be sent there? Whether it arrives, only the letter can tell. The names that providers give have a colon. */
export const isEmailAddress = (text: string) =>
  text.length <= 254 &&
  /^[^\s@:"(),;<>[\]\\\p{C}]{1,64}@[^\s@:"(),;<>[\]\\\p{C}]+\.[^\s@.\p{C}]{2,}$/u.test(text);
