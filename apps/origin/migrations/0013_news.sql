CREATE TYPE "public"."news_picture_kind" AS ENUM('event', 'video', 'series', 'fighter');--> statement-breakpoint
CREATE TABLE "news_feeds" (
	"realm_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "news_feeds_realm_id_id_pk" PRIMARY KEY("realm_id","id")
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"realm_id" text NOT NULL,
	"id" text NOT NULL,
	"feed_id" text NOT NULL,
	"cycle" integer NOT NULL,
	"phase" integer NOT NULL,
	"changed_after" integer,
	"reveals" boolean NOT NULL,
	"author" jsonb,
	"heading" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "news_items_realm_id_id_pk" PRIMARY KEY("realm_id","id")
);
--> statement-breakpoint
CREATE TABLE "news_pictures" (
	"realm_id" text NOT NULL,
	"item_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"seed" integer NOT NULL,
	"kind" "news_picture_kind" NOT NULL,
	"about" text NOT NULL,
	"caption" jsonb NOT NULL,
	CONSTRAINT "news_pictures_realm_id_id_pk" PRIMARY KEY("realm_id","id")
);
--> statement-breakpoint
CREATE TABLE "news_titles" (
	"realm_id" text NOT NULL,
	"item_id" text NOT NULL,
	"title_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_titles_realm_id_item_id_title_id_pk" PRIMARY KEY("realm_id","item_id","title_id")
);
--> statement-breakpoint
ALTER TABLE "news_feeds" ADD CONSTRAINT "news_feeds_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_items" ADD CONSTRAINT "news_items_realm_id_feed_id_news_feeds_realm_id_id_fk" FOREIGN KEY ("realm_id","feed_id") REFERENCES "public"."news_feeds"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_pictures" ADD CONSTRAINT "news_pictures_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_pictures" ADD CONSTRAINT "news_pictures_realm_id_item_id_news_items_realm_id_id_fk" FOREIGN KEY ("realm_id","item_id") REFERENCES "public"."news_items"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_titles" ADD CONSTRAINT "news_titles_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_titles" ADD CONSTRAINT "news_titles_realm_id_item_id_news_items_realm_id_id_fk" FOREIGN KEY ("realm_id","item_id") REFERENCES "public"."news_items"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_titles" ADD CONSTRAINT "news_titles_realm_id_title_id_titles_realm_id_id_fk" FOREIGN KEY ("realm_id","title_id") REFERENCES "public"."titles"("realm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_by_feed" ON "news_items" USING btree ("realm_id","feed_id");