CREATE TABLE "profiles" (
	"viewer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"current" boolean NOT NULL,
	CONSTRAINT "profiles_viewer_id_name_pk" PRIMARY KEY("viewer_id","name")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_viewer_id_viewers_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_current" ON "profiles" USING btree ("viewer_id") WHERE "profiles"."current";