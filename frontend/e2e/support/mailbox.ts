import { expect } from '@playwright/test';

/** The mailbox that `npm start` brings along, with its REST interface. */
const { E2E_MAILBOX_URL = 'http://localhost:1080' } = process.env;

interface Mail {
  to: { address: string }[];
  subject: string;
  text: string;
}

async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${E2E_MAILBOX_URL}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to.some((receiver) => receiver.address === address));
}

/** Waits for the newest mail to an address. */
async function lastMail(address: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const mail = (await mailsTo(address)).at(-1);
  if (mail === undefined) throw new Error(`No mail to ${address}`);
  return mail;
}

/** Waits for the code that was mailed to an address. */
export async function mailedCode(address: string): Promise<string> {
  const { text } = await lastMail(address);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`No code in the mail to ${address}`);
  return code;
}
