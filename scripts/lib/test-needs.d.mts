export declare const NEEDS: Readonly<Record<string, string>>;
export declare const FULL: 'full';
export declare function describeSkipped(
  skipped: Readonly<Record<string, number>>,
): string | undefined;
