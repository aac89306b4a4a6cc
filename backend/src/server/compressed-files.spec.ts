import express from 'express';
import request, { type Response } from 'supertest';
import { type BuiltFiles, makeBuiltFiles } from '../../test/support/built-files.js';
import { compressedFiles } from './compressed-files.js';

const SCRIPT = '/assets/app-5f3a91c2.js';

describe('the compressed forms of built files', () => {
  let files: BuiltFiles;
  const app = express();
  beforeAll(async () => {
    files = await makeBuiltFiles();
    const folder = `${files.directory}/assets`;
    app.use('/assets', compressedFiles(folder), express.static(folder));
  });
  afterAll(() => files.remove());

  /** The bytes on the wire. */
  const ask = (path: string, encodings: string) =>
    request(app)
      .get(path)
      .set('Accept-Encoding', encodings)
      .buffer(true)
      .parse((response, done) => response.on('data', () => undefined).on('end', () => done(null, '')));
  const facts = ({ status, headers }: Response) => [
    status,
    headers['content-type'],
    headers['content-encoding'],
    headers['content-length'],
  ];
  const sizeOf = (suffix: string) => String(files.sizeOf(`${SCRIPT.slice(1)}${suffix}`));

  it.each([
    ['gzip, deflate, br, zstd', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['br;q=0, gzip', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ])('are sent to clients that accept them: %s', async (encodings, encoding, suffix) => {
    for (const path of [SCRIPT, `${SCRIPT}?v=1`]) {
      const answer = await ask(path, encodings);
      expect(facts(answer)).toEqual([200, 'text/javascript; charset=utf-8', encoding, sizeOf(suffix)]);
      expect(answer.headers['vary']).toBe('Accept-Encoding');
    }
  });

  it('have ETags of their own', async () => {
    const [small, large] = [await ask(SCRIPT, 'br'), await ask(SCRIPT, 'identity')];
    expect(small.headers['etag']).not.toBe(large.headers['etag']);
    const again = await ask(SCRIPT, 'br').set('If-None-Match', small.headers['etag']!);
    expect([again.status, again.headers['content-encoding']]).toEqual([304, undefined]);
  });

  it('are not used if the build made none', async () => {
    const answer = await ask('/assets/app-5f3a91c2.css', 'br');
    expect(facts(answer).slice(0, 3)).toEqual([200, 'text/css; charset=utf-8', undefined]);
    expect((await ask('/assets/gone.js', 'br')).status).toBe(404);
  });
});
