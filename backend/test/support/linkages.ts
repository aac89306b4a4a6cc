import { type OwnLinkageListResponse } from '../../src/modules/oauth/linkages/dto/linkage.response.js';
import { type LinkageProvider } from '../../src/modules/oauth/authorization/linkage-provider.js';
import { type Browser, type TestApp } from './test-app.js';
import { type TestSandbox, type ProviderCallback } from './test-sandbox.js';
import { LinkageGrant } from '../../src/modules/oauth/linkages/linkage-grant.entity.js';

/** The address of the endpoints for linked accounts. */
export const LINKAGES = '/api/oauth/linkages';

/** A person at a provider of the sandbox. */
interface ProviderPerson {
  userId: string;
}

/** Sends a browser to the sandbox's version of a provider, and returns the parameters of the callback. */
export async function goToLink(
  browser: Browser,
  sandbox: TestSandbox,
  provider: LinkageProvider,
  choice: ProviderPerson | 'deny',
): Promise<ProviderCallback> {
  const answer = await browser.get(`${LINKAGES}/providers/${provider}/redirect`).expect(200);
  return sandbox.consent((answer.body as { authUrl: string }).authUrl, choice);
}

/** Links a person's account at a provider to the account that is signed in. */
export async function link(
  browser: Browser,
  sandbox: TestSandbox,
  provider: LinkageProvider,
  who: ProviderPerson,
  userId?: string,
): Promise<OwnLinkageListResponse> {
  const { code, state } = await goToLink(browser, sandbox, provider, who);
  const answer = await browser
    .post(`${LINKAGES}/providers/${provider}`)
    .send({ code, state, ...(userId === undefined ? {} : { userId }) });
  if (!answer.ok) throw new Error(`Linking ${provider} was answered with ${answer.status}.`);
  return answer.body as OwnLinkageListResponse;
}

/** Marks the access tokens of an account's grants as expired. */
export async function letTokensEnd(testApp: TestApp, accountId: string): Promise<void> {
  await testApp.repository(LinkageGrant).update({ accountId }, { expiresAt: new Date() });
}
