import { type AddressInfo, connect, createServer } from 'node:net';
import { Transform } from 'node:stream';
import pg from 'pg';

/** A PostgreSQL that reports an older version. */
export interface OlderPostgres {
  url: string;
  stop(): void;
}

/**
 * Proxies a real PostgreSQL and changes the version that it reports. Both spellings of the version keep their length,
 * so that the messages of the protocol stay valid.
 */
export async function pretendOlderPostgres(url: string, major: number): Promise<OlderPostgres> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ version: string; number: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number`,
  );
  await client.end();
  const { version = '', number = '' } = rows[0] ?? {};
  const older = (text: string) => text.replace(/^\d{2}/, String(major));
  const server = createServer((near) => {
    const { hostname, port } = new URL(url);
    const far = connect(Number(port), hostname);
    const change = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const text = chunk
          .toString('latin1')
          .replaceAll(version, older(version))
          .replaceAll(number, older(number));
        done(null, Buffer.from(text, 'latin1'));
      },
    });
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    far.pipe(change).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: through.href, stop: () => void server.close() };
}
