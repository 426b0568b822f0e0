/** Without control characters, of which PostgreSQL refuses NUL, and without halves of characters, which its JSON does. */
export const storable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
