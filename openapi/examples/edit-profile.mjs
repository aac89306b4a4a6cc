/**
 * Signs in, writes an introduction, reads the page back as everybody sees it, and signs out.
 *
 *   HITOHIRA_URL=https://example.com HITOHIRA_EMAIL=... HITOHIRA_PASSWORD=... node edit-profile.mjs "New words"
 */
import process from 'node:process';
import { getAccount, HitohiraError, signIn, updateOwnAccount } from '@hitohira/sdk';

const { HITOHIRA_URL: baseUrl, HITOHIRA_EMAIL: email, HITOHIRA_PASSWORD: password } = process.env;
const introduction = process.argv[2] ?? 'Written by a program.';

try {
  const session = await signIn({ email, password }, { baseUrl, language: 'en' });
  const account = await updateOwnAccount({ introduction }, session.options);
  await session.end();

  const page = await getAccount(account.displayId, { baseUrl });
  console.log(`${page.displayName} (@${page.displayId}): ${page.introduction}`);
} catch (error) {
  if (!(error instanceof HitohiraError)) throw error;
  const { failure, status } = error;
  console.error(`${status} ${failure?.errorCode ?? ''}: ${error.message}`);
  for (const { field, message } of failure?.errors ?? []) if (field) console.error(`  ${field}: ${message}`);
  process.exitCode = 1;
}
