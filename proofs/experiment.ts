export interface Outcome {
  tried: string;
  lost: number;
  passed: boolean;
  notes: string;
}

export interface Experiment {
  id: number;
  title: string;
  run(say: (line: string) => void, options: { scale: number }): Promise<Outcome>;
}
