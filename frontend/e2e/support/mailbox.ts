import { expect } from '@playwright/test';

/** The mailbox that `npm start` brings along, with its REST interface. */
const { E2E_MAILBOX_URL = 'http://localhost:1080' } = process.env;

interface Mail {
  text: string;
}

/** How a mail is waited for: it comes within a moment, and asking for those to one address costs little. */
const WAIT = { timeout: 60_000, intervals: [50] };

async function mailsTo(address: string, mailbox = E2E_MAILBOX_URL): Promise<Mail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${mailbox}/email?${query.toString()}`);
  return (await response.json()) as Mail[];
}

/** The codes that were mailed to an address, oldest first; other mails, about a new sign-in say, are passed over. */
export async function codesTo(address: string, mailbox?: string): Promise<string[]> {
  const mails = await mailsTo(address, mailbox);
  return mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/**
 * Waits for the code that was mailed to an address last, once there are as many as are expected.
 *
 * @param mailbox that of a product of the journey's own, where it has started one
 */
export async function mailedCode(address: string, atLeast = 1, mailbox?: string): Promise<string> {
  await expect
    .poll(async () => (await codesTo(address, mailbox)).length, WAIT)
    .toBeGreaterThanOrEqual(atLeast);
  const code = (await codesTo(address, mailbox)).at(-1);
  if (code === undefined) throw new Error(`No code was mailed to ${address}`);
  return code;
}

/** Waits for a mail to an address that carries a link with this in it, and answers the link. */
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

/** Waits for a mail to an address with all of these words in its text, and answers the text. */
export async function mailedText(address: string, words: readonly string[]): Promise<string> {
  const found = async () =>
    (await mailsTo(address)).find(({ text }) => words.every((each) => text.includes(each)));
  await expect.poll(async () => (await found()) !== undefined, WAIT).toBe(true);
  return (await found())?.text ?? '';
}
