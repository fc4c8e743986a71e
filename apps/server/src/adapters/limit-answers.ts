/** Far above the size of any text answer. */
export const WORDS_BYTES_MAX = 5_000_000;

/** A `fetch` whose response body fails once it exceeds `bytesMax`, regardless of the announced length. */
export function limitAnswers(bytesMax: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    let bytes = 0;
    const counted = answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > bytesMax) controller.error(new Error('The answer is too large'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted ?? null, answer);
  };
}
