export declare function findSystemPostgres(): { binDir: string; version: string } | undefined;
