import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../sandbox/free-port.js';
import { SWEEP_PICTURES_QUEUE } from '../../src/jobs/queues.js';
import { fileNames } from '../../src/modules/pictures/picture-names.js';
import { MediaStore } from '../../src/storage/media-store.js';
import { cookieHeader, cookiesOf } from '../support/cookies.js';
import { runJob } from '../support/jobs.js';
import { anotherJpeg } from '../support/pictures.js';
import { ServerProcess } from '../support/server-process.js';
import { signUp } from '../support/sign-up.js';
import { PUBLIC_URL, startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';

const ROUNDS = 3;
const AT_ONCE = 8;

/** Long enough for the last of the uploads to be answered now and then. */
const LONGEST_MS = 500;

describe('a server that is killed while pictures are uploaded', () => {
  let testApp: TestApp;
  const servers: ServerProcess[] = [];
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  afterAll(async () => {
    for (const server of servers) server.kill('SIGKILL');
    await testApp.stop();
  });

  const startServer = async () => {
    const port = await freePort();
    const server = ServerProcess.server(
      testEnvironment({
        PORT: String(port),
        PUBLIC_URL,
        DATABASE_URL: testApp.databaseUrl,
        DATA_DIR: testApp.dataDir,
        SMTP_URL: 'smtp://127.0.0.1:9',
        FRONTEND_DEV_URL: 'http://127.0.0.1:9',
        THROTTLE_UPLOAD_LIMIT: '100000',
      }),
    );
    servers.push(server);
    const url = `http://127.0.0.1:${port}`;
    await server.ready(url);
    return { server, url };
  };
  /** The pictures that rows refer to, each with the names of its files. */
  const shown = async () => {
    const rows = await testApp.sql<{ hash: string; widths: number[] }>(
      'SELECT hash, widths FROM pictures JOIN picture_files USING (hash)',
    );
    return rows.flatMap(fileNames).sort();
  };
  const store = () => testApp.app.get(MediaStore, { strict: false });

  it('leaves no row without its files, and no file that is not swept', async () => {
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => signUp(testApp)));
    let answered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { server, url } = await startServer();
      const upload = async (cookie: string) => {
        const form = new FormData();
        const content = await anotherJpeg(1500, 1000);
        form.set('icon', new Blob([Uint8Array.from(content)]), 'face.jpg');
        const headers = { cookie, origin: PUBLIC_URL };
        const answer = await fetch(`${url}/api/accounts/me`, { method: 'PATCH', headers, body: form });
        expect(answer.status).toBe(200);
        const { icon } = (await answer.json()) as { icon: string };
        answered += 1;
        return icon;
      };
      const uploads = Promise.allSettled(
        people.map(({ browser }) => upload(cookieHeader(cookiesOf(browser)))),
      );
      await sleep(randomInt(0, LONGEST_MS));
      server.kill('SIGKILL');
      await server.exit;

      for (const name of await shown()) {
        const file = await store().open(name);
        expect(file).not.toBeNull();
        // To the last byte: what is cut short does not decode.
        await sharp(await buffer(file!.stream), { failOn: 'truncated' }).stats();
      }
      // What was answered is there.
      for (const icon of await uploads) {
        if (icon.status === 'fulfilled') await testApp.client.get(icon.value).expect(200);
      }
    }
    expect(answered).toBeLessThan(ROUNDS * AT_ONCE);

    await testApp.sql(`UPDATE picture_files SET claimed_until = now() WHERE claimed_until IS NOT NULL`);
    await runJob(testApp, SWEEP_PICTURES_QUEUE);
    const stored: string[] = [];
    for await (const files of store().list()) stored.push(...files.map(({ name }) => name));
    expect(stored.sort()).toEqual(await shown());
  }, 180_000);
});
