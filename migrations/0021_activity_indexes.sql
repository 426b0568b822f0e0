-- contract: no release contains 0015, which created it; an index below replaces it
DROP INDEX "activity_area";--> statement-breakpoint
-- contract: no release contains 0015, which created it; an index below replaces it
DROP INDEX "activity_action";--> statement-breakpoint
-- contract: no release contains 0015, which created it; an index below replaces it
DROP INDEX "activity_actor";--> statement-breakpoint
-- contract: no release contains 0015, which created it; an index below replaces it
DROP INDEX "activity_object";--> statement-breakpoint
-- contract: no release contains 0015, which created it; an index below replaces it
DROP INDEX "activity_at";--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "actor_key" text GENERATED ALWAYS AS (coalesce(actor_id, actor_name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_by_time" ON "activity" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "activity_by_area" ON "activity" USING btree ("area","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_area_actor" ON "activity" USING btree ("area","actor_key","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_action" ON "activity" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_action_actor" ON "activity" USING btree ("action","actor_key","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_actor" ON "activity" USING btree ("actor_key","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_object" ON "activity" USING btree ("object_kind","object_id","at","id");--> statement-breakpoint
CREATE INDEX "activity_by_words" ON "activity" USING gin ("object_label" gin_trgm_ops);