import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { varyPhoto } from './photo.js';
import { sendIcon } from './upload-client.js';

/** Uploads the file of each token repeatedly, for `ms` milliseconds. */
export interface UploadOptions {
  origin: string;
  tokens: string[];
  files: string[];
  /** Whether the files are photos, which are varied for each upload; otherwise the server has to refuse all of them. */
  taken: boolean;
  ms: number;
  /** The interval between uploads, in turn over the tokens; without it each token uploads without a pause. */
  everyMs?: number;
}

/** The time of each upload, in milliseconds. */
export type UploadTimes = number[];

/*
 * Uploads from a separate process, so that sending megabytes does not slow down the reads of another process.
 */
process.on('message', (options: UploadOptions) => {
  void upload(options).then(
    (times) => process.send?.(times),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));

/** The status of an upload while the server is busy. */
const BUSY = 503;

let sent = 0;

async function upload({ origin, tokens, files, taken, ms, everyMs }: UploadOptions): Promise<UploadTimes> {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const until = performance.now() + ms;
  const times: UploadTimes = [];
  const addresses = new Set<string | number>();
  const send = async (token: string, content = Buffer.alloc(0)) => {
    sent += 1;
    const blob = new Blob([new Uint8Array(taken ? varyPhoto(content, sent) : content)]);
    const begun = performance.now();
    const answer = await sendIcon(origin, token, blob);
    // At a steady rate, uploads that a busy server refuses do not count.
    if (everyMs !== undefined && answer === BUSY) return;
    times.push(performance.now() - begun);
    if (taken !== (typeof answer === 'string')) throw new Error(`An upload was answered with ${answer}.`);
    addresses.add(answer);
  };
  const withoutPause = async (token: string, index: number) => {
    while (performance.now() < until) await send(token, contents[index % contents.length]);
  };
  const steadily = async (pauseMs: number) => {
    const sending: Promise<void>[] = [];
    for (let turn = 0; performance.now() < until; turn += 1) {
      sending.push(send(tokens[turn % tokens.length] ?? '', contents[turn % contents.length]));
      await sleep(Math.max(0, until - ms + (turn + 1) * pauseMs - performance.now()));
    }
    await Promise.all(sending);
  };
  await (everyMs === undefined ? Promise.all(tokens.map(withoutPause)) : steadily(everyMs));
  if (taken && addresses.size !== times.length) throw new Error('Some of the photos were the same.');
  return times;
}
