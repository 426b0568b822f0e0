/** As wide as the text. */
const WIDTH = 736;

/**
 * A small copy of a picture as a `data:` address: the security policy lets images have no `blob:` one.
 * @returns undefined for what the browser cannot draw, such as a broken file
 */
export async function thumbnailOf(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(WIDTH, bitmap.width);
    canvas.height = Math.max(1, Math.round((bitmap.height * canvas.width) / bitmap.width));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL('image/webp', 0.7);
  } catch {
    return undefined;
  }
}
