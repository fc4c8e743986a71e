import sharp from 'sharp';

/** What the model says when it paints: a square of one colour, in base64. */
export async function painting(background: string): Promise<{ says: string }> {
  const bytes = await sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .png()
    .toBuffer();
  return { says: bytes.toString('base64') };
}
