/** As wide as the largest picture that is kept of a dish, on screens of two pixels in one. */
const EDGE_MAX = 2560;
/** Smaller files are sent as they are. */
const BYTES_ENOUGH = 1_500_000;
const QUALITY = 0.9;

/** Reads the file as `data:image/jpeg;base64,…`. Rejects if it can no longer be read. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}

/**
 * A photo as a smaller JPEG, where the browser can decode it: also HEIC, where the system knows it. The file itself if it is
 * small already, or cannot be decoded here.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= BYTES_ENOUGH && !/hei[cf]$/i.test(file.type)) return file;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, EDGE_MAX / Math.max(photo.width, photo.height));
    const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } catch {
    return file;
  }
}
