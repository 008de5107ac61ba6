CREATE TABLE "spent_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_proofs_by_expiry" ON "spent_proofs" USING btree ("expires_at");