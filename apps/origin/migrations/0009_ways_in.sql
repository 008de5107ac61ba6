ALTER TABLE "magic_links" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "successor_salt" text;--> statement-breakpoint
ALTER TABLE "viewers" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;