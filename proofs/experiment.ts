/** The result of an experiment: one row of the table in docs/reliability.md. */
export interface Outcome {
  /** the faults and the load, in numbers */
  tried: string;
  /** acknowledged writes that are missing, and leads or emails without an explanation */
  lost: number;
  passed: boolean;
  /** measurements that support the claim */
  notes: string;
}

/** A fault injected into a running system, and what must hold after it. */
export interface Experiment {
  /** number in the list of docs/reliability.md */
  id: number;
  title: string;
  /**
   * @param log prints progress
   * @param options.scale 1: as stated in the table; smaller: a quick trial
   */
  run(log: (line: string) => void, options: { scale: number }): Promise<Outcome>;
}
