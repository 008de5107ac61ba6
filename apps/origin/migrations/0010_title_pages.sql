CREATE TYPE "public"."access_level" AS ENUM('FREE', 'REGISTERED', 'LICENCE');--> statement-breakpoint
CREATE TYPE "public"."bout_outcome" AS ENUM('WIN', 'LOSS', 'DRAW', 'NO_CONTEST');--> statement-breakpoint
CREATE TYPE "public"."card_segment" AS ENUM('MAIN', 'PRELIMS', 'EARLY_PRELIMS');--> statement-breakpoint
CREATE TYPE "public"."event_timing" AS ENUM('ON_TIME', 'MOVED', 'POSTPONED', 'CANCELLED');--> statement-breakpoint
ALTER TYPE "public"."title_kind" ADD VALUE 'episode';--> statement-breakpoint
ALTER TYPE "public"."title_kind" ADD VALUE 'angle';--> statement-breakpoint
CREATE TABLE "bouts" (
	"realm_id" text NOT NULL,
	"event_id" text NOT NULL,
	"position" integer NOT NULL,
	"segment" "card_segment" NOT NULL,
	"weight_class" text NOT NULL,
	"is_title_fight" boolean NOT NULL,
	"rounds" integer NOT NULL,
	"red_id" text NOT NULL,
	"red_record" integer[] NOT NULL,
	"blue_id" text NOT NULL,
	"blue_record" integer[] NOT NULL,
	"outcome" "bout_outcome" NOT NULL,
	"method" text NOT NULL,
	"end_round" integer NOT NULL,
	"end_seconds" integer NOT NULL,
	CONSTRAINT "bouts_realm_id_event_id_position_pk" PRIMARY KEY("realm_id","event_id","position")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"position" integer NOT NULL,
	"role" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "credits_realm_id_title_id_position_pk" PRIMARY KEY("realm_id","title_id","position")
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"series_id" text NOT NULL,
	"season" integer NOT NULL,
	"position" integer NOT NULL,
	"number" integer,
	CONSTRAINT "episodes_realm_id_title_id_pk" PRIMARY KEY("realm_id","title_id"),
	CONSTRAINT "episodes_in_order" UNIQUE("realm_id","series_id","season","position")
);
--> statement-breakpoint
CREATE TABLE "event_details" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"doors_after" integer,
	"main_after" integer,
	"timing" "event_timing" NOT NULL,
	"announced_after" integer,
	"timeline_id" text NOT NULL,
	CONSTRAINT "event_details_realm_id_title_id_pk" PRIMARY KEY("realm_id","title_id")
);
--> statement-breakpoint
CREATE TABLE "merged_titles" (
	"realm_id" text NOT NULL,
	"id" text NOT NULL,
	"title_id" text NOT NULL,
	CONSTRAINT "merged_titles_realm_id_id_pk" PRIMARY KEY("realm_id","id")
);
--> statement-breakpoint
CREATE TABLE "title_details" (
	"realm_id" text NOT NULL,
	"title_id" text NOT NULL,
	"description" jsonb,
	"access_level" "access_level" NOT NULL,
	"minimum_age" integer,
	"countries" text[],
	CONSTRAINT "title_details_realm_id_title_id_pk" PRIMARY KEY("realm_id","title_id")
);
--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "earlier_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bouts" ADD CONSTRAINT "bouts_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bouts" ADD CONSTRAINT "bouts_realm_id_event_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","event_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bouts" ADD CONSTRAINT "bouts_realm_id_red_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","red_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bouts" ADD CONSTRAINT "bouts_realm_id_blue_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","blue_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_season_fk" FOREIGN KEY ("realm_id","series_id","season") REFERENCES "public"."seasons"("realm_id","series_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_details" ADD CONSTRAINT "event_details_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_details" ADD CONSTRAINT "event_details_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_details" ADD CONSTRAINT "event_details_realm_id_timeline_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","timeline_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_titles" ADD CONSTRAINT "merged_titles_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_titles" ADD CONSTRAINT "merged_titles_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_details" ADD CONSTRAINT "title_details_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_details" ADD CONSTRAINT "title_details_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_timeline" ON "event_details" USING btree ("realm_id","timeline_id");