/** Where a frame of 640 x 360 pixels carries its row of squares: inside the title-safe area of 80 % (SMPTE ST 2046-1). */
export const STRIP = { left: 64, top: 312, square: 12 } as const;
