import type { SeekMark } from '@marquee/design-system';

/** The chapter of a moment; undefined before the first one. Chapters are in order. */
export const chapterAt = (chapters: readonly SeekMark[], at: number): SeekMark | undefined =>
  chapters.findLast((chapter) => chapter.at <= at);
