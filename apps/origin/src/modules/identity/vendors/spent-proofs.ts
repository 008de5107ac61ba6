import { lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { faults } from '../faults';
import { hashOf } from '../hash-of';
import { spentProofs } from './tables';

export interface SpentProofs {
  /** Notes that a proof was used; `until` is when it would not hold any more. @throws {Fault} CODE_REFUSED the second time. */
  spend(proof: string, until: Date): Promise<void>;
  sweep(): Promise<void>;
}

/** Remembers the proofs that sign a viewer in without more, so that each does so once. */
export function createSpentProofs(db: Database, clock: () => Date): SpentProofs {
  return {
    async spend(proof, until) {
      const proofHash = hashOf(proof);
      const [first] = await db
        .insert(spentProofs)
        .values({ proofHash, expiresAt: until })
        .onConflictDoNothing()
        .returning();
      if (!first) throw faults.codeRefused();
    },
    async sweep() {
      await db.delete(spentProofs).where(lt(spentProofs.expiresAt, clock()));
    },
  };
}
