CREATE TABLE "device_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"realm_id" text NOT NULL,
	"user_code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"viewer_id" uuid,
	"interval" integer NOT NULL,
	"asked_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_codes_user_code" UNIQUE("realm_id","user_code")
);
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_viewer_id_viewers_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_agent_id_viewers_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_viewer_id_viewers_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_codes_by_expiry" ON "device_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "impersonations_by_expiry" ON "impersonations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_agent_id_viewers_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;