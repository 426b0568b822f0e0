ALTER TABLE "assessment_runs" ADD COLUMN "first_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment_runs" ADD COLUMN "copy_of" uuid;--> statement-breakpoint
CREATE INDEX "assessment_runs_copies" ON "assessment_runs" USING btree ("copy_of") WHERE "assessment_runs"."copy_of" is not null;--> statement-breakpoint
-- By hand: the runs there are get their chain from what each remembers of the one before, also where that one is gone.
WITH RECURSIVE "chain" AS (
	SELECT "id", coalesce("previous_id", "id") AS "first_id" FROM "assessment_runs" "run"
	WHERE NOT EXISTS (SELECT FROM "assessment_runs" "before" WHERE "before"."id" = "run"."previous_id")
	UNION ALL
	SELECT "run"."id", "chain"."first_id" FROM "assessment_runs" "run" JOIN "chain" ON "run"."previous_id" = "chain"."id"
)
UPDATE "assessment_runs" SET "first_id" = "chain"."first_id"
FROM "chain" WHERE "assessment_runs"."id" = "chain"."id" AND "chain"."first_id" <> "chain"."id";
