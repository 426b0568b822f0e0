export declare function findInstalled(commands?: readonly string[]): string | undefined;
