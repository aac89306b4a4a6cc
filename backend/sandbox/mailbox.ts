import { mkdirSync } from 'node:fs';
import process from 'node:process';
import MailDev from 'maildev';
import { runChildService } from './child-service.js';
import { isListening, untilListening } from './supervisor/health.js';

const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 2000;

/**
 * Starts the development mailbox: an SMTP server that accepts every mail, and a page to read them. Both listen on
 * loopback. Mails are stored across starts, and are on disk before the sender gets the acknowledgement.
 */
async function startMailbox(folder: string, smtp: number, web: number): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await new MailDev({ ip: HOST, smtp, web, mailDirectory: folder, silent: true }).listen();
  await untilListening(HOST, web, AbortSignal.timeout(START_TIMEOUT_MS));
  if (!(await isListening(HOST, web))) throw new Error(`nothing listens on its port ${web}`);
}

const [folder = '', smtpPort, webPort] = process.argv.slice(2);
runChildService(startMailbox(folder, Number(smtpPort), Number(webPort)));
