import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { buffer, json } from 'node:stream/consumers';
import { freePort } from '../../sandbox/free-port.js';
import { identify } from '../../sandbox/process-identity.js';
import { SWEEP_PICTURES_QUEUE } from '../../src/jobs/queues.js';
import { fileNames } from '../../src/modules/pictures/picture-names.rules.js';
import { MediaStoreService } from '../../src/storage/media-store.service.js';
import { cookieHeader, cookiesOf } from '../support/cookies.js';
import { failAbandonedJobs, runJob } from '../support/jobs.js';
import { eventually } from '../support/eventually.js';
import { anotherJpeg } from '../support/pictures.js';
import { ServerProcess } from '../support/server-process.js';
import { signUp } from '../support/sign-up.js';
import { PUBLIC_URL, startTestApp, testEnvironment, type TestApp } from '../support/test-app.js';
import { PictureFiles } from '../../src/modules/pictures/picture-files.entity.js';
import { IsNull, Not, In } from 'typeorm';
import { Picture } from '../../src/modules/pictures/picture.entity.js';
import { ShareCard } from '../../src/modules/share-cards/share-card.entity.js';

const ROUNDS = 3;
const AT_ONCE = 8;

/** Long enough that sometimes all uploads are answered. */
const LONGEST_MS = 500;

describe('a server during uploads', () => {
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
        LOG_LEVEL: 'info',
        LOG_FORMAT: 'json',
      }),
    );
    servers.push(server);
    const url = `http://127.0.0.1:${port}`;
    await server.ready(url);
    return { server, url };
  };
  /** The names of the files that rows refer to: of pictures, and of share cards that a server has drawn. */
  const shown = async () => {
    const uses = [
      await testApp.repository(Picture).find(),
      await testApp.repository(ShareCard).find(),
    ].flat();
    const hashes = uses.flatMap(({ hash }) => hash ?? []);
    return (await testApp.repository(PictureFiles).findBy({ hash: In(hashes) })).flatMap(fileNames).sort();
  };
  /** The picture processes that a server has started, the newest last. */
  const helpers = ({ log }: ServerProcess) =>
    log.flatMap((line) => (line['event'] === 'pictures.process-started' ? [Number(line['process'])] : []));
  const haveEnded = (processes: number[]) =>
    eventually(() => processes.every((each) => identify(each) === null), 'the processes to end');
  const formOf = async (width: number, height: number) => {
    const form = new FormData();
    form.set('icon', new Blob([Uint8Array.from(await anotherJpeg(width, height))]), 'face.jpg');
    return form;
  };
  const store = () => testApp.app.get(MediaStoreService, { strict: false });

  it('leaves no row without files, no unswept file and no process when killed', async () => {
    const people = await Promise.all(Array.from({ length: AT_ONCE }, () => signUp(testApp)));
    let answered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { server, url } = await startServer();
      const upload = async (cookie: string) => {
        const answer = await fetch(`${url}/api/accounts/me`, {
          method: 'PATCH',
          headers: { cookie, origin: PUBLIC_URL },
          body: await formOf(1500, 1000),
        });
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
      await haveEnded(helpers(server));

      for (const name of await shown()) {
        const file = await store().open(name);
        expect(file).not.toBeNull();
        // Decodes the whole file, to detect truncated ones.
        await sharp(await buffer(file!.stream), { failOn: 'truncated' }).stats();
      }
      // The icons of answered uploads exist.
      for (const icon of await uploads) {
        if (icon.status === 'fulfilled') await testApp.client.get(icon.value).expect(200);
      }
    }
    expect(answered).toBeLessThan(ROUNDS * AT_ONCE);

    // The killed servers may have taken scheduled jobs of this queue.
    await failAbandonedJobs(testApp, SWEEP_PICTURES_QUEUE);
    const sweep = async () => {
      await testApp
        .repository(PictureFiles)
        .update({ claimedUntil: Not(IsNull()) }, { claimedUntil: new Date() });
      await runJob(testApp, SWEEP_PICTURES_QUEUE);
    };
    const stored = async () => {
      const names: string[] = [];
      for await (const files of store().list()) names.push(...files.map(({ name }) => name));
      return names.sort();
    };
    // The database may still run statements of a killed server; files claimed by them wait for the next sweep.
    await eventually(async () => {
      await sweep();
      expect(await stored()).toEqual(await shown());
      return true;
    }, 'the files of killed uploads to be removed');
  });

  it('continues after the picture process is killed, and stops it on shutdown', async () => {
    const { browser } = await signUp(testApp);
    const { server, url } = await startServer();
    /** Uploads a picture, and runs some work between its two halves. */
    const upload = async (meanwhile: () => Promise<unknown>) => {
      const { headers, ...form } = await encode(await formOf(300, 200));
      const sending = request(`${url}/api/accounts/me`, {
        method: 'PATCH',
        headers: {
          ...headers,
          cookie: cookieHeader(cookiesOf(browser)),
          origin: PUBLIC_URL,
        },
      });
      const answered = new Promise<IncomingMessage>((resolve, reject) => {
        sending.once('response', resolve).once('error', reject);
      });
      const half = Math.floor(form.body.length / 2);
      sending.write(form.body.subarray(0, half));
      await eventually(async () => (await readdir(path.join(testApp.dataDir, 'uploads'))).length > 0);
      await meanwhile();
      sending.end(form.body.subarray(half));
      const answer = await answered;
      return { status: answer.statusCode, body: (await json(answer)) as { icon: string } };
    };

    expect(await upload(() => Promise.resolve())).toMatchObject({ status: 200 });
    const [first = 0] = helpers(server);
    process.kill(first, 'SIGKILL');
    await haveEnded([first]);
    expect(await upload(() => Promise.resolve())).toMatchObject({ status: 200 });
    const [, second = 0] = helpers(server);
    expect(server.log).toContainEqual(
      expect.objectContaining({ event: 'pictures.process-ended', reason: 'SIGKILL' }),
    );

    const last = await upload(async () => {
      // As a service manager stops all processes of a service.
      process.kill(second, 'SIGTERM');
      server.kill('SIGTERM');
      await eventually(
        async () => (await fetch(`${url}/health/ready`)).status === 503,
        'the server to drain',
      );
    });
    expect(last.status).toBe(200);
    expect(await server.exit).toBe(0);
    expect(helpers(server)).toEqual([first, second]);
    await haveEnded([second]);
    await testApp.client.get(last.body.icon).expect(200);
    expect(server.stderr).toBe('');
  });
});

/** The encoded body of a form. */
async function encode(form: FormData) {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return {
    body,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': String(body.length),
    },
  };
}
