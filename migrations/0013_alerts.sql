CREATE TABLE "alert_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proxy_sightings" (
	"trusted" integer NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"misfits" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proxy_sightings_trusted_day_pk" PRIMARY KEY("trusted","day")
);
