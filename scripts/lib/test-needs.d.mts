export declare const NEEDS: Readonly<Record<string, string>>;
export declare const FULL: 'full';
