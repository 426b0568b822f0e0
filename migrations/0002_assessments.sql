CREATE TABLE "assessment_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"company_size" text NOT NULL,
	"answers" jsonb NOT NULL,
	"percentage" integer,
	"level" text,
	"pillar_percentages" jsonb,
	"previous_id" uuid,
	"lead_id" uuid,
	"share_key_hash" text,
	"share_hides_answers" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"booked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "assessment_runs_peers" ON "assessment_runs" USING btree ("edition","company_size","completed_at");--> statement-breakpoint
CREATE INDEX "assessment_runs_started" ON "assessment_runs" USING btree ("started_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "assessment_runs_lead" ON "assessment_runs" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_runs_share_key" ON "assessment_runs" USING btree ("share_key_hash");