import { OriginError } from '@marquee/origin-client';
import { settlePartition as settlePartitionCall } from '@marquee/origin-client/calls';
import type { Site, useNotify } from '@marquee/renderer';

/** Attaches the session to the viewer's partition; a failure is only a notice (spec 1 §2). */
export async function settlePartition(
  { origin, t }: Site,
  notify: ReturnType<typeof useNotify>,
  partition: string,
): Promise<void> {
  try {
    await origin.call(settlePartitionCall, { body: { partition }, timeoutMs: 5000 });
  } catch (error) {
    if (!(error instanceof OriginError)) throw error;
    notify({ text: t('login.partitionFailed'), duration: 12_000 });
  }
}
