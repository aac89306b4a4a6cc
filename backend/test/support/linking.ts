import { type LinkageProviderName } from '../../src/providers/linkage-client.js';
import { type SignedUp } from './sign-up.js';
import { type TestSandbox } from './test-sandbox.js';

/** Links an account that somebody has at one of the sandbox's providers with a page, as the page does it. */
export async function linkAccount(
  { browser }: Pick<SignedUp, 'browser'>,
  sandbox: TestSandbox,
  provider: LinkageProviderName,
  who: { userId: string },
): Promise<void> {
  const address = `/api/oauth/linkages/providers/${provider}`;
  const { body } = await browser.get(`${address}/redirect`).expect(200);
  const { code, state } = await sandbox.consent((body as { authUrl: string }).authUrl, who);
  await browser
    .post(address)
    .send({ code, state, ...(provider === 'tiktok' && { userId: 'hana' }) })
    .expect(201);
}
