CREATE TABLE "entitlements" (
	"viewer_id" uuid NOT NULL,
	"licence" text NOT NULL,
	CONSTRAINT "entitlements_viewer_id_licence_pk" PRIMARY KEY("viewer_id","licence")
);
--> statement-breakpoint
CREATE TABLE "stream_leases" (
	"id" text PRIMARY KEY NOT NULL,
	"viewer_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"device" text NOT NULL,
	"streams" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"number" bigint NOT NULL,
	"stopped" text,
	CONSTRAINT "stream_leases_tab" UNIQUE("viewer_id","tab")
);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_viewer_id_viewers_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_leases" ADD CONSTRAINT "stream_leases_viewer_id_viewers_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_leases_until" ON "stream_leases" USING btree ("until");