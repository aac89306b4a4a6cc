import { expect } from '@playwright/test';

/** The REST API of the mailbox of `npm start`. */
const { E2E_MAILBOX_URL = 'http://localhost:1080' } = process.env;

interface Mail {
  text: string;
}

/** Mails arrive quickly, and polling for one address is cheap. */
const WAIT = { timeout: 60_000, intervals: [50] };

async function mailsTo(address: string, mailbox = E2E_MAILBOX_URL): Promise<Mail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${mailbox}/email?${query.toString()}`);
  return (await response.json()) as Mail[];
}

/** The codes mailed to an address, oldest first; other mails, such as sign-in notices, are skipped. */
export async function codesTo(address: string, mailbox?: string): Promise<string[]> {
  const mails = await mailsTo(address, mailbox);
  return mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/**
 * Waits for the last code mailed to an address, once a number of codes has arrived.
 *
 * @param mailbox the mailbox of another instance, if the journey has started one
 */
export async function mailedCode(address: string, atLeast = 1, mailbox?: string): Promise<string> {
  await expect
    .poll(async () => (await codesTo(address, mailbox)).length, WAIT)
    .toBeGreaterThanOrEqual(atLeast);
  const code = (await codesTo(address, mailbox)).at(-1);
  if (code === undefined) throw new Error(`No code was mailed to ${address}`);
  return code;
}

/** Waits for a mail with a link that contains `part`, and returns the link. */
export async function mailedLink(address: string, part: string): Promise<string> {
  const links = async () =>
    (await mailsTo(address))
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => link.includes(part));
  await expect.poll(async () => (await links()).length, WAIT).toBeGreaterThan(0);
  const link = (await links()).at(-1);
  if (link === undefined) throw new Error(`No such link was mailed to ${address}`);
  return link;
}

/** Waits for a mail that contains all words, and returns its text. */
export async function mailedText(address: string, words: readonly string[]): Promise<string> {
  const found = async () =>
    (await mailsTo(address)).find(({ text }) => words.every((each) => text.includes(each)));
  await expect.poll(async () => (await found()) !== undefined, WAIT).toBe(true);
  return (await found())?.text ?? '';
}
