CREATE TABLE "watched_titles" (
	"viewer_id" uuid NOT NULL,
	"profile" text NOT NULL,
	"title_id" text NOT NULL,
	"position" real NOT NULL,
	"duration" real NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "watched_titles_viewer_id_profile_title_id_pk" PRIMARY KEY("viewer_id","profile","title_id")
);
--> statement-breakpoint
ALTER TABLE "watched_titles" ADD CONSTRAINT "watched_titles_viewer_id_viewers_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;