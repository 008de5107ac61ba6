CREATE TYPE "public"."title_kind" AS ENUM('event', 'video', 'series', 'playlist', 'fighter');--> statement-breakpoint
CREATE TABLE "collection_titles" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_titles_realm_id_collection_id_title_id_pk" PRIMARY KEY("realm_id","collection_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"realm_id" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "collections_realm_id_id_pk" PRIMARY KEY("realm_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"duration" integer NOT NULL,
	"replay_from" integer NOT NULL,
	"replay_until" integer NOT NULL,
	"league_id" text NOT NULL,
	"venue_id" text NOT NULL,
	CONSTRAINT "events_realm_id_title_id_pk" PRIMARY KEY("realm_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "fighters" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"nickname" jsonb,
	"weight_class" text NOT NULL,
	"country" text NOT NULL,
	"stance" text NOT NULL,
	"height_cm" integer NOT NULL,
	"reach_cm" integer NOT NULL,
	"wins" integer NOT NULL,
	"losses" integer NOT NULL,
	"draws" integer NOT NULL,
	"ranking" integer,
	CONSTRAINT "fighters_realm_id_title_id_pk" PRIMARY KEY("realm_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "heroes" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"position" integer NOT NULL,
	"tagline" jsonb,
	CONSTRAINT "heroes_realm_id_title_id_pk" PRIMARY KEY("realm_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "label_overrides" (
	"realm_id" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "label_overrides_realm_id_locale_key_pk" PRIMARY KEY("realm_id","locale","key")
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"realm_id" text NOT NULL,
	"id" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "leagues_realm_id_id_pk" PRIMARY KEY("realm_id","id")
);
--> statement-breakpoint
CREATE TABLE "playlist_videos" (
	"realm_id" text NOT NULL,
	"playlist_id" text NOT NULL,
	"video_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "playlist_videos_realm_id_playlist_id_video_id_pk" PRIMARY KEY("realm_id","playlist_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "realms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"default_locale" text NOT NULL,
	"locales" text[] NOT NULL,
	CONSTRAINT "realms_public_key_unique" UNIQUE("public_key")
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"realm_id" text NOT NULL,
	"series_id" text NOT NULL,
	"number" integer NOT NULL,
	"episode_count" integer NOT NULL,
	CONSTRAINT "seasons_realm_id_series_id_number_pk" PRIMARY KEY("realm_id","series_id","number")
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"realm_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" "title_kind" NOT NULL,
	"position" integer NOT NULL,
	"seed" integer NOT NULL,
	"language" text,
	"name" jsonb NOT NULL,
	"synopsis" jsonb,
	"cycle" integer NOT NULL,
	"phase" integer NOT NULL,
	CONSTRAINT "titles_realm_id_id_pk" PRIMARY KEY("realm_id","id")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"realm_id" text NOT NULL,
	"id" text NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "venues_realm_id_id_pk" PRIMARY KEY("realm_id","id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	CONSTRAINT "videos_realm_id_title_id_pk" PRIMARY KEY("realm_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"realm_id" text NOT NULL,
	"viewer_id" uuid,
	"locale" text NOT NULL,
	"partition" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_because" text
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"private_key" jsonb NOT NULL,
	"public_key" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"realm_id" text NOT NULL,
	"identifier" text NOT NULL,
	"secret_hash" text NOT NULL,
	"role" text NOT NULL,
	"missing_information" text NOT NULL,
	"linked_accounts" jsonb NOT NULL,
	"partition" text,
	"blocked" boolean NOT NULL,
	"first_sign_in_at" timestamp with time zone,
	CONSTRAINT "viewers_identifier" UNIQUE("realm_id","identifier")
);
--> statement-breakpoint
ALTER TABLE "collection_titles" ADD CONSTRAINT "collection_titles_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_titles" ADD CONSTRAINT "collection_titles_realm_id_collection_id_collections_realm_id_id_fk" FOREIGN KEY ("realm_id","collection_id") REFERENCES "public"."collections"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_titles" ADD CONSTRAINT "collection_titles_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_realm_id_league_id_leagues_realm_id_id_fk" FOREIGN KEY ("realm_id","league_id") REFERENCES "public"."leagues"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_realm_id_venue_id_venues_realm_id_id_fk" FOREIGN KEY ("realm_id","venue_id") REFERENCES "public"."venues"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fighters" ADD CONSTRAINT "fighters_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fighters" ADD CONSTRAINT "fighters_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heroes" ADD CONSTRAINT "heroes_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heroes" ADD CONSTRAINT "heroes_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_overrides" ADD CONSTRAINT "label_overrides_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_videos" ADD CONSTRAINT "playlist_videos_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_videos" ADD CONSTRAINT "playlist_videos_realm_id_playlist_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","playlist_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_videos" ADD CONSTRAINT "playlist_videos_realm_id_video_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","video_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_realm_id_series_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","series_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewer_id_viewers_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."viewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewers" ADD CONSTRAINT "viewers_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "titles_by_kind" ON "titles" USING btree ("realm_id","kind","position");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");