import { OriginError } from '@marquee/origin-client';

/** Code that comes when it is needed, and says what a viewer can do about it when it does not come. */
export const laterCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new OriginError('offline', { code: 'OFFLINE', cause });
  });
