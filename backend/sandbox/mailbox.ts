import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import MailDev from 'maildev';
import { reasonOf } from './start-error.js';

/**
 * The development mailbox: an SMTP server that accepts every mail, and a page to read them. Both listen on loopback.
 * Mails are stored across starts.
 */
export type MailboxReport = { ready: true } | { failed: string };

const HOST = '127.0.0.1';
const ATTEMPTS = 100;
const PAUSE_MS = 20;

function report(message: MailboxReport): void {
  if (process.connected) process.send?.(message);
}

async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}

async function untilAccepted(port: number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await accepts(port)) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`nothing listens on its port ${port}`);
}

async function begin(folder: string, smtp: number, web: number): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mailbox = new MailDev({ ip: HOST, smtp, web, mailDirectory: folder, silent: true });
  await mailbox.listen();
  await untilAccepted(web);
  report({ ready: true });
}

const [folder = '', smtpPort, webPort] = process.argv.slice(2);
begin(folder, Number(smtpPort), Number(webPort)).catch((error: unknown) => {
  report({ failed: reasonOf(error) });
  setImmediate(() => process.exit(1));
});

// It can exit at once: a mail is on disk before the sender gets the acknowledgement.
process.on('message', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
