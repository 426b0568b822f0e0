/** Address of the small picture of a drawing, as `drawing-endpoint.ts` serves it. */
export const drawingUrl = (family: string, name: string | number): string =>
  `/admin/api/drawings/${family}/${encodeURIComponent(name)}`;
