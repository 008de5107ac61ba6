import { OriginError } from '@marquee/origin-client';

/** Loads code when it is needed, and fails with a way on for the viewer. */
export const laterCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new OriginError('offline', { code: 'OFFLINE', cause });
  });
