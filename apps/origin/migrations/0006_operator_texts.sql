CREATE TABLE "operator_texts" (
	"realm_id" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "operator_texts_realm_id_locale_key_pk" PRIMARY KEY("realm_id","locale","key")
);
--> statement-breakpoint
ALTER TABLE "operator_texts" ADD CONSTRAINT "operator_texts_realm_id_realms_id_fk" FOREIGN KEY ("realm_id") REFERENCES "public"."realms"("id") ON DELETE cascade ON UPDATE no action;