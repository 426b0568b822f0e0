/** What an experiment tried, and what came of it: one row of the table in docs/reliability.md. */
export interface Outcome {
  /** the faults and the load, in figures */
  tried: string;
  /** acknowledged writes that are missing, and leads or emails that nobody can explain */
  lost: number;
  passed: boolean;
  /** figures that the claim rests on */
  notes: string;
}

/** A fault that is done to a running system, and what must hold after it. */
export interface Experiment {
  /** number in the list of docs/reliability.md */
  id: number;
  title: string;
  /**
   * @param say prints progress
   * @param options.scale 1: as the table claims; smaller: a quick trial
   */
  run(say: (line: string) => void, options: { scale: number }): Promise<Outcome>;
}
