import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Lets routes of this scope receive files, as streams of which they have to count the bytes. */
export function acceptFiles(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/octet-stream', (_request, content, done) => done(null, content));
}

/** Passes a file on. Fails with 'too_large' once it has more bytes than allowed, and with 'bad_request' if it is empty. */
export function limitedTo({
  bytes: most,
  message,
}: {
  readonly bytes: number;
  readonly message: string;
}): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > most ? new AppError('too_large', message) : null, chunk);
    },
    flush(done) {
      done(bytes === 0 ? new AppError('bad_request', 'The file is empty.') : null);
    },
  });
}
